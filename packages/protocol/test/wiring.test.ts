import { expect, test } from 'vitest';
import { pause } from '../src/client/wiring.ts';

test('each attempt waits twice as long as the one before, up to ten seconds', () => {
  const waits = [0, 1, 2, 5, 6, 1000].map(attempt => pause(attempt, 1));

  expect(waits).toEqual([200, 400, 800, 6400, 10_000, 10_000]);
});

test('clients that were cut off together come back at different moments, none before half of the time', () => {
  expect([0, 0.5, 1].map(chance => pause(1, chance))).toEqual([200, 300, 400]);
});
