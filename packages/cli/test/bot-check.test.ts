import { fileURLToPath } from 'node:url';
import type { BotCheck } from '@lastroad/bots/external';
import { expect, test } from 'vitest';
import { lastroad, NODE } from './run.ts';

const path = (file: string): string => fileURLToPath(new URL(file, import.meta.url));
const GOOD = [NODE, path('../../bots/examples/first-bot.ts')];
const broken = (way: string): string[] => [NODE, path('../../bots/test/programs/broken.mjs'), way];

test('a sound bot passes, also in a game it was not written for', async () => {
  const ran = await lastroad(['bot-check', '--games', '3', '--millis', '60000', '--', ...GOOD]);
  const limits = ['--games', '1', '--millis', '60000'];
  const other = await lastroad(['bot-check', '--game', 'thunder-road', ...limits, '--json', '--', ...GOOD]);

  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^sound: .*first-bot\.ts, 3 games of toy\n {2}\d+ answers, .* of 60000 ms\n$/);
  expect(other.code).toBe(0);
  const check = JSON.parse(other.out) as BotCheck & { readonly game: string };
  expect(check).toMatchObject({ game: 'thunder-road', ok: true, games: 1, troubles: [] });
  expect(check.answers).toBeGreaterThan(10);
});

test.each([
  ['crash', /It ends too early in game 1, seat 1, and in 1 more\n {2}The bot ended with code 3: out of ideas\./],
  ['sleep', /It is too slow in game 1.*\n {2}The bot gave no answer within 700 ms\.\n {2}Answer every question within/],
  [
    'mumble',
    /It cannot be understood in game 1.*\n {2}The bot wrote a line that is no JSON: I think I take the\n? .*[^]*one JSON object a line/,
  ],
  [
    'cheat',
    /It chooses what is not offered in game 1.*\n {2}The bot chose 12345; the options were .*\n {2}Choose the "choice"/,
  ],
  ['old', /It does not start in game 1.*\n {2}The bot speaks protocol 0; this is protocol 1\./],
])('what is wrong with a bot is explained: %s', async (way, says) => {
  const millis = way === 'sleep' ? '700' : '60000';
  const ran = await lastroad(['bot-check', '--games', '2', '--millis', millis, '--', ...broken(way)]);

  expect(ran.code).toBe(1);
  expect(ran.out).toMatch(/^at fault: .*, 2 games of toy\n/);
  expect(ran.out).toMatch(says);
});

test('a program that is not there is told of; its own flags are not ours', async () => {
  const ran = await lastroad(['bot-check', '--games', '1', '--', 'no-such-program-anywhere', '--help']);

  expect(ran.code).toBe(1);
  expect(ran.out).toMatch(/^at fault: no-such-program-anywhere --help, 1 games of toy/);
  expect(ran.out).toContain('It does not start in game 1, seat 1\n  The bot cannot be started: ');
});
