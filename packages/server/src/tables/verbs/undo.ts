import type { Game, Seat } from '@lastroad/kernel';
import { no, type Outcome, type Problem, yes } from '../problem.ts';
import {
  type Around,
  type Change,
  type HeldTable,
  isFinished,
  type Proposal,
  playedByBot,
  type SeatState,
  type Standing,
} from '../standing.ts';
import { around, type Moment, seatsAfter } from '../turn.ts';

/** The position after so many of the decisions that stand, replayed from the beginning. */
export type Rewind = (table: HeldTable, length: number) => Promise<Outcome<Game>>;

/** Back to an earlier position. The log keeps what was taken back, and that it was. */
const goBack = (table: HeldTable, seat: Seat, g: Game, to: number, undoable: number, moment: Moment): Change => {
  const { rules, standing } = table;
  const seq = standing.seq + 1;
  const seats = seatsAfter(table, g, seq, seat, moment);
  const lastSeat = undoable > 0 ? standing.around.lastSeat : -1;
  const next: Standing = {
    seq,
    length: to,
    g,
    hash: rules.hash(g),
    around: { ...standing.around, seats, undoable, lastSeat, proposal: null },
  };
  return { kind: 'undo', seat, choice: to, bot: false, events: [], next };
};

/** Going back alone wins no time: the clock goes on as if the decision, and what was thought of since, had been one. */
const thinkingOn = ({ standing }: HeldTable, seat: Seat, after: Around, { at }: Moment): Around => {
  const { seats, spent = [] } = standing.around;
  const { since = null, reserve = 0 } = seats[seat] ?? {};
  const used = (spent.at(-1) ?? 0) + (since === null ? 0 : at - since);
  const resumed = (state: SeatState): SeatState => ({ ...state, reserve, since: at - used });
  return {
    ...after,
    seats: after.seats.map((state, each) => (each === seat ? resumed(state) : state)),
    spent: spent.slice(0, -1),
  };
};

/** Why nobody can go back by a request about entry `seq`; `null`: what is asked for decides. */
const problemWith = (standing: Standing, seq: number): Problem | null => {
  if (seq !== standing.seq) return no('stale', `the table stands at ${standing.seq}, not at ${seq}`);
  // Whoever went back now would know every die and card that is to come.
  return isFinished(standing) ? no('nothing-to-undo', 'the game is over, and the secret of its dice is out') : null;
};

/** Takes back one's own last decision: nothing was drawn or shown since, and nobody else has answered. */
export const undo = async (
  table: HeldTable,
  given: { readonly seat: Seat; readonly seq: number },
  moment: Moment,
  rewind: Rewind,
): Promise<Outcome<Change>> => {
  const { standing } = table;
  const problem = problemWith(standing, given.seq);
  if (problem !== null) return problem;
  const { undoable, lastSeat } = standing.around;
  if (undoable === 0 || lastSeat !== given.seat) {
    return no('nothing-to-undo', 'something was drawn or shown since, or somebody else has answered');
  }
  const earlier = await rewind(table, standing.length - 1);
  if (!earlier.ok) return earlier;
  const { next, ...change } = goBack(table, given.seat, earlier.value, standing.length - 1, undoable - 1, moment);
  return yes({ ...change, next: { ...next, around: thinkingOn(table, given.seat, next.around, moment) } });
};

/** People who have a say: bots agree to everything. */
const voters = (table: HeldTable): Seat[] =>
  table.seats.map((_, seat) => seat).filter(seat => !playedByBot(table, seat));

/** Asks everybody to go further back. Never behind a draw: dice that were seen cannot be rolled again. */
export const propose = async (
  table: HeldTable,
  given: { readonly seat: Seat; readonly seq: number; readonly to: number },
  moment: Moment,
  rewind: Rewind,
): Promise<Outcome<Change>> => {
  const { standing } = table;
  const problem = problemWith(standing, given.seq);
  if (problem !== null) return problem;
  if (given.to >= standing.length) return no('nothing-to-undo', `only ${standing.length} decisions stand`);
  const earlier = await rewind(table, given.to);
  if (!earlier.ok) return earlier;
  if (earlier.value.drawn !== standing.g.drawn) return no('nothing-to-undo', 'dice were rolled or cards drawn since');
  const proposal: Proposal = { by: given.seat, to: given.to, agreed: [given.seat] };
  return conclude(table, 'propose', given.seat, proposal, moment, rewind);
};

export const consent = async (
  table: HeldTable,
  given: { readonly seat: Seat; readonly seq: number; readonly agree: boolean },
  moment: Moment,
  rewind: Rewind,
): Promise<Outcome<Change>> => {
  const { standing } = table;
  const problem = problemWith(standing, given.seq);
  if (problem !== null) return problem;
  const { proposal } = standing.around;
  if (proposal === null) return no('nothing-to-undo', 'nobody has proposed anything');
  if (!given.agree) {
    const next = around(standing, { proposal: null });
    return yes({ kind: 'consent', seat: given.seat, choice: 0, bot: false, events: [], next });
  }
  const agreed = [...new Set([...proposal.agreed, given.seat])].sort((a, b) => a - b);
  return conclude(table, 'consent', given.seat, { ...proposal, agreed }, moment, rewind);
};

/** Goes back if everybody agrees, remembers who does otherwise. */
const conclude = async (
  table: HeldTable,
  kind: 'propose' | 'consent',
  seat: Seat,
  proposal: Proposal,
  moment: Moment,
  rewind: Rewind,
): Promise<Outcome<Change>> => {
  if (!voters(table).every(voter => proposal.agreed.includes(voter))) {
    const next = around(table.standing, { proposal });
    return yes({ kind, seat, choice: proposal.to, bot: false, events: [], next });
  }
  const earlier = await rewind(table, proposal.to);
  return earlier.ok ? yes(goBack(table, seat, earlier.value, proposal.to, 0, moment)) : earlier;
};
