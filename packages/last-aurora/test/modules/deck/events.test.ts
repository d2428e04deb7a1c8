import { expect, test } from 'vitest';
import { dragOn, speedOf } from '../../../src/rules/movement.ts';
import { AUTOMA } from '../../../src/state.ts';
import { card } from '../../asking.ts';
import type { SeatLaid } from '../../lay.ts';
import { type TableLaid, table, truck } from '../../table.ts';

const options = { frozenDeck: 'on' };
const fast: SeatLaid = { crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', 'speed'], { speed: 3 })] };

const windy = (more: Partial<TableLaid> = {}) => {
  const t = table({
    start: 'game.rounds > round.movement > strike',
    args: [card('Headwind')],
    options,
    seats: [fast, fast, fast, fast],
    ...more,
  });
  return t;
};

test('FS-EX-12, FS-EVT-1, 2, FS-RUL-12: the first loses two, second and third one, the fourth nothing', () => {
  const t = windy({ track: [2, 0, 3, 1] });

  expect([0, 1, 2, 3].map(seat => speedOf(t.g, seat))).toEqual([3, 2, 4, 3]);
  expect(t.g.frozenDeck?.winds).toBe(0);
});

test('FS-EVT-1: it blows in one Movement phase and is over', () => {
  const t = windy({ seats: [fast, fast], track: [1, 0] });

  t.idleUntil('exploreTurn.chooseAct');

  expect([0, 1].map(seat => dragOn(t.g, seat))).toEqual([0, 0]);
});

test('FS-EVT-3: speed never falls below nothing, fuel still adds to it, and so do bonuses before', () => {
  const slow: SeatLaid = { crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel', 'any: fuel'], { speed: 1 })] };
  const t = windy({ seats: [slow, slow], track: [1, 0] });
  const still = speedOf(t.g, 0);
  t.g.speedBonus = 2;
  const boosted = speedOf(t.g, 0);
  t.g.speedBonus = 0;

  t.play('move', '1');

  expect([still, boosted]).toEqual([0, 1]);
  expect(t.reach()).toBe(1);
});

test('FS-EVT-4: revealed after this round’s Movement phase, it waits for the next', () => {
  const t = table({
    start: 'game.rounds > round.close > strike',
    args: [card('Headwind')],
    options,
    seats: [fast, fast],
    track: [0, 1],
  });

  expect(t.g.frozenDeck?.winds).toBe(1);
  t.idleUntil('movementTurn.chooseAct');

  expect([0, 1].map(seat => dragOn(t.g, seat))).toEqual([1, 2]);
});

test('FS-INT-20: on Beta the order that Explore has changed counts', () => {
  const t = windy({
    start: 'game.rounds > round.movement > explorePhase.close > strike',
    options: { ...options, mapSide: 'beta' },
    seats: [{ ...fast, at: 4 }, fast],
    track: [0, 1],
  });

  expect([0, 1].map(seat => dragOn(t.g, seat))).toEqual([2, 1]);
});

test('FS-INT-25: the wind slows the Automa by its place', () => {
  const t = windy({ seats: [fast], automa: {}, track: [0, 'automa'] });

  t.idleUntil('movementTurn.chooseAct');

  expect(t.g.phase).toBe('movement');
  expect(dragOn(t.g, AUTOMA)).toBe(2);
});

const calling = (food: readonly number[], more: Partial<TableLaid> = {}) =>
  table({
    start: 'strike',
    args: [card('Mayday')],
    options,
    seats: food.map(count => ({
      crew: ['Leader'],
      convoy: [truck(['survivor', 'any', 'any', 'any'])],
      cargo: new Array<string>(count).fill('food'),
    })),
    dock: 4,
    round: 4,
    ...more,
  });

test('FS-EX-13, FS-EVT-5, 6: one food in all, and the Aurora goes to the red dock of its number', () => {
  const t = calling([1, 1], { track: [1, 0] });

  t.play('1', '0');

  expect([t.fame(0), t.fame(1), t.count('food', 0)]).toEqual([1, 0, 0]);
  expect([t.g.red, t.g.dock + 1]).toEqual([true, 4]);
  expect(t.happened('auroraMoved')).toHaveLength(1);
});

test('FS-EX-14, FS-EVT-7: with two given, a third gives for fame all the same, and the Aurora stays', () => {
  const t = calling([2, 0, 1], { track: [2, 1, 0] });

  t.play('2', '1');

  expect([0, 1, 2].map(seat => t.fame(seat))).toEqual([2, 0, 1]);
  expect(t.g.red).toBe(false);
});

test('FS-EVT-5: in direct order, and whoever has no food is not asked', () => {
  const t = calling([1, 0, 1], { track: [0, 1, 2] });

  expect(t.asked().seats).toEqual([2]);
  t.play('0');

  expect(t.asked().seats).toEqual([0]);
  expect(t.may()).toEqual(['0', '1']);
});

test('FS-EVT-8, FS-RUL-13: on the red line already, it stays where it is', () => {
  const t = calling([0, 0], { onRed: true });

  expect(t.happened('auroraMoved')).toEqual([]);
  expect([t.g.red, t.g.dock + 1]).toEqual([true, 4]);
});

test('FS-INT-25: the Automa never gives food', () => {
  const t = calling([0], { automa: { food: 3 } });

  expect(t.automa().food).toBe(3);
  expect(t.g.red).toBe(true);
});
