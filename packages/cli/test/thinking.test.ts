import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPool } from '@lastroad/bots/node';
import { afterAll, expect, test } from 'vitest';
import { layTable } from '../src/play/open.ts';
import { playOn } from '../src/play/session.ts';
import { gameNamed, loadRegistry } from '../src/registry.ts';
import { type Lines, paintFor, type Terminal } from '../src/terminal.ts';
import { folders, lastroad } from './run.ts';

const emptyFolder = folders();

test('a hint tells the best options in words, with the numbers they have in the list', async () => {
  const ran = await lastroad(['play', 'toy', '--seats', '2', '--seed', '5'], { input: 'hint\nquit\n' });

  const [, offered = ''] = /^ {2}(\d) {2}card 17 \(worth 9\)$/m.exec(ran.out) ?? [];
  const [, hints = ''] = /Best first, with how well you would stand.*\n([^]*?)> quit/.exec(ran.out) ?? [];
  const lines = hints.trimEnd().split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(
    new RegExp(`^ {2}${offered} {2}card 17 \\(worth 9\\) {3}\\d+ of 100 {3}.*may well win the round`),
  );
  expect(ran.out.match(/── decision/g)).toHaveLength(1);
});

test.each(['last-aurora', 'thunder-road'])('a hint in %s gives reasons in words', async game => {
  const ran = await lastroad(['play', game, '--seats', '2', '--seed', '5'], { input: 'hint\nquit\n' });

  const [, hints = ''] = /Best first, with how well you would stand.*\n([^]*?)> quit/.exec(ran.out) ?? [];
  expect(hints).toMatch(/^ {2}\d+ {2}\S.* {3}\d+ of 100 {3}[a-z\d].* [a-z]+/m);
  expect(hints).not.toMatch(/\w\.[a-z]\w+|[{}]/);
});

test('levels are chosen by seat, kept with the game, and taken up again', async () => {
  const cwd = emptyFolder();
  const args = ['play', 'toy', '--bots', '2=search:30,3=random', '--seed', '9', '--file'];
  const left = await lastroad([...args, 'left.json'], { input: '1\n1\nquit\n', cwd });
  const resumed = await lastroad(['play', '--file', 'left.json'], { input: '1\n'.repeat(200), cwd });
  await lastroad([...args, 'whole.json'], { input: '1\n'.repeat(200), cwd });

  expect(left.out).toContain('toy for 3, 2 of them bots (search:30, random).');
  expect(resumed.out).toContain('2 of them bots (search:30, random)');
  expect(resumed.out).toMatch(/seat 2 {3}search:30 bot/);
  expect(readFileSync(join(cwd, 'left.json'), 'utf8')).toBe(readFileSync(join(cwd, 'whole.json'), 'utf8'));
});

const MODULE = new URL('../src/games.ts', import.meta.url).href;
const pool = openPool({ registry: MODULE, size: 1 });
afterAll(() => pool.close());

/** A terminal with somebody at it who says one line to each bot that is thinking. */
const livePlace = (says: readonly string[]) => {
  const shown: string[] = [];
  const left = [...says];
  const lines: Lines = {
    next: () => Promise.resolve(null),
    listen(hear) {
      const line = left.shift();
      shown.length = 0;
      // Only once it is visible who is thinking now.
      const waiting = setInterval(() => {
        if (line === undefined || !shown.some(words => words.includes('games imagined'))) return;
        clearInterval(waiting);
        hear(line);
      }, 5);
      return () => {
        clearInterval(waiting);
      };
    },
    close() {},
  };
  const terminal: Terminal = {
    live: true,
    width: 80,
    paint: paintFor(false),
    print: () => {},
    note: () => {},
    clear: () => {},
    lines: () => lines,
    progress: () => ({
      show(words) {
        shown.push(words());
      },
      end() {},
    }),
  };
  return { lines, terminal, shown };
};

/** Thinks for ten minutes, however sure it is. */
const TIRELESS = {
  name: 'search:600000ms',
  level: 'search',
  settings: { budget: { millis: 600_000 }, sure: Number.POSITIVE_INFINITY },
} as const;

test('while a bot thinks it is said who, Enter makes it choose at once, and quit leaves', async () => {
  const entry = gameNamed(await loadRegistry(MODULE), 'toy');
  const laid = layTable(entry, { bots: 'all=search', seed: '2' });
  const hotSeat = { ...laid, bots: new Map([...laid.bots.keys()].map(seat => [seat, TIRELESS])) };
  const { lines, terminal, shown } = livePlace(['', 'quit']);

  const ending = await playOn({ hotSeat, lines, terminal, pool });

  expect(ending).toBe('quit');
  expect(hotSeat.match.decisions).toHaveLength(1);
  expect(shown.at(-1)).toMatch(/^Seat \d \(search:600000ms\) is thinking: [\d,]+ games imagined; Enter ends it$/);
});
