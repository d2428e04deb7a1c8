import { barrier, type Happening, type Seat } from '@lastroad/kernel';
import { no, type Outcome, yes } from '../problem.ts';
import { type Change, isOver, playedByBot, type Standing, type Table } from '../standing.ts';
import { seatsAfter } from '../turn.ts';

export interface Given {
  readonly seat: Seat;
  readonly seq: number;
  readonly choice: number;
  readonly bot: boolean;
}

/** A decision. An answer to a question that is still open counts, even if others answered meanwhile. */
export const answer = (table: Table, given: Given, now: number): Outcome<Change> => {
  const { rules, standing } = table;
  const { g, seq } = standing;
  const { seat, choice, bot } = given;
  if (given.seq > seq) return no('stale', `there is no question ${given.seq} yet; the table stands at ${seq}`);
  const asked = !isOver(standing) && rules.waitingFor(g).includes(seat);
  if (!asked) {
    if (given.seq < seq) return no('stale', `question ${given.seq} is settled; the table stands at ${seq}`);
    return no('not-your-turn', isOver(standing) ? 'the game is over' : `seat ${seat} is not asked`);
  }
  // The person may have come back while the bot was thinking.
  if (bot && !playedByBot(table, seat)) return no('not-allowed', `seat ${seat} decides for itself`);
  const askedAt = standing.around.seats[seat]?.askedAt ?? seq;
  if (given.seq < askedAt) return no('stale', `question ${given.seq} is settled; the open one came up at ${askedAt}`);
  if (!rules.options(g, seat).includes(choice) && !rules.asides(g, seat).includes(choice)) {
    return no('illegal', `${choice} is not one of ${rules.options(g, seat).join(', ')}`);
  }
  return yes(decide(table, { seat, choice, bot }, now));
};

const decide = (table: Table, { seat, choice, bot }: Omit<Given, 'seq'>, now: number): Change => {
  const { rules, standing } = table;
  const g = rules.clone(standing.g);
  const events: Happening[] = [];
  g.events = events;
  rules.choose(g, seat, choice);
  g.events = null;
  const seq = standing.seq + 1;
  const seats = seatsAfter(table, g, seq, now, seat);
  const state = seats[seat];
  // Whoever answers is there.
  if (!bot && state?.control === 'away') seats[seat] = { ...state, control: 'self' };
  const { lastSeat, undoable } = standing.around;
  const run = lastSeat === seat ? undoable : 0;
  const next: Standing = {
    seq,
    length: standing.length + 1,
    g,
    hash: rules.hash(g),
    around: { seats, undoable: barrier(g) === barrier(standing.g) ? run + 1 : 0, lastSeat: seat, proposal: null },
  };
  return { kind: 'answer', seat, choice, bot, events, next };
};
