import { expect, test } from 'vitest';
import { either, hang, inColumns, table, wrap } from '../src/text.ts';

test('a text is broken at spaces, and a word longer than the line stands alone', () => {
  expect(wrap('one two three', 7)).toEqual(['one two', 'three']);
  expect(wrap('a extraordinarily b', 5)).toEqual(['a', 'extraordinarily', 'b']);
});

test('lines after the first are set in under it', () => {
  expect(hang('  · ', 'The bids are turned up: 19, 31 and 34.', 30)).toBe(
    '  · The bids are turned up:\n    19, 31 and 34.',
  );
});

test('a long list is set in columns and read downwards', () => {
  const items = Array.from({ length: 13 }, (_, i) => `item ${i + 1}`);

  const lines = inColumns(items, 40);

  expect(lines).toHaveLength(4);
  expect(lines[0]).toBe('item 1    item 5    item 9    item 13');
  expect(inColumns(items.slice(0, 3), 40)).toEqual(['item 1', 'item 2', 'item 3']);
});

test('a table has columns of equal width, with numbers to the right', () => {
  expect(
    table([
      ['seat', 7],
      ['s', 12],
    ]),
  ).toEqual(['seat    7', 's      12']);
});

test('alternatives are joined by a last "or"', () => {
  expect(either([2, 3, 4])).toBe('2, 3 or 4');
  expect(either([2])).toBe('2');
});
