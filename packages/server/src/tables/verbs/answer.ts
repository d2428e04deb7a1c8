import { carryOut, refusalTo, type Seat } from '@lastroad/kernel';
import { isUp, spentOn } from '../clock.ts';
import { no, type Outcome, yes } from '../problem.ts';
import { type Change, type HeldTable, playedByBot, type Standing } from '../standing.ts';
import { type Moment, seatsAfter, staleFor } from '../turn.ts';

export interface Given {
  readonly seat: Seat;
  readonly seq: number;
  readonly choice: number;
  readonly bot: boolean;
}

/** A decision. An answer to a question that is still open counts, even if others answered meanwhile. */
export const answer = (table: HeldTable, given: Given, moment: Moment): Outcome<Change> => {
  const { rules, standing, pace } = table;
  const { seat, bot } = given;
  const stale = staleFor(standing, seat, given.seq);
  if (stale !== null) return stale;
  if (standing.around.conceded) return no('not-your-turn', 'the game is over');
  const refusal = refusalTo(rules, standing.g, given);
  if (refusal?.code === 'not-an-option') return no('illegal', refusal.detail);
  if (refusal !== null) {
    const { seq } = standing;
    if (given.seq < seq) return no('stale', `question ${given.seq} is settled; the table stands at ${seq}`);
    return no('not-your-turn', refusal.detail);
  }
  // The person may have come back while the bot was thinking.
  if (bot && !playedByBot(table, seat)) return no('not-allowed', `seat ${seat} decides for itself`);
  const state = standing.around.seats[seat];
  // Whether or not a clock has been looked at meanwhile, here or in another process.
  if (!bot && state !== undefined && isUp(pace, state, moment.at)) return no('stale', 'the time for it was up');
  return yes(decide(table, given, moment));
};

const decide = (table: HeldTable, given: Omit<Given, 'seq'>, moment: Moment): Change => {
  const { rules, standing } = table;
  const { seat, choice, bot } = given;
  const { g, events, isBarrier } = carryOut(rules, standing.g, given);
  const seq = standing.seq + 1;
  const seats = seatsAfter(table, g, seq, seat, moment);
  const before = standing.around.seats[seat];
  const state = seats[seat];
  // Whoever answers is there.
  if (!bot && state?.control === 'away') seats[seat] = { ...state, control: 'self' };
  const { lastSeat, undoable, spent = [] } = standing.around;
  const run = lastSeat === seat && !isBarrier ? undoable : 0;
  const spentNow = before === undefined ? 0 : spentOn(table.pace, before, moment.at);
  const undo = isBarrier
    ? { undoable: 0, spent: [] }
    : { undoable: run + 1, spent: [...spent.slice(spent.length - run), spentNow] };
  // Whoever answers is not away.
  const replacing = standing.around.replacing?.seat === seat ? null : standing.around.replacing;
  const next: Standing = {
    seq,
    length: standing.length + 1,
    g,
    hash: rules.hash(g),
    around: { ...standing.around, seats, ...undo, lastSeat: seat, proposal: null, replacing },
  };
  return { kind: 'answer', seat, choice, bot, events, next };
};
