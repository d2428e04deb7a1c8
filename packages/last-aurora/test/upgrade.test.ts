import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import type { Vehicle } from './cards.ts';
import { device, type Table, table, trailer, truck } from './table.ts';

const CAR = truck(['survivor', 'any', 'any'], { towing: 2 });
const EMPTY_TRAILER = trailer(['any']);

/** The Driver brings a card home from space 1. */
const fetch = (card: Vehicle, convoy: readonly Vehicle[], laid: object = {}): Table => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    row: [card],
    deck: [],
    seats: [{ crew: ['Driver'], convoy }, {}],
    ...laid,
  });
  t.play('explore');
  if (t.asked().name === 'explore.cardAndBonus') t.play('the card');
  return t;
};

test('LA-UPG-1, LA-PLC-1, LA-RPL-3: a truck takes the place of the truck, which is discarded', () => {
  const t = fetch(truck(['survivor', 'any', 'armour', 'armour']), [CAR, EMPTY_TRAILER]);

  expect(t.convoy()).toEqual(['truck', 'trailer 1']);
  expect(t.cargo('truck')).toHaveLength(4);
  expect(t.g.discard).toHaveLength(1);
  expect(t.g.content.cards[t.g.discard[0]].kind).toBe('truck');
});

test('LA-EX-4, LA-UPG-2: while the truck can tow it, a trailer is hitched to the rear', () => {
  const t = fetch(trailer(['any', 'armour']), [CAR, EMPTY_TRAILER]);

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'trailer 2']);
  expect(t.cargo('trailer 1')).toHaveLength(1);
  expect(t.cargo('trailer 2')).toHaveLength(2);
  expect(t.g.discard).toEqual([]);
});

test('LA-UPG-4, LA-RUL-11: none is replaced while there is room for one more', () => {
  const t = fetch(trailer(['any', 'armour']), [CAR, EMPTY_TRAILER]);

  expect(t.events.map(({ type }) => type)).not.toContain('scrapped');
  expect(t.asked().seats).toEqual([]);
});

test('LA-UPG-3, LA-DEC-12: behind a truck that tows no more, a trailer of choice is replaced', () => {
  const t = fetch(trailer(['any', 'any', 'any']), [CAR, EMPTY_TRAILER, trailer(['armour', 'armour'])]);

  expect(t.may()).toEqual(['trailer 1', 'trailer 2']);
  t.play('trailer 1');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'trailer 2']);
  expect([t.cargo('trailer 1').length, t.cargo('trailer 2').length]).toEqual([3, 2]);
});

test('LA-UPG-5, LA-PLC-1: a device goes above the truck or a trailer', () => {
  const t = fetch(device(['armour', 'armour']), [CAR, EMPTY_TRAILER]);

  expect(t.may()).toEqual(['truck', 'trailer 1']);
  t.play('trailer 1');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'on trailer 1']);
});

test('LA-UPG-6, LA-PLC-1, LA-RUL-56, LA-DIF-33: also where one stands, which is then discarded; its cargo is kept', () => {
  const old = device(['any: fuel', 'any: damage']);
  const t = fetch(device(['armour']), [{ ...CAR, device: old }, EMPTY_TRAILER], { supply: { damage: 0 } });

  expect(t.may()).toEqual(['truck', 'trailer 1']);
  t.play('truck');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'on the truck']);
  expect(t.cargo('on the truck')).toEqual(['empty']);
  expect([t.count('fuel'), t.count('damage'), t.supply('damage')]).toEqual([1, 0, 1]);
  expect(t.g.discard).toHaveLength(1);
});

test('LA-UPG-7: there is no way to move trailers or devices that are attached', () => {
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    seats: [{ crew: ['Driver'], convoy: [{ ...CAR, device: device(['any']) }, EMPTY_TRAILER] }, {}],
  });

  expect(lastAurora.asides(t.g, 0)).toHaveLength(1);
  t.play('arrange the convoy');
  expect(lastAurora.question(t.g, 0)?.about).toBe('cargo');
  t.play('truck, slot 1');

  expect(lastAurora.question(t.g, 0)?.about).toBe('cargo');
});

