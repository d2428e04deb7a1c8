import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { toType } from '../src/hints.ts';
import { folders, lastroad, lastroadProcess } from './run.ts';

const emptyFolder = folders();

const always = (answer: string): string => `${answer}\n`.repeat(500);

/** The questions that were put, by the number of the decision. */
const asked = (out: string): string[] => out.match(/── decision \d+/g) ?? [];

test('a whole game is played over a pipe, and its file stands up to verification', async () => {
  const cwd = emptyFolder();

  const ran = await lastroadProcess(['play', 'toy', '--seed', '7', '--file', 'game.json'], { input: always('1'), cwd });

  expect(ran.code).toBe(0);
  // On a busy machine it is told that a bot takes its time.
  expect(ran.err.replaceAll('Seat 2 (greedy) is thinking…\n', '')).toBe('');
  expect(ran.out).toContain('The game is over.');
  expect(ran.out).toMatch(/1\. {3}seat \d {3}(player 1|greedy bot)/);
  expect(ran.out).toContain('The game is in game.json.');
  expect(readdirSync(cwd)).toEqual(['game.json']);
  expect(await lastroad(['verify', 'game.json'], { cwd })).toMatchObject({ code: 0 });
});

test('somebody who names no game is asked for game, seats and people', async () => {
  const ran = await lastroad(['play'], { input: 'chess\ntoy\n5\n2\n\nclever\nsearch:20\nquit\n' });

  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toContain('Which game?');
  expect(ran.out).toContain('"chess" will not do; press Enter for 1.');
  expect(ran.out).toContain('How many seats (2, 3 or 4)?');
  expect(ran.out).toContain('toy for 2, 1 of them bots (search:20)');
  expect(asked(ran.out)).toEqual(['── decision 1']);
});

test('the end of the input ends the game politely', async () => {
  const greeting = await lastroad(['play']);
  const middle = await lastroad(['play', 'toy'], { input: '1\n' });

  expect(greeting).toMatchObject({ code: 0, err: '' });
  expect(greeting.out).toMatch(/Goodbye\.\n$/);
  expect(middle).toMatchObject({ code: 0, err: '' });
  expect(middle.out).toMatch(/Goodbye\. The game was not kept/);
});

test('a decision is taken back and taken again', async () => {
  const ran = await lastroad(['play', 'toy', '--seed', '4'], { input: '1\nundo\nredo\nundo\nundo\nquit\n' });

  expect(asked(ran.out).map(line => line.at(-1))).toEqual(['1', '2', '1', '2', '1']);
  expect(ran.out).toContain('There is nothing to take back');
});

test('words are as good as numbers', async () => {
  const ran = await lastroad(['play', 'toy', '--seed', '4'], { input: 'card 34 (worth 8)\nn\nquit\n' });

  expect(asked(ran.out).slice(0, 2)).toEqual(['── decision 1', '── decision 2']);
  expect(ran.out).toMatch(/The bids are turned up: 34, /);
});

test('why something is not offered is answered with the clause', async () => {
  const ran = await lastroad(['play', 'toy', '--seed', '4'], {
    input: 'why\nwhy card 0 (\nwhy 5\nwhy 1\nwhy nothing\nthings\nhelp\nquit\n',
  });

  expect(ran.out.match(/That card is not in your hand\. \(TOY-3\)/g)).toHaveLength(2);
  expect(ran.out).toContain('Type "why" and what you miss');
  expect(ran.out).toContain('"card 11 (worth 3)" is offered: type 1 to choose it.');
  expect(ran.out).toContain('"nothing" is not one of them');
  expect(ran.out).toMatch(/Not offered now.*\n {3}5 {2}card 0 \(worth 1\)/);
  expect(asked(ran.out)).toHaveLength(1);
});

test('a game left in the middle is taken up again where it was', async () => {
  const cwd = emptyFolder();
  const args = ['play', 'toy', '--seed', '9', '--file', 'game.json'];
  const left = await lastroadProcess(args, { input: '1\n1\nquit\n', cwd });

  const resumed = await lastroad(['play', '--file', 'game.json'], { input: always('1'), cwd });

  const whole = await lastroad([...args.slice(0, -1), 'whole.json'], { input: always('1'), cwd });
  expect(left.out).toContain('Go on with it:\n  lastroad play --file game.json');
  expect(resumed.out).toMatch(/Taken up again after \d+ decisions\./);
  expect(asked(resumed.out)[0]).toBe(asked(left.out).at(-1));
  expect(whole.code).toBe(0);
  expect(readFileSync(join(cwd, 'game.json'), 'utf8')).toBe(readFileSync(join(cwd, 'whole.json'), 'utf8'));
});

