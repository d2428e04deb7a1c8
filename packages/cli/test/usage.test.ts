import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders, lastroad, lastroadProcess, linesOf } from './run.ts';

const emptyFolder = folders();

const cwd = emptyFolder();
writeFileSync(join(cwd, 'damaged.json'), '{"lastroad":"game"');
writeFileSync(join(cwd, 'other.json'), '{"name":"something else"}');
writeFileSync(join(cwd, 'save.json'), '{"lastroad":"save","game":"toy","version":2}');

test.each([
  { args: ['fly'], code: 2, says: /^lastroad: there is no command "fly"; there are play, / },
  { args: ['help', 'fly'], code: 2, says: /there is no command "fly"/ },
  { args: ['simulate'], code: 2, says: /^lastroad simulate: a GAME is missing; see "lastroad help simulate"/ },
  {
    args: ['simulate', 'chess'],
    code: 2,
    says: /there is no game "chess"; choose one of: last-aurora, thunder-road, toy/,
  },
  { args: ['play', 'chess'], code: 2, says: /there is no game "chess"/ },
  { args: ['simulate', 'toy', '--games', 'many'], code: 2, says: /--games is "many"; it must be a whole number/ },
  { args: ['simulate', 'toy', '--gmaes', '3'], code: 2, says: /unknown option '--gmaes'/ },
  { args: ['simulate', 'toy', '--option', 'seats=9'], code: 2, says: /seats is "9"; it may be 2, 3, 4/ },
  { args: ['simulate', 'toy', '--option', 'luck=9'], code: 2, says: /there is no option "luck"/ },
  { args: ['fuzz', 'toy', '--option', 'seats=9'], code: 2, says: /seats is "9"; it may be 2, 3 or 4/ },
  { args: ['fuzz', 'toy', '--option', 'luck=9'], code: 2, says: /there is no option "luck"/ },
  { args: ['fuzz', 'toy', '--workers', '0'], code: 2, says: /--workers is "0"/ },
  { args: ['perft', 'toy', '--decisions', '9999'], code: 2, says: /the game is over after \d+ decisions/ },
  { args: ['play', 'toy', '--bots', '4'], code: 2, says: /--bots is "4"; it must be a whole number from 1 to 3/ },
  { args: ['play', 'toy', '--bots', 'clever'], code: 2, says: /"clever" is no bot; there are random, greedy, search/ },
  { args: ['arena'], code: 2, says: /^lastroad arena: a GAME is missing; choose one of: last-aurora, / },
  { args: ['arena', 'toy', '--bots', 'greedy,fast'], code: 2, says: /"greedy,fast" is no bot/ },
  { args: ['arena', 'toy', '--seats', '5'], code: 2, says: /seats is "5"; it may be 2, 3, 4/ },
  {
    args: ['arena', 'toy', '--bots', 'greedy,random,random', '--seats', '2'],
    code: 2,
    says: /--bots names 3 bots, but there are 2 seats/,
  },
  { args: ['lab', 'toy', '--file', 'other.json'], code: 1, says: /other\.json: these are no games of bots/ },
  { args: ['bot-check'], code: 2, says: /a CMD is missing; see "lastroad help bot-check"/ },
  { args: ['play', 'toy', '--seats', '7'], code: 2, says: /seats is "7"/ },
  { args: ['play', 'toy', '--pack', 'other.json'], code: 2, says: /name: there is no such table; there are cards/ },
  { args: ['verify'], code: 2, says: /a FILE is missing/ },
  { args: ['verify', 'none.json'], code: 1, says: /none\.json: there is no such file/ },
  { args: ['verify', '.'], code: 1, says: /that is a folder/ },
  { args: ['verify', 'damaged.json'], code: 1, says: /damaged\.json: the file is not whole/ },
  { args: ['replay', 'other.json'], code: 1, says: /other\.json: this is not a game file/ },
  { args: ['replay', 'damaged.json', '--all'], code: 1, says: /the file is not whole/ },
  { args: ['inspect', 'save.json'], code: 1, says: /save\.json: the save has no complete state/ },
  { args: ['play', '--file', 'other.json'], code: 1, says: /other\.json: this is not a game file/ },
  { args: ['play', 'toy', '--file', 'no/such/folder.json'], code: 1, says: /cannot be written/ },
])('wrong usage: lastroad $args', async ({ args, code, says }) => {
  const ran = await lastroad(args, { cwd });

  expect(ran.code).toBe(code);
  expect(linesOf(ran.err)).toHaveLength(1);
  expect(ran.err).toMatch(says);
  expect(ran.out).toBe('');
});

test('a process that is called wrongly ends with the code of its fault', async () => {
  const unknown = await lastroadProcess(['fly'], { cwd });
  const damaged = await lastroadProcess(['verify', 'damaged.json'], { cwd });
  const missing = await lastroadProcess(['simulate'], { cwd });

  expect([unknown.code, damaged.code, missing.code]).toEqual([2, 1, 2]);
  expect([unknown, damaged, missing].map(({ out, err }) => [out, linesOf(err).length])).toEqual([
    ['', 1],
    ['', 1],
    ['', 1],
  ]);
});

test('the help lists all commands and games, and tells about each', async () => {
  const bare = await lastroad([]);
  const flag = await lastroad(['simulate', '--help']);
  const topic = await lastroad(['help', 'simulate']);
  const game = await lastroad(['help', 'toy']);
  const version = await lastroad(['--version']);

  expect(bare.code).toBe(0);
  for (const name of [
    'play',
    'simulate',
    'fuzz',
    'perft',
    'replay',
    'verify',
    'inspect',
    'bench',
    'pack',
    'arena',
    'lab',
    'bot-check',
    'toy',
  ])
    expect(bare.out).toMatch(new RegExp(`^ {2}${name} `, 'm'));
  expect(Math.max(...bare.out.split('\n').map(line => line.length))).toBeLessThanOrEqual(80);
  expect(topic.out).toContain('--games N');
  expect(flag.out).toBe(topic.out);
  expect(game.out).toMatch(/^ {2}rounds=5 {3}Rounds to be played: 3 or 5 \[TOY-1\]$/m);
  expect(version.out).toMatch(/^lastroad \d+\.\d+\.\d+\n$/);
});
