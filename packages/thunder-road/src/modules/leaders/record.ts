import type { Seat } from '@lastroad/kernel';
import type { Ability } from '../../rows.ts';
import { type Car, type LeaderState, NONE, type Race } from '../../state.ts';

/** The leaders of this table. Only what is part of this module asks. */
export const leadersOf = ({ leaders }: Race): LeaderState => {
  if (leaders === undefined) throw new Error('there are no leaders at this table');
  return leaders;
};

/** TR-CTOK-6: nobody has a leader yet, all tokens are in the supply. */
export const setUp = (g: Race): void => {
  const seats = g.crews.map(() => NONE);
  g.leaders = {
    dealt: seats.map(() => []),
    kept: seats,
    open: false,
    tokens: seats.map(() => 0),
    placed: seats.map(() => []),
    supply: g.content.limits.commandTokens,
    waiting: NONE,
    boosts: [],
    boosted: NONE,
    rerolled: seats.map(() => false),
  };
};

/** The leader that a seat shows, or `NONE`. */
export const leaderOf = (g: Race, seat: Seat): number => {
  const { open, kept } = leadersOf(g);
  return open && seat >= 0 ? kept[seat] : NONE;
};

export const abilityOf = (g: Race, seat: Seat): Ability | null => {
  const leader = leaderOf(g, seat);
  return leader === NONE ? null : g.content.abilities[leader];
};

/** TR-LEAD-2: the board of the leader lies in place of the other. */
export const boardOf = (g: Race, seat: Seat, board: readonly number[]): readonly number[] => {
  const leader = leaderOf(g, seat);
  return leader === NONE ? board : g.content.leaderBoards[leader];
};

/** TR-CTOK-3, TR-CTOK-6: a token from the supply, if there is one left. */
export const gainToken = (g: Race, seat: Seat, car: Car): void => {
  const leaders = leadersOf(g);
  if (leaders.supply === 0) return;
  leaders.supply--;
  leaders.tokens[seat]++;
  g.events?.push({ type: 'tokenGained', seat, car });
};

/** What worked on the car of the last turn is over. */
export const turnBegins = (g: Race): void => {
  const leaders = leadersOf(g);
  leaders.waiting = NONE;
  leaders.boosted = NONE;
  leaders.boosts.length = 0;
};

/** TR-CTOK-5: tokens go from the boards to the supply. */
export const roundEnds = (g: Race): void => {
  const leaders = leadersOf(g);
  for (const placed of leaders.placed) leaders.supply += placed.splice(0).length;
  leaders.rerolled.fill(false);
};
