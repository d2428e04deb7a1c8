import { expect, test } from 'vitest';
import { keyFromSeed, must } from '../src/index.ts';
import { playAtRandom } from '../src/testing.ts';
import { toy } from '../toy/index.ts';

/** What is imagined, without the chance that belongs to the true game. */
const dealt = (g: Parameters<typeof toy.save>[0]) => ({
  hands: g.hands,
  bids: g.bids,
  doubled: g.doubled,
  deck: g.deck,
});

test('what a seat imagines depends on what it knows, not on how hidden things truly lie', () => {
  for (let game = 0; game < 200; game++) {
    const g = toy.setup(must(toy.content({ seats: 2 + (game % 3) })), keyFromSeed(game));
    playAtRandom(toy, g, game, 1 + (game % 23));

    const other = toy.imagine(g, 0, keyFromSeed(`other ${game}`));

    const key = keyFromSeed(`imagined ${game}`);
    expect(dealt(toy.imagine(other, 0, key))).toEqual(dealt(toy.imagine(g, 0, key)));
  }
});

test('a seat that has not doubled its hidden bid is imagined to have, now and then', () => {
  const g = toy.setup(must(toy.content({ seats: 2 })), keyFromSeed('doubling'));
  toy.choose(g, 1, toy.options(g, 1)[0]);
  toy.choose(g, 1, 0);

  const imagined = Array.from({ length: 20 }, (_, i) => toy.imagine(g, 0, keyFromSeed(i)).doubled[1]);

  expect(new Set(imagined)).toEqual(new Set([false, true]));
});
