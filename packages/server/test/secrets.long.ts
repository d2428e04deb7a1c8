import { expect, test } from 'vitest';
import { lookForLeaks } from './secrets.ts';

test('100,000 views: what is sent to seats and spectators is the same after all they cannot know is dealt anew', () => {
  const { views, streams, redealt, leaks } = lookForLeaks(100_000, 'secrets at length');

  expect(leaks).toEqual([]);
  expect(views).toBe(100_000);
  expect(streams).toBeGreaterThan(10_000);
  expect(redealt).toBeGreaterThan(80_000);
});
