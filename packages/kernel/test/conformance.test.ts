import { expect, test } from 'vitest';
import { conform } from '../src/conformance/index.ts';
import { toy } from '../toy/index.ts';

test('the toy game keeps the contract', () => {
  expect(conform(toy, { games: 200, seed: 1, bound: 2_000 }).fault).toBeNull();
});
