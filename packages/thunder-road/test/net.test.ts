import { keyFromSeed, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { type Outcome, playOne } from '../lab/outcomes.ts';
import { optionsOf } from '../lab/tables.ts';
import { newNet, surprise, train, weightsOf } from '../lab/training.ts';
import { JUDGE_NAMES, JUDGES } from '../src/insight/judges.ts';
import type { CrewName } from '../src/settings.ts';

test.each(JUDGE_NAMES)('every feature of %s has its row in the net, and every row a number for each unit', name => {
  const { features, weights } = JUDGES[name];

  expect(weights.rows.map(({ feature }) => feature)).toEqual(features);
  for (const { to } of weights.rows) expect(to.length).toBe(weights.start.length);
  expect(weights.out.length).toBe(weights.start.length);
});

/** Positions of some quick games, each seat with the number of its judge. */
const positionsOf = (crews: readonly CrewName[]): Outcome[] => {
  const found: Outcome[] = [];
  for (let i = 0; i < 20; i++) {
    const options = optionsOf({ crews, carnage: true }, i);
    playOne({ options, pack: null, seed: `noted ${i}`, players: ['quick'], quick: 0 }, found);
  }
  return found;
};

test('positions of a game are noted with who won it', () => {
  const found = positionsOf(['cars', 'rig', 'bikes', 'cars']);

  expect(found.length).toBeGreaterThan(50);
  for (const { judges, features, winner } of found) {
    expect(features.length).toBe(judges.reduce((sum, judge) => sum + JUDGES[JUDGE_NAMES[judge]].features.length, 0));
    expect(judges).not.toContain(JUDGE_NAMES.indexOf('cars'));
    expect(winner).toBeGreaterThanOrEqual(0);
    expect(winner).toBeLessThan(judges.length);
    expect(features.every(Number.isFinite)).toBe(true);
  }
});

test('cars among themselves are judged by themselves, whatever moves them', () => {
  for (const crews of [
    ['cars', 'cars', 'cars'],
    ['cars', 'german', 'cars'],
  ] as const)
    for (const { judges } of positionsOf(crews))
      expect(new Set(judges)).toEqual(new Set([JUDGE_NAMES.indexOf('cars')]));
});

/** The seat with more of the first feature wins, nine times out of ten; the second says nothing. */
const madeUp = (count: number, seed: string): Outcome[] => {
  const dice = { key: keyFromSeed(seed), drawn: 0 };
  return Array.from({ length: count }, () => {
    const features = Float32Array.from({ length: 4 }, () => uniform(dice, 100) / 50 - 1);
    const isFirst = features[0] > features[2] === uniform(dice, 10) > 0;
    return { judges: [0, 0], features, winner: isFirst ? 0 : 1 };
  });
};

test('training finds out what outcomes depend on', () => {
  const unknown = madeUp(2000, 'unknown');
  const told: number[] = [];
  const dice = { key: keyFromSeed(1), drawn: 0 };
  const nets = [newNet(2, dice)];

  train(nets, madeUp(20_000, 'known'), unknown, dice, nats => told.push(nats));

  // A coin: 0.693; whoever knew everything but luck: 0.325.
  expect(surprise(nets, unknown)).toBeLessThan(0.45);
  expect(told.at(-1)).toBe(surprise(nets, unknown));
  const swapped = unknown.map(({ judges, features, winner }) => ({ judges, features, winner: 1 - winner }));
  expect(surprise(nets, swapped)).toBeGreaterThan(1);
  expect(weightsOf(nets[0], ['telling', 'idle']).rows.map(({ feature }) => feature)).toEqual(['telling', 'idle']);
});

test('what is kept is not trained', () => {
  const dice = { key: keyFromSeed(1), drawn: 0 };
  const kept = { ...newNet(2, dice), kept: true };
  const before = kept.values.slice();

  train([kept], madeUp(500, 'known'), madeUp(50, 'unknown'), dice, () => {});

  expect(kept.values).toEqual(before);
});
