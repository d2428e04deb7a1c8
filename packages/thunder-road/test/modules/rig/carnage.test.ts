import { expect, test } from 'vitest';
import { lay, type Setting, spaceOf } from '../../table.ts';

/** Orange has the rig and the turn, with Carnage on the table. */
const TRAIN = { 'orange front': [1, 3, 4], 'orange centre': [1, 3, 3], 'orange rear': [1, 3, 2] } as const;
const haul = (setting: Setting) =>
  lay({
    dice: [[3], [1]],
    carnage: true,
    ...setting,
    options: { crew1: 'rig', ...setting.options },
    cars: { ...TRAIN, ...setting.cars },
  });

test.each([
  ['slime', '%', 'TR-CARN-1'],
  ['glass', '/', 'TR-CARN-2'],
  ['a ramp', '>', 'TR-CARN-3'],
  ['fire', '^', 'TR-RIG-19'],
])(
  'TR-RIG-16, TR-RIG-22, TR-RIG-19, TR-INT-4, TR-RUL-29: %s costs one damage, becomes off-road, and the rig drives on',
  (_name, mark) => {
    const t = haul({ ground: { [mark]: [[1, 3, 5]] } });

    t.play('plow', 'traction drive');

    expect([t.g.rig?.hurt.length, t.g.rig?.offRoad]).toEqual([1, [spaceOf([1, 3, 5])]]);
    expect(t.place('orange front')).toEqual([1, 3, 7]);
    expect(t.car('orange front').burning).toBe(false);
  },
);

test('TR-RIG-22, TR-RUL-29: a ramp entered from the side costs the same', () => {
  const t = haul({ ground: { '>': [[1, 2, 4]] }, rig: { steering: 1 } });

  t.play('plow', 'forward-left', 'traction drive');

  expect([t.g.rig?.hurt.length, t.place('orange front')]).toEqual([1, [1, 2, 6]]);
});

test.each(['pit', 'ramp', 'glass', 'fire'])('TR-RIG-22: a hidden %s token is replaced by an off-road token', name => {
  const t = haul({ hidden: { [name]: [[1, 3, 5]] } });

  t.play('plow', 'traction drive');

  expect([t.token([1, 3, 5]), t.g.rig?.offRoad, t.g.rig?.hurt.length]).toEqual(['none', [spaceOf([1, 3, 5])], 1]);
  expect(t.place('orange front')).toEqual([1, 3, 7]);
});

test('TR-INT-4: salt is of no use without the traction drive', () => {
  const t = haul({ ground: { ':': [[1, 3, 5]] } });

  t.play('plow');

  expect(t.happened('tookBonus')).toEqual([]);
  expect([t.g.rig?.hurt, t.g.rig?.offRoad, t.place('orange front')]).toEqual([[], [], [1, 3, 7]]);
});

test('TR-EX-60, TR-RIG-22, TR-CARN-13: a quake moves everything but the rig, which takes one damage', () => {
  const t = lay({
    carnage: true,
    options: { crew2: 'rig' },
    cars: {
      'orange small': [1, 1, 1],
      'orange medium': [2, 6, 4],
      'orange large': [1, 2, 2],
      'blue front': [1, 3, 4],
      'blue centre': [1, 3, 3],
      'blue rear': [1, 3, 2],
    },
    wrecks: [[2, 2, 3]],
    ground: { '#': [[2, 3, 4]] },
    hidden: { quake: [[1, 1, 2]] },
    moved: ['orange medium', 'orange large'],
    dice: [[1], [3]],
    luck: [
      ['direction', 'FR'],
      ['direction', 'FL'],
    ],
  });

  t.play('forward onto a hidden hazard');
  const asked = [t.asked(), t.asks()];
  t.play('plow');

  expect(asked).toEqual(['batter.chooseSpot', 'blue']);
  expect([t.place('orange medium'), t.place('wreck 1'), t.happened('slammed').length]).toEqual(['out', 'out', 1]);
  expect([t.place('blue front'), t.place('blue centre'), t.place('blue rear')]).toEqual([
    [1, 3, 4],
    [1, 3, 3],
    [1, 3, 2],
  ]);
  expect(t.g.rig?.hurt).toHaveLength(1);
});

test('TR-SLAM-6, TR-CARN-13: two cars that a quake brings to one section both slam it', () => {
  const t = lay({
    carnage: true,
    options: { crew2: 'rig' },
    cars: {
      'orange small': [1, 6, 1],
      'orange medium': [1, 5, 7],
      'orange large': [1, 4, 7],
      'blue front': [1, 3, 7],
      'blue centre': [1, 4, 6],
      'blue rear': [1, 5, 6],
    },
    hidden: { quake: [[1, 6, 2]] },
    moved: ['orange medium', 'orange large'],
    dice: [[1], [3]],
    luck: [
      ['direction', 'BL'],
      // The large car comes to the front section and is pushed onto the centre, where the medium one is by now.
      ['direction', 'BR'],
      ['slam', 'bottom'],
      ['direction', 'F'],
      ['direction', 'B'],
    ],
  });

  t.play('forward onto a hidden hazard', 'leave it', 'plow');

  const taken = t.g.cars.filter(({ at }) => at >= 0).map(({ at }) => at);
  expect(new Set(taken).size).toBe(taken.length);
  t.luckIsUsed();
});

test('TR-RIG-22, TR-RIG-16: a quake that the rig reveals itself costs one damage and leaves no off-road token', () => {
  const t = haul({ hidden: { quake: [[1, 3, 5]] }, cars: { 'blue small': [2, 3, 4] }, luck: [['direction', 'F']] });

  t.play('plow', 'traction drive');

  expect([t.g.rig?.hurt.length, t.g.rig?.offRoad, t.place('orange front')]).toEqual([1, [], [1, 3, 7]]);
  expect(t.place('blue small')).toEqual([2, 3, 5]);
});

test('TR-RIG-22, TR-CARN-9: the worm takes the cars that are level with a rearmost rig, and nobody in its stead', () => {
  const t = haul({
    hidden: { worm: [[1, 3, 5]] },
    cars: { 'blue small': [1, 5, 5], 'blue large': [2, 1, 1] },
  });

  t.play('plow', 'traction drive');

  expect([t.place('blue small'), t.place('blue large'), t.g.rig?.hurt.length]).toEqual(['out', [2, 1, 1], 1]);
});

test('TR-RIG-15, TR-RIG-22: where the rig is, its front section says: a car between its sections is further behind', () => {
  const t = haul({ hidden: { worm: [[1, 3, 5]] }, cars: { 'blue small': [1, 5, 3], 'blue large': [2, 1, 1] } });

  t.play('plow');

  expect([t.place('blue small'), t.g.rig?.hurt]).toEqual(['out', []]);
});
