import { expect, test } from 'vitest';
import { lay, spaceOf } from './table.ts';

test('TR-EX-9, TR-TERR-3, TR-COAST-2: with 2 points mud costs both, with 1 point, coasting too, it costs that one', () => {
  const two = lay({ cars: { 'orange small': [1, 3, 2] }, ground: { '~': [[1, 3, 3]] }, dice: [[2], [1]] });
  const one = lay({ cars: { 'orange small': [1, 3, 2] }, ground: { '~': [[1, 3, 3]] }, dice: [[1], [1]] });
  const coast = lay({
    cars: { 'orange small': [1, 3, 2] },
    moved: ['orange small'],
    ground: { '~': [[1, 3, 3]] },
    dice: [[5], [1]],
  });

  for (const t of [two, one, coast]) t.play('forward');

  for (const t of [two, one, coast]) {
    expect(t.place('orange small')).toEqual([1, 3, 3]);
    expect(t.asks()).toBe('blue');
  }
});

test('TR-TERR-1, TR-TERR-2, TR-MOVE-2: road and off-road cost a point each, and all points must be used', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 2] }, roadLanes: [3], dice: [[3], [1]] });

  const offered = t.may();
  t.play('forward', 'forward-left');

  expect(offered).toEqual([
    'forward onto road, 1 point',
    'forward-left onto off-road, 1 point',
    'forward-right onto off-road, 1 point',
  ]);
  expect(t.car('orange small').points).toBe(1);
});

test('TR-MOVE-1, TR-GEO-10: cars face forward: only the three spaces ahead are offered', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 2] }, dice: [[3], [1]] });

  expect(t.may()).toHaveLength(3);
  expect(t.whyNot('back onto off-road, 1 point')).toBe('TR-MOVE-1');
});

test('TR-EX-14, TR-MOVE-3, TR-RUL-16: in the leftmost lane forward-left is not offered', () => {
  const t = lay({ cars: { 'orange small': [1, 1, 2] }, dice: [[3], [1]] });

  expect(t.may()).toEqual(['forward onto off-road, 1 point', 'forward-right onto off-road, 1 point']);
  expect(t.whyNot('forward-left off the board')).toBe('TR-MOVE-3');
});

test('TR-EX-15, TR-TERR-4, TR-ELIM-1: all spaces ahead impassable and a point left: the car is eliminated', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 2], 'orange large': [1, 6, 1] },
    ground: {
      '#': [
        [1, 3, 3],
        [1, 2, 2],
        [1, 4, 2],
      ],
    },
    dice: [[1], [1]],
  });

  t.play("move Orange's small car");
  const offered = t.may();
  t.play('forward');

  expect(offered).toHaveLength(3);
  expect(t.place('orange small')).toBe('out');
});

test('TR-OBS-2, TR-CREW-2: a chopper space is crossed freely; ending the turn there is deadly', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 2], 'orange large': [1, 6, 1] },
    choppers: { blue: [1, 3, 3], orange: [1, 3, 5] },
    dice: [[3], [1]],
  });

  t.play("move Orange's small car", 'forward', 'forward');
  const passed = t.place('orange small');
  t.play('forward');

  expect(passed).toEqual([1, 3, 4]);
  expect(t.place('orange small')).toBe('out');
  expect(t.events).toContainEqual({ type: 'eliminated', car: 0, cause: 'chopper' });
});

test('TR-EX-10, TR-ROAD-1, TR-ROAD-2, TR-ROAD-3: five spaces of road, token and oil: two more points, both or none, anywhere', () => {
  const setting = {
    cars: { 'orange small': [1, 3, 2] as const },
    roadLanes: [3],
    ground: { '.': [[1, 3, 5] as const] },
    open: { road: [[1, 3, 5] as const], oil: [[1, 3, 4] as const] },
    dice: [[5], [1]],
    road: 2,
    luck: [['direction', 'F']] as const,
  };
  const takes = lay(setting);
  const leaves = lay(setting);

  for (const t of [takes, leaves]) t.play('forward', 'forward', 'forward', 'forward', 'forward');
  takes.play('take the road bonus');
  const points = takes.car('orange small').points;
  takes.play('forward-left', 'forward');
  leaves.play('stop here');

  expect(points).toBe(2);
  expect(takes.place('orange small')).toEqual([2, 2, 1]);
  expect(leaves.place('orange small')).toEqual([1, 3, 8]);
  expect([takes.asks(), leaves.asks()]).toEqual(['blue', 'blue']);
});

