import { expect, test } from 'vitest';
import { AUTOMA } from '../../../src/state.ts';
import type { AutomaLaid, SeatLaid } from '../../lay.ts';
import { type TableLaid, table } from '../../table.ts';

test('LA-AUR-1: in the Rest phase it shows one more action card for each food', () => {
  const t = table({ start: 'restPhase', automa: { food: 2, shown: ['C1'], deck: ['C4', 'C5', 'C6'] } });

  expect(t.automa()).toMatchObject({ food: 0, shown: ['C1', 'C4', 'C5'], deck: ['C6'] });
  expect(t.supply('food')).toBe(10);
});

test('LA-DX-65, LA-AUR-2, 4: it stops when the action deck is empty, and keeps the food left', () => {
  const t = table({ start: 'restPhase', automa: { food: 3, deck: ['C1', 'C2'], discard: ['C3', 'C4'] } });

  expect(t.automa()).toMatchObject({ food: 1, shown: ['C1', 'C2'], deck: [], discard: ['C3', 'C4'] });
});

test('LA-AUR-3: these cards explore nothing, but count in the later phases of the round', () => {
  const t = table({
    start: 'round.rest',
    automa: { food: 1, deck: ['C3'] },
    shortcuts: [{ from: 1, to: 5, kind: 'tracks' }],
    row: ['Hermit', 'Jackal'],
  });

  expect(t.happened('automaActed')).toEqual([]);
  t.idleUntil(null);

  expect(t.happened('moved').map(({ node }) => node)).toEqual([1, 5]);
});

/** The Automa's movement turn. */
const moving = (automa: AutomaLaid, human: SeatLaid = {}, more: Partial<TableLaid> = {}) =>
  table({ start: 'automaMoves', phase: 'movement', seats: [human], automa, ...more });

test('LA-AUM-1, 4, 7: it always moves its whole speed of 2, without fuel and without a driver', () => {
  const t = moving({ survivors: 0 });

  expect(t.at(AUTOMA)).toBe(2);
});

test('LA-DX-64, LA-AUM-2, 3: 2, and 1 for each undamaged speed icon, each fuel, and for being 6 behind', () => {
  const board = { A1: 'speed', B2: 'speed', C1: 'speed' } as const;
  const t = moving({ fuel: 3, board, damage: ['B2', 'C1'] }, { at: 7 });

  expect([t.at(AUTOMA), t.automa().fuel]).toEqual([7, 0]);
});

test.each([
  [5, 2],
  [6, 3],
])('LA-AUM-2: %i waypoints behind the human its speed is %i', (at, speed) => {
  expect(moving({}, { at }).at(AUTOMA)).toBe(speed);
});

test('LA-AUM-5, LA-AUK-6, LA-RUL-92: with card C3 it takes the first shortcut it meets, tracked or not', () => {
  const shortcuts = [
    { from: 1, to: 5, kind: 'tracks' as const },
    { from: 5, to: 9, kind: 'tracks' as const },
  ];
  const showing = moving({ fuel: 1, shown: ['C3'] }, {}, { shortcuts });
  const without = moving({ fuel: 1, shown: ['C4'] }, {}, { shortcuts });

  expect(showing.happened('moved').map(({ node }) => node)).toEqual([1, 5, 6]);
  expect(without.at(AUTOMA)).toBe(3);
});

test('LA-AUK-6, LA-RUL-92: it suffers what the shortcut does, and of several at one waypoint takes the best', () => {
  const t = moving(
    { survivors: 2, column: 2, shown: ['C3'] },
    {},
    {
      shortcuts: [
        { from: 1, to: 4, kind: 'tracks' },
        { from: 1, to: 6, kind: 'avalanche', damage: 1, contamination: 1 },
      ],
      outcomes: [{ letters: 'C' }],
    },
  );

  expect(t.at(AUTOMA)).toBe(6);
  expect(t.automa()).toMatchObject({ survivors: 1, contaminated: 1 });
  expect(t.automaDamage()).toContain('C2');
  expect(t.g.closed.map(road => t.g.content.map.roads[road].id)).toEqual(['1-6']);
});

test('LA-AUK-6, LA-RUL-92: of shortcuts that save as much, the one that hurts less', () => {
  const shortcuts = [
    { from: 1, to: 4, kind: 'dangerous' as const, damage: 1 },
    { from: 1, to: 4, kind: 'dangerous' as const },
  ];
  const t = moving({ column: 2, shown: ['C3'] }, {}, { shortcuts, outcomes: [{ letters: 'C' }] });

  expect(t.at(AUTOMA)).toBe(4);
  expect(t.automaDamage()).not.toContain('C2');
});

test('LA-AUK-6, LA-BET-23: it does not use a closed road', () => {
  const shortcuts = [{ from: 1, to: 5, kind: 'avalanche' as const }];
  const t = moving({ shown: ['C3'] }, {}, { shortcuts, closed: ['1-5'] });

  expect(t.at(AUTOMA)).toBe(2);
});

test('LA-AUM-6: a tile where it stops works on it, one it passes does not', () => {
  const t = moving({ survivors: 2 }, {}, { tiles: { 1: 'contamination', 2: 'contamination' } });

  expect(t.automa()).toMatchObject({ survivors: 1, contaminated: 1 });
});

test('LA-AUM-8, LA-RUL-37: it always takes resources and items, unless it has its fill', () => {
  const fuel = moving({}, {}, { tiles: { 2: 'fuel' } });
  const item = moving({}, {}, { tiles: { 2: 'item' } });
  const full = moving({ food: 7 }, {}, { tiles: { 2: 'food' } });

  expect([fuel.automa().fuel, fuel.g.tiles[2]]).toEqual([1, -1]);
  expect([item.automa().items, item.g.tiles[2]]).toEqual([1, -1]);
  expect(full.automa().food).toBe(7);
  expect(full.g.tiles[2]).not.toBe(-1);
});

test('LA-AUK-2, LA-AUM-6: card C1 gains a fuel before it moves if it has none, else an ammo', () => {
  const dry = moving({ shown: ['C1'] });
  const fuelled = moving({ fuel: 1, shown: ['C1'] });

  expect([dry.at(AUTOMA), dry.automa().fuel, dry.automa().ammo]).toEqual([3, 0, 0]);
  expect([fuelled.at(AUTOMA), fuelled.automa().fuel, fuelled.automa().ammo]).toEqual([3, 0, 1]);
});

test('LA-AUK-4, LA-RUL-99: card C2 recruits if it has fewer survivors than the human', () => {
  const human = { crew: ['Leader', 'Driver', 'Scout'] };
  const fewer = moving({ survivors: 1, contaminated: 1, shown: ['C2'] }, human);
  const asMany = moving({ survivors: 2, contaminated: 1, shown: ['C2'] }, human);

  expect(fewer.automa()).toMatchObject({ survivors: 2, contaminated: 1 });
  expect(asMany.automa()).toMatchObject({ survivors: 2, contaminated: 1 });
});

test('LA-AUK-10, LA-AUM-6, LA-DIF-34: abilities of the cards shown come from left to right', () => {
  // The first C1-like card finds no fuel and gains one, so the second gains an ammo.
  const actions = { C5: { movement: 'fuelOrAmmo' } } as const;
  const t = moving({ shown: ['C1', 'C5'], actions });

  expect([t.at(AUTOMA), t.automa().ammo]).toEqual([3, 1]);
  expect(t.happened('gained').map(({ token }) => token)).toEqual([3, 1]);
});
