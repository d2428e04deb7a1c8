import type { Letter } from '../../../src/cards.ts';
import type { AuroraContent, AuroraEvent } from '../../../src/index.ts';
import { NONE } from '../../../src/state.ts';
import type { Effect, StoryOption } from '../../../src/story.ts';

/** How a story went, as far as everybody has heard. */
export interface End {
  readonly story: number;
  /** `NONE`: nobody could take any option. */
  readonly option: number;
  readonly seat: number;
  /** Last part of the key of its text; `void`: it has none. */
  readonly tale: 'yes' | 'no' | 'found' | 'met' | 'short' | 'task' | 'lost' | 'void';
  readonly effects: readonly Effect[];
  /** Of a test: the outcome card that was turned, and its first letter. */
  readonly turned: { readonly outcome: number; readonly letter: Letter; readonly passed: boolean } | null;
}

const isTuck = (effect: Effect): effect is Extract<Effect, { tuck: unknown }> => 'tuck' in effect;
const isPot = (effect: Effect): effect is Extract<Effect, { contribute: unknown }> => 'contribute' in effect;

/** FS-STORY-19: what comes of an option, by the text that tells it. */
const effectsOf = (option: StoryOption | undefined, tale: End['tale']): readonly Effect[] => {
  if (option === undefined || tale === 'void' || tale === 'lost' || tale === 'task') return [];
  const good = 'plain' in option ? option.plain : option.success;
  if (tale === 'found') return good.find(isTuck)?.found ?? [];
  if (tale === 'met') return good.find(isPot)?.met ?? [];
  if (tale === 'short') return good.find(isPot)?.short ?? [];
  if (tale === 'yes') return good.filter(effect => !isPot(effect));
  return 'plain' in option ? [] : (option.failure ?? []);
};

export const endOf = (
  { stories }: AuroraContent,
  story: number,
  option: number,
  tale: End['tale'],
): Omit<End, 'seat' | 'turned'> => ({
  story,
  option,
  tale,
  effects: option === NONE ? [] : effectsOf(stories[story]?.options[option], tale),
});

/** What an event tells, if it is how a story ended, or went on. */
export const endIn = (content: AuroraContent, events: readonly AuroraEvent[]): End | null => {
  const told = events.findLast(({ type }) => ENDS.includes(type));
  const tested = events.findLast(event => event.type === 'storyTested');
  switch (told?.type) {
    case 'storyTold': {
      const turned = told.tale === 'found' ? null : (tested ?? null);
      return { ...endOf(content, told.story, told.option, told.tale), seat: told.seat, turned };
    }
    case 'questTaken':
      return { ...endOf(content, told.story, told.option, 'task'), seat: told.seat, turned: null };
    case 'storyPot':
      return { ...endOf(content, told.story, told.option, told.isMet ? 'met' : 'short'), seat: NONE, turned: null };
    default:
      return null;
  }
};

/** Events after which everybody reads before they go on. */
export const ENDS: readonly AuroraEvent['type'][] = ['storyTold', 'questTaken', 'storyPot'];
