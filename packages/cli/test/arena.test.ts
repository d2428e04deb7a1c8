import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArenaResult, ArenaState } from '@lastroad/bots/arena';
import { tagsIn } from '@lastroad/bots/testing';
import { expect, test } from 'vitest';
import { folders, lastroad, lastroadProcess } from './run.ts';

const emptyFolder = folders();

const resultIn = (text: string): ArenaResult => JSON.parse(text) as ArenaResult;
const gamesIn = (file: string): ArenaState['records'] => (JSON.parse(readFileSync(file, 'utf8')) as ArenaState).records;

/** Addresses that a browser would fetch; the name of SVG itself is none. */
const addressesIn = (markup: string): string[] =>
  markup.replaceAll('xmlns="http://www.w3.org/2000/svg"', '').match(/https?:|\/\/\w|\bsrc=|\bhref=|url\(|@import/g) ??
  [];

test('arena tells shares with intervals, skills and speed, and draws them', async () => {
  const cwd = emptyFolder();
  const ran = await lastroad(['arena', '--game', 'toy', '--games', '11', '--seed', 's', '--svg', 'plot.svg'], { cwd });

  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^12 games of toy, 2 seats, seed s\n\nat greedy, random\n/);
  expect(ran.out).toMatch(/greedy wins [\d.]+ % of 12 games \([\d.]+ to [\d.]+; even 50\.0\), scores [\d.]+ \(/);
  expect(ran.out).toMatch(/^bot +skill +interval +decisions\/s +iterations\/s\ngreedy .*\nrandom /m);
  expect(ran.out).toContain('The plot is in plot.svg.');
  const svg = readFileSync(join(cwd, 'plot.svg'), 'utf8');
  expect(tagsIn(svg)).toEqual(new Set(['svg', 'style', 'text', 'line', 'circle']));
  expect(svg).toContain('greedy at greedy, random');
  expect(addressesIn(svg)).toEqual([]);
});

test('with --json the result is one document, the same for the same seed but for the speed', async () => {
  const args = ['arena', 'toy', '--bots', 'greedy,search:20,random', '--games', '6', '--seed', '5', '--json'];
  const result = resultIn((await lastroad(args)).out);
  const again = resultIn((await lastroad(args)).out);

  expect(result).toMatchObject({ games: 6, faults: [], plan: { game: 'toy', seats: 2, seed: '5', games: 6 } });
  expect(result.tables.map(({ bots }) => bots.join())).toEqual([
    'greedy,search:20',
    'greedy,random',
    'search:20,random',
  ]);
  for (const { shares } of result.tables) {
    expect(shares.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    for (const { share, low, high, even, of, score } of shares) {
      expect(low).toBeLessThanOrEqual(share);
      expect(high).toBeGreaterThanOrEqual(share);
      expect({ even, of, scores: score.of }).toEqual({ even: 0.5, of: 2, scores: 2 });
    }
  }
  expect(result.bots.map(({ bot }) => bot)).toEqual(['greedy', 'search:20', 'random']);
  for (const { decisions, skill } of result.bots) {
    expect(decisions).toBeGreaterThan(20);
    expect(skill.low).toBeLessThan(skill.high);
  }
  expect(result.bots[1]?.decisionsPerSecond).toBeGreaterThan(10);
  expect(result.bots[1]?.iterationsPerSecond).toBeGreaterThan(100);
  expect(again.tables).toEqual(result.tables);
  expect(again.length).toEqual(result.length);
});

test('a list that names a bot twice is one table, whose bots sit everywhere in turn', async () => {
  const ran = await lastroad(['arena', 'toy', '--bots', 'greedy,random,random', '--games', '2', '--json']);
  const { tables, plan } = resultIn(ran.out);

  expect(plan).toMatchObject({ seats: 3, games: 3 });
  expect(tables.map(({ bots }) => bots)).toEqual([['greedy', 'random', 'random']]);
  expect(tables[0]?.shares.map(({ even }) => even)).toEqual([1 / 3, 2 / 3]);
});

test('an arena that was interrupted goes on where it was, and ends like one that was not', async () => {
  const cwd = emptyFolder();
  const args = ['arena', 'toy', '--bots', 'search:5,random', '--seed', '7', '--file'];
  const cut = await lastroadProcess([...args, 'cut.json', '--games', '5000'], {
    cwd,
    interruptAt: join(cwd, 'cut.json'),
  });
  const before = gamesIn(join(cwd, 'cut.json'));
  const games = String(before.length + 4 + (before.length % 2));

  const resumed = await lastroad(['arena', '--file', 'cut.json', '--games', games, '--json'], { cwd });
  const whole = await lastroad([...args, 'whole.json', '--games', games, '--json'], { cwd });

  expect(cut.code).toBe(130);
  expect(cut.err).toContain('Waiting for the games under way');
  expect(cut.out).toMatch(/games are left\.\nGo on with them: lastroad arena --file cut\.json\n$/);
  expect(before.length).toBeGreaterThanOrEqual(50);
  expect(before.length).toBeLessThan(5000);
  expect(resumed.code).toBe(0);
  expect(gamesIn(join(cwd, 'cut.json'))).toEqual(gamesIn(join(cwd, 'whole.json')));
  expect(gamesIn(join(cwd, 'cut.json')).slice(0, before.length)).toEqual(before);
  expect(resultIn(resumed.out).tables).toEqual(resultIn(whole.out).tables);
});

test('games of a file are not mixed with others', async () => {
  const cwd = emptyFolder();
  await lastroad(['arena', 'toy', '--bots', 'random,greedy', '--games', '2', '--seed', 'x', '--file', 'a.json'], {
    cwd,
  });

  const other = await lastroad(['arena', 'toy', '--bots', 'search,greedy', '--file', 'a.json'], { cwd });
  const same = await lastroad(['arena', 'toy', '--bots', 'random,greedy', '--games', '2', '--file', 'a.json'], { cwd });

  expect(other).toMatchObject({ code: 2, out: '' });
  expect(other.err).toContain('a.json holds other games: toy, random,greedy, seed x; leave out what differs');
  expect(same.out).toMatch(/^2 games of toy, 2 seats, seed x\n/);
});

test('alone against the rules, wins and scores are told', async () => {
  const args = ['arena', 'last-aurora', '--bots', 'random', '--seats', '1', '--games', '3', '--seed', '1'];
  const told = await lastroad(args);
  const { tables } = resultIn((await lastroad([...args, '--json'])).out);

  expect(told.out).toMatch(/random wins [\d.]+ % of 3 games \([\d.]+ to [\d.]+\), scores -?[\d.]+ \(/);
  expect(tables[0]?.shares[0]).toMatchObject({ even: null, of: 3, score: { of: 3 } });
});

test('a program outside plays in an arena, and its faults are told', async () => {
  const bot = new URL('../../bots/test/programs/broken.mjs', import.meta.url).pathname;
  const ran = await lastroad(['arena', 'toy', '--bots', `random,external:node ${bot} cheat`, '--games', '2']);

  expect(ran.code).toBe(0);
  expect(ran.out).toMatch(/game 1: external:.*: chose 12345; the options were .*; greedy played on/);
});

test('lab writes one page that opens without a network, from new games or from those of an arena', async () => {
  const cwd = emptyFolder();
  const ran = await lastroad(['lab', '--game', 'toy', '--games', '8', '--out', 'new.html'], { cwd });
  await lastroad(['arena', 'toy', '--games', '6', '--file', 'kept.json'], { cwd });
  const again = await lastroad(['lab', '--file', 'kept.json', '--out', 'kept.html'], { cwd });

  expect(ran).toMatchObject({ code: 0, out: 'The report on 8 games of toy is in new.html.\n' });
  expect(again.out).toBe('The report on 6 games of toy is in kept.html.\n');
  for (const name of ['new.html', 'kept.html']) {
    const page = readFileSync(join(cwd, name), 'utf8');
    expect(tagsIn(page)).toContain('svg');
    expect(addressesIn(page)).toEqual([]);
    expect(page).toContain('Won by seat');
    expect(page).toMatch(/<td>card \d+<\/td>/);
  }
});
