import { expect, test } from 'vitest';
import { lookForLeaks } from './secrets.ts';

test('what is sent to seats and spectators is the same after all they cannot know is dealt anew', () => {
  const { views, streams, redealt, withheld, leaks } = lookForLeaks(4000, 'secrets');

  expect(leaks).toEqual([]);
  expect(views).toBe(4000);
  expect(streams).toBeGreaterThan(500);
  expect(redealt).toBeGreaterThan(3000);
  expect(withheld).toBeGreaterThan(10_000);
});
