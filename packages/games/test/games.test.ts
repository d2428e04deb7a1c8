import { expect, test } from 'vitest';
import { GAME_IDS, GAMES, isGame, rulesOf } from '../src/index.ts';
import { playableOf } from '../src/insights.ts';

test.each(GAME_IDS)('%s is found under its own name, with rules that bots can play', async id => {
  const { rules, insight } = await playableOf(id);

  expect(rules.id).toBe(id);
  expect(await rulesOf(id)).toBe(rules);
  expect(insight.evaluate).toBeTypeOf('function');
  expect(GAMES[id].title).not.toBe('');
});

test('what is no game is none, whatever else an object has', async () => {
  for (const id of ['chess', '', 'toString', 'constructor']) {
    expect([isGame(id), await rulesOf(id)]).toEqual([false, null]);
  }
});
