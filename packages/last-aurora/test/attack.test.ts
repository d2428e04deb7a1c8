import { expect, test } from 'vitest';
import { device, table, trailer, truck } from './table.ts';

/** One class-2 weapon on the truck, ammo in the trailer. */
const armed = (...ammo: string[]) => [
  truck(['survivor', 'survivor', 'weapon2']),
  trailer(['any', 'any', 'any', ...ammo.map(token => `any: ${token}`)]),
];

test('LA-EX-12, LA-CVF-3, 6..8, 10..12, LA-DIF-52: a class-2 weapon does 2 damage and jams', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed('ammo') }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II', boxes: 3, targets: [1] }],
    outcomes: [{ player: { 1: '1', 2: '2 jam', 3: '3' } }],
  });

  t.play('attack');

  expect(t.count('ammo')).toBe(0);
  expect(t.enemy('II')).toEqual({ region: 'Valley', damage: 2, targets: [1, 0] });
  expect(t.cargo('truck')[2]).toBe('damage');
  expect(t.fame()).toBe(1);
});

test('LA-CVF-1, 15: in direct order everybody may attack, as often as they can', () => {
  const seat = {
    convoy: [
      truck(['survivor', 'survivor', 'weapon1', 'weapon2', 'weapon3']),
      trailer(['any: ammo', 'any: ammo', 'any: ammo']),
    ],
  };
  const t = table({
    start: 'convoyFire',
    phase: 'fire',
    seats: [seat, seat, seat],
    track: [1, 2, 0],
    enemies: [{ enemy: 'II' }],
  });

  t.play('attack', 'truck, slot 3', 'attack', 'truck, slot 4');
  expect(t.asked().seats).toEqual([0]);
  t.play('hold fire');
  expect(t.asked().seats).toEqual([2]);
  t.play('hold fire');
  expect(t.asked().seats).toEqual([1]);
  t.play('attack', 'truck, slot 4', 'hold fire');

  expect(t.asked().seats).toEqual([]);
  expect(t.happened('attacked').map(({ who }) => who)).toEqual([0, 0, 1]);
});

test('LA-CVF-2, 5: only enemies in the region of one’s own convoy can be attacked, and the attacker chooses', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed('ammo'), at: 9 }, {}],
    track: [1, 0],
    enemies: [
      { enemy: 'I', region: 'Valley' },
      { enemy: 'III', region: 'Coast' },
      { enemy: 'V', region: 'Coast' },
    ],
    outcomes: [{ player: { 2: '1' } }],
  });

  t.play('attack');
  expect(t.may()).toEqual(['Final Howl (III)', 'Steel Wolf (V)']);
  expect(t.whyNot('War Pack (I)')?.clause).toBe('LA-CVF-2');
  t.play('Steel Wolf (V)');

  expect([t.enemy('III')?.damage, t.enemy('V')?.damage]).toEqual([0, 1]);
});

test('LA-CVF-2: without an enemy in the region there is no attack', () => {
  const t = table({
    start: 'convoyFire',
    phase: 'fire',
    seats: [{ convoy: armed('ammo'), at: 9 }, {}],
    enemies: [{ enemy: 'I', region: 'Valley' }],
  });

  expect(t.asked().seats).toEqual([]);
});

test('LA-CVF-3: an attack costs one ammo; without ammo there is none', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [
      { convoy: [truck(['survivor', 'survivor', 'weapon1', 'weapon2']), trailer(['any: ammo', 'any: fuel'])] },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
  });
  const before = t.supply('ammo');

  t.play('attack', 'truck, slot 3');

  expect([t.count('ammo'), t.supply('ammo')]).toEqual([0, before + 1]);
  expect(t.asked().name).not.toBe('fireTurn.chooseAct');
});

test('LA-CVF-4: the attacker chooses among undamaged weapons', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [
      {
        convoy: [
          truck(['survivor', 'survivor', 'weapon1', 'weapon2: damage'], { device: device(['weapon3']) }),
          trailer(['any: ammo']),
        ],
      },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 3: '3' } }],
  });

  t.play('attack');
  expect(t.may()).toEqual(['truck, slot 3', 'on the truck, slot 1']);
  expect(t.whyNot('truck, slot 4')?.clause).toBe('LA-PLC-15');
  t.play('on the truck, slot 1');

  expect(t.enemy('II')?.damage).toBe(3);
});

test.each([1, 2, 3, 4])('LA-CVF-6, LA-ICO-15: a weapon of class %i reads its own row', weapon => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: [truck(['survivor', 'survivor', `weapon${weapon}`]), trailer(['any: ammo'])] }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 1: '1', 2: '2', 3: '3', 4: '4' } }],
  });

  t.play('attack');

  expect(t.enemy('II')?.damage).toBe(weapon);
});

test('LA-CVF-9: a miss does nothing but cost the ammo', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed('ammo') }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{}],
  });

  t.play('attack');

  expect(t.happened('attacked')).toHaveLength(1);
  expect(t.enemy('II')).toMatchObject({ damage: 0, targets: [] });
  expect([t.fame(), t.count('damage'), t.count('ammo')]).toEqual([0, 0, 0]);
});

test('LA-DX-29, LA-CVF-8, 11, LA-ICO-5: a mere jam gives no fame and no target token, but damages the weapon', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed('ammo') }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 2: 'jam' } }],
  });

  t.play('attack');

  expect(t.cargo('truck')[2]).toBe('damage');
  expect([t.fame(), t.targets()]).toEqual([0, 2]);
});

test('LA-DX-28, LA-CVF-11, 13: damage beyond the free boxes is lost, and a hit is worth one fame whatever its size', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed('ammo') }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II', boxes: 4, damage: 3 }],
    outcomes: [{ player: { 2: '3' } }],
  });
  const before = t.supply('damage');

  t.play('attack');

  expect(t.fame()).toBe(1);
  expect(t.enemy('II')).toBeNull();
  expect(t.supply('damage')).toBe(before + 3);
});

test('LA-DX-32, LA-CVF-14: one weapon fires once in a phase, however much ammo there is', () => {
  const t = table({
    start: 'convoyFire',
    phase: 'fire',
    seats: [{ convoy: armed('ammo', 'ammo') }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
  });

  t.play('attack');

  expect(t.count('ammo')).toBe(1);
  expect(t.asked().seats).toEqual([]);
});

test('LA-CVF-14: in the next Fire phase the weapon is ready again', () => {
  const t = table({
    start: 'game.rounds > round.fire',
    seats: [{ convoy: armed('ammo', 'ammo') }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
  });

  t.play('attack');
  t.idleUntil('fireTurn.chooseAct');

  expect(t.may()).toContain('attack');
});

test('LA-CVF-17: damage on an enemy stays from round to round', () => {
  const t = table({ start: 'game.rounds > round.fire', enemies: [{ enemy: 'II', damage: 2, targets: [1] }] });

  expect(t.g.round).toBe(2);
  expect(t.enemy('II')).toMatchObject({ damage: 2, targets: [1] });
});

test('LA-DX-72, LA-RUL-105: at the top of the fame track a hit may repair the very weapon it jammed, which stays fired', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed('ammo', 'ammo'), fame: 6 }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 2: '1 jam' } }],
  });

  t.play('attack', 'truck, slot 3');

  expect(t.cargo('truck')[2]).toBe('empty');
  expect([t.fame(), t.count('ammo')]).toEqual([6, 1]);
  expect(t.happened('attacked')).toHaveLength(1);
  expect(t.asked().name).not.toBe('fireTurn.chooseAct');
});
