import type { Seat } from '@lastroad/kernel';
import { endsWithout, type Held, type Kind } from '@lastroad/protocol';
import { isUp } from '../clock.ts';
import { no, type Outcome, yes } from '../problem.ts';
import { type Change, type HeldTable, isFinished, type SeatState } from '../standing.ts';
import { around } from '../turn.ts';

const hand = (table: HeldTable, seat: Seat, kind: Kind, state: Partial<SeatState>): Outcome<Change> => {
  const { seats } = table.standing.around;
  const changed = seats.map((old, i) => (i === seat ? { ...old, ...state } : old));
  const next = around(table.standing, { seats: changed });
  return yes({ kind, seat, choice: null, bot: false, events: [], next });
};

/** The clock has run out: a bot minds the seat until its person is back. The end of its time stays where it was. */
export const away = (table: HeldTable, seat: Seat, now: number): Outcome<Change> => {
  const state = table.standing.around.seats[seat];
  if (state?.control !== 'self' || state.since === null || !isUp(table.pace, state, now)) {
    return no('not-allowed', `seat ${seat} has time left`);
  }
  return hand(table, seat, 'away', { control: 'away', reserve: 0, since: state.since + state.reserve });
};

/** The person is here again and has what is left of the time for this decision; if nothing is, from the next one on. */
export const back = (table: HeldTable, seat: Seat, now: number): Outcome<Change> => {
  const state = table.standing.around.seats[seat];
  if (state?.control !== 'away' || state.returning) return no('not-allowed', `no bot minds seat ${seat}`);
  return hand(table, seat, 'back', isUp(table.pace, state, now) ? { returning: true } : { control: 'self' });
};

/** A bot takes the seat for good, or the game ends, if nobody is left to play it. */
export const resign = (table: HeldTable, seat: Seat): Outcome<Change> => {
  const { standing } = table;
  if (isFinished(standing)) return no('not-allowed', 'the game is over');
  const conceded = endsWithout(heldSeats(table), seat);
  const seats = standing.around.seats.map((state, each): SeatState => {
    const control = each === seat ? 'resigned' : state.control;
    return conceded ? { ...state, control, since: null, askedAt: -1 } : { ...state, control };
  });
  const next = around(standing, { seats, conceded, proposal: null });
  return yes({ kind: 'resign', seat, choice: null, bot: false, events: [], next });
};

const heldSeats = ({ seats, standing }: HeldTable): Held[] =>
  seats.map(({ kind }, seat) => ({ kind, control: standing.around.seats[seat]?.control ?? 'self' }));
