import { deadlineOf } from './clock.ts';
import { type HeldTable, isStill, playedByBot } from './standing.ts';

/** How long the process that asked a bot may take before another one looks after the table. */
const GRACE = 3000;

/** When somebody must look after a table at the latest: a bot is asked or a clock runs out. */
export const whenDue = (table: HeldTable, now: number, botDelay: number): number | null => {
  if (isStill(table.standing)) return null;
  let due: number | null = null;
  for (const seat of table.rules.waitingFor(table.standing.g)) {
    const state = table.standing.around.seats[seat];
    const mine = playedByBot(table, seat)
      ? now + botDelay + GRACE
      : state === undefined
        ? null
        : deadlineOf(table.pace, state);
    if (mine !== null && (due === null || mine < due)) due = mine;
  }
  return due;
};
