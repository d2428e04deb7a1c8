import { carryOut, refusalTo, type Seat } from '@lastroad/kernel';
import { no, type Outcome, yes } from '../problem.ts';
import { type Change, type HeldTable, playedByBot, type Standing } from '../standing.ts';
import { seatsAfter, staleFor } from '../turn.ts';

export interface Given {
  readonly seat: Seat;
  readonly seq: number;
  readonly choice: number;
  readonly bot: boolean;
}

/** A decision. An answer to a question that is still open counts, even if others answered meanwhile. */
export const answer = (table: HeldTable, given: Given, now: number): Outcome<Change> => {
  const { rules, standing } = table;
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
  return yes(decide(table, given, now));
};

const decide = (table: HeldTable, given: Omit<Given, 'seq'>, now: number): Change => {
  const { rules, standing } = table;
  const { seat, choice, bot } = given;
  const { g, events, isBarrier } = carryOut(rules, standing.g, given);
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
    around: { ...standing.around, seats, undoable: isBarrier ? 0 : run + 1, lastSeat: seat, proposal: null },
  };
  return { kind: 'answer', seat, choice, bot, events, next };
};
