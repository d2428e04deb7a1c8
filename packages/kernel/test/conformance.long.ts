import { expect, test } from 'vitest';
import { conform } from '../src/conformance/index.ts';
import { toy } from '../toy/index.ts';

test('the toy game keeps the contract over 10,000 games', () => {
  const report = conform(toy, { games: 10_000, seed: 'long', bound: 2_000 });

  expect(report.fault).toBeNull();
  expect(report.games).toBe(10_000);
});
