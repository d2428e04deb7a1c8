import { expect, test } from 'vitest';
import { fillRow } from '../src/rules/row.ts';
import { table } from './table.ts';

test('LA-DX-5, LA-REV-1, LA-REV-2, LA-REV-4, LA-REV-8, LA-RUL-3, LA-RUL-42: spaces are filled from the right; an event strikes and is replaced', () => {
  const t = table({
    row: ['rusty-1', 'rusty-2'],
    deck: ['scout-1', 'blizzard', 'driver-1', 'hauler'],
    play: [() => fillRow()],
  });

  expect(t.row()).toEqual(['rusty-1', 'rusty-2', '', '', 'scout-1']);
  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  t.playAs(1, t.at(3, 1));
  t.playAs(0, t.at(3));

  expect(t.row()).toEqual(['rusty-1', 'rusty-2', 'hauler', 'driver-1', 'scout-1']);
  expect(t.ids(t.g.discard)).toEqual(['blizzard']);
});

test('LA-OPT-22: or from the left', () => {
  const t = table({
    options: { refillOrder: 'leftToRight' },
    row: ['rusty-1', 'rusty-2'],
    deck: ['scout-1', 'driver-1', 'hauler'],
    play: [() => fillRow()],
  });

  expect(t.row()).toEqual(['rusty-1', 'rusty-2', 'scout-1', 'driver-1', 'hauler']);
});

test('LA-REV-3, LA-REV-5, LA-ICO-1, LA-ENCC-1, LA-ENCC-5: locations and encounters get their tokens from the supply, other cards nothing', () => {
  const t = table({
    deck: ['warehouse-1', 'merchant-1', 'travellers-1', 'enemy-1', 'rack'],
    play: [() => fillRow()],
  });

  expect(t.row()).toEqual(['rack', 'enemy-1', 'travellers-1', 'merchant-1', 'warehouse-1']);
  expect(t.goods(4)).toEqual([
    ['fuel', 'food'],
    ['fuel', 'fuel'],
  ]);
  expect(t.goods(3)).toEqual([['fuel'], []]);
  expect(t.goods(2)).toEqual([['food', 'fuel'], []]);
  expect([t.goods(0), t.goods(1)]).toEqual([
    [[], []],
    [[], []],
  ]);
});

test('LA-REV-6, LA-RUL-39: with an empty deck spaces stay empty, and discards are not shuffled in', () => {
  const t = table({ row: ['rusty-1'], deck: ['scout-1'], discard: ['driver-1'], play: [() => fillRow()] });

  expect(t.row()).toEqual(['rusty-1', '', '', '', 'scout-1']);
  expect(t.ids(t.g.discard)).toEqual(['driver-1']);
});

test('LA-OPT-1, LA-RUL-1, LA-CMP-17: a limited supply puts out what is there, left block first', () => {
  const t = table({
    options: { supply: 'limited' },
    deck: ['warehouse-1'],
    adjust: g => {
      g.supply[3] = 2;
      g.supply[2] = 0;
    },
    play: [() => fillRow()],
  });

  expect(t.goods(4)).toEqual([['fuel'], ['fuel']]);
  expect(t.supply('fuel')).toBe(0);
});

test('LA-CMP-17, LA-RUL-1: an unlimited supply gives more than the box holds, and counts it', () => {
  const t = table({
    deck: ['warehouse-1'],
    adjust: g => {
      g.supply[3] = 1;
    },
    play: [() => fillRow()],
  });

  expect(t.goods(4)).toEqual([
    ['fuel', 'food'],
    ['fuel', 'fuel'],
  ]);
  expect(t.supply('fuel')).toBe(-2);
});

test('LA-RUL-67, LA-OPT-23: the Red Signal sends the Aurora to the red dock of the same number', () => {
  const t = table({ deck: ['redsignal', 'scout-1'], dock: 2, play: [() => fillRow()] });

  expect([t.g.dock, t.g.red]).toEqual([2, true]);
  const { docks, nodes } = t.g.content.map;
  expect(nodes[docks[1][2]].rank).toBeGreaterThan(nodes[docks[0][2]].rank);
});

test('LA-RUL-42: an airdrop lets everybody choose a resource, in direct order', () => {
  const t = table({ deck: ['airdrop'], track: [1, 0], play: [() => fillRow()] });

  expect(t.asked().seats).toEqual([0]);
  t.playAs(0, 'fuel');
  t.playAs(1, 'ammo');

  expect([t.cargo(0), t.cargo(1)]).toEqual([
    ['fuel', 'survivor'],
    ['ammo', 'survivor'],
  ]);
});

test('LA-RUL-42: a cold snap costs a resource or a damage', () => {
  const t = table({
    deck: ['coldsnap'],
    sides: [
      { active: ['leader-1'], cargo: ['fuel'] },
      { active: ['leader-2'], cargo: ['food'] },
    ],
    play: [() => fillRow()],
  });

  expect(t.why('ammo', 1)).toBe('LA-RUL-42');
  t.playAs(1, 'food');
  t.playAs(0, 'none: 1 damage', t.at(3));

  expect([t.cargo(0), t.cargo(1)]).toEqual([['damage', 'fuel', 'survivor'], ['survivor']]);
});

test('LA-RUL-42: fallout contaminates somebody in every crew', () => {
  const t = table({
    deck: ['fallout'],
    sides: [{ active: ['leader-1', 'copilot-1'] }, { rest: ['leader-2'] }],
    play: [() => fillRow()],
  });
  t.playAs(0, 'Leader');

  expect([t.contamination('leader-1'), t.contamination('leader-2')]).toEqual([1, 1]);
});
