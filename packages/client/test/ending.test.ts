import { expect, test } from 'vitest';
import { endingsIn } from '../src/at-table/use-ending.ts';
import type { LogLine } from '../src/table/table.ts';

const line = (at: number, type: string): LogLine => ({ at, seat: 0, words: { key: type }, event: { type } });
const ends = { isEnd: ({ type }: { readonly type: string }) => type === 'told' };

const endings = (...lines: readonly LogLine[]) =>
  endingsIn(lines, ends).map(({ at, events }) => [at, ...events.map(({ type }) => type)]);

test('an ending has what led to it at the same step, and nothing that happened after it', () => {
  expect(endings(line(1, 'moved'), line(2, 'chosen'), line(2, 'tested'), line(2, 'told'), line(2, 'gained'))).toEqual([
    [2, 'chosen', 'tested', 'told'],
  ]);
});

test('of two endings at one step each has its own', () => {
  expect(endings(line(4, 'told'), line(4, 'gained'), line(4, 'told'), line(5, 'told'))).toEqual([
    [4, 'told'],
    [4, 'gained', 'told'],
    [5, 'told'],
  ]);
});

test('where nothing interrupts play there is nothing to be read', () => {
  expect(endingsIn([line(1, 'told')], undefined)).toEqual([]);
});