test('options of a new table are refused where a game stands already', async () => {
  const cwd = emptyFolder();
  await lastroad(['play', 'toy', '--file', 'game.json'], { input: 'quit\n', cwd });
  const before = readFileSync(join(cwd, 'game.json'), 'utf8');

  const ran = await lastroad(['play', 'toy', '--seats', '2', '--file', 'game.json'], { cwd });

  expect(ran.code).toBe(2);
  expect(ran.err).toContain('game.json holds a game already; leave out --seats');
  expect(readFileSync(join(cwd, 'game.json'), 'utf8')).toBe(before);
});

test('a game can be saved at any time, and nothing else is overwritten by it', async () => {
  const cwd = emptyFolder();
  writeFileSync(join(cwd, 'letter.txt'), 'Dear all');

  const ran = await lastroad(['play', 'toy'], { input: 'save\nsave letter.txt\nsave mine.json\n1\nquit\n', cwd });

  expect(ran.out).toContain('Type "save" and a file name.');
  expect(ran.out).toContain('letter.txt is there already and holds something else');
  expect(readFileSync(join(cwd, 'letter.txt'), 'utf8')).toBe('Dear all');
  expect(ran.out).toContain(`Go on with it:\n  ${toType('play', '--file', 'mine.json')}`);
  expect(JSON.parse(readFileSync(join(cwd, 'mine.json'), 'utf8'))).toMatchObject({ game: 'toy' });
});

test('people at one keyboard pass it on, and what one decided stays hidden from the next', async () => {
  const args = ['play', 'toy', '--seats', '2', '--bots', 'none', '--seed', '1'];

  const ran = await lastroad(args, { input: '\ncard 6\nno\nundo\nno\n\nquit\n' });

  expect(ran.out).toContain('Pass the keyboard to player 1.');
  expect(ran.out).toContain('Player 1 may still type "undo"');
  expect(asked(ran.out).map(line => line.at(-1))).toEqual(['1', '2', '2', '3']);
  const second = ran.out.slice(ran.out.indexOf('── decision 3, player 2'));
  expect(second).toMatch(/seat 1 {4}3 coins {3}bid ▒ {3}hand ▒ ▒\n/);
});

test('bots alone play to the end', async () => {
  const ran = await lastroad(['play', 'toy', '--bots', 'all', '--seed', '3']);

  expect(ran.code).toBe(0);
  expect(ran.out).toContain('The game is over.');
  expect(asked(ran.out)).toEqual([]);
});

test("an owner's pack changes the cards on the table", async () => {
  const cwd = emptyFolder();
  const template = await lastroad(['pack', 'toy']);
  const { cards } = JSON.parse(template.out) as { cards: number[] };
  writeFileSync(join(cwd, 'mine.json'), JSON.stringify({ cards: cards.map(() => 77) }));

  const args = ['play', 'toy', '--pack', 'mine.json', '--file', 'game.json'];
  const ran = await lastroad(args, { input: always('1'), cwd });

  expect(ran.out).toContain('(worth 77)');
  expect(existsSync(join(cwd, 'game.json'))).toBe(true);
  expect(await lastroad(['verify', 'game.json'], { cwd })).toMatchObject({ code: 0 });
});

test('TR-INT-1, TR-SETUP-11: crews are said seat by seat; there is one set of bikes and one rig', async () => {
  const five = ['play', 'thunder-road', '--seats', '5', '--seed', '3', '--option', 'crew1=bikes'];

  const ran = await lastroad(five, { input: 'quit\n' });
  const unsaid = await lastroad(['play', 'thunder-road', '--seats', '5', '--seed', '3'], { input: 'quit\n' });
  const twice = await lastroad([...five, '--option', 'crew2=bikes']);

  expect(ran).toMatchObject({ code: 0, err: '' });
  expect(ran.out).toMatch(/^ {3}1[HXVOS] {2}start area/m);
  expect(ran.out).toContain('5 Purple');
  expect(unsaid).toMatchObject({ code: 0, err: '' });
  expect(unsaid.out).toMatch(/^5 Purple.*\n {3}5/m);
  expect(twice.code).toBe(2);
  expect(twice.err).toContain('crew2 is bikes; no more than 1 may be');
});
