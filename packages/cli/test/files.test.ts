import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  commitmentTo,
  deriveKey,
  must,
  ownNonce,
  pledgeOf,
  readGameFile,
  startMatch,
  toGameFile,
  writeGameFile,
} from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { toy } from '@lastroad/kernel/toy';
import { beforeAll, expect, test } from 'vitest';
import { folders, lastroad, linesOf } from './run.ts';

const emptyFolder = folders();

const cwd = emptyFolder();
const inFolder = async (...args: string[]) => lastroad(args, { cwd });
const pages = (out: string): string[] => out.match(/── after \d+ of \d+ decisions/g) ?? [];

beforeAll(async () => {
  await lastroad(['play', 'toy', '--seed', '7', '--file', 'game.json'], { input: '1\n'.repeat(500), cwd });
});

test('verify says what was checked', async () => {
  const told = await inFolder('verify', 'game.json');
  const data = await inFolder('verify', 'game.json', '--json');

  expect(told.code).toBe(0);
  for (const word of ['file', 'rules', 'content', 'dice', 'decisions', 'result'])
    expect(told.out).toMatch(new RegExp(`^ {2}${word} `, 'm'));
  expect(JSON.parse(data.out)).toMatchObject({ ok: true, game: 'toy', result: { places: expect.any(Array) } });
});

test('verify tells whether nonces were pledged, and which deals before were void', async () => {
  const commitment = commitmentTo('a table');
  const nonces = ['nonce-of-ann', ownNonce('a table', 1)];
  const pledges = [pledgeOf(commitment, 0, 'nonce-of-ann'), null];
  const voided = [{ commitment: commitmentTo('before'), seats: [1], names: ['Eve'] }];
  const match = startMatch(toy, must(toy.content({ seats: 2 })), { secret: 'a table', nonces });
  const fairness = { version: 2, commitment, pledges, nonces, voided, secret: 'a table' } as const;
  writeFileSync(join(cwd, 'pledged.json'), writeGameFile(toGameFile({ ...match, fairness })));
  const chosen = { ...fairness, nonces: nonces.with(0, 'chosen-nonce') };
  writeFileSync(join(cwd, 'chosen.json'), writeGameFile(toGameFile({ ...match, fairness: chosen })));

  const plain = await inFolder('verify', 'game.json');
  const pledged = await inFolder('verify', 'pledged.json');
  const data = await inFolder('verify', 'pledged.json', '--json');
  const forged = await inFolder('verify', 'chosen.json');

  expect(plain.out).toContain('nonces were put in without pledges');
  expect(pledged.out).toContain(
    '1 nonces are those that were pledged before any was disclosed, 1 follow from the secret',
  );
  expect(pledged.out).toContain('a deal before this one was void: no nonce from Eve');
  expect(JSON.parse(data.out)).toMatchObject({ ok: true, pledges, voided });
  expect(forged).toMatchObject({ code: 1, out: '' });
  expect(forged.err).toContain('the nonce of seat 0 is not the one that was pledged');
});

