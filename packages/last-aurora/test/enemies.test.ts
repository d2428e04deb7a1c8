import { expect, test } from 'vitest';
import { FUEL } from '../src/state.ts';
import type { SeatLaid } from './lay.ts';
import { device, table, trailer, truck } from './table.ts';
import { BASE } from './words.ts';

/** Every card has two slots that damage can tell apart. */
const GRID: SeatLaid = {
  crew: ['Leader', 'Driver'],
  convoy: [
    truck(['survivor', 'armour'], { device: device(['weapon1', 'armour']) }),
    trailer(['any', 'armour'], { device: device(['weapon1', 'armour']) }),
  ],
};
const TRUCK = ['truck, slot 1', 'truck, slot 2'];
const TRAILER = ['trailer 1, slot 1', 'trailer 1, slot 2'];
const TRUCK_DEVICE = ['on the truck, slot 1', 'on the truck, slot 2'];
const TRAILER_DEVICE = ['on trailer 1, slot 1', 'on trailer 1, slot 2'];

const ambushedBy = (enemy: string, seat: SeatLaid = GRID) =>
  table({
    start: 'firePhase.ambush',
    seats: [seat, { at: 20 }],
    track: [1, 0],
    row: [enemy],
    lootDeck: ['Captive'],
  });

test('LA-ENM-1: War Pack: 1 damage on the devices', () => {
  const t = ambushedBy('I');

  expect(t.may()).toEqual([...TRUCK_DEVICE, ...TRAILER_DEVICE]);
  t.play('on trailer 1, slot 2');

  expect(t.count('damage')).toBe(1);
  expect(t.asked().seats).toEqual([]);
});

test('LA-ENM-2: Wolf Riders: 1 damage on truck and trailers', () => {
  const t = ambushedBy('II');

  expect(t.may()).toEqual([...TRUCK, ...TRAILER]);
  t.play('truck, slot 2');

  expect(t.count('damage')).toBe(1);
  expect(t.asked().seats).toEqual([]);
});

test('LA-DX-42, LA-ENM-3: Final Howl: a contamination on a survivor of choice, and no damage', () => {
  const t = ambushedBy('III');

  expect(t.may()).toEqual(['1 contamination', '2 damage on truck and trailers']);
  t.play('1 contamination', 'Driver');

  expect([t.contamination('Driver'), t.contamination('Leader'), t.count('damage')]).toEqual([1, 0, 0]);
  expect(t.zone('Driver')).toBe('active');
});

test('LA-ENM-3: Final Howl: or, if preferred, 2 damage on truck and trailers', () => {
  const t = ambushedBy('III');

  t.play('2 damage on truck and trailers');
  expect(t.may()).toEqual([...TRUCK, ...TRAILER]);
  t.play('truck, slot 2', 'trailer 1, slot 2');

  expect([t.contamination('Driver'), t.contamination('Leader'), t.count('damage')]).toEqual([0, 0, 2]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-ENM-4: The Twins: a resource of choice, or 1 damage on the truck or its device', () => {
  const seat = { ...GRID, convoy: [GRID.convoy?.[0] ?? truck([]), trailer(['any', 'any: fuel', 'any: ammo'])] };
  const paying = ambushedBy('IV', seat);
  const refusing = ambushedBy('IV', seat);

  paying.play('discard a resource');
  expect(paying.may()).toEqual(['trailer 1, slot 2', 'trailer 1, slot 3']);
  paying.play('trailer 1, slot 3');
  refusing.play('1 damage on truck and its device');
  expect(refusing.may()).toEqual([...TRUCK, ...TRUCK_DEVICE]);
  refusing.play('truck, slot 2');

  expect([paying.count('ammo'), paying.count('fuel'), paying.count('damage')]).toEqual([0, 1, 0]);
  expect([refusing.count('ammo'), refusing.count('fuel'), refusing.count('damage')]).toEqual([1, 1, 1]);
});

test('LA-DX-41, LA-ENM-4: without resources it is damage on the truck or its device', () => {
  const t = ambushedBy('IV');

  expect(t.asked().name).toBe('damage.chooseSlot');
  expect(t.may()).toEqual([...TRUCK, ...TRUCK_DEVICE]);
});

test('LA-DX-40, LA-ENM-5: Steel Wolf: 1 damage on the truck or its device, and 1 on any device, even the same', () => {
  const t = ambushedBy('V');

  expect(t.may()).toEqual([...TRUCK, ...TRUCK_DEVICE]);
  t.play('on the truck, slot 1');
  expect(t.may()).toEqual(['on the truck, slot 2', ...TRAILER_DEVICE]);
  t.play('on the truck, slot 2');

  expect(t.cargo('on the truck')).toEqual(['damage', 'damage']);
  expect(t.asked().seats).toEqual([]);
});

test('LA-ENM-6, 8: The Deathless: 1 damage on the truck or its device, then 1 on truck and trailers in another slot', () => {
  const t = ambushedBy('VI');

  expect(t.may()).toEqual([...TRUCK, ...TRUCK_DEVICE]);
  t.play('truck, slot 2');
  expect(t.may()).toEqual(['truck, slot 1', ...TRAILER]);
  t.play('trailer 1, slot 2');

  expect(t.count('damage')).toBe(2);
  expect(t.asked().seats).toEqual([]);
});

test('LA-ENM-7: six enemies with the numbers I to VI, of which only I and II are printed in the rules', () => {
  const enemies = BASE.cards.flatMap(card => (card.kind === 'enemy' && card.module === undefined ? [card] : []));

  expect(new Set(enemies.map(({ number }) => number))).toEqual(new Set([1, 2, 3, 4, 5, 6]));
  expect(enemies).toHaveLength(6);
  expect(enemies.filter(({ source }) => source === 'printed').map(({ number }) => number)).toEqual([1, 2]);
});

test('LA-ENM-9: contamination and discarding are the first options, which the Automa takes', () => {
  const rivalMeets = (enemy: string) =>
    table({
      start: 'ambushStep',
      phase: 'fire',
      seats: [{ at: 20 }],
      automa: { at: 1, fuel: 1 },
      track: [0, 'automa'],
      row: [enemy],
      lootDeck: ['Captive'],
    }).g;
  const [howl, twins] = [rivalMeets('III'), rivalMeets('IV')];

  expect([howl.automa?.contaminated, howl.outcomeDiscard]).toEqual([1, []]);
  expect([twins.automa?.stock[FUEL], twins.outcomeDiscard]).toEqual([0, []]);
});
