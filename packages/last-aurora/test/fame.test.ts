import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { setUp } from './fresh.ts';
import { location, table, truck } from './table.ts';

const WORN = [truck(['survivor: survivor', 'any: damage', 'armour: damage', 'any'])];
const TOP = 6;

const gain = (points: number, fame: number, options = {}) =>
  table({ start: 'gainFame', args: [0, points], seats: [{ crew: ['Driver'], convoy: WORN, fame }, {}], options });
const lose = (points: number, fame: number) =>
  table({ start: 'loseFame', args: [0, points], seats: [{ crew: ['Driver'], convoy: WORN, fame }, {}] });

test('LA-FAM-1, LA-FAM-3: fame goes up and down by one space', () => {
  expect(gain(1, 2).fame()).toBe(3);
  expect(lose(1, 2).fame()).toBe(1);
  expect(lose(1, 0).fame()).toBe(-1);
});

test('LA-FAM-2, LA-DX-12, LA-DEC-14, LA-DIF-3: at the top a damage may be repaired instead', () => {
  const repaired = gain(1, TOP);
  const declined = gain(1, TOP);

  expect(repaired.may()).toEqual(['done', 'truck, slot 2', 'truck, slot 3']);
  repaired.play('truck, slot 3');
  declined.play('done');

  expect([repaired.fame(), repaired.count('damage')]).toEqual([TOP, 1]);
  expect([declined.fame(), declined.count('damage')]).toEqual([TOP, 2]);
});

test('LA-FAM-2, LA-OPT-2: where a table likes it, it must be repaired', () => {
  const t = gain(1, TOP, { fameTopRepair: 'auto' });

  expect(t.may()).toEqual(['truck, slot 2', 'truck, slot 3']);
});

test('LA-FAM-4, LA-FAM-5, LA-DX-11: at the bottom, which is worth -1, a loss is a damage anywhere', () => {
  const row = [location(['fuel'], ['food'], 'loseFame')];
  const seat = { crew: ['Driver'], convoy: [truck(['survivor', 'any', 'armour'])], fame: -1 };
  const t = table({ start: 'exploreTurn', args: [0, false], row, seats: [seat, {}] });

  t.play('explore');
  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2', 'truck, slot 3']);
  t.play('truck, slot 3');

  expect([t.fame(), t.count('damage')]).toEqual([-1, 1]);
});

test('LA-FAM-6: several points are taken one by one, over either end of the track', () => {
  const up = gain(2, TOP - 1);
  const down = lose(2, 0);

  up.play('truck, slot 2');
  down.play('truck, slot 4');

  expect([up.fame(), up.count('damage')]).toEqual([TOP, 1]);
  expect([down.fame(), down.count('damage')]).toEqual([-1, 3]);
});

test('LA-FAM-7: the stars on the space count in the end, also below zero', () => {
  const g = setUp({ seats: 2 }, { fame: [-1, 0, 2, 5] });
  const score = (space: number): number => {
    g.players[0].fame = space;
    return lastAurora.scores(g)[0];
  };
  const without = score(1);

  expect([0, 2, 3].map(space => score(space) - without)).toEqual([-1, 2, 5]);
});
