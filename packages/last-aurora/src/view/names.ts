import type { Message } from '@lastroad/kernel';
import { type ConvoyCard, CREWS } from '../cards.ts';
import type { Who } from '../events.ts';
import { lengthened } from '../modules/stories/lengthen.ts';
import type { ArchivedView } from '../modules/stories/view.ts';
import { BESIDE } from '../rules/explore.ts';
import { AUTOMA, type AuroraContent, type Card, type Item, type Slot, TOKENS, type Token } from '../state.ts';

/** A card by name; cards that are there twice carry a number. */
export const cardName = (content: AuroraContent, card: Card): Message => {
  const { name, colour } = content.cards[card];
  const twins = content.cards.slice(0, card).filter(other => other.name === name).length;
  const copy = colour === null ? twins + 1 : 1;
  return { key: 'card.numbered', values: { name: { key: `card.${name}` }, copy } };
};

/** A crew with those who belong to it. */
export const crewName = (content: AuroraContent, crew: number): Message => ({
  key: 'choice.crew',
  values: {
    crew: { key: `crew.${CREWS[crew]}` },
    people: listOf(
      content.piles.crews[crew].map(card => cardName(content, card)),
      'comma',
    ),
  },
});

/** A part of an Explore action. */
export const partName = (part: number): Message =>
  part >= BESIDE ? { key: 'choice.part.beside', values: { space: part - BESIDE + 1 } } : { key: `choice.part.${part}` };

export const itemName = (content: AuroraContent, item: Item): Message => ({ key: `item.${content.items[item].id}` });
export const tokenName = (token: Token): Message => ({ key: `token.${TOKENS[token]}` });
export const whoName = (who: Who): Message =>
  who === AUTOMA ? { key: 'who.automa' } : { key: 'who.seat', values: { seat: who + 1 } };

/** The same in one letter. */
export const whoLetter = (who: Who): string => (who === AUTOMA ? 'A' : String(who + 1));

/** The number of a waypoint along the road, as the map shows it; where another one has the same, its id. */
export const waypointName = ({ map: { nodes } }: AuroraContent, node: number): string => {
  const { id, rank } = nodes[node];
  return nodes.some((other, i) => i !== node && other.rank === rank) ? id : String(rank);
};

/** A road by its ends. */
export const roadEnds = (content: AuroraContent, road: number): Record<'from' | 'to', string> => {
  const { from, to } = content.map.ends[road];
  return { from: waypointName(content, from), to: waypointName(content, to) };
};

/** A convoy card with the slots of the story that lies under it. */
export const cardShown = (content: AuroraContent, archived: readonly ArchivedView[], card: Card): ConvoyCard =>
  lengthened(content, archived, card) ?? (content.cards[card] as ConvoyCard);

/** A slot with everything that tells it from the others. */
export const slotName = (
  content: AuroraContent,
  player: Readonly<Record<'convoy' | 'cargo', readonly number[]>>,
  slot: Slot,
  archived: readonly ArchivedView[] = [],
): Message => {
  const card = player.convoy[slot >> 3];
  const { slots } = cardShown(content, archived, card);
  return {
    key: 'choice.slot',
    values: {
      card: cardName(content, card),
      place: { key: `place.${slot >> 3}` },
      n: (slot & 7) + 1,
      kind: { key: `slot.${slots[slot & 7]}` },
      holds: tokenName(player.cargo[slot]),
    },
  };
};

/** Several things in one text: `list.comma` or `list.plus`. */
export const listOf = (things: readonly Message[], joined: 'comma' | 'plus'): Message => {
  if (things.length === 0) return { key: 'list.none' };
  return things.reduce((before, next) => ({ key: `list.${joined}`, values: { before, next } }));
};

export const tokenList = (tokens: readonly Token[]): Message => listOf(tokens.map(tokenName), 'plus');
