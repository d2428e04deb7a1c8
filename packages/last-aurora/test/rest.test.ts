import { expect, test } from 'vitest';
import { type Table, table, truck } from './table.ts';

const rest = (seat: object, laid: object = {}): Table => table({ start: 'restPhase', seats: [seat, {}], ...laid });

test('LA-RST-2, LA-RST-3: the resting get up, then the exhausted lie down', () => {
  const t = rest({ crew: ['Leader'], rest: ['Driver'], exhausted: ['Scout', 'Medic'] });

  expect(['Leader', 'Driver', 'Scout', 'Medic'].map(name => t.zone(name))).toEqual([
    'active',
    'active',
    'rest',
    'rest',
  ]);
});

const HUNGRY = { crew: [], exhausted: ['Scout', 'Medic'], cargo: ['food', 'food'] };

test('LA-RST-1, LA-RST-4, LA-DX-25, LA-FOD-4, LA-DEC-16: fed, the exhausted are active in the end; unfed, they rest', () => {
  const t = rest(HUNGRY, { supply: { food: 0 } });

  expect(t.may()).toEqual(['feed an exhausted survivor', 'go on']);
  t.play('feed an exhausted survivor', 'Scout', 'go on');

  expect([t.zone('Scout'), t.zone('Medic')]).toEqual(['active', 'rest']);
  expect([t.count('food'), t.supply('food')]).toEqual([1, 1]);
});

test('LA-RST-1: as many as there is food for', () => {
  const t = rest(HUNGRY);

  t.play('feed an exhausted survivor', 'Scout', 'feed an exhausted survivor');

  expect([t.zone('Scout'), t.zone('Medic'), t.count('food')]).toEqual(['active', 'active', 0]);
});

const WORN = { convoy: [truck(['survivor', 'any', 'armour: damage', 'armour: damage', 'weapon1: damage'])] };

test('LA-DX-23, LA-RST-6, LA-RUL-18, LA-DEC-16: a Mechanic who got up repairs up to two damage', () => {
  const t = rest({ crew: [], rest: ['Mechanic'], ...WORN });

  expect(t.may()).toEqual(['the Mechanic repairs', 'go on']);
  t.play('the Mechanic repairs', 'truck, slot 3', 'truck, slot 5');

  expect(t.cargo('truck').slice(2)).toEqual(['empty', 'damage', 'empty']);
  expect(t.zone('Mechanic')).toBe('active');
  expect(t.asked().seats).toEqual([]);
});

test('LA-RUL-18: one who comes from Exhausted does not', () => {
  const t = rest({ crew: ['Leader'], exhausted: ['Mechanic'], ...WORN });

  expect(t.asked().seats).toEqual([]);
  expect([t.zone('Mechanic'), t.count('damage')]).toEqual(['rest', 3]);
});

test('LA-RST-4, LA-RST-6, LA-RUL-18: one who was fed does, but not before getting up', () => {
  const t = rest({ crew: [], exhausted: ['Mechanic'], cargo: ['food'], ...WORN });

  expect(t.whyNot('the Mechanic repairs')?.clause).toBe('LA-RST-6');
  t.play('feed an exhausted survivor');

  expect(t.may()).toContain('the Mechanic repairs');
});

test('LA-RUL-104: of several things at once one does first what one likes', () => {
  const t = rest({ crew: [], rest: ['Mechanic'], items: ['Welding Torch'], ...WORN });

  expect(t.may()).toEqual(['the Mechanic repairs', 'use an item', 'go on']);
  t.play('use an item', 'Welding Torch', 'truck, slot 3', 'done');
  t.play('the Mechanic repairs', 'truck, slot 4', 'truck, slot 5');

  expect(t.count('damage')).toBe(0);
});
