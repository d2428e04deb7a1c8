import { must, startMatch, toGameFile } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { adopt } from '../src/table/new-game.ts';

test('a game that came as a file has all its seats, also where bots added nothing to the dice', () => {
  const match = startMatch(toy, must(toy.content({ seats: 3 })), { secret: 'shown', nonces: [] });

  const { seats, file } = must(adopt(toy, toGameFile(match, { names: ['Mira', 'greedy bot'] })));

  expect(seats).toEqual([
    { name: 'Mira', level: null },
    { name: 'greedy bot', level: null },
    { name: '3', level: null },
  ]);
  expect(file.fairness.nonces).toEqual([]);
});
