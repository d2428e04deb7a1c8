import { expect, test } from 'vitest';
import { speaker } from '../src/index.ts';

const say = speaker({
  coins: '{count, plural, one {# coin} other {# coins}}',
  gives: '{who} gives {what}',
});

test('plurals follow the rules of the language', () => {
  expect(say({ key: 'coins', values: { count: 1 } })).toBe('1 coin');
  expect(say({ key: 'coins', values: { count: 3 } })).toBe('3 coins');
  const po = speaker({ coins: '{count, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}' }, 'pl');
  expect([1, 2, 5].map(count => po({ key: 'coins', values: { count } }))).toEqual(['1 moneta', '2 monety', '5 monet']);
});

test('a message inside a message is worded first', () => {
  expect(say({ key: 'gives', values: { who: 'Ann', what: { key: 'coins', values: { count: 2 } } } })).toBe(
    'Ann gives 2 coins',
  );
});

test('a text without words shows its key', () => {
  expect(say({ key: 'missing' })).toBe('missing');
});
