import { draw, isOf, type Seat, shuffle } from '@lastroad/kernel';
import { FACE_DOWN, NONE, type Race } from '../../state.ts';
import { swoop } from '../strikes/rules.ts';
import { DECKS, type DeckName } from './decks.ts';
import { fits, window } from './window.ts';

/** Part 13: what a reader sees of a deck of which everybody was dealt a card. */
export interface DealtView {
  /** By seat: the card, `HIDDEN`, or `NONE` once it has been played. */
  readonly held: readonly number[];
  readonly played: readonly number[];
  /** The reader is asked whether to play it. */
  readonly met: boolean;
}

/** `null` where the deck is not at the table. */
export const dealtView = (g: Race, name: DeckName | 'strikes', reader: Seat): DealtView | null => {
  const deck = g[name];
  if (deck === undefined) return null;
  const frame = g.stack[g.stack.length - 1];
  const met =
    (isOf(window, frame) && frame.deck === name && frame.seat === reader) ||
    (name === 'strikes' && isOf(swoop, frame) && frame.seat === reader);
  const seen = (card: number, seat: Seat): number => (card === NONE || seat === reader ? card : FACE_DOWN);
  return { held: deck.held.map(seen), played: deck.played.slice(), met };
};

const inOrder = (a: number, b: number): number => a - b;

/** Who is asked whether to play a card has one that fits, unless everybody is asked. */
const demands = (twin: Race, name: DeckName | 'strikes', seat: Seat): ((card: number) => boolean) | null => {
  const frame = twin.stack[twin.stack.length - 1];
  if (!isOf(window, frame) || name === 'strikes') return null;
  const all = name === 'bounties' ? twin.content.house.bountiesAskAll : twin.content.house.oneShotsAskAll;
  return frame.deck === name && frame.seat === seat && !all ? card => fits(twin, name, seat, card, frame) : null;
};

/** Deals the cards of others anew, together with those that nobody was dealt. */
export const redealWaiting = (twin: Race, reader: Seat): void => {
  for (const name of [...DECKS, 'strikes'] as const) {
    const deck = twin[name];
    if (deck === undefined) continue;
    const hidden = deck.held.flatMap((card, seat) => (card !== NONE && seat !== reader ? [seat] : []));
    const pool = [...deck.rest, ...hidden.map(seat => deck.held[seat])].sort(inOrder);
    for (const seat of hidden) {
      const demand = demands(twin, name, seat);
      if (demand === null) continue;
      const fitting = pool.filter(demand);
      deck.held[seat] = fitting[draw(twin, fitting.length, 'imagined')];
      pool.splice(pool.indexOf(deck.held[seat]), 1);
      hidden.splice(hidden.indexOf(seat), 1);
      break;
    }
    shuffle(twin, pool, 'imagined');
    for (const seat of hidden) deck.held[seat] = pool.pop() ?? NONE;
    deck.rest.splice(0, deck.rest.length, ...pool);
  }
};
