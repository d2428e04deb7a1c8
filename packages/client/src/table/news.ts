import type { Update } from './messages.ts';
import { snapshotAfter } from './sharing.ts';
import type { Snapshot, TableState } from './table.ts';

const logAfter = (log: Snapshot['log'], { logFrom, lines }: Update): Snapshot['log'] =>
  logFrom === log.length && lines.length === 0 ? log : [...log.slice(0, logFrom), ...lines];

/**
 * The table after news that came together: everything they tell of has happened, and what was wrong before is past. The
 * log goes on from where it changed, and whatever is as it was stays the same object.
 */
export const withNews = (before: TableState, news: readonly Update[]): TableState => {
  const last = news.at(-1);
  if (last === undefined) return before;
  const log = news.reduce(logAfter, before.stage === 'open' ? before.now.log : []);
  const events = news.flatMap(({ now }) => now.events);
  return { stage: 'open', now: snapshotAfter(before, { ...last.now, events, log }), trouble: null };
};
