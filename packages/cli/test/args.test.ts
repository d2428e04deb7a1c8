import { expect, test } from 'vitest';
import { pairs, parse, type Spec, seconds, whole } from '../src/args.ts';
import { botSeats } from '../src/play/open.ts';
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
  expect(() => pairs(['seats'], '--option')).toThrow('--option seats has no value; write --option name=value');
  expect(() => pairs(['=3'], '--option')).toThrow(UsageError);
});

test('bots are named by seat, counted from 1, or as a group', () => {
  expect([...botSeats('2,3', 3)]).toEqual([1, 2]);
  expect([...botSeats('all-but-first', 3)]).toEqual([1, 2]);
  expect([...botSeats('all', 2)]).toEqual([0, 1]);
  expect([...botSeats('none', 2)]).toEqual([]);
  expect(() => botSeats('4', 3)).toThrow('--bots is "4"; it must be a whole number from 1 to 3');
});