test('TR-EX-11, TR-ROAD-1: one space off the road, or a start beside it, and there is no bonus', () => {
  const left = lay({
    cars: { 'orange small': [1, 3, 1] },
    roadLanes: [3],
    ground: { '.': [[1, 3, 4]] },
    dice: [[5], [1]],
  });
  const beside = lay({ cars: { 'orange small': [1, 2, 1] }, roadLanes: [3], dice: [[2], [1]] });

  left.play('forward', 'forward', 'forward', 'forward', 'forward');
  beside.play('forward-right', 'forward');

  expect([left.asks(), beside.asks()]).toEqual(['blue', 'blue']);
});

const slamOnRoad = (roadBonusAfterSlam: boolean) =>
  lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 3], 'blue large': [3, 6, 1] },
    roadLanes: [3],
    options: { roadBonusAfterSlam },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

test('TR-EX-12, TR-ROAD-4, TR-RUL-17: no bonus after a slam with a point left, unless the table plays it so', () => {
  const strict = slamOnRoad(false);
  const lenient = slamOnRoad(true);

  for (const t of [strict, lenient]) t.play('forward', 'forward');

  expect(strict.asked()).not.toBe('move.roadBonus');
  expect(lenient.asked()).toBe('move.roadBonus');
});

test('TR-ROAD-4, TR-RUL-76: a mine on the road costs the bonus too, though no point was left', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    roadLanes: [3],
    hidden: { mine: [[1, 3, 2]] },
    dice: [[1], [1]],
    luck: [['damage', 'dent']],
  });

  t.play('forward');

  expect(t.asks()).toBe('blue');
});

test('TR-ROAD-1, TR-RUL-17, TR-STATE-4: a car that breaks down on the road takes no bonus, however the table plays it', () => {
  const mined = (roadBonusAfterSlam: boolean, damage: readonly string[]) => {
    const t = lay({
      cars: { 'orange small': [1, 3, 1], 'orange large': [1, 6, 1] },
      damage: { 'orange small': damage },
      options: { roadBonusAfterSlam },
      roadLanes: [3],
      hidden: { mine: [[1, 3, 2]] },
      dice: [[1], [1]],
      luck: [['damage', 'dent']],
    });
    t.play("move Orange's small car", 'forward');
    return [t.car('orange small').operable, t.asked(), t.asks()];
  };

  const [broken, damaged] = [['dent'], []].map(damage => [false, true].map(house => mined(house, damage)));

  expect(broken).toEqual([
    [false, 'turn.chooseCar', 'blue'],
    [false, 'turn.chooseCar', 'blue'],
  ]);
  expect(damaged).toEqual([
    [true, 'turn.chooseCar', 'blue'],
    [true, 'move.roadBonus', 'orange'],
  ]);
});

test('TR-ROAD-5, TR-RUL-18: in round 1 the entry space serves as the start', () => {
  const t = lay({ round: 1, cars: { 'orange small': 'start' }, roadLanes: [3], dice: [[2], [1]] });

  t.play('lane 3', 'forward');

  expect(t.asked()).toBe('move.roadBonus');
});

test('TR-ROAD-6: the bonus is taken once', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1] }, roadLanes: [3], dice: [[1], [1]], road: 1 });

  t.play('forward', 'take the road bonus', 'forward');

  expect(t.place('orange small')).toEqual([1, 3, 3]);
  expect(t.asks()).toBe('blue');
});

test('TR-COAST-1: coasting is one space whatever the die shows, without road bonus, with a shot', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 3], 'blue large': [3, 6, 1] },
    moved: ['orange small'],
    roadLanes: [3],
    dice: [[6], [1]],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 2]);
  expect(t.asked()).toBe('shoot.chooseTarget');
});

