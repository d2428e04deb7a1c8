import { expect, test } from 'vitest';
import { thunderRoad } from '../../../src/index.ts';
import { lay, type Setting, spaceOf } from '../../table.ts';

/** Blue has the rig, one section behind the other in lane 3; orange has a car and the turn. */
const TRAIN = { 'blue front': [1, 3, 4], 'blue centre': [1, 3, 3], 'blue rear': [1, 3, 2] } as const;
const facing = (setting: Setting) =>
  lay({
    dice: [[1], [3]],
    ...setting,
    options: { crew2: 'rig', ...setting.options },
    cars: { ...TRAIN, ...setting.cars },
  });

/** Orange has the rig and the turn. */
const OWN = { 'orange front': [1, 3, 4], 'orange centre': [1, 3, 3], 'orange rear': [1, 3, 2] } as const;
const haul = (setting: Setting) =>
  lay({
    dice: [[3], [1]],
    ...setting,
    options: { crew1: 'rig', ...setting.options },
    cars: { ...OWN, ...setting.cars },
  });
const ALL = ['rocket launcher', 'plow', 'traction drive', 'airstrike', 'hazard dispenser', 'targeting computer'];

test('TR-EX-46, TR-RIG-26, TR-RIG-27: a car that slams a section moves, and slams again when it lands on the next', () => {
  const t = facing({
    round: 1,
    cars: { 'orange large': [1, 2, 2] },
    luck: [
      ['direction', 'F'],
      ['direction', 'FL'],
    ],
  });

  t.play('forward-right');

  expect(t.happened('slammed')).toHaveLength(2);
  expect(t.happened('slamRolled')).toEqual([]);
  expect(t.place('orange large')).toEqual([1, 2, 4]);
  expect([t.place('blue front'), t.place('blue centre')]).toEqual([
    [1, 3, 4],
    [1, 3, 3],
  ]);
  t.luckIsUsed();
});

test('TR-RIG-23, TR-RUL-30: a rig that drives into a car slams it, the car moves, and the rig stops without damage', () => {
  const t = haul({ cars: { 'blue large': [1, 3, 5] }, rig: { used: { plow: 1 } }, luck: [['direction', 'FR']] });

  t.play('targeting computer', 'hold');

  expect([t.place('orange front'), t.place('blue large'), t.g.rig?.hurt]).toEqual([[1, 3, 5], [1, 4, 5], []]);
});

test('TR-RIG-26: what a slammed car lands on may throw it back at the rig', () => {
  const t = haul({
    round: 1,
    cars: { 'blue small': [1, 3, 5] },
    rig: { used: { plow: 1 } },
    luck: [
      ['direction', 'B'],
      ['direction', 'BL'],
    ],
  });

  t.play('targeting computer');

  // Back onto the centre section, and from there to its left.
  expect(t.place('blue small')).toEqual([1, 2, 3]);
});

