import { must, type Options } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { type Luck, lay as layTable, type Setting } from '../../table.ts';

const lay = (setting: Setting) => layTable({ carnage: true, ...setting });

/** Orange's medium car suffers from this and drives a space forward; nobody else of orange runs. */
const driving = (card: string, setting: Setting = {}) =>
  lay({
    dice: [[1], [1]],
    ...setting,
    cars: { 'orange medium': [1, 3, 3], 'blue small': [3, 6, 8], ...setting.cars },
    damage: { 'orange medium': [card], ...setting.damage },
  });

test('TR-LAST-1, TR-RES-6, TR-WRECK-1: crooked sight: a wreck that is hit has nobody to ask for another roll', () => {
  const t = driving('crooked sight', { wrecks: [[1, 3, 5]], luck: [['shooting', 'any']] });

  t.play('forward', 'shoot at wreck 1');

  expect([t.place('wreck 1'), t.asked(), t.asks()]).toEqual(['out', 'drive.chooseWay', 'blue']);
  t.luckIsUsed();
});

/** Orange hits a car of somebody who is out. */
const hitOfOut = (options: Options) => {
  const t = driving('crooked sight', {
    options,
    seats: 3,
    cars: { 'blue small': [1, 3, 5], 'white small': [3, 6, 8] },
    damage: { 'orange medium': ['crooked sight'], 'blue small': ['dent', 'dent'] },
    out: ['blue'],
    dice: [[1], [1], [1]],
    luck: [['shooting', 'any']],
  });
  t.play('forward', "shoot at Blue's small car");
  return t;
};

test('TR-LAST-1, TR-CMD-2: rigid mount: the chopper is not the car and shoots at its whole front arc', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'orange large': [3, 1, 8], 'blue small': [2, 2, 4], 'blue large': [3, 6, 8] },
    damage: { 'orange small': ['rigid mount'] },
    moved: ['orange large'],
    dice: [[1, 1], [1]],
  });

  t.play('airstrike', 'tile 2, lane 3, row 4');

  expect(t.may()).toEqual(['hold fire', "shoot at Blue's small car"]);
});

test('TR-LAST-1, TR-RUL-73: crooked sight: who is out is not asked for another roll', () => {
  const t = hitOfOut({});

  expect([t.asked(), t.asks()]).toEqual(['drive.chooseWay', 'white']);
  t.luckIsUsed();
});

test('TR-RUL-73: in games begun before that was put right, who is out is still asked', () => {
  const { outMayReroll } = must(thunderRoad.content({}, null, 1)).house;

  const t = hitOfOut({ outMayReroll });

  expect([t.asked(), t.asks()]).toEqual(['shoot.rollAgain', 'blue']);
});

test('TR-LAST-1, TR-RES-6, TR-SLAM-8: torn bumper: a wreck has nobody to ask for another roll, whichever of the two is on top', () => {
  const luck: Luck = [
    ['slam', 'bottom'],
    ['direction', 'F'],
  ];
  const onWreck = lay({
    cars: { 'orange small': [1, 3, 3], 'blue small': [3, 6, 8] },
    damage: { 'orange small': ['torn bumper'] },
    wrecks: [[1, 3, 4]],
    dice: [[1], [1]],
    luck,
  });
  const underWreck = lay({
    cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 5] },
    damage: { 'blue small': ['torn bumper'] },
    wrecks: [[1, 3, 4]],
    dice: [[1], [1]],
    luck: [...luck, ...luck],
  });

  for (const t of [onWreck, underWreck]) t.play('forward');

  expect([onWreck.place('wreck 1'), onWreck.asked()]).toEqual([[1, 3, 5], 'shoot.chooseTarget']);
  expect([underWreck.place('wreck 1'), underWreck.place('blue small')]).toEqual([
    [1, 3, 5],
    [1, 3, 6],
  ]);
  expect(underWreck.asked()).toBe('shoot.chooseTarget');
  for (const t of [onWreck, underWreck]) t.luckIsUsed();
});

test.each(['backseat driver', 'snagged tow rope'])(
  'TR-LAST-1, TR-DB-23: %s: the player to the left may steer into a wreck, and is asked nothing about the slam',
  card => {
    const t = driving(card, {
      wrecks: [[1, 3, 4]],
      luck: [
        ['slam', 'bottom'],
        ['direction', 'F'],
      ],
    });

    const steered = [t.asked(), t.asks(), t.may()[0]];
    t.play('forward');

    expect(steered).toEqual(['drive.chooseWay', 'blue', 'forward into wreck 1 on off-road, 1 point']);
    expect([t.asked(), t.asks()]).toEqual(['slam.rollAgain', 'orange']);
  },
);

