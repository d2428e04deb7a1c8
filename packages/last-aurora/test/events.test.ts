import { expect, test } from 'vitest';
import type { SeatLaid } from './lay.ts';
import { type TableLaid, table, trailer, truck } from './table.ts';

/** This event is turned up while the last space of the row is filled; player 2 goes first. */
const struck = (event: string, seats: readonly SeatLaid[], more: Partial<TableLaid> = {}) =>
  table({
    start: 'fillRow',
    row: ['Travellers', 'Merchant', 'Jackal', 'Hermit', null],
    deck: [event, 'Renegade'],
    track: [...seats.keys()],
    seats,
    ...more,
  });

test('LA-RUL-67, LA-DAT-2: the Red Signal moves the Aurora to the red dock of the same number', () => {
  const t = struck('Red Signal', [{}, {}], { dock: 3 });

  expect([t.g.dock, t.g.red]).toEqual([2, true]);
  expect(t.happened('auroraMoved')).toEqual([{ type: 'auroraMoved', dock: 2, red: true }]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-RUL-67: on the red line already, the Aurora stays where it is', () => {
  const t = struck('Red Signal', [{}, {}], { dock: 3, onRed: true });

  expect([t.g.dock, t.g.red, t.happened('auroraMoved')]).toEqual([2, true, []]);
});

test('LA-RUL-67: from the red dock it goes on along the red line', () => {
  const t = struck('Red Signal', [{}, {}], { dock: 3 });
  const later = table({ start: 'endOfRound', dock: 3, onRed: t.g.red });

  expect([later.g.dock, later.g.red]).toEqual([3, true]);
});

test('LA-RUL-42, LA-CON-1: Fallout puts 1 contamination on a survivor of everybody, in direct order', () => {
  const t = struck('Fallout', [{ crew: ['Leader'], rest: ['Driver'], exhausted: ['Medic'] }, { crew: ['Scout'] }]);

  expect(t.contamination('Scout', 1)).toBe(1);
  expect(t.asked()).toEqual({ name: 'contaminate.chooseSurvivor', seats: [0] });
  expect(t.may()).toEqual(['Leader', 'Driver', 'Medic']);
  t.play('Medic');

  expect(['Leader', 'Driver', 'Medic'].map(name => t.contamination(name))).toEqual([0, 0, 1]);
  expect(t.row()[4]).toBe('Renegade');
});

test('LA-RUL-42: in a Cold Snap everybody burns a resource of choice, or takes a damage; nobody goes without', () => {
  const convoy = [truck(['survivor', 'survivor', 'armour']), trailer(['any: fuel', 'any: food', 'any: food'])];
  const empty = [truck(['survivor', 'survivor', 'armour'])];
  const t = struck('Cold Snap', [{ convoy }, { convoy: empty }, { convoy }]);

  expect(t.asked()).toEqual({ name: 'frostbite.chooseToken', seats: [2] });
  expect(t.may()).toEqual(['none: 1 damage', 'food', 'fuel']);
  t.play('food');
  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  t.play('truck, slot 3', 'none: 1 damage', 'truck, slot 3');

  expect([0, 1, 2].map(seat => t.count('damage', seat))).toEqual([1, 1, 0]);
  expect([t.count('food', 0), t.count('food', 2), t.count('fuel', 2)]).toEqual([2, 1, 1]);
  expect(t.asked().seats).toEqual([]);
});

test('LA-RUL-42: whoever is out of the game is struck by nothing', () => {
  const t = struck('Fallout', [{ crew: ['Co-pilot'] }, { crew: ['Leader'] }, { crew: ['Scout'] }], {
    track: [1, 2, 0],
  });

  expect(t.g.players[0].out).toBe(true);
  expect([t.contamination('Leader', 1), t.contamination('Scout', 2)]).toEqual([1, 1]);
});