test('TR-EX-50, TR-RIG-38, TR-RIG-23: the plow shoves the first car aside, the second is slammed', () => {
  const t = haul({
    cars: { 'blue large': [1, 3, 5], 'blue small': [1, 3, 6] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('plow');
  const asked = [t.asks(), ...t.may()];
  const { points } = t.car('orange front');
  t.play('forward-left');

  expect(asked).toEqual(['blue', 'forward-left onto off-road, 0 points', 'forward-right onto off-road, 0 points']);
  expect(points).toBe(2);
  expect([t.place('orange front'), t.place('blue large'), t.place('blue small')]).toEqual([
    [1, 3, 6],
    [1, 2, 5],
    [1, 3, 7],
  ]);
  expect(t.happened('slammed')).toHaveLength(1);
});

test('TR-RIG-38, TR-RES-6: for a wreck the owner of the rig chooses, and both ways may be the end of it', () => {
  const wreck = haul({ wrecks: [[1, 3, 5]] });
  wreck.play('plow');
  const asked = wreck.asks();
  const t = haul({
    cars: {
      'orange front': [1, 1, 4],
      'orange centre': [1, 1, 3],
      'orange rear': [1, 1, 2],
      'blue large': [1, 1, 5],
      'blue small': [2, 1, 1],
    },
    ground: { '#': [[1, 2, 5]] },
  });
  t.play('plow');
  const may = t.may();
  t.play('forward-left');

  expect(asked).toBe('orange');
  expect(may).toHaveLength(2);
  expect(t.place('blue large')).toBe('out');
});

test('TR-RIG-28: one shot at a car in the front or the rear arc', () => {
  const t = haul({
    cars: { 'blue large': [1, 3, 8], 'blue small': [1, 3, 4], 'blue medium': [2, 1, 1] },
    luck: [
      ['shooting', 'large'],
      ['damage', 'dent'],
    ],
  });

  t.play('traction drive', 'stop here');
  const may = t.may();
  t.play("shoot at Blue's large car");

  expect(may).toEqual(['hold fire', "shoot at Blue's small car", "shoot at Blue's large car"]);
  expect(t.damage('blue large')).toEqual(['dent']);
});

test('TR-RIG-28, TR-SETUP-14: no shot in round 1', () => {
  const t = haul({ round: 1, cars: { 'blue large': [1, 3, 8] } });

  t.play('targeting computer');

  expect(t.g.seat).toBe(1);
});

test('TR-RIG-39: with the targeting computer a miss may be rolled again once, and that stands', () => {
  const t = haul({
    cars: { 'blue small': [1, 3, 8] },
    luck: [
      ['shooting', 'large'],
      ['shooting', 'medium'],
    ],
  });

  t.play('targeting computer', "shoot at Blue's small car");
  const asked = t.asked();
  t.play('roll again');

  expect(asked).toBe('shoot.rollBetter');
  expect(t.happened('shot')).toMatchObject([{ hit: false }]);
  t.luckIsUsed();
});

test('TR-RIG-29, TR-RIG-30, TR-SHOOT-4: every section is a large car; who shoots names a command first, never its repair', () => {
  const t = facing({
    cars: { 'orange large': [1, 2, 2] },
    rig: { hurt: ['traction drive'] },
    luck: [['shooting', 'large']],
  });

  // Straight on, so that the front section lies to its right.
  t.play('forward onto off-road');
  t.play("shoot at Blue's front section");
  const asked = [t.asked(), ...t.may()];
  const refused = t.whyNot('front repair');
  t.play('plow');

  expect(asked).toEqual(['shoot.aim', 'rocket launcher', 'plow']);
  expect(refused).toBe('TR-RIG-29');
  expect(t.g.rig?.hurt.map(row => t.g.content.commands[row].name)).toEqual(['plow', 'traction drive']);
  expect([t.damage('blue front'), t.happened('damaged')]).toEqual([['minor'], []]);
});

test('TR-RIG-29: a face without "large" misses a section', () => {
  const t = facing({ cars: { 'orange large': [1, 2, 2] }, luck: [['shooting', 'medium']] });

  t.play('forward onto off-road', "shoot at Blue's front section", 'plow');

  expect(t.g.rig?.hurt).toEqual([]);
});

test('TR-EX-47, TR-RIG-31: a section with both targets damaged cannot be shot', () => {
  const t = facing({ cars: { 'orange large': [1, 2, 1] }, rig: { hurt: ['traction drive', 'airstrike'] } });
  // One step on, only the centre section lies ahead, to its right.
  t.play('forward onto off-road');

  expect(t.happened('shot')).toEqual([]);
  expect(t.g.seat).toBe(1);
});

test('TR-RUL-51, TR-RIG-30, TR-DMG-5: a ricochet that strikes a section costs one minor damage where the owner wants it', () => {
  const t = facing({
    cars: { 'orange large': [1, 2, 3], 'orange small': [1, 5, 1] },
    open: { mine: [[1, 2, 4]] },
    moved: ['orange small'],
    luck: [
      ['damage', 'ricochet'],
      ['direction', 'BR'],
    ],
  });

  t.play('forward onto a mine');
  const asked = [t.asked(), t.asks(), t.may().length];
  const refused = t.whyNot('rear repair');
  t.play('hazard dispenser');

  expect(asked).toEqual(['batter.chooseSpot', 'blue', 6]);
  expect(refused).toBe('TR-RIG-30');
  expect(t.damage('blue rear')).toEqual(['minor']);
});

test('TR-EX-48, TR-RIG-18, TR-RIG-32: five damages and a chopper over the centre section: the sixth is the end', () => {
  const t = haul({
    seats: 3,
    cars: { 'orange front': [1, 3, 4], 'orange centre': [1, 3, 3], 'orange rear': [1, 3, 2] },
    choppers: { blue: [1, 3, 6] },
    rig: { hurt: ALL.filter(name => name !== 'plow') },
  });

  t.play('plow');

  expect(t.happened('chopperShaken')).toHaveLength(1);
  expect(t.chopper('blue')).toBe(-1);
  expect(['orange front', 'orange centre', 'orange rear'].map(t.place)).toEqual(['out', 'out', 'out']);
  // TR-RIG-33, TR-ELIM-3.
  expect([t.isOut('orange'), t.g.final, t.over()]).toEqual([true, true, false]);
});

test('TR-RIG-18: the chopper may be used again, and a rig with damage left drives on', () => {
  const t = haul({ choppers: { blue: [1, 3, 7] } });

  t.play('traction drive', 'stop here', 'plow');

  expect([t.chopper('blue'), t.g.rig?.hurt.length, t.place('orange front')]).toEqual([-1, 1, [1, 3, 7]]);
});

test('TR-RIG-4, TR-INT-14: the rig runs until it is destroyed; in a game of two that is the end', () => {
  const t = haul({
    rig: { hurt: ALL.filter(name => name !== 'plow') },
    ground: { '#': [[1, 3, 5]] },
  });
  const before = ['orange front', 'orange centre', 'orange rear'].map(name => t.car(name).operable);

  t.play('plow');

  expect(before).toEqual([true, true, true]);
  expect([t.over(), t.winner()]).toEqual([true, 'blue']);
});

test('TR-EX-49, TR-RIG-32, TR-RUL-70: the front section on the middle tile, two behind it: they overhang, and come back', () => {
  const t = facing({
    dice: [[1, 1], [3]],
    cars: {
      'orange small': [3, 1, 8],
      'blue front': [2, 3, 1],
      'blue centre': [1, 3, 8],
      'blue rear': [1, 3, 7],
    },
  });

  t.play('no command', 'forward onto a new tile');
  const hanging = [t.place('blue front'), t.place('blue centre'), t.place('blue rear')];
  t.play('plow');

  expect(hanging).toEqual([[2, 3, 1], 'start', 'start']);
  expect(t.happened('overhung')).toHaveLength(2);
  expect([t.place('blue front'), t.place('blue centre'), t.place('blue rear')]).toEqual([
    [2, 3, 4],
    [2, 3, 3],
    [2, 3, 2],
  ]);
});

test('TR-RIG-32, TR-RIG-34: with its front section on the tile that goes it is lost, overhanging or not', () => {
  for (const [centre, rear] of [
    [
      [1, 3, 3],
      [1, 3, 2],
    ],
    ['start', 'start'],
  ] as const) {
    const t = facing({
      seats: 3,
      cars: { 'orange small': [3, 1, 8], 'blue front': [1, 3, 4], 'blue centre': centre, 'blue rear': rear },
    });

    t.play('forward onto a new tile');

    expect(['blue front', 'blue centre', 'blue rear'].map(t.place)).toEqual(['out', 'out', 'out']);
    expect(t.isOut('blue')).toBe(true);
  }
});

test('TR-RIG-16: off-road tokens on the tile that goes can be used again', () => {
  const t = facing({
    cars: { 'orange small': [3, 1, 8], 'blue front': [2, 3, 4] },
    rig: {
      offRoad: [
        [1, 1, 1],
        [2, 1, 1],
      ],
    },
  });

  t.play('forward onto a new tile');

  expect(t.g.rig?.offRoad).toEqual([spaceOf([2, 1, 1])]);
});

test('TR-EX-51, TR-RIG-36, TR-RIG-40: the rocket damages whom its face names on the space two ahead and beside it', () => {
  const t = haul({
    seats: 3,
    cars: {
      'blue large': [2, 3, 1],
      'blue medium': [2, 2, 1],
      'blue small': [2, 6, 1],
      'white large': [2, 3, 3],
      'white small': [2, 6, 3],
    },
    rig: { used: { 'traction drive': 1, 'targeting computer': 1 } },
    luck: [['shooting', 'large']],
  });

  t.play('rocket launcher');

  expect([t.damage('blue large'), t.damage('blue medium'), t.damage('white large')]).toEqual([['minor'], [], []]);
});

test('TR-RIG-40, TR-WRECK-2, TR-DMG-4: any damage is the end of a wreck, and a second minor one stops a car', () => {
  const t = haul({
    seats: 3,
    cars: { 'blue small': [2, 3, 1], 'blue large': [2, 6, 8], 'white small': [2, 6, 7] },
    wrecks: [[2, 4, 1]],
    damage: { 'blue small': ['dent'] },
    luck: [['shooting', 'any']],
  });

  t.play('rocket launcher');

  expect([t.place('wreck 1'), t.car('blue small').operable, t.damage('blue small')]).toEqual([
    'out',
    false,
    ['dent', 'minor'],
  ]);
});

test('TR-RIG-37, TR-RUL-31: in round 1 the launcher is silent; later a shot may follow', () => {
  const silent = haul({ round: 1, cars: { 'blue large': [2, 3, 1] } });
  const t = haul({
    cars: { 'blue large': [2, 3, 1], 'blue medium': [1, 3, 8] },
    luck: [
      ['shooting', 'large'],
      ['shooting', 'large'],
    ],
  });

  silent.play('rocket launcher');
  t.play('rocket launcher', "shoot at Blue's medium car");

  expect(silent.happened('rocketFired')).toEqual([]);
  expect([t.happened('rocketFired').length, t.happened('shot').length]).toEqual([1, 1]);
});

test('TR-RIG-35, TR-RIG-10: after the move a hazard may be put face down on an empty space behind the rear section', () => {
  const t = haul({ wrecks: [[1, 3, 4]], luck: [['hazard', 0]] });

  t.play('hazard dispenser');
  const asked = [t.asked(), ...t.may()];
  const refused = t.whyNot('tile 1, lane 3, row 4');
  t.play('tile 1, lane 2, row 4');

  expect(asked).toEqual(['drop.chooseSpace', 'no hazard', 'tile 1, lane 2, row 4', 'tile 1, lane 4, row 4']);
  expect(refused).toBe('TR-RIG-35');
  expect(t.token([1, 2, 4])).toMatch(/^\(/);
  expect(t.happened('dropped')).toMatchObject([{ car: 2, space: spaceOf([1, 2, 4]) }]);
  expect(thunderRoad.view(t.g, 1).tokens.filter(token => token >= 0)).toEqual([64]);
});

test('TR-RIG-35: nobody has to drop anything, and nothing is dropped where the rear section is not on the road', () => {
  const t = haul({});
  const off = haul({
    cars: { 'orange front': [1, 3, 1], 'orange centre': 'start', 'orange rear': 'start' },
    dice: [[1], [1]],
  });

  t.play('hazard dispenser', 'no hazard');
  off.play('hazard dispenser');

  expect([t.happened('dropped'), off.happened('dropped')]).toEqual([[], []]);
  expect(off.g.seat).toBe(1);
});

test('TR-RIG-35, TR-RUL-60: an airstrike as in the base game', () => {
  const t = haul({
    cars: { 'blue large': [2, 3, 2] },
    luck: [
      ['shooting', 'any'],
      ['damage', 'dent'],
    ],
  });

  t.play('airstrike', 'tile 2, lane 3, row 1', "shoot at Blue's large car");

  expect([t.chopper('orange'), t.damage('blue large')]).toEqual([spaceOf([2, 3, 1]), ['dent']]);
});

test('TR-RUL-81, TR-RIG-18: each chopper over a section costs one damage', () => {
  const t = haul({ seats: 3, choppers: { blue: [1, 3, 7], white: [1, 3, 6] } });

  t.play('traction drive', 'stop here', 'plow', 'airstrike');

  expect([t.happened('chopperShaken').length, t.g.rig?.hurt.length]).toEqual([2, 2]);
});

test('TR-RUL-83, TR-RIG-20: the sixth damage destroys the rig, also when it comes from a hazard', () => {
  const t = haul({ seats: 3, hidden: { oil: [[1, 3, 5]] }, rig: { hurt: ALL.filter(name => name !== 'plow') } });

  t.play('plow');

  expect(t.happened('eliminated').map(event => 'cause' in event && event.cause)).toEqual([
    'battered',
    'battered',
    'battered',
  ]);
  expect(t.isOut('orange')).toBe(true);
});

test('TR-RIG-32: five damages are not the end yet', () => {
  const t = haul({ seats: 3, hidden: { oil: [[1, 3, 5]] }, rig: { hurt: ALL.slice(2) } });

  t.play('plow', 'plow');

  expect([t.g.rig?.hurt.length, t.isOut('orange'), t.place('orange front')]).toEqual([5, false, [1, 3, 7]]);
});

test('TR-RIG-18: its own chopper is shaken off too', () => {
  const t = haul({ choppers: { orange: [1, 3, 7] } });

  t.play('traction drive', 'stop here', 'plow');

  expect([t.chopper('orange'), t.g.rig?.hurt.length]).toEqual([-1, 1]);
});

test('TR-RIG-35, TR-RIG-32: a rig that is destroyed on its way fires no rocket', () => {
  const t = haul({
    seats: 3,
    cars: { 'blue large': [1, 3, 7], 'blue small': [3, 6, 8] },
    ground: { '#': [[1, 3, 5]] },
    rig: { hurt: ALL.filter(name => name !== 'rocket launcher') },
  });

  t.play('rocket launcher');

  expect([t.isOut('orange'), t.happened('rocketFired'), t.damage('blue large')]).toEqual([true, [], []]);
});

test('TR-RUL-84: while the rear section is not on the road there is no rear arc', () => {
  const t = haul({
    cars: { 'orange front': [1, 3, 1], 'orange centre': 'start', 'orange rear': 'start', 'blue small': [1, 2, 1] },
    dice: [[1], [1]],
  });

  t.play('plow');

  expect([t.place('orange front'), t.happened('shot'), t.g.seat]).toEqual([[1, 3, 2], [], 1]);
});

test('TR-RUL-82: over an area without cars the rocket is not rolled, and size counts as it is', () => {
  const empty = haul({ cars: { 'blue small': [3, 6, 8] } });
  const t = haul({
    carnage: true,
    cars: { 'blue medium': [2, 3, 1] },
    damage: { 'blue medium': ['flapping tarpaulin'] },
    luck: [['shooting', 'large']],
  });

  empty.play('rocket launcher');
  t.play('rocket launcher');

  expect(empty.happened('rocketFired')).toEqual([]);
  // A flapping tarpaulin makes it a size larger for shots only.
  expect(t.car('blue medium').damage).toHaveLength(1);
});