test('verify finds a changed byte and names the place', async () => {
  const text = readFileSync(join(cwd, 'game.json'), 'utf8');
  const changed = text.replace(/(?<="decisions": \[\n\[\d,\d*)\d(?=,")/, digit => String((Number(digit) + 1) % 10));
  writeFileSync(join(cwd, 'changed.json'), changed);

  expect(changed).not.toBe(text);
  const told = await inFolder('verify', 'changed.json');
  const data = await inFolder('verify', 'changed.json', '--json');

  expect(told).toMatchObject({ code: 1, out: '' });
  expect(linesOf(told.err)).toHaveLength(1);
  expect(told.err).toContain('changed.json: "decisions" or its seal was changed after the file was written');
  expect(data).toMatchObject({ code: 1, err: '' });
  expect(JSON.parse(data.out)).toMatchObject({ ok: false, code: 'wrong-hash' });
});

test('verify checks what it can of a game, rules or content it does not know, and says what it did not', async () => {
  const file = must(readGameFile(readFileSync(join(cwd, 'game.json'), 'utf8')));
  const altered = (name: string, change: object): void =>
    writeFileSync(join(cwd, name), writeGameFile({ ...file, ...change }));
  altered('stranger.json', { game: 'a-game-of-tomorrow' });
  altered('tomorrow.json', { version: 99 });
  altered('forged.json', { version: 99, fairness: { ...file.fairness, commitment: '0'.repeat(64) } });

  const told = [await inFolder('verify', 'stranger.json'), await inFolder('verify', 'tomorrow.json')];
  const forged = await inFolder('verify', 'forged.json');

  for (const { code, err } of told) {
    expect(code).toBe(1);
    expect(err).toContain('the secret of the dice is the one committed to, but no decision was played again');
  }
  expect(told[0]?.err).toContain('a game this program does not know');
  expect(forged.code).toBe(1);
  expect(forged.err).not.toContain('the one committed to, but');
});

test('replay prints every step through a pipe, from the view that is asked for', async () => {
  const decisions = (JSON.parse(readFileSync(join(cwd, 'game.json'), 'utf8')) as { decisions: unknown[] }).decisions;

  const spectator = await inFolder('replay', 'game.json');
  const second = await inFolder('replay', 'game.json', '--seat', '2', '--from', '3');
  const all = await inFolder('replay', 'game.json', '--all', '--at', '0');

  expect(pages(spectator.out)).toHaveLength(decisions.length + 1);
  expect(spectator.out).toContain('The game is over. Scores: ');
  expect(pages(second.out)).toHaveLength(decisions.length - 2);
  expect(second.out).toMatch(/> seat 2 .* hand \d/);
  expect(second.out).not.toMatch(/seat 1 .* hand \d/);
  expect(pages(all.out)).toEqual([`── after 0 of ${decisions.length} decisions`]);
  expect(all.out).toMatch(/Seat 1: card \d+ \(worth \d\) \(Which card do you put down\?\)/);
});

test('replay tells a decision in words only to those who could know it', async () => {
  const spectator = await inFolder('replay', 'game.json');
  const first = await inFolder('replay', 'game.json', '--seat', '1');

  expect(spectator.out).toContain('Seat 1: decides in secret');
  expect(spectator.out).not.toMatch(/Seat \d: card/);
  expect(spectator.out).toMatch(/Seat \d: stop/);
  expect(first.out).toMatch(/Seat 1: card \d+/);
  expect(first.out).not.toMatch(/Seat [23]: card/);
});

test('replay refuses a place that is not in the game', async () => {
  const late = await inFolder('replay', 'game.json', '--at', '999');
  const both = await inFolder('replay', 'game.json', '--seat', '1', '--all');
  const seat = await inFolder('replay', 'game.json', '--seat', '4');

  expect(late.code).toBe(2);
  expect(late.err).toMatch(/--at is "999"; it must be a whole number from 0 to \d+/);
  expect(both).toMatchObject({ code: 2, err: expect.stringContaining('exclude each other') });
  expect(seat).toMatchObject({ code: 2, err: expect.stringContaining('--seat is "4"') });
});

test('inspect shows the stack with its branches, and every open question', async () => {
  const told = await inFolder('inspect', 'game.json', '--at', '0');
  const over = await inFolder('inspect', 'game.json');
  const data = await inFolder('inspect', 'game.json', '--at', '0', '--json');

  expect(told.out).toMatch(/round\.show {10,}winner -2/);
  expect(told.out).toMatch(/together\n {4}seat 1\n {6}bid\.chooseCard/);
  expect(told.out.match(/is asked bid\.chooseCard, about: card/g)).toHaveLength(3);
  expect(over.out).toContain('empty: the game is over');
  const { stack, questions, hash } = JSON.parse(data.out) as {
    stack: { step: string }[];
    questions: { options: unknown[] }[];
    hash: string;
  };
  expect(stack.map(frame => frame.step)).toEqual(['game.rounds', 'round.show', 'together']);
  expect(questions.map(question => question.options.length)).toEqual([3, 3, 3]);
  expect(told.out).toContain(hash);
});

test('inspect opens a save when it is told the options of the table', async () => {
  const g = toy.setup(must(toy.content({ seats: 2 })), deriveKey('a save', []));
  playAtRandom(toy, g, 1, 5);
  writeFileSync(join(cwd, 'save.json'), toy.save(g));

  const without = await inFolder('inspect', 'save.json');
  const given = await inFolder('inspect', 'save.json', '--option', 'seats=2');

  expect(without.code).toBe(1);
  expect(linesOf(without.err)).toHaveLength(1);
  expect(without.err).toContain('give the options of its table with --option');
  expect(given.code).toBe(0);
  expect(given.out).toContain(toy.hash(g));
});
