import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineRules, type ModuleWish } from '@lastroad/kernel';
import { type Toy, type ToyContent, type ToyEvent, type ToyView, toy, toyInsight } from '@lastroad/kernel/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ArenaPlan,
  type ArenaState,
  allTables,
  pairingOf,
  planArena,
  playArenaGame,
  renderArena,
  resultOf,
  skillsOf,
  tellArena,
  wilson,
} from '../src/arena/index.ts';
import type { BotSpec } from '../src/index.ts';
import { runArenaOnCores } from '../src/node/index.ts';
import { tagsIn } from '../src/testing.ts';
import { playHere } from './tables.ts';

const REGISTRY = new URL('./registry.ts', import.meta.url);
const BOTS: readonly BotSpec[] = [
  { name: 'greedy', level: 'greedy', settings: { tries: 8 } },
  { name: 'random', level: 'random' },
];

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'arena-'));
});
afterAll(() => rm(folder, { recursive: true }));

test('every way to fill the seats in which different bots meet is a table', () => {
  expect(allTables(2, 2)).toEqual([[0, 1]]);
  expect(allTables(3, 2)).toEqual([
    [0, 1],
    [0, 2],
    [1, 2],
  ]);
  expect(allTables(2, 3)).toEqual([
    [0, 0, 1],
    [0, 1, 1],
  ]);
  expect(allTables(1, 3)).toEqual([[0, 0, 0]]);
  expect(allTables(3, 1)).toEqual([[0], [1], [2]]);
});

test('every bot has every seat of a table once in each rotation, with the same deal', () => {
  const plan = planArena({ game: 'toy', bots: BOTS, seats: 3, tables: [[0, 1, 1]], games: 4 });

  const pairings = Array.from({ length: plan.games }, (_, game) => pairingOf(plan, game));

  expect(plan.games).toBe(6);
  expect(pairings.slice(0, 3).map(({ bots }) => bots.join(''))).toEqual(['011', '110', '101']);
  expect(new Set(pairings.slice(0, 3).map(({ seed }) => seed)).size).toBe(1);
  expect(pairings[3].seed).not.toBe(pairings[0].seed);
});

test('a table that does not fit is refused', () => {
  expect(() => planArena({ game: 'toy', bots: BOTS, seats: 2, tables: [[0, 2]], games: 2 })).toThrow('does not fit');
});

test("Wilson's interval agrees with published values", () => {
  expect(wilson(8, 10)).toMatchObject({ share: 0.8, low: expect.closeTo(0.4902, 4), high: expect.closeTo(0.9433, 4) });
  expect(wilson(0, 20)).toMatchObject({ low: expect.closeTo(0, 10), high: expect.closeTo(0.1611, 4) });
  expect(wilson(500, 1000)).toMatchObject({ low: expect.closeTo(0.4691, 4), high: expect.closeTo(0.5309, 4) });
});

test('skills put the bots in the order of their wins, equals together', () => {
  const game = (places: number[]) => ({
    game: 0,
    table: 0,
    bots: [0, 1, 2],
    scores: [],
    places,
    decisions: 0,
    tags: [],
    faults: [],
  });
  const [first, second, third] = skillsOf(
    3,
    Array.from({ length: 40 }, (_, n) => game(n % 2 ? [1, 2, 2] : [1, 3, 2])),
  );

  expect(first.low).toBeGreaterThan(third.high);
  expect(third.mu).toBeGreaterThan(second.mu);
  expect(
    skillsOf(
      2,
      Array.from({ length: 40 }, () => ({ ...game([1, 1]), bots: [0, 1] })),
    )[0].mu,
  ).toBeCloseTo(25, 1);
});

/** What must not depend on where or when games were played. */
const games = ({ records }: ArenaState) => records;

test('on all cores the same games are played as in one thread', async () => {
  const wishes = { bots: BOTS, games: 12, batch: 5, seats: 3 };
  const there = await runArenaOnCores(planArena({ game: 'toy', ...wishes }), { registry: REGISTRY, size: 2 });

  expect(games(there)).toEqual(games(await playHere(wishes)));
});

test('modules are drawn for every deal, and rotations of a table have the same', async () => {
  const rules = defineRules<Toy, ToyContent, ToyView, ToyEvent>({
    ...toy,
    settings: [...toy.settings, { name: 'gifts', values: [false, true], preset: false, module: true }],
    scores: g => g.coins.map(() => Number(g.content.options['gifts'])),
  });
  const scoresOf = async (modules: ModuleWish): Promise<number[]> => {
    const plan = planArena({ game: 'toy', bots: BOTS, games: 24, modules });
    const host = { now: () => performance.now() };
    const played = Array.from({ length: 24 }, (_, n) => playArenaGame(plan, n, { rules, insight: toyInsight }, host));
    return (await Promise.all(played)).map(({ record }) => record.scores[0]);
  };

  const drawn = await scoresOf('random');

  expect(new Set(drawn)).toEqual(new Set([0, 1]));
  expect(drawn.filter((_, n) => n % 2 === 0)).toEqual(drawn.filter((_, n) => n % 2 === 1));
  expect(await scoresOf('random')).toEqual(drawn);
  expect(new Set(await scoresOf(['gifts']))).toEqual(new Set([1]));
});

