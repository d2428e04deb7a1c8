import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';

test('TR-INT-1: thousands of random games with any options keep the contract', () => {
  const report = conform(thunderRoad, { games: 20_000, seed: 'long', thorough: 200, bound: 3000 });

  expect(report.fault).toBeNull();
});

test('every decision of a hundred games stands the whole examination', () => {
  expect(conform(thunderRoad, { games: 100, seed: 'whole', bound: 3000 }).fault).toBeNull();
});
