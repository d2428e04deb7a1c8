import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { board as words } from '../words/en/board.ts';

const board = resolve(import.meta.dirname, '../board');
const sources = readdirSync(board, { recursive: true, encoding: 'utf8' })
  .filter(file => /\.tsx?$/.test(file))
  .map(file => readFileSync(join(board, file), 'utf8'))
  .join('\n');

/** Keys as they stand in the sources, and beginnings of keys that are put together. */
const whole = new Set([...sources.matchAll(/'(face\.[A-Za-z.]+)'/g)].map(([, key]) => key));
const begun = [...new Set([...sources.matchAll(/`(face\.[A-Za-z.]*)\$\{/g)].map(([, key]) => key))];

test('every word of the board is said, and every word that is said is there', () => {
  const unsaid = Object.keys(words).filter(key => !whole.has(key) && !begun.some(start => key.startsWith(start)));

  expect(whole.size).toBeGreaterThan(50);
  expect(unsaid).toEqual([]);
  expect([...whole].filter(key => !(key in words))).toEqual([]);
  expect(begun.filter(start => !Object.keys(words).some(key => key.startsWith(start)))).toEqual([]);
});

test('every word of the board is sound ICU and no word of the rules', () => {
  const say = speaker(words);
  const unsound = Object.keys(words).filter(key => {
    try {
      say({ key, values: {} });
      return false;
    } catch (error) {
      return error instanceof SyntaxError;
    }
  });

  expect(unsound).toEqual([]);
  expect(Object.keys(words).filter(key => key in lastAurora.words)).toEqual([]);
});
