import type { Seat } from '@lastroad/kernel';
import { no, type Outcome, yes } from '../problem.ts';
import { type Change, type HeldTable, isFinished, isGivenUp, type SeatState } from '../standing.ts';
import { around } from '../turn.ts';

/** In place of a seat in the log. */
export const OPERATOR = -1;

const done = (kind: Change['kind'], choice: Seat | null, next: Change['next']): Outcome<Change> =>
  yes({ kind, seat: OPERATOR, choice, bot: false, events: [], next });

/** The operator stops a game: nobody is asked anything, and clocks stand still. */
export const park = (table: HeldTable, now: number): Outcome<Change> => {
  const { standing } = table;
  if (isFinished(standing)) return no('not-allowed', 'the game is over');
  if (standing.around.parkedAt !== null) return no('not-allowed', 'the table is parked already');
  return done('parked', null, around(standing, { parkedAt: now }));
};

/** The game goes on where it stood, with the time that everybody had left. */
export const resume = (table: HeldTable, now: number): Outcome<Change> => {
  const { standing } = table;
  const { parkedAt } = standing.around;
  if (parkedAt === null) return no('not-allowed', 'the table is not parked');
  const seats = standing.around.seats.map(
    (state): SeatState => ({ ...state, since: state.since === null ? null : state.since + (now - parkedAt) }),
  );
  return done('resumed', null, around(standing, { seats, parkedAt: null }));
};

/** A bot takes a person's seat for good. The game ends if no other person is left. */
export const remove = (table: HeldTable, seat: Seat): Outcome<Change> => {
  const { standing } = table;
  if (isFinished(standing)) return no('not-allowed', 'the game is over');
  if (table.seats[seat]?.kind !== 'person' || isGivenUp(table, seat)) {
    return no('not-allowed', `no person plays in seat ${seat}`);
  }
  const conceded = table.seats.every(({ kind }, each) => each === seat || kind !== 'person' || isGivenUp(table, each));
  const seats = standing.around.seats.map((state, each): SeatState => {
    const control = each === seat ? 'replaced' : state.control;
    return conceded ? { ...state, control, since: null, askedAt: -1 } : { ...state, control };
  });
  return done('removed', seat, around(standing, { seats, conceded, proposal: null, replacing: null }));
};
