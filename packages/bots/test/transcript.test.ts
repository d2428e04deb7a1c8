import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keyFromSeed, must } from '@lastroad/kernel';
import { type ToyEvent, type ToyView, toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { seatProgram, type ToBot } from '../src/external/index.ts';
import { botPlayer, playGame, random } from '../src/index.ts';
import { registry } from './registry.ts';

/** The program writes at its own pace: what it was told last may come a moment after the game is over. */
const linesUpToTheEnd = async (file: string): Promise<string[]> => {
  const lines = async () => (await readFile(file, 'utf8')).trim().split('\n');
  await expect.poll(async () => (await lines()).at(-1)).toContain('"type":"end"');
  return lines();
};

/** Plays a game with a bot in seat 1 that writes down what it is told. */
const transcript = async (): Promise<{ g: ReturnType<typeof toy.setup>; told: ToBot[] }> => {
  const folder = await mkdtemp(join(tmpdir(), 'transcript-'));
  const file = join(folder, 'told.jsonl');
  const command = [process.execPath, fileURLToPath(new URL('programs/recorder.mjs', import.meta.url)), file];
  const g = toy.setup(must(toy.content({ seats: 2 })), keyFromSeed('transcript'));
  const recorder = seatProgram(
    { name: 'recorder', level: 'external', command, millis: 60_000 },
    registry['toy'],
    'seed',
    {
      fault(fault) {
        throw fault;
      },
    },
  );
  await playGame(toy, g, [botPlayer(random, registry['toy'], 'other'), recorder]);
  const lines = await linesUpToTheEnd(file);
  await rm(folder, { recursive: true });
  return { g, told: lines.map(line => JSON.parse(line) as ToBot) };
};

test('a bot is told the table, its own view, its options in words, what its seat may hear, and the end', async () => {
  const { g, told } = await transcript();

  const questions = told.filter(message => message.type === 'question');
  const events = told.flatMap(message => (message.type === 'events' ? (message.events as readonly ToyEvent[]) : []));
  const { id, hash, options } = g.content;
  expect(told[0]).toMatchObject({ type: 'hello', protocol: 1, game: 'toy', seat: 1, seats: 2, millis: 60_000 });
  expect(told[0]).toMatchObject({ content: { id, hash, options } });
  expect(questions[0].options[0]).toMatchObject({ choice: expect.any(Number), key: 'toy.card' });
  expect(questions.every(({ view }) => (view as ToyView).seat === 1)).toBe(true);
  expect(questions.flatMap(({ view }) => (view as ToyView).hands[0]).every(card => card === -1)).toBe(true);
  const bids = events.filter(event => event.type === 'bid');
  expect(bids.filter(({ seat }) => seat === 0).every(({ card }) => card === -1)).toBe(true);
  expect(bids.filter(({ seat }) => seat === 1).every(({ card }) => card >= 0)).toBe(true);
  expect(told.at(-1)).toEqual({ type: 'end', scores: toy.scores(g), places: toy.places(g) });
});
