import { playAtRandom } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { TOKENS } from '../src/state.ts';
import { setUp } from './fresh.ts';
import { device, location, table, trailer, truck } from './table.ts';

const TURN = { start: 'exploreTurn', args: [0, false] };

/** One slot of every kind, and a token of each to be moved. */
const MIXED = [
  truck(['survivor: survivor', 'any: fuel', 'any', 'armour']),
  trailer(['foodOrFuel', 'survivor', 'weapon1', 'speed', 'any: ammo']),
];

test('LA-PLC-2, LA-PLC-5, LA-PLC-6, LA-PLC-13, LA-PLC-14: fuel goes where nothing else is asked for, and where fuel is', () => {
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy: MIXED }, {}] });

  t.play('arrange the convoy', 'truck, slot 2');

  expect(t.may()).toEqual(['throw it away', 'done', 'truck, slot 3', 'trailer 1, slot 1', 'trailer 1, slot 5']);
});

test('LA-PLC-5, LA-PLC-6: ammo goes into no typed slot', () => {
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy: MIXED }, {}] });

  t.play('arrange the convoy', 'trailer 1, slot 5');

  expect(t.may()).toEqual(['throw it away', 'done', 'truck, slot 2', 'truck, slot 3']);
  expect(t.whyNot('trailer 1, slot 1')?.clause).toBe('LA-PLC-5');
});

test('LA-PLC-5, LA-PLC-6, LA-PLC-13, LA-PLC-14: a survivor sits on a seat or in an untyped slot', () => {
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy: MIXED }, {}] });

  t.play('arrange the convoy', 'truck, slot 1');

  expect(t.may()).toEqual(['done', 'truck, slot 3', 'trailer 1, slot 2']);
});

test('LA-PLC-3, LA-PLC-7, LA-EXP-6: tokens move freely; two that change places still lie one in a slot', () => {
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy: MIXED }, {}] });

  t.play('arrange the convoy', 'truck, slot 2', 'trailer 1, slot 5');
  t.play('trailer 1, slot 5', 'trailer 1, slot 1', 'done');

  expect(t.cargo('truck')).toEqual(['survivor', 'ammo', 'empty', 'empty']);
  expect(t.cargo('trailer 1')).toEqual(['fuel', 'empty', 'empty', 'empty', 'empty']);
  expect(t.asked().name).toBe('exploreTurn.chooseAct');
});

test('LA-PLC-10: damage cannot be moved about', () => {
  const convoy = [truck(['survivor: survivor', 'any: damage', 'any', 'any: fuel'])];
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy }, {}] });

  t.play('arrange the convoy');

  expect(t.may()).toEqual(['done', 'truck, slot 1', 'truck, slot 4']);
  t.play('truck, slot 4');
  expect(t.may()).not.toContain('truck, slot 2');
});

test('LA-PLC-7, LA-PLC-8: cargo may be arranged on an explore turn and a movement turn, but not while convoys fire', () => {
  const seats = [{ convoy: [truck(['survivor', 'any: ammo', 'any: fuel', 'any', 'weapon1'])] }, {}];
  const explore = table({ ...TURN, seats });
  const movement = table({ start: 'movementTurn', args: [0], seats });
  const fire = table({ start: 'firePhase.convoyFire', seats, enemies: [{ enemy: 'II' }], track: [1, 0] });

  expect(() => explore.play('arrange the convoy', 'done')).not.toThrow();
  expect(() => movement.play('arrange the convoy', 'done')).not.toThrow();
  expect(fire.may()).toEqual(['attack', 'hold fire']);
  expect(lastAurora.asides(fire.g, 0)).toEqual([]);
});

test('LA-RUL-55: resources may be thrown away, survivors may not', () => {
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy: MIXED }, {}], supply: { fuel: 0 } });

  t.play('arrange the convoy', 'truck, slot 1');
  expect(t.may()).not.toContain('throw it away');
  t.play('done', 'truck, slot 2', 'throw it away', 'done');

  expect([t.count('fuel'), t.supply('fuel')]).toEqual([0, 1]);
});

test('LA-PLC-9, LA-PLC-16, LA-LOC-1, LA-DIF-38: damage goes into any slot of the convoy that has none, also of a device', () => {
  const convoy = [
    truck(['survivor: survivor', 'any', 'armour: damage'], { device: device(['fame1']) }),
    trailer(['foodOrFuel', 'armour', 'weapon1', 'speed']),
  ];
  const row = [location(['food'], ['food'], 'damage')];
  const t = table({ ...TURN, seats: [{ crew: ['Leader'], convoy }, {}], row });

  t.play('explore', 'the card');

  expect(t.may()).toEqual([
    'truck, slot 1',
    'truck, slot 2',
    ...[1, 2, 3, 4].map(n => `trailer 1, slot ${n}`),
    'on the truck, slot 1',
  ]);
  expect(t.whyNot('truck, slot 3')?.clause).toBe('LA-PLC-9');
});

test('LA-PLC-8, LA-PLC-11, LA-DX-6, LA-RUL-53: in the Fire phase damage on cargo destroys it, though other slots are free', () => {
  const t = table({
    start: 'damage',
    args: [0, 1],
    phase: 'fire',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', 'any', 'any'])] }, {}],
    supply: { fuel: 0, damage: 40 },
  });

  t.play('truck, slot 2');

  expect(t.cargo('truck')).toEqual(['survivor', 'damage', 'empty', 'empty']);
  expect([t.supply('fuel'), t.supply('damage')]).toEqual([1, 39]);
});

