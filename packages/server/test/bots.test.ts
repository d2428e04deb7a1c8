import { deriveKey, type GameFile, must, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { afterAll, expect, test } from 'vitest';
import { openBots, type Server } from '../src/index.ts';
import { ask, openTable, Player, playOn, sit } from './clients.ts';
import { startServer, temporaryFolder } from './servers.ts';

const THREADS = new URL('../../bots/test/registry.ts', import.meta.url);
const NO_THREADS = new URL('./failing-playables.ts', import.meta.url);
const NO_GAMES = 'data:text/javascript,export const registry = {}';

const endings: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

const serverWith = async (module: URL | string): Promise<Server> => {
  const folder = temporaryFolder();
  const { bots, close } = await openBots(module);
  const server = await startServer({ data: folder.path }, { bots });
  endings.push(folder.remove, close, () => server.close());
  return server;
};

/** A whole game of bots, with one person who plays along at random. */
const playedByBots = async ({ url }: Server, bot: string): Promise<GameFile> => {
  const { id } = await openTable(url, { options: { seats: 3, rounds: 3 } });
  const { secret } = await sit(url, id, 'Ada');
  await ask(url, `/tables/${id}/bots`, { bot }, secret);
  const ada = new Player(url, id, secret);
  await playOn(ada);
  ada.close();
  return (await ask(url, `/tables/${id}/file`)).value as GameFile;
};

test.each([
  ['greedy, in threads', THREADS, 'greedy'],
  ['search, in threads', THREADS, 'search'],
  ['greedy, when no thread can be started', NO_THREADS, 'search'],
  ['at random, in a game they were not taught', NO_GAMES, 'search'],
])('bots play a whole game %s', async (_how, module, bot) => {
  const file = await playedByBots(await serverWith(module), bot);

  expect(file.decisions.length).toBeGreaterThan(10);
  expect(verify(toy, file).ok).toBe(true);
});

test('a level answers as it does everywhere: greedy takes what greedy takes, in a thread or not', async () => {
  const g = toy.setup(must(toy.content({ seats: 3 })), deriveKey('bots', []));
  const asked = { rules: toy, imagined: g, seat: 0, key: deriveKey('thought', []), pack: null };
  const [near, far] = [await openBots(NO_THREADS), await openBots(THREADS)];
  endings.push(near.close, far.close);

  const choices = await Promise.all([near, far].map(async ({ bots }) => bots[0]?.choose(asked)));

  expect(choices[0]).toBe(choices[1]);
  expect(toy.options(g, 0)).toContain(choices[0]);
});
