import { deadlineOf } from './clock.ts';
import { type HeldTable, isStill, playedByBot } from './standing.ts';

/** How long the process that asked a bot may take before another one looks after the table. */
const GRACE = 3000;

/** When the first clock runs out; `null`: none does. */
export const whenClockRunsOut = (table: HeldTable): number | null => {
  if (isStill(table.standing)) return null;
  let due: number | null = null;
  for (const seat of table.rules.waitingFor(table.standing.g)) {
    const state = table.standing.around.seats[seat];
    if (state === undefined || playedByBot(table, seat)) continue;
    const deadline = deadlineOf(table.pace, state);
    if (deadline !== null && (due === null || deadline < due)) due = deadline;
  }
  return due;
};

/** When somebody must look after a table at the latest: a bot is asked or a clock runs out. */
export const whenDue = (table: HeldTable, now: number, botDelay: number): number | null => {
  const clock = whenClockRunsOut(table);
  const { rules, standing } = table;
  if (isStill(standing) || !rules.waitingFor(standing.g).some(seat => playedByBot(table, seat))) return clock;
  return Math.min(now + botDelay + GRACE, clock ?? Number.POSITIVE_INFINITY);
};
