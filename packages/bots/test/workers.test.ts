import { readdirSync, readFileSync } from 'node:fs';
import { toy } from '@lastroad/kernel/toy';
import { afterAll, expect, test } from 'vitest';
import {
  type Budget,
  botOf,
  type FromWorker,
  hint,
  type LevelSpec,
  positionOf,
  seenBy,
  type ToWorker,
} from '../src/index.ts';
import { openPool, ThreadLost } from '../src/node/index.ts';
import { workerCore } from '../src/worker-core.ts';
import { registry } from './registry.ts';
import { playable, question } from './tables.ts';

const REGISTRY = new URL('./registry.ts', import.meta.url);
const searching = (budget: Budget): LevelSpec => ({
  name: 'search',
  level: 'search',
  settings: { budget, sure: Number.POSITIVE_INFINITY },
});
const SEARCH = searching({ iterations: 400 });
const FOREVER = searching({ millis: 600_000 });

const pool = openPool({ registry: REGISTRY, size: 2 });
afterAll(() => pool.close());

const asked = (decisions: number) => {
  const { g, seat } = question(decisions);
  return { g, seat, request: { position: positionOf(toy, g), seat, seed: 'thread' } };
};

test('a thread thinks what this program would think', async () => {
  for (const bot of [SEARCH, { name: 'greedy', level: 'greedy' }, { name: 'random', level: 'random' }] as const) {
    const { g, seat, request } = asked(6);

    const answer = await pool.think({ ...request, bot }).answer;

    expect(answer).toEqual(botOf(bot).think(seenBy(playable, g, seat, 'thread')));
  }
});

test('a search that is stopped answers at once with what it has found', async () => {
  const { g, seat, request } = asked(6);
  let heard = 0;
  const thinking = pool.think({
    ...request,
    bot: FOREVER,
    progress: answer => {
      heard = answer.iterations;
      thinking.stop();
    },
  });

  const answer = await thinking.answer;

  expect(heard).toBeGreaterThan(0);
  expect(answer.iterations).toBeGreaterThanOrEqual(heard);
  expect(toy.options(g, seat)).toContain(answer.choice);
});

test('stopped before it began, it still has an answer', async () => {
  const { g, seat, request } = asked(6);
  const thinking = pool.think({ ...request, bot: FOREVER });
  thinking.stop();

  expect(toy.options(g, seat)).toContain((await thinking.answer).choice);
});

test('two threads think about one question and add up what they found', async () => {
  const { request } = asked(6);

  const answer = await pool.think({ ...request, bot: SEARCH, spread: 2 }).answer;

  expect(answer.iterations).toBe(800);
});

test('a save that cannot be read, or an unknown game, fails with a reason and harms nobody else', async () => {
  const { request } = asked(6);
  const broken = { ...request, position: { ...request.position, save: '{' } };
  const unknown = { ...request, position: { ...request.position, game: 'chess' } };

  await expect(pool.think({ ...broken, bot: SEARCH }).answer).rejects.toThrow('damaged');
  await expect(pool.think({ ...unknown, bot: SEARCH }).answer).rejects.toThrow('there are toy');
  expect((await pool.think({ ...request, bot: SEARCH }).answer).iterations).toBe(400);
});

test('threads that cannot start, or a pool that is closed, fail what they were asked', async () => {
  const { request } = asked(6);
  const nowhere = openPool({ registry: new URL('./no-such-registry.ts', import.meta.url), size: 1 });
  const closing = openPool({ registry: REGISTRY, size: 1 });

  await expect(nowhere.think({ ...request, bot: SEARCH }).answer).rejects.toThrow('no-such-registry');
  await nowhere.close();
  const thinking = closing.think({ ...request, bot: FOREVER });
  await Promise.all([expect(thinking.answer).rejects.toThrow('closed'), closing.close()]);
});

test.runIf(process.platform === 'linux')('threads that yield do so alone', async () => {
  /** How little the threads of this process insist on the processor. */
  const niceness = (): number[] =>
    readdirSync('/proc/self/task').map(thread => {
      const facts = readFileSync(`/proc/self/task/${thread}/stat`, 'utf8');
      return Number(facts.slice(facts.lastIndexOf(')') + 2).split(' ')[16]);
    });
  const before = niceness();
  const yielding = openPool({ registry: REGISTRY, size: 2, yielding: true });
  for (const _ of [1, 2]) await yielding.think({ ...asked(6).request, bot: SEARCH, spread: 2 }).answer;

  const more = niceness().filter(nice => nice > Math.max(...before));
  await yielding.close();
  expect(more).toEqual([10, 10]);
});

test('a thread that hangs is ended, and what it was asked is known to be lost', async () => {
  const { request } = asked(6);
  const impatient = openPool({ registry: REGISTRY, size: 1, patience: 100 });

  await expect(impatient.think({ ...request, bot: FOREVER }).answer).rejects.toThrow(ThreadLost);

  await impatient.close();
});

test('the core of a worker needs nothing but messages', async () => {
  const { request } = asked(6);
  const heard: FromWorker[] = [];
  let clock = 0;
  const pauses: (() => void)[] = [];
  const core = workerCore({
    registry,
    now: () => clock++,
    post: message => heard.push(message),
    pause: () => new Promise(done => pauses.push(done)),
  });
  const send = (message: ToWorker): void => core.receive(message);

  send({ type: 'think', id: 7, ...request, bot: FOREVER });
  await Promise.resolve();
  send({ type: 'stop', id: 7 });
  pauses.shift()?.();
  await expect.poll(() => heard.at(-1)).toMatchObject({ type: 'thought', id: 7 });
});

test('the core of a worker gives hints', async () => {
  const { g, seat, request } = asked(6);
  const heard: FromWorker[] = [];
  const core = workerCore({ registry, now: () => 0, post: message => heard.push(message), pause: async () => {} });

  core.receive({ type: 'hint', id: 3, position: request.position, seat, options: { seed: 'core', best: 2 } });
  await expect.poll(() => heard).toHaveLength(1);

  const hints = hint(toy, playable.insight, g, seat, { seed: 'core', best: 2 });
  expect(heard).toEqual([{ type: 'hinted', id: 3, hints }]);
});
