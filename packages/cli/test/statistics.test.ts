import { expect, test } from 'vitest';
import { gatherer, median, shareInterval } from '../src/statistics.ts';

test('mean, deviation and extremes come out of one pass', () => {
  const numbers = gatherer();

  for (const n of [2, 4, 4, 4, 5, 5, 7, 9]) numbers.add(n);

  const { mean, deviation, least, most } = numbers.spread();
  expect([mean, least, most]).toEqual([5, 2, 9]);
  expect(deviation).toBeCloseTo(Math.sqrt(32 / 7));
});

test('the interval of a share is the one of Wilson and stays within 0 and 1', () => {
  const [low, high] = shareInterval(50, 100);
  expect(low).toBeCloseTo(0.4038, 3);
  expect(high).toBeCloseTo(0.5962, 3);

  expect(shareInterval(0, 10)[0]).toBe(0);
  expect(shareInterval(0, 10)[1]).toBeCloseTo(0.2775, 3);
  expect(shareInterval(10, 10)[1]).toBeCloseTo(1);
  expect(shareInterval(10, 10)[1]).toBeLessThanOrEqual(1);
});

test('the median is the middle one', () => {
  expect(median([9, 1, 5])).toBe(5);
});
