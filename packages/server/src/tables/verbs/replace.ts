import type { Seat } from '@lastroad/kernel';
import { ABSENT_AFTER } from '@lastroad/protocol';
import { no, type Outcome, type Problem, yes } from '../problem.ts';
import { type Change, type HeldTable, isFinished, playedByBot, type SeatState } from '../standing.ts';
import { around } from '../turn.ts';

/** When the person of each seat was last connected. */
export type LastSeen = (table: HeldTable) => Promise<readonly number[]>;

/** Somebody says that a bot should take the seat of one who is away. It does, once all say so who are there. */
export const replace = async (
  table: HeldTable,
  seat: Seat,
  other: Seat,
  now: number,
  lastSeen: LastSeen,
): Promise<Outcome<Change>> => {
  const { rules, standing } = table;
  const problem = problemWith(table, other);
  if (problem !== null) return problem;
  const seen = await lastSeen(table);
  const isAway = (each: Seat): boolean => (seen[each] ?? 0) + ABSENT_AFTER <= now;
  if (other === seat || !isAway(other)) return no('not-allowed', `seat ${other} has not been away for long enough`);
  if (!rules.waitingFor(standing.g).includes(other)) return no('not-allowed', `nobody waits for seat ${other}`);
  const before = standing.around.replacing;
  const agreed = [...new Set([...(before?.seat === other ? before.agreed : []), seat])].sort((a, b) => a - b);
  const isMissing = table.seats.some(
    (_, each) => each !== other && !playedByBot(table, each) && !isAway(each) && !agreed.includes(each),
  );
  const entry = { seat, choice: other, bot: false, events: [] };
  if (isMissing)
    return yes({ ...entry, kind: 'replace', next: around(standing, { replacing: { seat: other, agreed } }) });
  const seats = standing.around.seats.map(
    (state, each): SeatState => (each === other ? { ...state, control: 'replaced' } : state),
  );
  return yes({ ...entry, kind: 'replaced', next: around(standing, { seats, replacing: null, proposal: null }) });
};

/** Why nobody can be replaced in this seat, whoever is away. */
const problemWith = (table: HeldTable, other: Seat): Problem | null => {
  if (isFinished(table.standing)) return no('not-allowed', 'the game is over');
  if (table.pace.kind !== 'none')
    return no('not-allowed', 'where there are clocks, a bot minds the seat when time is up');
  if (table.seats[other] === undefined || playedByBot(table, other)) return no('not-allowed', 'no person plays there');
  return null;
};
