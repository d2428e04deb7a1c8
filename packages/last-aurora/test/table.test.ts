import { expect, test } from 'vitest';
import { table, trailer, truck } from './table.ts';

test('LA-EX-12: a class-2 weapon does 2 damage and jams', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: [truck(['survivor', 'any: ammo', 'weapon2']), trailer(['any'])] }, {}],
    enemies: [{ enemy: 'II', boxes: 3, targets: [1] }],
    outcomes: [{ player: { 2: '2 jam' } }],
    track: [1, 0],
  });

  t.play('attack');

  expect(t.count('ammo')).toBe(0);
  expect(t.enemy('II')).toEqual({ region: 'Valley', damage: 2, targets: [1, 0] });
  expect(t.cargo('truck')).toEqual(['survivor', 'empty', 'damage']);
  expect(t.fame()).toBe(1);
});

test('LA-EX-4: a truck that tows 2 takes a second trailer behind the first', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    seats: [{ convoy: [truck(['survivor', 'any'], { towing: 2 }), trailer(['any', 'any'])] }, {}],
    row: [trailer(['any', 'any', 'any'])],
  });

  t.play('explore', 'Leader', 'go');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'trailer 2']);
  expect(t.cargo('trailer 2')).toHaveLength(3);
});
