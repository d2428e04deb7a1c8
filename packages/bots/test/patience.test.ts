import { keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { planArena, playArenaGame, resultOf, runArena } from '../src/arena/index.ts';
import { greedy, search, seenBy } from '../src/index.ts';
import { findingsOf, renderLab } from '../src/lab/index.ts';
import { checkFair, tagsIn } from '../src/testing.ts';
import { patience, patienceInsight } from './patience.ts';

const playable = { rules: patience, insight: patienceInsight };

test('among a hundred options search finds one near the hint, without weights from the game', () => {
  const misses = Array.from({ length: 4 }, (_, n) => {
    const g = patience.setup(must(patience.content({})), keyFromSeed(n));
    const { choice } = search({ budget: { iterations: 1000 } }).think(seenBy(playable, g, 0, n));
    return Math.abs(choice - g.hints[0]);
  });

  expect(misses.reduce((sum, miss) => sum + miss, 0) / misses.length).toBeLessThan(4);
});

test('alone against the rules bots win shares, are fair, and the lab can tell of them', async () => {
  const bots = [
    { name: 'search', level: 'search', settings: { budget: { iterations: 60 } } },
    { name: 'random', level: 'random' },
  ] as const;
  const plan = planArena({ game: 'patience', bots, seats: 1, games: 30 });
  const state = await runArena(plan, {
    play: game => playArenaGame(plan, game, playable, { now: () => performance.now() }),
    abreast: 1,
  });

  const [first, second] = resultOf(state).tables;
  expect(first.shares[0].low).toBeGreaterThan(second.shares[0].high);
  expect(findingsOf(state).scores.mean).toBeLessThan(0);
  expect(() => tagsIn(renderLab(findingsOf(state)))).not.toThrow();
  const g = patience.setup(must(patience.content({})), keyFromSeed('fair'));
  for (const bot of [greedy(), search({ budget: { iterations: 50 } })])
    expect(checkFair(bot, playable, g, 0)).toBeNull();
});
