import { shuffle } from '@lastroad/kernel';
import type { WaitingRow } from '../../rows.ts';
import type { Race, WaitingState } from '../../state.ts';

/** The decks whose cards wait for something. */
export const DECKS = ['bounties', 'oneShots'] as const;
export type DeckName = (typeof DECKS)[number];

/** A deck of this table. Only what is part of this module asks, and it speaks only where the deck is in play. */
export const deckOf = (g: Race, name: DeckName): WaitingState => {
  const deck = g[name];
  if (deck === undefined) throw new Error(`there are no ${name}`);
  return deck;
};

export const rowsOf = ({ content }: Race, name: DeckName): readonly WaitingRow[] => content[name];

/** TR-AMMO-4, TR-AMMO-5: one card each, the others are out of the game. */
export const deal =
  (name: DeckName) =>
  (g: Race): void => {
    const rest = rowsOf(g, name).map((_, card) => card);
    shuffle(g, rest, name);
    const held = g.crews.map(() => rest.pop() ?? -1);
    g[name] = { rest, held, played: [], noted: [], slams: 0, surge: g.crews.map(() => 0) };
  };
