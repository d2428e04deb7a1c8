import { expect, test } from 'vitest';
import type { Area } from '../src/cards.ts';
import { lastAurora } from '../src/index.ts';
import { device, table, trailer, truck } from './table.ts';

/** Truck and both trailers, with devices on the truck and on the first trailer. */
const GRID = [
  truck(['survivor: survivor', 'armour'], { device: device(['weapon1', 'armour']) }),
  trailer(['any: survivor', 'armour'], { device: device(['any: fuel', 'armour']) }),
  trailer(['any: food', 'armour']),
];

const damaged = (area: Area, damage = 1, convoy = GRID) =>
  table({ start: 'damage', args: [0, damage, area], phase: 'fire', seats: [{ convoy }, {}] });

const slotsOf = (...places: string[]) => places.flatMap(place => [`${place}, slot 1`, `${place}, slot 2`]);

test('LA-ARE-1, 2, LA-ICO-16: the top row is all devices', () => {
  const t = damaged('TOP_ROW');

  expect(t.may()).toEqual(slotsOf('on the truck', 'on trailer 1'));
});

test('LA-ARE-1, 3, LA-ICO-16: the bottom row is the truck and all trailers', () => {
  const t = damaged('BOTTOM_ROW');

  expect(t.may()).toEqual(slotsOf('truck', 'trailer 1', 'trailer 2'));
});

test('LA-ARE-4, LA-ICO-16: the left column is the truck and the device on it', () => {
  const t = damaged('LEFT_COLUMN');

  expect(t.may()).toEqual(slotsOf('truck', 'on the truck'));
});

test('LA-ARE-5, LA-DIF-7, LA-ICO-16: the truck can be an area of its own', () => {
  const t = damaged('TRUCK');

  expect(t.may()).toEqual(slotsOf('truck'));
});

test('LA-ARE-6: the owner spreads the damage over undamaged slots of the area as they like', () => {
  const t = damaged('BOTTOM_ROW', 3);

  t.play('trailer 2, slot 2');
  expect(t.may()).not.toContain('trailer 2, slot 2');
  t.play('truck, slot 2', 'trailer 2, slot 1');

  expect(t.cargo('trailer 2')).toEqual(['damage', 'damage']);
  expect(t.cargo('truck')).toEqual(['survivor', 'damage']);
  expect(t.asked().seats).toEqual([]);
});

test('LA-ARE-7: without a card in the area the damage does nothing', () => {
  const t = damaged('TOP_ROW', 2, [truck(['survivor', 'any', 'armour']), trailer(['any', 'armour'])]);

  expect(t.asked().seats).toEqual([]);
  expect(t.count('damage')).toBe(0);
});

test('LA-ARE-7, LA-DIF-8: nor where every card of the area is fully damaged; half a damaged card still takes some', () => {
  const full = damaged('TOP_ROW', 1, [truck(['survivor', 'any'], { device: device(['weapon1: damage']) })]);
  const half = damaged('TOP_ROW', 1, [truck(['survivor', 'any'], { device: device(['weapon1: damage', 'armour']) })]);

  expect(full.count('damage')).toBe(1);
  expect(half.cargo('on the truck')).toEqual(['damage', 'damage']);
});

test('LA-ARE-8, LA-RUL-22: an area takes what fits, and the rest is lost', () => {
  const t = damaged('LEFT_COLUMN', 3, [
    truck(['survivor: survivor', 'any: damage', 'armour: damage']),
    trailer(['any', 'armour']),
  ]);

  expect(t.cargo('truck')).toEqual(['damage', 'damage', 'damage']);
  expect(t.cargo('trailer 1')).toEqual(['survivor', 'empty']);
});

test('LA-FIR-4: a map has three regions, and the first is the Valley', () => {
  for (const mapSide of ['alpha', 'beta']) {
    const content = lastAurora.content({ mapSide });

    const regions = content.ok ? content.value.map.nodes.map(node => node.region) : [];

    expect(new Set(regions)).toEqual(new Set([0, 1, 2]));
    expect(regions[0]).toBe(0);
  }
  expect(lastAurora.words['region.0']).toBe('Valley');
});
