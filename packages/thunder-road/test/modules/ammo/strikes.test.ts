import { type Key, keyFromSeed, must, type Seat } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../../../src/index.ts';
import { NONE } from '../../../src/state.ts';
import { HIDDEN } from '../../../src/view/view.ts';
import { lay, type Setting } from '../../table.ts';

const one = (setting: Setting = {}) =>
  lay({
    options: { strikes: true },
    cars: { 'orange small': [3, 1, 1], 'blue small': [1, 2, 4] },
    dice: [[1, 2], [1]],
    ...setting,
  });

test('TR-AMMO-3, TR-RUL-38: one card each, which nobody else sees until it is played; then it is gone', () => {
  const t = one({ strikes: { orange: 'open doors', blue: 'twin guns' } });
  const before = thunderRoad.view(t.g, 1).strikes?.held;

  t.play('die 1', 'airstrike', 'play it', 'tile 1, lane 6, row 1', 'forward');

  expect(before).toEqual([HIDDEN, 0]);
  expect(thunderRoad.view(t.g, 1).strikes).toMatchObject({ held: [NONE, 0], played: [1] });
});

test('TR-AMMO-3, TR-AMMO-7: a card that is kept does nothing, and one that was played works for one airstrike', () => {
  const kept = one({ strikes: { orange: 'low hover' }, open: { mud: [[1, 2, 3]] } });
  const without = one({ strikes: {} });

  kept.play('die 1', 'airstrike', 'keep it');
  without.play('die 1', 'airstrike');

  expect([kept.whyNot('tile 1, lane 2, row 3'), kept.asked()]).toEqual(['TR-RUL-48', 'airstrike.chooseSpace']);
  expect(without.asked()).toBe('airstrike.chooseSpace');
});

test('TR-INT-13: the rig may play one with its airstrike', () => {
  const t = one({
    options: { strikes: true, crew1: 'rig' },
    cars: { 'orange front': [2, 1, 3], 'orange centre': [2, 1, 2], 'orange rear': [2, 1, 1], 'blue small': [1, 2, 4] },
    strikes: { orange: 'open doors' },
    dice: [[1, 1], [1]],
    luck: [
      ['shooting', 'any'],
      ['damage', 'dent'],
    ],
  });

  t.play('airstrike', 'play it', 'tile 1, lane 2, row 5', 'shoot');

  expect(t.damage('blue small')).toEqual(['dent']);
});

test('TR-AMMO-6: everybody with a command board has a command more, face up; the rig has none', () => {
  const g = thunderRoad.setup(
    must(thunderRoad.content({ seats: 4, bonus: true, crew1: 'rig', crew2: 'bikes', crew3: 'german' })),
    keyFromSeed('bonus'),
  );

  const held = thunderRoad.view(g, 3).bonus ?? [];

  expect(held.map(row => row === NONE)).toEqual([true, false, false, false]);
  expect(new Set(held).size).toBe(4);
  expect(held.slice(1).every(row => g.content.commands[row].dealt)).toBe(true);
});

test('TR-AMMO-6: it is used by the normal rules: one command die a round, of a value that it accepts', () => {
  const t = one({
    options: { bonus: true },
    bonus: { orange: 'overdrive' },
    cars: { 'orange small': [1, 3, 1], 'orange large': [1, 5, 1], 'blue large': [3, 6, 8] },
    dice: [[1, 1, 2, 4], [1]],
  });

  t.play("move Orange's small", 'die 1', 'overdrive', 'forward', 'forward', 'forward');
  t.play('forward');

  expect(t.may()).not.toContain('overdrive (4–5)');
});

test('TR-INT-7: a bonus command may receive a command token', () => {
  const t = lay({
    options: { bonus: true, leaders: true },
    bonus: { orange: 'overdrive' },
    cars: { 'orange small': [1, 3, 1], 'blue large': [3, 6, 8] },
    leaders: { orange: 'redline' },
    tokens: { orange: 1 },
    dice: [[1, 2], [1]],
  });

  t.play('die 1', 'no command');

  expect(t.may().some(words => words.startsWith('overdrive'))).toBe(true);
});

const PLAN = {
  games: 5,
  seed: 'strikes',
  options: { seats: 3, strikes: true },
  modules: 'none',
  bound: 3000,
} as const;

test('TR-AMMO-3: cards stay secret; shown, or not dealt anew, they are found out', () => {
  const leaking = {
    ...thunderRoad,
    view: (g: Race, seat: Seat) => ({ ...thunderRoad.view(g, seat), strikes: thunderRoad.view(g, 0).strikes }),
  };
  const careless = {
    ...thunderRoad,
    imagine(g: Race, seat: Seat, key: Key) {
      const twin = thunderRoad.imagine(g, seat, key);
      twin.strikes?.held.splice(0, 1, g.strikes?.held[0] ?? NONE);
      return twin;
    },
  };

  expect(conform(thunderRoad, PLAN).fault).toBeNull();
  expect(conform(leaking, PLAN).fault?.check).toBe('secrets');
  expect(conform(careless, PLAN).fault).not.toBeNull();
});

test('TR-AMMO-1: owners write airstrikes and commands of their own on the blanks', () => {
  const given = {
    strikes: { searchlight: { module: 'strikes', power: 'longRange' } },
    commands: { 'last gasp': { module: 'bonus', dealt: true, from: 1, to: 1, power: 'spur', boosts: 'overdriving' } },
  };

  const { strikes, commands, boosts } = must(thunderRoad.content({ strikes: true, bonus: true }, given));

  expect(strikes.at(-1)?.name).toBe('searchlight');
  expect([commands.at(-1)?.name, boosts.at(-1)?.points]).toEqual(['last gasp', 2]);
});
