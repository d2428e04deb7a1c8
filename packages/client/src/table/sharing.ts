import type { Snapshot, TableState } from './table.ts';

type Parts = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is Parts => typeof value === 'object' && value !== null;

/**
 * The same as `after`, made of the parts of `before` wherever they are equal, so that whoever draws a part sees by its
 * identity that nothing has changed in it. Both are plain data.
 */
export const sharing = <T>(before: unknown, after: T): T => {
  if (Object.is(before, after)) return after;
  if (!isParts(before) || !isParts(after) || Array.isArray(before) !== Array.isArray(after)) return after;
  const keys = Object.keys(after);
  let isSame = keys.length === Object.keys(before).length;
  const parts = keys.map(key => {
    const part = sharing(before[key], after[key]);
    isSame &&= part === before[key] && key in before;
    return part;
  });
  if (isSame) return before as T;
  return (Array.isArray(after) ? parts : Object.fromEntries(keys.map((key, i) => [key, parts[i]]))) as T;
};

/** A snapshot made of the parts of the one before. What happened has happened anew, even if it was the same again. */
export const snapshotAfter = (before: TableState, { events, log, ...now }: Snapshot): Snapshot => {
  if (before.stage !== 'open') return { ...now, events, log };
  const { events: _past, log: _told, ...old } = before.now;
  return { ...sharing(old, now), events, log };
};