test('LA-DX-15, LA-RPL-1, LA-RPL-2, LA-RPL-3, LA-UPG-8, LA-PLC-10: damage is gone with the truck, fuel and device stay', () => {
  const old = truck(['survivor', 'any: fuel', 'armour: damage', 'weapon1: damage'], { device: device(['fame1']) });
  const t = fetch(truck(['survivor', 'any', 'any']), [old], { supply: { damage: 0 } });

  expect(t.cargo('truck')).toEqual(['survivor', 'fuel', 'empty']);
  expect(t.convoy()).toEqual(['truck', 'on the truck']);
  expect([t.count('damage'), t.supply('damage')]).toEqual([0, 2]);
});

test('LA-UPG-8: the device of a replaced trailer stays too, with what it carries', () => {
  const old = trailer(['armour'], { device: device(['any: ammo', 'armour: damage']) });
  const t = fetch(trailer(['any', 'any']), [{ ...CAR, towing: 1 }, old]);

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'on trailer 1']);
  expect(t.cargo('on trailer 1')).toEqual(['ammo', 'damage']);
});

const LONG = [
  truck(['survivor', 'any'], { towing: 3 }),
  trailer(['any: ammo', 'any']),
  trailer(['any: damage', 'armour', 'armour']),
  trailer(['foodOrFuel: food'], { device: device(['any: fuel', 'armour: damage']) }),
];
const SHORT = truck(['survivor', 'any', 'any', 'any', 'any'], { towing: 2 });

test('LA-DX-14, LA-UPG-9, LA-UPG-10, LA-UPG-11, LA-RUL-12: a truck that tows less leaves a trailer of choice, with its device', () => {
  const t = fetch(SHORT, LONG, { supply: { damage: 0 } });

  expect(t.may()).toEqual(['trailer 1', 'trailer 2', 'trailer 3']);
  t.play('trailer 3');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'trailer 2']);
  expect(t.g.discard.map(card => t.g.content.cards[card].kind)).toEqual(['truck', 'trailer', 'device']);
  expect(t.supply('damage')).toBe(1);
  expect([t.count('ammo'), t.count('food'), t.count('fuel')]).toEqual([1, 1, 1]);
});

test('LA-UPG-11, LA-RUL-12: trailers behind the gap move up, and keep what they carry', () => {
  const t = fetch(SHORT, LONG);

  t.play('trailer 2');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'trailer 2', 'on trailer 2']);
  expect(t.cargo('trailer 1')).toEqual(['ammo', 'empty']);
  expect(t.cargo('trailer 2')).toEqual(['food']);
  expect(t.cargo('on trailer 2')).toEqual(['fuel', 'damage']);
});

test('LA-UPG-9: as many are left as the truck cannot tow', () => {
  const t = fetch({ ...SHORT, towing: 1 }, LONG);

  t.play('trailer 1', 'trailer 1');

  expect(t.convoy()).toEqual(['truck', 'trailer 1', 'on trailer 1']);
});

test('LA-RPL-4, LA-DIF-4: tokens of the old card may lie anywhere in the convoy', () => {
  const t = fetch(truck(['survivor', 'armour']), [
    truck(['survivor', 'any: fuel', 'any: ammo']),
    trailer(['any', 'any']),
  ]);

  expect(t.cargo('truck')).toEqual(['survivor', 'empty']);
  expect(t.cargo('trailer 1').toSorted((a, b) => a.localeCompare(b))).toEqual(['ammo', 'fuel']);
});

test('LA-RPL-5, LA-PLC-12: what finds no slot is lost, with a survivor token a card', () => {
  const crowded = truck(['survivor: survivor', 'survivor: survivor', 'any: fuel', 'any: ammo']);
  const t = fetch(truck(['any', 'any']), [crowded], {
    seats: [{ crew: ['Driver'], rest: ['Medic'], convoy: [crowded] }, {}],
    supply: { fuel: 0, ammo: 0, survivor: 0 },
  });

  expect(t.may()).toEqual(['ammo', 'fuel', 'survivor']);
  t.play('fuel');
  expect(t.may()).toEqual(['ammo', 'survivor']);
  t.play('survivor', 'Medic');

  expect([t.count('ammo'), t.count('survivor')]).toEqual([1, 1]);
  expect([t.supply('fuel'), t.supply('ammo'), t.supply('survivor')]).toEqual([1, 0, 1]);
  expect([t.zone('Driver'), t.zone('Medic')]).toEqual(['exhausted', null]);
});
