import type { Game, Rules, Seat } from '@lastroad/kernel';
import { reserveAfter } from './clock.ts';
import { no, type Problem } from './problem.ts';
import type { HeldTable, SeatState, Standing } from './standing.ts';

/** When a request arrived, by which its seat is judged, and when it is carried out, from which others are given their time. */
export interface Moment {
  readonly at: number;
  readonly now: number;
}

/** Whether a seat that was asked before is still asked the very same thing. */
const sameQuestion = (rules: Rules, before: Game, after: Game, seat: Seat): boolean => {
  if (rules.question(before, seat)?.name !== rules.question(after, seat)?.name) return false;
  const [was, is] = [rules.options(before, seat), rules.options(after, seat)];
  return was.length === is.length && was.every((choice, i) => choice === is[i]);
};

/**
 * Clocks and open questions after the game went from one position to another. A seat that is asked the same as before
 * goes on thinking: its clock runs on and an answer it has already sent still counts.
 */
export const seatsAfter = (
  table: HeldTable,
  after: Game,
  seq: number,
  actor: Seat,
  { at, now }: Moment,
): SeatState[] => {
  const { rules, pace, standing } = table;
  const waitingBefore = rules.waitingFor(standing.g);
  const waiting = rules.waitingFor(after);
  return standing.around.seats.map((state, seat): SeatState => {
    const reserve = seat === actor ? reserveAfter(pace, state, at) : state.reserve;
    const control = state.returning ? 'self' : state.control;
    if (!waiting.includes(seat)) return { control, reserve, since: null, askedAt: -1 };
    if (seat === actor || !waitingBefore.includes(seat)) return { control, reserve, since: now, askedAt: seq };
    const isSame = sameQuestion(rules, standing.g, after, seat);
    return { ...state, askedAt: isSame ? state.askedAt : seq };
  });
};

/** Why question `seq` is not the one that is open for a seat; others may have answered since it came up. */
export const staleFor = ({ seq, around }: Standing, seat: Seat, asked: number): Problem | null => {
  if (asked > seq) return no('stale', `there is no question ${asked} yet; the table stands at ${seq}`);
  const askedAt = around.seats[seat]?.askedAt ?? seq;
  return asked < askedAt ? no('stale', `question ${asked} is settled; the open one came up at ${askedAt}`) : null;
};

/** The same game, with something different around it. */
export const around = (standing: Standing, change: Partial<Standing['around']>): Standing => ({
  ...standing,
  seq: standing.seq + 1,
  around: { ...standing.around, ...change },
});
