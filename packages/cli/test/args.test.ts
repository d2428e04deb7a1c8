import { expect, test } from 'vitest';
import { pairs, parse, type Spec, seconds, whole } from '../src/args.ts';
import { botSeats, botsNamed } from '../src/bots.ts';
import { UsageError } from '../src/problems.ts';

const SPEC = {
  name: 'try',
  summary: 'Try',
  operand: { name: 'GAME' },
  flags: {
    games: { type: 'string', about: '' },
    option: { type: 'string', multiple: true, about: '' },
    json: { type: 'boolean', about: '' },
  },
} as const satisfies Spec;

test('flags and the operand may come in any order', () => {
  const { operand, values } = parse(SPEC, ['--games', '5', 'toy', '--json', '--option=a=1', '--option', 'b=2']);

  expect(operand).toBe('toy');
  expect(values).toEqual({ games: '5', json: true, option: ['a=1', 'b=2'] });
});

test.each([
  { argv: ['toy', '--gmaes', '5'], says: /unknown option '--gmaes'; see "lastroad help try"$/ },
  { argv: ['toy', '--games'], says: /'--games <value>' argument missing; see/ },
  { argv: ['toy', '--games', '-5'], says: /'--games' argument is ambiguous; see/ },
  { argv: ['toy', '--json=yes'], says: /'--json' does not take an argument; see/ },
  { argv: [], says: /^a GAME is missing; see/ },
  { argv: ['toy', 'chess'], says: /^"chess" is too much; see/ },
])('wrong usage is one line that says what to do: $argv', ({ argv, says }) => {
  expect(() => parse(SPEC, argv)).toThrow(UsageError);
  expect(() => parse(SPEC, argv)).toThrow(says);
  expect(() => parse(SPEC, argv)).not.toThrow(/\n/);
});

test('numbers are whole and within bounds', () => {
  expect(whole('12', '--games', 1)).toBe(12);
  for (const text of ['0', '1.5', '1e3', '', ' 2', 'many', '99999999999']) {
    expect(() => whole(text, '--games', 1)).toThrow(/--games is ".*"; it must be a whole number from 1 to 1000000000/);
  }
  expect(seconds('0.5', '--seconds')).toBe(0.5);
  for (const text of ['0', '-1', 'x', '4000']) expect(() => seconds(text, '--seconds')).toThrow(UsageError);
});

test('options are name=value pairs; a value may hold an equals sign', () => {
  expect(pairs(['a=1', 'b=x=y', 'c='], '--option')).toEqual({ a: '1', b: 'x=y', c: '' });
  expect(pairs(['a=1,b=2', 'c=x,y'], '--option')).toEqual({ a: '1', b: '2', c: 'x,y' });
  expect(() => pairs(['seats'], '--option')).toThrow('--option seats has no value; write --option name=value');
  expect(() => pairs(['=3'], '--option')).toThrow(UsageError);
});

/** Who sits where: a bot's name, or nothing for a person. */
const seated = (text: string, seats: number) =>
  Array.from({ length: seats }, (_, seat) => botSeats(text, seats).get(seat)?.name ?? '');

test('bots are named by seat, counted from 1, or as a group, and greedy unless something else is said', () => {
  expect(seated('2,3', 3)).toEqual(['', 'greedy', 'greedy']);
  expect(seated('all-but-first', 3)).toEqual(['', 'greedy', 'greedy']);
  expect(seated('all', 2)).toEqual(['greedy', 'greedy']);
  expect(seated('none', 2)).toEqual(['', '']);
  expect(seated('search', 3)).toEqual(['', 'search', 'search']);
  expect(seated('1=greedy, 3=search:200', 3)).toEqual(['greedy', '', 'search:200']);
  expect(seated('all=random,2=search:50ms', 3)).toEqual(['random', 'search:50ms', 'random']);
  expect(() => botSeats('4', 3)).toThrow('--bots is "4"; it must be a whole number from 1 to 3');
  expect(() => botSeats('2=clever', 3)).toThrow('"clever" is no bot; there are random, greedy, search');
  expect(() => botSeats('2=external:python3 bot.py', 3)).toThrow('cannot play here; "lastroad arena"');
});

test('a list of bots is cut at commas, but not inside what a program is called with', () => {
  expect(botsNamed('greedy, search:500,external:node bot.js a,b,random')).toEqual([
    { name: 'greedy', level: 'greedy' },
    { name: 'search:500', level: 'search', settings: { budget: { iterations: 500 } } },
    { name: 'external:node bot.js a,b', level: 'external', command: ['node', 'bot.js', 'a,b'] },
    { name: 'random', level: 'random' },
  ]);
});
