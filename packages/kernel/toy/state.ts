import {
  type Content,
  cloneGame,
  type Game,
  type Key,
  newGame,
  type Options,
  type Seal,
  type Seat,
  shuffle,
  tasksFor,
} from '../src/index.ts';

/** A row number of `ToyContent.cards`. */
export type Card = number;

export interface ToyContent extends Content {
  /** What each card bids. */
  readonly cards: readonly number[];
  readonly rounds: number;
  readonly sides: number;
  readonly seats: readonly Seat[];
}

export const SETTINGS = [
  { name: 'seats', values: [2, 3, 4], preset: 3 },
  { name: 'rounds', values: [3, 5], preset: 5, clause: 'TOY-1' },
  { name: 'sides', values: [6, 8], preset: 6, clause: 'TOY-6' },
] as const;

export type ToyEvent =
  | { readonly type: 'dealt'; readonly seat: Seat; readonly cards: readonly number[] }
  | { readonly type: 'bid'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'shown'; readonly bids: readonly number[]; readonly doubled: readonly boolean[] }
  | { readonly type: 'peeked'; readonly seat: Seat; readonly card: number }
  | { readonly type: 'rolled'; readonly seat: Seat; readonly rolled: number }
  | { readonly type: 'gave'; readonly seat: Seat; readonly to: Seat };

export interface Toy extends Game<ToyContent, ToyEvent> {
  round: number;
  bank: number;
  /** What the winner of the round has found so far. */
  pot: number;
  /** The seat that has looked at the top card of the deck, or `NOBODY`. */
  peeker: Seat;
  readonly coins: number[];
  /** In ascending order. */
  readonly hands: Card[][];
  /** Whether a seat looks at its hand from the other end. */
  readonly turned: boolean[];
  /** The card each seat has put down, or `NO_CARD`. Hidden until all have. */
  readonly bids: Card[];
  /** Whether each seat doubles its bid. Hidden as well. */
  readonly doubled: boolean[];
  readonly deck: Card[];
  readonly discard: Card[];
}

export const NO_CARD: Card = -1;
/** Not -1, which is a spectator: no comparison may take the one for the other. */
export const NOBODY: Seat = -2;

/** 36 cards worth 1 to 9; an owner's pack may name other worths. */
export const CARDS: readonly number[] = Array.from({ length: 36 }, (_, i) => (i % 9) + 1);

export const toyContent = (options: Options, cards: readonly number[], seal: Seal): ToyContent =>
  seal(
    { cards },
    {
      rounds: options['rounds'] as number,
      sides: options['sides'] as number,
      seats: Array.from({ length: options['seats'] as number }, (_, seat) => seat),
    },
  );

export const { task } = tasksFor<Toy>();

export const layTable = (content: ToyContent, key: Key, first: { task: string; at: number }): Toy => {
  const count = content.seats.length;
  const g: Toy = {
    ...newGame(content, key, first),
    round: 0,
    bank: 40 - 3 * count,
    pot: 0,
    peeker: NOBODY,
    coins: new Array<number>(count).fill(3),
    hands: [],
    turned: new Array<boolean>(count).fill(false),
    bids: new Array<Card>(count).fill(NO_CARD),
    doubled: new Array<boolean>(count).fill(false),
    deck: content.cards.map((_, card) => card),
    discard: [],
  };
  for (let seat = 0; seat < count; seat++) g.hands.push([]);
  shuffle(g, g.deck, 'deck');
  return g;
};

export const clone = (g: Toy): Toy => ({
  ...cloneGame(g),
  round: g.round,
  bank: g.bank,
  pot: g.pot,
  peeker: g.peeker,
  coins: g.coins.slice(),
  hands: g.hands.map(hand => hand.slice()),
  turned: g.turned.slice(),
  bids: g.bids.slice(),
  doubled: g.doubled.slice(),
  deck: g.deck.slice(),
  discard: g.discard.slice(),
});
