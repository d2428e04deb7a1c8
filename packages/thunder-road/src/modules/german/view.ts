import { type Seat, shuffle } from '@lastroad/kernel';
import type { Race } from '../../state.ts';
import { isCard } from '../../verbs/dice.ts';

/** TR-GER-6: what everybody sees of a deck: how many cards are left, those discarded and those on boards. */
export interface DeckView {
  readonly pile: number;
  readonly discard: readonly number[];
  readonly played: readonly number[];
  /** The card of its last shot, or `NONE`. */
  readonly shown: number;
}

/** `null` for a crew that rolls. */
export const deckView = (g: Race, seat: Seat): DeckView | null => {
  const deck = g.decks?.[seat] ?? null;
  if (deck === null) return null;
  return { pile: deck.pile.length, discard: deck.discard.slice(), played: deck.played.slice(), shown: deck.shown };
};

const inOrder = (a: number, b: number): number => a - b;

/** Deals the hands of others anew, together with their decks; one's own deck is known but for its order. */
export const redealDecks = (twin: Race, seat: Seat): void => {
  for (const [owner, deck] of (twin.decks ?? []).entries()) {
    if (deck === null) continue;
    const crew = twin.crews[owner];
    const hidden = owner === seat ? [] : crew.dice.filter(isCard);
    const unseen = [...deck.pile.splice(0), ...hidden].sort(inOrder);
    shuffle(twin, unseen, 'imagined');
    const dealt = unseen.splice(0, hidden.length);
    if (hidden.length > 0) crew.dice = [...crew.dice.filter(die => !isCard(die)), ...dealt].sort(inOrder);
    deck.pile.push(...unseen);
  }
};
