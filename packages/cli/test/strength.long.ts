import { parseBot } from '@lastroad/bots';
import { planArena, resultOf } from '@lastroad/bots/arena';
import { runArenaOnCores } from '@lastroad/bots/node';
import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';

/**
 * How strong the bots must be at each game: the first bot of a table wins at least this share of its games. Seed and
 * iterations are fixed, so the games are always the same. A game with a search takes several seconds of one core: a
 * hundred of them guard the bar, `lastroad arena` measures over a thousand.
 */
const BARS = [
  { game: 'last-aurora', table: 'greedy, random', games: 1000, bar: 0.95 },
  { game: 'last-aurora', table: 'search, greedy', games: 100, bar: 0.75 },
  { game: 'last-aurora', table: 'search, greedy, greedy, greedy', games: 60, bar: 0.45 },
  { game: 'thunder-road', table: 'greedy, random', games: 1000, bar: 0.85 },
  { game: 'thunder-road', table: 'search, greedy', games: 100, bar: 0.6 },
] as const;

const shareOfFirst = async (game: string, table: string, games: number) => {
  const seats = table.split(', ');
  const bots = [...new Set(seats)];
  const plan = planArena({
    game,
    bots: bots.map(bot => must(parseBot(bot))),
    tables: [seats.map(bot => bots.indexOf(bot))],
    seats: seats.length,
    games,
    seed: 'ladder',
  });
  const registry = new URL('../src/games.ts', import.meta.url);
  return resultOf(await runArenaOnCores(plan, { registry })).tables[0]?.shares[0];
};

test.each(BARS)('$game, $table: the first wins at least $bar', async ({ game, table, games, bar }) => {
  const first = await shareOfFirst(game, table, games);

  expect(first?.of).toBe(games);
  expect(first?.share).toBeGreaterThanOrEqual(bar);
});