test('TR-EX-13, TR-CMD-3, TR-CMD-1: die 5 and nitro 3 are 8 points before the car moves, all to be used', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1] }, dice: [[3, 5], [1]] });

  t.play("move Orange's small car", 'die 5', 'nitro');
  const points = t.car('orange small').points;
  t.play(...Array.from({ length: 8 }, () => 'forward'));

  expect(points).toBe(8);
  expect(t.place('orange small')).toEqual([2, 3, 1]);
  expect(t.asks()).toBe('blue');
});

test('TR-RUL-63: nitro points lost in a slam are lost, the die is spent', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1], 'blue small': [1, 3, 2] },
    dice: [[3, 5], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play("move Orange's small car", 'die 5', 'nitro', 'forward');

  expect(t.place('orange small')).toEqual([1, 3, 2]);
  expect(t.g.crews[0].dice).toEqual([]);
  expect(t.car('orange small').points).toBe(0);
});

const drifting = (dice: number[], luck: Parameters<typeof lay>[0] = {}) =>
  lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1], 'blue small': [1, 3, 2], 'blue medium': [1, 3, 3] },
    dice: [dice, [1]],
    ...luck,
  });

test('TR-EX-23, TR-CMD-4, TR-RUL-62: drift passes the first occupied space and slams in the second', () => {
  const t = drifting([3, 4], {
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play("move Orange's small car", 'die 4', 'drift', 'forward');
  const asked = t.asked();
  t.play('drift through', 'forward');

  expect(asked).toBe('enter.pass');
  expect(t.happened('passed')).toHaveLength(1);
  expect(t.happened('slammed')).toEqual([{ type: 'slammed', top: 0, bottom: 4 }]);
  expect(t.place('blue small')).toEqual([1, 3, 2]);
});

test('TR-EX-24, TR-CMD-4: ending in the first occupied space slams in spite of drift', () => {
  const t = drifting([1, 3], {
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play("move Orange's small car", 'die 1', 'drift', 'forward');

  expect(t.happened('slammed')).toEqual([{ type: 'slammed', top: 0, bottom: 3 }]);
  expect(t.place('blue small')).toEqual([1, 2, 2]);
});

test('TR-CMD-4, TR-RUL-75: who drifts may slam if it likes', () => {
  const t = drifting([3, 4], {
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play("move Orange's small car", 'die 4', 'drift', 'forward', 'slam');

  expect(t.happened('slammed')).toHaveLength(1);
  expect(t.happened('passed')).toEqual([]);
});

test('TR-CMD-6, TR-RUL-15: drift passes a wreck that a token brings up, while points are left', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1] },
    hidden: { wreck: [[1, 3, 2]] },
    dice: [[3, 4], [1]],
  });

  t.play("move Orange's small car", 'die 4', 'drift', 'forward', 'drift through', 'forward');

  expect(t.place('wreck 1')).toEqual([1, 3, 2]);
  expect(t.place('orange small')).toEqual([1, 3, 3]);
  expect(t.happened('slammed')).toEqual([]);
});

test('TR-CMD-4: drifting into slime under a car ends there, so it slams after all', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1], 'blue small': [1, 3, 2] },
    ground: { '%': [[1, 3, 2]] },
    dice: [[3, 4], [1]],
    luck: [
      ['slam', 'top'],
      ['direction', 'F'],
    ],
  });

  t.play("move Orange's small car", 'die 4', 'drift', 'forward', 'drift through');

  expect(t.happened('slammed')).toHaveLength(1);
  expect(t.place('orange small')).toEqual([1, 3, 3]);
});

test('TR-CMD-2, TR-RUL-48, TR-RUL-19, TR-SHOOT-1: the chopper goes to an empty space and shoots at once, the car after its move', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1], 'blue small': [1, 3, 3], 'blue large': [2, 3, 4] },
    choppers: { orange: [3, 1, 1], blue: [3, 2, 2] },
    ground: { '#': [[2, 1, 1]] },
    hidden: { mine: [[2, 2, 2]] },
    dice: [[1, 2], [1]],
    luck: [
      ['shooting', 'large'],
      ['damage', 'dent'],
      ['shooting', 'medium'],
    ],
  });

  t.play("move Orange's small car", 'die 1', 'airstrike');
  const refused = [
    [2, 1, 1],
    [2, 2, 2],
    [1, 3, 3],
    [3, 2, 2],
  ].map(([tile, lane, row]) => t.whyNot(`tile ${tile}, lane ${lane}, row ${row}`));
  t.play('tile 2, lane 3, row 3', "shoot at Blue's large car", 'forward', "shoot at Blue's small car");

  expect(refused).toEqual(['TR-CMD-2', 'TR-RUL-48', 'TR-RUL-48', 'TR-RUL-48']);
  expect(t.chopper('orange')).toBe(spaceOf([2, 3, 3]));
  expect(t.happened('shot')).toHaveLength(2);
  expect(t.damage('blue large')).toEqual(['dent']);
});

