import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { addOutcomes, type Outcome } from '../lab/outcomes.ts';
import { surprise, train, weightsOf } from '../lab/training.ts';
import { thunderRoad } from '../src/index.ts';
import { FEATURES } from '../src/insight/features.ts';
import { WEIGHTS } from '../src/insight/net-weights.ts';

test('every feature has its row in the net, and every row a number for each unit', () => {
  expect(WEIGHTS.rows.map(({ feature }) => feature)).toEqual(FEATURES);
  for (const { to } of WEIGHTS.rows) expect(to.length).toBe(WEIGHTS.start.length);
  expect(WEIGHTS.out.length).toBe(WEIGHTS.start.length);
});

test('positions of a game are noted with who won it', () => {
  const found: Outcome[] = [];
  const content = must(thunderRoad.content({ seats: 4, carnage: true }));
  for (let game = 0; game < 20; game++) addOutcomes(content, `noted ${game}`, found);

  expect(found.length).toBeGreaterThan(50);
  for (const { features, winner } of found) {
    expect(features.length % FEATURES.length).toBe(0);
    expect(winner).toBeGreaterThanOrEqual(0);
    expect(winner).toBeLessThan(features.length / FEATURES.length);
    expect(features.every(Number.isFinite)).toBe(true);
  }
});

/** The seat with more of the first feature wins, nine times out of ten; the second says nothing. */
const madeUp = (count: number, seed: string): Outcome[] => {
  const dice = { key: keyFromSeed(seed), drawn: 0 };
  return Array.from({ length: count }, () => {
    const features = Float32Array.from({ length: 4 }, () => uniform(dice, 100) / 50 - 1);
    const isFirst = features[0] > features[2] === uniform(dice, 10) > 0;
    return { features, winner: isFirst ? 0 : 1 };
  });
};

test('training finds out what outcomes depend on', () => {
  const unknown = madeUp(2000, 'unknown');
  const told: number[] = [];

  const net = train(2, madeUp(20_000, 'known'), unknown, { key: keyFromSeed(1), drawn: 0 }, nats => told.push(nats));

  // A coin: 0.693; whoever knew everything but luck: 0.325.
  expect(surprise(net, unknown)).toBeLessThan(0.45);
  expect(told.at(-1)).toBe(surprise(net, unknown));
  const swapped = unknown.map(({ features, winner }) => ({ features, winner: 1 - winner }));
  expect(surprise(net, swapped)).toBeGreaterThan(1);
  expect(weightsOf(net, ['telling', 'idle']).rows.map(({ feature }) => feature)).toEqual(['telling', 'idle']);
});