/** Plays on until so many games have been played. */
const runFrom = (plan: ArenaPlan, file: string, enough: number): Promise<ArenaState> => {
  let played = 0;
  return runArenaOnCores(plan, {
    registry: REGISTRY,
    size: 2,
    file,
    progress: done => {
      played = done;
    },
    pause: () => played >= enough,
  });
};

test('an arena taken up again ends like one that was never interrupted', async () => {
  const plan = planArena({ game: 'toy', bots: BOTS, games: 16, batch: 4 });
  const file = join(folder, 'kept.json');

  const part = await runFrom(plan, file, 6);
  const whole = await runFrom(plan, file, Number.POSITIVE_INFINITY);

  const atOnce = await runFrom(plan, join(folder, 'other.json'), Number.POSITIVE_INFINITY);
  // In the middle of a batch, with at most one more game under way.
  expect(part.records.length).toBeGreaterThanOrEqual(6);
  expect(part.records.length).toBeLessThanOrEqual(7);
  expect(games(whole)).toEqual(games(atOnce));
  expect(games(JSON.parse(await readFile(file, 'utf8')) as ArenaState)).toEqual(games(whole));
  expect(resultOf(whole).tables).toEqual(resultOf(atOnce).tables);
});

test('games of another plan are not mixed in; a damaged file is not overwritten', async () => {
  const file = join(folder, 'mixed.json');
  const plan = planArena({ game: 'toy', bots: BOTS, games: 2 });
  await runFrom(plan, file, 2);
  const damaged = join(folder, 'damaged.json');
  await writeFile(damaged, '{"plan":');

  await expect(runFrom({ ...plan, seed: 'other' }, file, 2)).rejects.toThrow('another plan');
  await expect(runFrom(plan, damaged, 2)).rejects.toThrow('JSON');
  expect(await readFile(damaged, 'utf8')).toBe('{"plan":');
});

test('a plan that has grown goes on where it ended, with the games it would have had at once', async () => {
  const file = join(folder, 'grown.json');
  const small = planArena({ game: 'toy', bots: BOTS, games: 4 });
  const big = { ...small, games: 10 };

  await runFrom(small, file, 4);
  const grown = await runFrom(big, file, 10);

  expect(grown.plan).toEqual(big);
  expect(games(grown)).toEqual(games(await runFrom(big, join(folder, 'big.json'), 10)));
});

test('a bot that plays against itself gets another deal in every game', () => {
  const plan = planArena({ game: 'toy', bots: BOTS.slice(0, 1), seats: 3, games: 6 });

  expect(new Set(Array.from({ length: 6 }, (_, game) => pairingOf(plan, game).seed)).size).toBe(6);
});

test('alone against the rules nothing is even, and scores are told', async () => {
  const { records, efforts, plan } = await playHere({ bots: BOTS, games: 4 });
  const alone = {
    plan: { ...plan, seats: 1, tables: [[0], [1]] },
    records: records.map((record, n) => ({
      ...record,
      table: n % 2,
      bots: [n % 2],
      places: [n < 2 ? 1 : 2],
      scores: [n],
    })),
    efforts,
  };

  const result = resultOf(alone);

  expect(result.tables.map(({ shares }) => shares[0])).toMatchObject([
    { bot: 'greedy', share: 0.5, even: null, score: { mean: 1, of: 2 } },
    { bot: 'random', share: 0.5, even: null, score: { mean: 2, of: 2 } },
  ]);
  expect(tellArena(result).join()).not.toMatch(/even|NaN/);
  expect(renderArena(result)).not.toContain('class="even"');
});

test('progress counts every game once', async () => {
  const seen: number[] = [];
  const plan = planArena({ game: 'toy', bots: BOTS, games: 10, batch: 4 });
  await runArenaOnCores(plan, { registry: REGISTRY, size: 2, progress: done => seen.push(done) });

  expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('the result has shares, skills and speed, as JSON, as text and as a plot', async () => {
  const search: BotSpec = { name: 'search <10>', level: 'search', settings: { budget: { iterations: 10 } } };
  const result = resultOf(await playHere({ bots: [...BOTS, search], games: 12 }));

  const svg = renderArena(result);
  const lines = tellArena(result);

  expect(result.tables.map(({ shares }) => shares[0].share + shares[1].share)).toEqual([1, 1, 1]);
  expect(result.bots[2].iterationsPerSecond).toBeGreaterThan(100);
  expect(result.bots[1].decisionsPerSecond).toBeGreaterThan(100);
  expect(JSON.parse(JSON.stringify(result))).toEqual(result);
  expect(tagsIn(svg)).toEqual(new Set(['svg', 'style', 'text', 'line', 'circle']));
  expect(svg.match(/class="reach"/g)?.length).toBe(6);
  expect(svg).toContain('greedy at greedy, search &lt;10&gt;');
  expect(lines.filter(line => / wins .* % of 4 games .* scores /.test(line)).length).toBe(6);
});
