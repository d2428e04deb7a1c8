import { type Toy, toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { greedy, type Playable, random, search } from '../src/index.ts';
import { checkFair } from '../src/testing.ts';
import { playable, question } from './tables.ts';

const LEVELS = [random, greedy(), search({ budget: { iterations: 40 } })];

for (const bot of LEVELS) {
  test(`${bot.name} answers alike whatever lies hidden from its seat`, () => {
    for (let n = 0; n < 150; n++) {
      const { g, seat } = question(n % 37, n, 2 + (n % 3));

      expect(checkFair(bot, playable, g, seat, { seed: `fair ${n}` })).toBeNull();
    }
  });

  test(`${bot.name} does not touch the true game`, () => {
    const { g, seat } = question(7);
    const before = toy.save(g);

    checkFair(bot, playable, g, seat);

    expect(toy.save(g)).toBe(before);
  });
}

test('a game whose imagining depends on what truly lies hidden is found out', () => {
  const leaky: Playable<Toy> = {
    ...playable,
    rules: {
      ...toy,
      imagine: (g, seat, key) =>
        toy.imagine(
          g,
          seat,
          key.map(word => word ^ g.deck[0]),
        ),
    },
  };

  const found = Array.from({ length: 10 }, (_, n) => {
    const { g, seat } = question(0, n);
    return checkFair(greedy(), leaky, g, seat);
  });

  expect(found.join()).toContain('is all that seat 0 can think');
});
