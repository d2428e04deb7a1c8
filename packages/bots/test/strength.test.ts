import { expect, test } from 'vitest';
import { resultOf } from '../src/arena/index.ts';
import type { BotSpec } from '../src/index.ts';
import { playHere } from './tables.ts';

const RANDOM: BotSpec = { name: 'random', level: 'random' };
const GREEDY: BotSpec = { name: 'greedy', level: 'greedy' };
const SEARCH: BotSpec = { name: 'search', level: 'search', settings: { budget: { iterations: 100 } } };

test('greedy beats random in two-player games', async () => {
  const { tables, bots } = resultOf(await playHere({ bots: [GREEDY, RANDOM], games: 120 }));

  expect(tables[0].shares[0].low).toBeGreaterThan(0.9);
  expect(bots[0].skill.low).toBeGreaterThan(bots[1].skill.high);
});

test('greedy wins more than its part against three random bots', async () => {
  const { tables } = resultOf(await playHere({ bots: [GREEDY, RANDOM], seats: 4, tables: [[0, 1, 1, 1]], games: 80 }));

  expect(tables[0].shares[0].low).toBeGreaterThan(0.5);
});

test('search beats greedy in two-player games', async () => {
  const { tables } = resultOf(await playHere({ bots: [SEARCH, GREEDY], games: 80, seed: 'duel' }));

  expect(tables[0].shares[0].low).toBeGreaterThan(0.5);
});
