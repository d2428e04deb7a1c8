import { existsSync, writeFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';
import type { Registry } from '@lastroad/bots';
import { toy, toyInsight } from '@lastroad/kernel/toy';

/** What the address of this module asks for: `?dies=FILE` and `?hangs=FILE` once, `?slow=MILLISECONDS` always. */
const wanted = new URL(import.meta.url).searchParams;

/** Whether it happens for the first time, in whatever thread. */
const isFirst = (file: string | null): boolean => {
  if (isMainThread || file === null || existsSync(file)) return false;
  writeFileSync(file, '');
  return true;
};

const burn = (milliseconds: number): void => {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
};

const moody: typeof toy = {
  ...toy,
  load(save, content) {
    if (isFirst(wanted.get('dies'))) process.exit(1);
    if (isFirst(wanted.get('hangs'))) burn(Number.POSITIVE_INFINITY);
    return toy.load(save, content);
  },
  imagine(g, seat, key) {
    if (!isMainThread) burn(Number(wanted.get('slow')));
    return toy.imagine(g, seat, key);
  },
};

export const registry: Registry = { toy: { rules: moody, insight: toyInsight } };
