import { expect, test } from 'vitest';
import { type ArenaWishes, planArena, resultOf } from '../src/arena/index.ts';
import { type BotSpec, SEARCH } from '../src/index.ts';
import { runArenaOnCores } from '../src/node/index.ts';

const REGISTRY = new URL('./registry.ts', import.meta.url);
const GREEDY: BotSpec = { name: 'greedy', level: 'greedy' };
const DEFAULT: BotSpec = { name: 'search', level: 'search' };

const shareOfFirst = async (wishes: Omit<ArenaWishes, 'game'>) => {
  const plan = planArena({ game: 'toy', ...wishes });
  return resultOf(await runArenaOnCores(plan, { registry: REGISTRY })).tables[0].shares[0];
};

test('greedy beats random in at least 95 % of two-player games', async () => {
  const { low } = await shareOfFirst({ bots: [GREEDY, { name: 'random', level: 'random' }], games: 1000 });

  expect(low).toBeGreaterThan(0.95);
});

test('search at its default beats greedy clearly in two-player games', async () => {
  const { low } = await shareOfFirst({ bots: [DEFAULT, GREEDY], games: 1000 });

  expect(low).toBeGreaterThan(0.65);
});

test('ten times the budget does not make search weaker', async () => {
  const small: BotSpec = {
    name: 'small',
    level: 'search',
    settings: { budget: { iterations: (SEARCH.budget.iterations ?? 0) / 10 } },
  };
  const { high } = await shareOfFirst({ bots: [DEFAULT, small], games: 400 });

  expect(high).toBeGreaterThan(0.5);
});
