import type { ConvoyCard } from '../../cards.ts';
import { type Aurora, type Card, SLOTS_PER_CARD } from '../../state.ts';
import type { Archived } from '../../stories.ts';
import type { StoryRow } from '../../story.ts';

/** Made once for each pair of a card and a story, since it is asked for very often. */
const made = new WeakMap<ConvoyCard, Map<StoryRow, ConvoyCard>>();

const withSlots = (card: ConvoyCard, story: StoryRow): ConvoyCard => {
  const known = made.get(card)?.get(story);
  if (known !== undefined) return known;
  // A position has places for eight tokens; what an owner prints beyond them is out of reach.
  const longer = { ...card, slots: [...card.slots, ...(story.cargo ?? [])].slice(0, SLOTS_PER_CARD) };
  if (!made.has(card)) made.set(card, new Map());
  made.get(card)?.set(story, longer);
  return longer;
};

interface Library {
  readonly cards: Aurora['content']['cards'];
  readonly stories: readonly StoryRow[];
}

/** FS-STORY-31: a convoy card with the slots of the story under it, if one with slots lies there. */
export const lengthened = (
  { cards, stories }: Library,
  archived: readonly Pick<Archived, 'host' | 'story'>[],
  card: Card,
): ConvoyCard | undefined => {
  for (let i = 0; i < archived.length; i++) {
    const { host, story } = archived[i];
    if (host === card && stories[story].cargo !== undefined)
      return withSlots(cards[card] as ConvoyCard, stories[story]);
  }
  return undefined;
};
