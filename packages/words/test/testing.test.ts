import { expect, test } from 'vitest';
import { faultsOf, untranslated } from '../src/testing.ts';

const ENGLISH = { coins: '{count, plural, one {# coin} other {# coins}}', hello: 'Hello, {name}!', dash: '{name} –' };
const POLISH = {
  coins: '{count, plural, one {# moneta} few {# monety} many {# monet} other {# monety}}',
  hello: 'Witaj, {name}!',
  dash: '{name} –',
};

test('a sound translation has no faults', () => {
  expect(faultsOf(POLISH, ENGLISH, 'pl')).toEqual([]);
  expect(untranslated(POLISH, ENGLISH)).toEqual([]);
});

test.each([
  ['a key is missing', { coins: POLISH.coins, dash: POLISH.dash }, 'hello is missing'],
  ['a key is too many', { ...POLISH, bye: 'Pa' }, 'bye is not a key of English'],
  ['a value is left out', { ...POLISH, hello: 'Witaj!' }, 'hello has the values "", not "name"'],
  ['a value has another name', { ...POLISH, hello: 'Witaj, {imię}!' }, 'hello has the values "imię", not "name"'],
  ['nothing is said', { ...POLISH, hello: ' ' }, 'hello says nothing'],
  [
    'a plural lacks a form',
    { ...POLISH, coins: '{count, plural, one {# moneta} few {# monety} other {# monety}}' },
    'coins lacks the forms many',
  ],
])('it is told that %s', (_, words, fault) => {
  expect(faultsOf(words, ENGLISH, 'pl')).toEqual([fault]);
});

test('a message that cannot be read is a fault', () => {
  expect(faultsOf({ ...POLISH, hello: 'Witaj, {name' }, ENGLISH, 'pl')).toEqual([
    expect.stringMatching(/^hello SyntaxError/),
  ]);
});

test('a text with words in it that is the same as in English is not translated', () => {
  expect(untranslated({ ...POLISH, hello: ENGLISH.hello }, ENGLISH)).toEqual(['hello']);
});
