import { expect, test } from 'vitest';
import { type Addition, Appender, type Fate, type Store } from '../src/storage/index.ts';

const addition = (table: string): Addition => ({
  table,
  expected: 0,
  entries: [],
  after: { length: 1, state: 'playing', hash: 'h', snapshot: 's', around: '{}', dueAt: null },
});

/** A storage that keeps a group when the test lets it; each that waits is a group under way. */
const slowStore = () => {
  const waiting: (() => void)[] = [];
  const kept: string[] = [];
  const addTogether = async (additions: readonly Addition[]): Promise<Fate[]> => {
    await new Promise<void>(go => waiting.push(go));
    kept.push(...additions.map(({ table }) => table));
    return additions.map(() => 'kept');
  };
  return { waiting, kept, store: { addTogether, refuses: () => false } as unknown as Store };
};

test('drained means that all is kept, what came while a group was under way as well', async () => {
  const { waiting, kept, store } = slowStore();
  const appender = new Appender(store);
  const fates = [appender.add(addition('one'))];
  await expect.poll(() => waiting.length).toBe(1);
  fates.push(appender.add(addition('two')));

  const drained = appender.drained().then(() => [...kept]);
  waiting[0]?.();
  await expect.poll(() => waiting.length).toBe(2);
  waiting[1]?.();

  expect(await drained).toEqual(['one', 'two']);
  expect(await Promise.all(fates)).toEqual(['kept', 'kept']);
});

test('with nothing under way it is drained at once, and works on afterwards', async () => {
  const { waiting, kept, store } = slowStore();
  const appender = new Appender(store);

  await appender.drained();
  const fate = appender.add(addition('one'));
  await expect.poll(() => waiting.length).toBe(1);
  waiting[0]?.();

  expect(await fate).toBe('kept');
  expect(kept).toEqual(['one']);
});
