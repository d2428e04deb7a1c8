import type { Aurora, FrozenDeck } from '../../state.ts';

/** Seats, and the Automa after them. */
const MOVERS = 5;

export const newRecord = (seats: number): FrozenDeck => ({
  passengers: Array.from({ length: seats }, () => []),
  winds: 0,
  slowed: new Array<number>(MOVERS).fill(0),
  backfire: new Array<number>(seats).fill(0),
  given: 0,
});

/** What the new deck keeps; asked for only where it is on the table. */
export const recordOf = ({ frozenDeck }: Aurora): FrozenDeck => {
  if (frozenDeck === undefined) throw new Error('the new deck is not at this table');
  return frozenDeck;
};
