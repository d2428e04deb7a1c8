import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { botOf, seenBy } from '@lastroad/bots';
import { deriveKey, type GameFile, must, type Rules, readGameFile, verify } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { type Toy, toy, toyInsight } from '@lastroad/kernel/toy';
import { API } from '@lastroad/protocol';
import { afterAll, expect, test } from 'vitest';
import { type Bot, openBots, type Server } from '../src/index.ts';
import { OPERATOR } from '../src/tables/verbs/operator.ts';
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

/** Ada and two bots, all of them asked. */
const besideBots = async ({ url }: Server, bot: string): Promise<Player> => {
  const { id } = await openTable(url, { options: { seats: 3, rounds: 3 } });
  const { secret } = await sit(url, id, 'Ada');
  await ask(url, `/tables/${id}/bots`, { bot }, secret);
  const ada = new Player(url, id, secret);
  endings.push(() => ada.close());
  return ada;
};

/** A whole game of bots, with one person who plays along at random. */
const playedByBots = async (server: Server, bot: string): Promise<GameFile> => {
  const ada = await besideBots(server, bot);
  await playOn(ada);
  const file = await fetch(`${server.url}${API}/tables/${ada.known.info?.id}/file`);
  return must(readGameFile(await file.text()));
};

const failuresOf = async ({ url }: Server): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^lastroad_bot_failures_total (\d+)$/m.exec(metrics)?.[1]);
};

test.each([
  ['greedy, in threads', THREADS, 'greedy'],
  ['search, in threads', THREADS, 'search'],
  ['at random, in a game they were not taught', NO_GAMES, 'search'],
])('bots play a whole game %s', async (_how, module, bot) => {
  const server = await serverWith(module);
  const file = await playedByBots(server, bot);

  expect(file.decisions.length).toBeGreaterThan(10);
  expect(verify(toy, file).ok).toBe(true);
  expect(await failuresOf(server)).toBe(0);
});

test('when no thread can be started chance answers, and every such answer is counted', async () => {
  const server = await serverWith(NO_THREADS);
  const ada = await besideBots(server, 'search');

  await ada.until(({ position }) => (position?.length ?? 0) > 1);

  expect(await failuresOf(server)).toBeGreaterThanOrEqual(2);
});

/** A bot that takes the first choice, at a table whose rules fail on some choices of its seat until they are mended. */
const besideBrokenRules = async (failOn: (choice: number, options: readonly number[]) => boolean) => {
  const rules: Rules<Toy> & { broken: boolean } = {
    ...toy,
    broken: true,
    choose(g, seat, choice) {
      if (this.broken && seat === 1 && failOn(choice, toy.options(g, seat))) throw new Error('a rule is wrong');
      toy.choose(g, seat, choice);
    },
  };
  let thoughts = 0;
  const first: Bot = {
    name: 'first',
    choose({ imagined, seat }) {
      thoughts++;
      return toy.options(imagined as Toy, seat)[0] ?? 0;
    },
  };
  const folder = temporaryFolder();
  const log: string[] = [];
  const logTo = { write: (line: string) => log.push(line) };
  const config = { data: folder.path, logLevel: 'error' } as const;
  const server = await startServer(config, { games: [rules], bots: [first], logTo });
  endings.push(folder.remove, () => server.close());
  const ada = await besideBots(server, 'first');
  const told = (words: string) => log.filter(line => line.includes(words)).length;
  return { server, ada, rules, told, thoughts: () => thoughts };
};

test('where the rules fail on the choice of a bot the next one is taken, and it is logged', async () => {
  const { server, ada, told } = await besideBrokenRules(
    (choice, options) => options.length > 1 && choice === options[0],
  );

  await ada.until(({ position }) => (position?.length ?? 0) > 1);

  expect(await failuresOf(server)).toBeGreaterThan(0);
  expect(told('the rules fail on the choice of a bot')).toBeGreaterThan(0);
  expect(told('a rule is wrong')).toBe(told('the rules fail on the choice of a bot'));
});

test('where they fail on all of them the table is parked, and goes on when they are mended', async () => {
  const { server, ada, rules, told, thoughts } = await besideBrokenRules(() => true);

  const { info } = await ada.until(({ info }) => info?.parked === 'operator');
  const before = thoughts();
  for (let sweeps = 0; sweeps < 3; sweeps++) await server.keeper.sweep();
  expect(thoughts()).toBe(before);
  expect(told('the rules fail on every choice of a bot; its table is parked')).toBe(1);
  expect(told('the rules fail on the choice of a bot')).toBe(1);

  rules.broken = false;
  await server.tables.perform(info?.id ?? '', OPERATOR, { type: 'resume' });
  await playOn(ada);
});

/** A position, and what the level has to answer there: what it answers when nothing is in its way. */
const questionAt = (decisions: number) => {
  const g = toy.setup(must(toy.content({ seats: 3 })), deriveKey('bots', []));
  playAtRandom(toy, g, 'bots', decisions);
  const [seat = 0] = toy.waitingFor(g);
  const key = deriveKey('thought', [String(decisions)]);
  const asked = { rules: toy, imagined: g, seat, key, pack: null };
  const due = (level: 'greedy' | 'search') =>
    botOf({ name: level, level }).think(seenBy({ rules: toy, insight: toyInsight }, g, seat, key.join(' '))).choice;
  return { asked, due };
};

const LEVELS = ['greedy', 'search'] as const;

const answersOf = async (module: URL, decisions: readonly number[], patience?: number) => {
  const { bots, close } = await openBots(module, 2, patience);
  endings.push(close);
  const find = (name: string) => bots.find(bot => bot.name === name);
  return Promise.all(
    decisions.flatMap(at => LEVELS.map(level => Promise.resolve(find(level)?.choose(questionAt(at).asked)))),
  );
};
const answersDue = (decisions: readonly number[]) => decisions.flatMap(at => LEVELS.map(questionAt(at).due));

test('a slow machine makes no bot weaker: only position, seat, chance and iterations count', async () => {
  const positions = [0, 6, 12];
  const slow = new URL('./moody-playables.ts?slow=3', import.meta.url);

  expect(await answersOf(slow, positions)).toEqual(answersDue(positions));
});

test.each(['dies', 'hangs'])('a thread that %s is replaced, and its work done again', async mood => {
  const folder = temporaryFolder();
  endings.push(folder.remove);
  const happened = join(folder.path, mood);
  const moody = new URL('./moody-playables.ts', import.meta.url);
  moody.searchParams.set(mood, happened);

  const answers = await answersOf(moody, [0, 5], mood === 'hangs' ? 3000 : undefined);

  expect(existsSync(happened)).toBe(true);
  expect(answers).toEqual(answersDue([0, 5]));
});
