import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folders, lastroad } from './run.ts';

const emptyFolder = folders();

/** Games whose rules are at fault. */
const BROKEN = new URL('./broken-games.ts', import.meta.url).href;

test('sound rules are found sound, whatever the number of workers', async () => {
  const cwd = emptyFolder();
  const args = ['fuzz', 'toy', '--games', '220', '--seed', '5', '--json', '--workers'];

  const alone = await lastroad([...args, '1'], { cwd });
  const three = await lastroad([...args, '3'], { cwd });

  expect(alone.code).toBe(0);
  expect(three.out).toBe(alone.out);
  expect(JSON.parse(alone.out)).toMatchObject({ game: 'toy', asked: 220, seed: '5', games: 220, fault: null });
  expect(readdirSync(cwd)).toEqual([]);
});

test('options that are fixed are so in every game', async () => {
  const fixed = await lastroad([
    'fuzz',
    'toy',
    '--games',
    '60',
    '--seed',
    '5',
    '--option',
    'seats=2',
    '--thorough',
    '9',
  ]);

  expect(fixed.code).toBe(0);
  expect(fixed.out).toMatch(/^no fault in 60 games of toy, seed 5\n/);
});

test('a planted fault is found, reported with seed and options, and written as a game that can be looked at', async () => {
  const cwd = emptyFolder();
  const args = ['fuzz', 'toy', '--games', '200', '--seed', '1', '--thorough', '20'];

  const found = await lastroad(args, { cwd, games: BROKEN });

  expect(found.code).toBe(1);
  expect(found.out).toMatch(/^FAULT in toy after \d+ sound games\n/);
  expect(found.out).toMatch(/check {6}clone/);
  expect(found.out).toMatch(/options {4}seats=\d rounds=\d sides=\d/);
  const file = /lastroad replay (fuzz-toy-1-\d+-\d+\.json) --all/.exec(found.out)?.[1] ?? 'none';
  expect(existsSync(join(cwd, file))).toBe(true);
  const replayed = await lastroad(['replay', file, '--all'], { cwd, games: BROKEN });
  expect(replayed.code).toBe(0);
  expect(replayed.out).toContain('Note: a clone is not the same position');
});

test('the fault of a seed is the same with one worker and with three', async () => {
  const cwd = emptyFolder();
  const args = ['fuzz', 'toy', '--games', '400', '--seed', '1', '--thorough', '300', '--json', '--workers'];

  const alone = await lastroad([...args, '1'], { cwd, games: BROKEN });
  const three = await lastroad([...args, '3'], { cwd, games: BROKEN });

  expect(alone.code).toBe(1);
  expect(JSON.parse(alone.out)).toMatchObject({
    fault: { check: 'clone', seed: expect.stringMatching(/^1\/\d+\/\d+$/) },
  });
  expect(three.out).toBe(alone.out);
});
