import { expect, test } from 'vitest';
import { lastAuroraInsight } from '../../../src/insight/index.ts';
import { hasHeldFire, hasRival } from '../../../src/modules/pvp/insight.ts';
import type { SeatLaid } from '../../lay.ts';
import { truck } from '../../table.ts';
import { armed, rivalry, type TracksLaid, WALLED } from './tracks.ts';

const standing = (tracks: TracksLaid) =>
  lastAuroraInsight.evaluate(
    rivalry({ start: 'fireTurn', args: [0], phase: 'fire', seats: [armed(), WALLED], tracks }).g,
    0,
  );

test('signs that the token has passed are worth something, and so is evading', () => {
  const still = standing({});

  expect(standing({ aggression: [3, 1] })).toBeGreaterThan(still);
  expect(standing({ evade: [4, 1] })).toBeGreaterThan(still);
  expect(standing({ aggression: [1, 3] })).toBeLessThan(still);
});

test('a repair that was earned is worth more where something is damaged', () => {
  const earns = (seat: SeatLaid): number => {
    const at = (aggression: number): number => {
      const tracks = { aggression: [aggression, 1] };
      const { g } = rivalry({ start: 'fireTurn', args: [0], phase: 'fire', seats: [seat, WALLED], tracks });
      return lastAuroraInsight.evaluate(g, 0);
    };
    return at(2) - at(1);
  };
  const convoy = (armour: string) => [truck(['survivor', 'any', armour, 'weapon4'])];

  expect(earns({ convoy: convoy('armour: damage') })).toBeGreaterThan(2 * earns({ convoy: convoy('armour') }));
});

test('damage that is still to come counts for whoever fired it, and against the victim', () => {
  const t = rivalry({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    seats: [armed(), WALLED],
    outcomes: [{ player: { 4: '3' } }, { back: 'CONVOY' }],
  });
  const before = [0, 1].map(seat => lastAuroraInsight.evaluate(t.g, seat));

  t.play('fire at a player', 'truck, slot 4');

  const after = [0, 1].map(seat => lastAuroraInsight.evaluate(t.g, seat));
  expect(after[0]).toBeGreaterThan(before[0]);
  expect(after[1]).toBeLessThan(before[1]);
});

test('ammo is for later once the turn of fire is over', () => {
  const t = rivalry({
    start: 'firePhase.convoyFire',
    seats: [armed(), armed()],
    track: [1, 0],
  });
  const now = [0, 1].map(seat => hasHeldFire(t.g, seat));

  t.play('hold fire');

  expect(now).toEqual([false, false]);
  expect([0, 1].map(seat => hasHeldFire(t.g, seat))).toEqual([true, false]);
});

test('rivals are those in the region, where players fire at players', () => {
  const near = rivalry({ start: 'fireTurn', args: [0], phase: 'fire', seats: [armed(), WALLED] });
  const far = rivalry({ start: 'fireTurn', args: [0], phase: 'fire', seats: [armed(), { ...WALLED, at: 12 }] });
  const peace = rivalry({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    seats: [armed(), WALLED],
    options: { pvp: 'off' },
  });

  expect([near, far, peace].map(({ g }) => hasRival(g, 0))).toEqual([true, false, false]);
});