test('TR-RUL-60: without an empty space there is no airstrike', () => {
  const everywhere = [1, 2, 3].flatMap(tile =>
    [1, 2, 3, 4, 5, 6].flatMap(lane => [1, 2, 3, 4, 5, 6, 7, 8].map(row => [tile, lane, row] as const)),
  );
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1] },
    open: { mud: everywhere },
    dice: [[5, 5], [1]],
  });

  t.play("move Orange's small car");

  expect(t.may()).toEqual(['no command', 'drift (3–5)']);
  expect(t.whyNot('airstrike (any die)')).toBe('TR-RUL-60');
});

test('TR-CMD-5, TR-RUL-59: repair takes any one token of any own car; without damage it cannot be chosen', () => {
  const whole = lay({ cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1] }, dice: [[1, 6], [1]] });
  const damaged = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1] },
    damage: { 'orange small': ['dent'], 'orange large': ['dent', 'jump'] },
    dice: [[1, 6], [1]],
  });
  const before = damaged.g.damagePile.length;

  whole.play("move Orange's small car", 'die 1');
  damaged.play('die 1', 'repair');
  const offered = damaged.may();
  damaged.play("damage 2 of Orange's large car");

  expect(whole.whyNot('repair (6)')).toBe('TR-CMD-5');
  expect(offered).toEqual([
    "damage 1 of Orange's small car",
    "damage 1 of Orange's large car",
    "damage 2 of Orange's large car",
  ]);
  expect(damaged.damage('orange large')).toEqual(['dent']);
  expect(damaged.g.damagePile).toHaveLength(before + 1);
});

test('TR-TERR-6: a forced move costs nothing, whatever the ground', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    open: { oil: [[1, 3, 2]] },
    ground: { '~': [[1, 3, 3]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 3]);
  expect(t.car('orange small').points).toBe(2);
});

test('TR-EX-16, TR-HAZ-6, TR-MOVE-5, TR-MOVE-6: oil slides the car back-left, it resolves that space and has 2 points left', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    hidden: { oil: [[1, 3, 2]], road: [[1, 2, 1]] },
    dice: [[3], [1]],
    luck: [['direction', 'BL']],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 2, 1]);
  expect(t.token([1, 2, 1])).toBe('road');
  expect(t.token([1, 3, 2])).toBe('oil');
  expect(t.car('orange small').points).toBe(2);
  expect(t.asked()).toBe('drive.chooseWay');
});

test('TR-MOVE-4: each space is resolved before the next step: a wreck token stops the car at once', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    hidden: { wreck: [[1, 3, 2]] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'B'],
    ],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 2]);
  expect(t.place('wreck 1')).toEqual([1, 3, 1]);
  expect(t.asks()).toBe('blue');
});

test('TR-ROAD-1, TR-HAZ-7: a hidden token on the road that proves to be mud ends the hope for the bonus', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    roadLanes: [3],
    hidden: { mud: [[1, 3, 2]] },
    dice: [[3], [1]],
  });

  t.play('forward', 'forward');

  expect(t.place('orange small')).toEqual([1, 3, 3]);
  expect(t.asks()).toBe('blue');
});

test('TR-RUL-20, TR-SHOOT-6: a chopper that has landed may hold its fire too', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1], 'blue large': [2, 3, 4] },
    dice: [[1, 2], [1]],
  });

  t.play("move Orange's small car", 'die 1', 'airstrike', 'tile 2, lane 3, row 3');

  expect(t.may()).toEqual(['hold fire', "shoot at Blue's large car"]);
});
