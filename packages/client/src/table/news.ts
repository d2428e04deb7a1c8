import type { Update } from './messages.ts';
import type { TableState } from './table.ts';

/** The table after news: the log goes on from where it changed, and what was wrong before is past. */
export const withUpdate = (before: TableState, { now, logFrom, lines }: Update): TableState => {
  const log = before.stage === 'open' ? before.now.log : [];
  const isSame = logFrom === log.length && lines.length === 0;
  return { stage: 'open', now: { ...now, log: isSame ? log : [...log.slice(0, logFrom), ...lines] }, trouble: null };
};