test('LA-PLC-12, LA-PLC-19, LA-DX-7, LA-DEC-8: with a survivor token goes a card, whichever its owner likes', () => {
  const seats = [{ convoy: [truck(['survivor: survivor', 'any: survivor', 'any'])] }, {}];
  const tables = ['Leader', 'Co-pilot'].map(victim => {
    const t = table({ start: 'damage', args: [0, 1], phase: 'fire', seats });
    t.play('truck, slot 1');
    expect(t.may()).toEqual(['Leader', 'Co-pilot']);
    t.play(victim);
    return t;
  });

  expect(tables.map(t => t.count('survivor'))).toEqual([1, 1]);
  expect(tables.map(t => [t.zone('Leader'), t.zone('Co-pilot')])).toEqual([
    [null, 'active'],
    ['active', null],
  ]);
});

test('LA-PLC-7, LA-PLC-9, LA-DX-8, LA-RUL-51: outside the Fire phase cargo steps aside from damage', () => {
  const seats = [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel']), trailer(['any'])] }, {}];
  const onto = (slot: string): string[] => {
    const t = table({ start: 'damage', args: [0, 1], seats });
    t.play(slot);
    return [...t.cargo('truck'), ...t.cargo('trailer 1')];
  };

  expect(onto('truck, slot 2')).toEqual(['survivor', 'damage', 'fuel']);
  expect(onto('trailer 1, slot 1')).toEqual(['survivor', 'fuel', 'damage']);
});

test('LA-PLC-11, LA-PLC-18, LA-RUL-51: without another place something is lost, and the owner says what', () => {
  const seats = [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', 'any: ammo', 'foodOrFuel: food'])] }, {}];
  const t = table({ start: 'damage', args: [0, 1], seats });

  t.play('truck, slot 2');
  expect(t.may()).toEqual(['ammo', 'food', 'fuel']);
  t.play('food');

  expect([t.count('ammo'), t.count('food'), t.count('fuel'), t.count('damage')]).toEqual([1, 0, 1, 1]);
});

test('LA-RUL-107: in the turn of another one cargo moves only when something must be placed', () => {
  const t = table({
    ...TURN,
    row: ['Scout'],
    deck: ['Driver', 'Driver 2', 'Hermit', 'Medic', 'Blizzard', 'Jackal'],
    seats: [{ crew: ['Leader'] }, { crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', 'any'])] }],
  });

  expect(t.asked().seats).toEqual([0]);
  expect(lastAurora.asides(t.g, 1)).toEqual([]);
  t.play('explore', 'truck, slot 2');

  expect(t.cargo('truck', 1)).toEqual(['survivor', 'damage', 'fuel']);
});

test('LA-PLC-15, LA-DX-9: a damaged weapon is not offered', () => {
  const convoy = [truck(['survivor', 'any: ammo', 'weapon2: damage', 'weapon1', 'weapon3'])];
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ crew: ['Leader'], convoy }, {}],
    enemies: [{ enemy: 'II' }],
  });

  t.play('attack');

  expect(t.may()).toEqual(['truck, slot 4', 'truck, slot 5']);
  expect(t.whyNot('truck, slot 3')?.clause).toBe('LA-PLC-15');
});

test('LA-PLC-17: up to so many damage tokens are repaired, whichever the owner likes', () => {
  const convoy = [truck(['survivor: survivor', 'any: damage', 'armour: damage', 'weapon1: damage'])];
  const seats = [{ crew: ['Leader'], convoy }, {}];
  const two = table({ start: 'repair', args: [0, 2], seats, supply: { damage: 0 } });
  const one = table({ start: 'repair', args: [0, 2], seats });

  expect(two.may()).toEqual(['done', 'truck, slot 2', 'truck, slot 3', 'truck, slot 4']);
  two.play('truck, slot 2', 'truck, slot 3');
  one.play('truck, slot 3', 'done');

  expect(two.cargo('truck')).toEqual(['survivor', 'empty', 'empty', 'damage']);
  expect(two.supply('damage')).toBe(2);
  expect(two.asked().seats).toEqual([]);
  expect(one.cargo('truck')).toEqual(['survivor', 'damage', 'empty', 'damage']);
});

test('LA-RUL-52: where every slot is damaged, more damage does nothing', () => {
  const convoy = [truck(['survivor: damage', 'any: damage'])];
  const t = table({ start: 'damage', args: [0, 2], seats: [{ crew: [], convoy }, {}], supply: { damage: 38 } });

  expect(t.asked().seats).toEqual([]);
  expect(t.supply('damage')).toBe(38);
});

test('LA-RUL-54: two damage are placed one after the other; a lost survivor comes in between', () => {
  const seats = [{ convoy: [truck(['survivor: survivor', 'any: survivor', 'any', 'armour'])] }, {}];
  const t = table({ start: 'damage', args: [0, 2], phase: 'fire', seats });

  t.play('truck, slot 1');
  expect(t.asked().name).toBe('loseCard.chooseSurvivor');
  t.play('Co-pilot');
  expect(t.may()).toEqual(['truck, slot 2', 'truck, slot 3', 'truck, slot 4']);
  t.play('truck, slot 4');

  expect(t.cargo('truck')).toEqual(['damage', 'survivor', 'empty', 'damage']);
});

test('LA-PLC-6, LA-DIF-39: slots hold resources, survivors and damage, and nothing else, in whole games', () => {
  for (const seed of [1, 2, 3]) {
    const g = setUp({ seats: 3 }, null, seed);
    const found = new Set<string>();
    while (playAtRandom(lastAurora, g, `${seed}/${g.drawn}`, 10) > 0)
      for (const { cargo } of g.players) for (const token of cargo) found.add(TOKENS[token]);

    expect([...found].filter(token => token === 'item' || token === 'contamination')).toEqual([]);
    expect(found.has('damage') && found.has('fuel')).toBe(true);
  }
});