test('TR-LAST-1, TR-SHOOT-4: flapping tarpaulin: nothing is larger than large: a large car is hit as a large one', () => {
  const shot = (face: 'medium' | 'large' | 'any') => {
    const t = lay({
      cars: { 'orange small': [1, 3, 3], 'blue large': [1, 3, 5] },
      damage: { 'blue large': ['flapping tarpaulin'] },
      moved: ['orange small'],
      dice: [[1], [1]],
      luck: [['shooting', face], ...(face === 'medium' ? [] : [['damage', 'skid F'] as const])],
    });
    t.play('forward', "shoot at Blue's large car");
    t.luckIsUsed();
    return t.damage('blue large');
  };

  const taken = (['medium', 'large', 'any'] as const).map(shot);

  expect(taken).toEqual([['lasting'], ['lasting', 'skid F'], ['lasting', 'skid F']]);
});

test('TR-LAST-1, TR-DB-23: wobbling axle: chance does not steer into rocks or the side of a ramp either', () => {
  const t = driving('wobbling axle', {
    ground: { '#': [[1, 3, 4]], '>': [[1, 2, 3]] },
    luck: [['steering', 0]],
  });

  expect(t.place('orange medium')).toEqual([1, 4, 3]);
});

test('TR-LAST-1, TR-RUL-77: dripping sump: it drips when the car coasts too; in games begun before that was put right, it does not', () => {
  const { coastingLeaks } = must(thunderRoad.content({}, null, 1)).house;
  const coasting = (options: Options) => {
    const t = driving('dripping sump', { options, moved: ['orange medium'] });
    t.play('forward');
    return t.token([1, 3, 3]);
  };

  expect([coasting({}), coasting({ coastingLeaks })]).toEqual(['oil', 'none']);
});

test('TR-LAST-1, TR-RUL-77: dripping sump: no oil where somebody stands by the end of the move', () => {
  const t = driving('dripping sump', {
    cars: { 'blue small': [1, 3, 4] },
    luck: [
      ['slam', 'bottom'],
      ['direction', 'B'],
    ],
  });
  t.play('forward', 'leave it');

  expect([t.place('blue small'), t.token([1, 3, 3])]).toEqual([[1, 3, 3], 'none']);
});

test('TR-LAST-1, TR-DB-23: snagged tow rope: nobody knows the ground beyond the front edge, so nothing there is barred', () => {
  const t = driving('snagged tow rope', {
    cars: { 'orange medium': [3, 3, 8], 'blue small': [2, 6, 8] },
    ground: {
      '#': [
        [1, 3, 1],
        [1, 4, 1],
      ],
    },
  });

  expect([t.asks(), t.may()[0]]).toEqual(['blue', 'forward onto a new tile']);
});

/** Orange's sump drips over these hazards in discard and pile. */
const dripping = (discard: readonly string[], pile: readonly string[]) => {
  const t = driving('dripping sump');
  const kinds = (names: readonly string[]) =>
    names.map(name => t.g.content.hazards.findIndex(row => row.name === name));
  [t.g.hazardDiscard, t.g.hazardPile] = [kinds(discard), kinds(pile)];
  t.play('forward');
  const names = (of: readonly number[]) => of.map(kind => t.g.content.hazards[kind].name);
  return [t.token([1, 3, 3]), names(t.g.hazardDiscard), names(t.g.hazardPile)];
};

test('TR-LAST-1: dripping sump: oil is found wherever it lies, first in its pile too, and in the discard before the pile', () => {
  expect(dripping([], ['oil', 'mine'])).toEqual(['oil', [], ['mine']]);
  expect(dripping([], ['mine', 'oil'])).toEqual(['oil', [], ['mine']]);
  expect(dripping(['oil', 'mud'], ['oil'])).toEqual(['oil', ['mud'], ['oil']]);
  expect(dripping(['mud', 'oil'], ['mine'])).toEqual(['oil', ['mud'], ['mine']]);
  expect(dripping(['mud'], ['mine'])).toEqual(['none', ['mud'], ['mine']]);
});
