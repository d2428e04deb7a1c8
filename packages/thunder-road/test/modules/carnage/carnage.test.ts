import { expect, test } from 'vitest';
import { lay as layTable, type Setting } from '../../table.ts';

const lay = (setting: Setting) => layTable({ carnage: true, ...setting });

test('TR-CARN-1, TR-MOVE-5, TR-ROAD-4: slime stops the car and takes its points', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1] }, ground: { '%': [[1, 3, 2]] }, dice: [[4], [1]] });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 2]);
  expect(t.asks()).toBe('blue');
});

test('TR-EX-57, TR-CARN-2, TR-RES-3, TR-MOVE-5: two spaces of glass entered by forward-left: it slides on, still with 2 points', () => {
  const t = lay({
    cars: { 'orange small': [1, 5, 1] },
    ground: {
      '/': [
        [1, 4, 1],
        [1, 3, 2],
      ],
    },
    dice: [[3], [1]],
  });

  t.play('forward-left');

  expect(t.place('orange small')).toEqual([1, 2, 2]);
  expect(t.car('orange small').points).toBe(2);
});

test('TR-RUL-50: glass carries on the direction of a slam', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2] },
    ground: { '/': [[1, 4, 1]] },
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'BR'],
    ],
  });

  t.play('forward');

  expect(t.place('blue small')).toEqual([1, 5, 1]);
});

test('TR-CARN-3, TR-CARN-4, TR-RUL-33, TR-MOVE-5: a ramp entered straight ahead: three spaces through the air, then no points', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 4] },
    ground: { '>': [[1, 3, 2]], '#': [[1, 3, 3]] },
    dice: [[5], [1]],
    luck: [['stunt', 3]],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 5]);
  expect(t.asks()).toBe('blue');
});

test('TR-CARN-3: a ramp entered from the side is the end of the car', () => {
  const t = lay({
    cars: { 'orange small': [1, 4, 1], 'orange large': [3, 1, 1] },
    ground: { '>': [[1, 3, 2]] },
    dice: [[5], [1]],
  });

  t.play("move Orange's small car", 'forward-left');

  expect(t.place('orange small')).toBe('out');
  expect(t.events).toContainEqual({ type: 'eliminated', car: 0, cause: 'ramp' });
});

test('TR-EX-58, TR-RUL-46: a flight over the front edge: refresh first, landing on the new tile, points lost', () => {
  const t = lay({
    cars: { 'orange small': [3, 3, 6], 'blue small': [2, 1, 1] },
    ground: { '>': [[3, 3, 7]] },
    dice: [[5], [1]],
    luck: [['stunt', 3]],
  });

  t.play('forward');

  expect([t.g.laid, t.place('orange small'), t.asks()]).toEqual([4, [4, 3, 2], 'blue']);
});

test('TR-EX-59, TR-CARN-3: a slam that pushes a car forward-left into a ramp eliminates it', () => {
  const t = lay({
    cars: { 'orange small': [1, 4, 1], 'blue small': [1, 4, 2], 'blue large': [3, 1, 1] },
    ground: { '>': [[1, 3, 3]] },
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play('forward');

  expect(t.place('blue small')).toBe('out');
});

test('TR-RUL-49: a jump onto a ramp flies on only if it was one space forward', () => {
  const setting = (spaces: 1 | 2) => {
    const t = lay({
      cars: { 'orange large': [1, 3, 2], 'blue small': [1, 3, 4], 'blue large': [3, 6, 8] },
      moved: ['orange large'],
      ground: { '>': [[1, 3, 4 + spaces]] },
      dice: [[1], [1]],
      luck: [
        ['shooting', 'any'],
        ['damage', 'jump'],
        ['direction', 'F'],
        ['stunt', spaces],
        ...(spaces === 1 ? ([['stunt', 2]] as const) : []),
      ],
    });
    t.play('forward', "shoot at Blue's small car");
    return t;
  };

  expect(setting(1).place('blue small')).toEqual([1, 3, 7]);
  expect(setting(2).place('blue small')).toBe('out');
});

test('TR-CARN-5, TR-FIRE-1, TR-FIRE-7: a fire space sets the car alight; it rolls only before its next move', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1] }, ground: { '^': [[1, 3, 2]] }, dice: [[2], [1]] });

  t.play('forward');

  expect([t.car('orange small').burning, t.car('orange small').points]).toEqual([true, 1]);
  expect(t.happened('fireRolled')).toEqual([]);
});

test('TR-CARN-6: salt gives the road bonus whatever else the car drove on', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1] }, ground: { ':': [[1, 3, 2]] }, dice: [[2], [1]] });

  t.play('forward', 'forward');

  expect(t.asked()).toBe('move.roadBonus');
});

test('TR-CARN-7, TR-RUL-71: salt helps neither a coasting car nor one whose movement was cut short', () => {
  const coasting = lay({
    cars: { 'orange small': [1, 3, 1] },
    moved: ['orange small'],
    ground: { ':': [[1, 3, 2]] },
    dice: [[2], [1]],
  });
  const stopped = lay({
    cars: { 'orange small': [1, 3, 1] },
    ground: { ':': [[1, 3, 2]], '%': [[1, 3, 3]] },
    dice: [[2], [1]],
  });

  coasting.play('forward');
  stopped.play('forward', 'forward');

  expect([coasting.asks(), stopped.asks()]).toEqual(['blue', 'blue']);
});

test('TR-CARN-8, TR-CARN-13, TR-RUL-35, TR-RES-7, TR-EX-60: a quake forward-right: over the edge and into rocks means elimination, the others shift together, the revealer drives on', () => {
  const t = lay({
    cars: {
      'orange small': [1, 3, 1],
      'orange large': [2, 6, 1],
      'blue small': [1, 1, 5],
      'blue medium': [1, 2, 5],
      'blue large': [2, 2, 2],
    },
    hidden: { quake: [[1, 3, 2]] },
    ground: { '#': [[2, 3, 3]] },
    dice: [[3], [1]],
    luck: [['direction', 'FR']],
  });

  t.play("move Orange's small car", 'forward');

  expect(t.place('orange large')).toBe('out');
  expect(t.place('blue large')).toBe('out');
  expect([t.place('blue small'), t.place('blue medium')]).toEqual([
    [1, 2, 5],
    [1, 3, 6],
  ]);
  expect([t.place('orange small'), t.car('orange small').points]).toEqual([[1, 4, 2], 2]);
  expect(t.happened('slammed')).toEqual([]);
  expect([t.token([1, 3, 2]), t.asked()]).toEqual(['none', 'drive.chooseWay']);
});

test('TR-CARN-13, TR-RES-7, TR-RUL-26: what cars are shifted onto is resolved front to rear', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 5, 5], 'blue large': [2, 2, 2] },
    hidden: {
      quake: [[1, 3, 2]],
      mud: [
        [1, 5, 6],
        [2, 2, 3],
      ],
    },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect(
    t
      .happened('turnedUp')
      .slice(1)
      .map(event => event.type === 'turnedUp' && event.car),
  ).toEqual([5, 3]);
});

test('TR-CARN-13: one refresh for a quake, judged by where cars are shifted to', () => {
  const t = lay({
    cars: {
      'orange small': [2, 3, 1],
      'orange large': [1, 6, 8],
      'blue small': [3, 5, 8],
      'blue medium': [3, 1, 8],
      'blue large': [1, 2, 7],
    },
    hidden: { quake: [[2, 3, 2]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play("move Orange's small car", 'forward');

  expect(t.g.laid).toBe(4);
  expect([t.place('blue small'), t.place('blue medium')]).toEqual([
    [4, 5, 1],
    [4, 1, 1],
  ]);
  expect([t.place('orange large'), t.place('blue large')]).toEqual([[2, 6, 1], 'out']);
});

test('TR-CARN-13, TR-WIN-5: a quake over the finish: the first car in order wins for its owner', () => {
  const t = lay({
    final: true,
    cars: { 'orange small': [2, 3, 1], 'orange large': [3, 1, 8], 'blue small': [3, 2, 8] },
    hidden: { quake: [[2, 3, 2]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play("move Orange's small car", 'forward');

  expect([t.winner(), t.g.ending]).toEqual(['blue', 'finish']);
});

test('TR-CARN-13, TR-WIN-5: a wreck that a quake shifts over the finish is just removed', () => {
  const t = lay({
    final: true,
    cars: { 'orange small': [2, 3, 1], 'blue small': [3, 2, 1] },
    wrecks: [[3, 1, 8]],
    hidden: { quake: [[2, 3, 2]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect([t.place('wreck 1'), t.place('blue small'), t.winner(), t.g.laid]).toEqual(['out', [3, 2, 2], null, 3]);
});

test('TR-CARN-13, TR-FINAL-4: a car of a player who is out does not win when a quake shifts it over the finish', () => {
  const t = lay({
    seats: 3,
    final: true,
    out: ['blue'],
    cars: { 'orange small': [2, 3, 1], 'blue small': [3, 1, 8], 'white small': [3, 2, 1] },
    damage: { 'blue small': ['dent', 'dent'] },
    hidden: { quake: [[2, 3, 2]] },
    dice: [[3], [], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect([t.place('blue small'), t.place('white small'), t.winner()]).toEqual(['out', [3, 2, 2], null]);
});

test('TR-RUL-65: a quake that shifts a car onto a worm, or another quake, resolves that within itself', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'blue small': [2, 3, 1], 'blue large': [1, 1, 1] },
    hidden: { quake: [[1, 3, 4]], worm: [[2, 3, 2]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect([t.place('blue large'), t.place('orange small')]).toEqual(['out', [1, 3, 5]]);
  expect(t.car('orange small').points).toBe(2);
});

test('TR-EX-61, TR-CARN-9, TR-GEO-6: the worm takes the rearmost cars, the revealer too if it is level', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 1, 1], 'blue small': [1, 5, 2], 'blue large': [1, 2, 2] },
    hidden: { worm: [[1, 3, 2]] },
    dice: [[3], [1]],
  });

  t.play("move Orange's small car", 'forward');

  expect([t.place('orange small'), t.place('blue small'), t.place('blue large')]).toEqual(['out', 'out', [1, 2, 2]]);
  expect(t.token([1, 3, 2])).toBe('none');
});

test('TR-RUL-3: if the table plays so, cars in one row are level though their lanes are shifted', () => {
  const t = lay({
    options: { rearmostByRow: true },
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 1, 1], 'blue small': [1, 5, 3], 'blue large': [1, 2, 2] },
    hidden: { worm: [[1, 3, 2]] },
    dice: [[3], [1]],
  });

  t.play("move Orange's small car", 'forward');

  expect([t.place('orange small'), t.place('blue large')]).toEqual(['out', 'out']);
});

test('TR-CARN-10: glass and fire tokens stay and make the space such ground', () => {
  const glass = lay({ cars: { 'orange small': [1, 3, 1] }, hidden: { glass: [[1, 3, 2]] }, dice: [[3], [1]] });
  const fire = lay({ cars: { 'orange small': [1, 3, 1] }, hidden: { fire: [[1, 3, 2]] }, dice: [[3], [1]] });

  glass.play('forward');
  fire.play('forward');

  expect([glass.place('orange small'), glass.token([1, 3, 2])]).toEqual([[1, 3, 3], 'glass']);
  expect([fire.car('orange small').burning, fire.token([1, 3, 2])]).toEqual([true, 'fire']);
});

test('TR-CARN-10, TR-CARN-15: a ramp token throws the car that came straight from behind and kills any other', () => {
  const setting = { cars: { 'orange small': [1, 3, 1], 'orange large': [3, 1, 1] } as const, dice: [[3], [1]] };
  const ahead = lay({ ...setting, hidden: { ramp: [[1, 3, 2]] }, luck: [['stunt', 2]] });
  const aside = lay({ ...setting, hidden: { ramp: [[1, 4, 1]] } });

  ahead.play("move Orange's small car", 'forward');
  aside.play("move Orange's small car", 'forward-right');

  expect([ahead.place('orange small'), ahead.token([1, 3, 2])]).toEqual([[1, 3, 4], 'ramp']);
  expect(aside.place('orange small')).toBe('out');
});

test('TR-EX-62, TR-CARN-11, TR-CARN-12: a large car crosses the pit when medium is rolled; the pit stays as impassable', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 1], 'orange small': [1, 3, 8], 'blue small': [1, 2, 1], 'blue large': [3, 1, 1] },
    hidden: { pit: [[1, 3, 2]] },
    dice: [[1, 1], [1]],
    luck: [['shooting', 'medium']],
  });

  t.play("move Orange's large car", 'no command', 'forward');
  const survived = t.place('orange large');
  t.play("move Blue's small car", 'forward-right');

  expect([survived, t.token([1, 3, 2])]).toEqual([[1, 3, 2], 'pit']);
  expect([t.place('blue small'), t.place('orange large')]).toEqual(['out', [1, 3, 2]]);
});

test('TR-CARN-11: a pit whose die shows the size of the car swallows it', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 1], 'orange small': [1, 3, 8] },
    hidden: { pit: [[1, 3, 2]] },
    dice: [[1], [1]],
    luck: [['shooting', 'large']],
  });

  t.play("move Orange's large car", 'forward');

  expect(t.place('orange large')).toBe('out');
});

test('TR-RUL-34: if the table plays so, a pit rolls against everybody who enters', () => {
  const t = lay({
    options: { pitAlwaysRolls: true },
    cars: { 'orange large': [1, 3, 1], 'orange small': [1, 3, 8] },
    open: { pit: [[1, 3, 2]] },
    dice: [[2], [1]],
    luck: [['shooting', 'medium']],
  });

  t.play("move Orange's large car", 'forward', 'forward');

  expect(t.place('orange large')).toEqual([1, 3, 3]);
});

const burning = (luck: Setting['luck'], more: Setting = {}) =>
  lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 1, 1] },
    burning: ['orange small'],
    dice: [[6], [1]],
    ...more,
    luck: luck ?? [],
  });

test('TR-EX-63, TR-FIRE-2: a burning car with die 6 and fire +2 has 8 points', () => {
  const t = burning([['fire', 2]]);

  t.play("move Orange's small car");

  expect([t.car('orange small').points, t.car('orange small').burning]).toEqual([8, true]);
});

test('TR-FIRE-2: the fire goes out, or the skull ends it', () => {
  const out = burning([['fire', 'out']]);
  const skull = burning([['fire', 'skull']]);

  for (const t of [out, skull]) t.play("move Orange's small car");

  expect([out.car('orange small').points, out.car('orange small').burning]).toEqual([6, false]);
  expect([skull.place('orange small'), skull.asks()]).toEqual(['out', 'blue']);
});

test('TR-FIRE-5, TR-RUL-36: coasting rolls too; the fire adds to the one point', () => {
  const t = burning([['fire', 1]], { moved: ['orange small', 'orange large'] });

  t.play("coast with Orange's small car");

  expect(t.car('orange small').points).toBe(2);
});

test('TR-EX-64, TR-FIRE-3, TR-FIRE-6: the second damage makes the car inoperable and puts it out; broken cars and wrecks cannot burn', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8] },
    moved: ['orange large'],
    burning: ['blue small'],
    damage: { 'blue small': ['dent'] },
    ground: { '^': [[1, 3, 6]] },
    dice: [[1], [1]],
    luck: [
      ['shooting', 'any'],
      ['damage', 'skid F'],
    ],
  });

  t.play('forward', "shoot at Blue's small car");

  expect([t.place('blue small'), t.car('blue small').operable, t.car('blue small').burning]).toEqual([
    [1, 3, 6],
    false,
    false,
  ]);
});

test('TR-FIRE-6: a wreck pushed into fire does not burn', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    wrecks: [[1, 3, 2]],
    ground: { '^': [[1, 3, 3]] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');

  expect([t.place('wreck 1'), t.car('wreck 1').burning]).toEqual([[1, 3, 3], false]);
});

test('TR-TOK-7, TR-FIRE-1, TR-FIRE-3: the on-fire token sets the car alight; a burning car stays as it is', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 3], 'blue small': [1, 3, 5], 'blue large': [3, 6, 8] },
    moved: ['orange large'],
    burning: ['blue small'],
    dice: [[1], [1]],
    luck: [
      ['shooting', 'any'],
      ['damage', 'fire'],
    ],
  });

  t.play('forward', "shoot at Blue's small car");

  expect([t.car('blue small').burning, t.damage('blue small')]).toEqual([true, ['fire']]);
  expect(t.happened('caughtFire')).toEqual([]);
});

test('TR-EX-65, TR-FIRE-4: the on-fire token is repaired and the car still burns', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 1, 1] },
    damage: { 'orange small': ['fire'] },
    burning: ['orange small'],
    dice: [[1, 6], [1]],
    luck: [['fire', 1]],
  });

  t.play("move Orange's large car", 'die 1', 'repair');

  expect([t.damage('orange small'), t.car('orange small').burning]).toEqual([[], true]);
});

test('TR-RUL-66: a worm finds a single car on the board: it is eliminated, though it is the one that brought it up', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': 'start' },
    hidden: { worm: [[1, 3, 2]] },
    dice: [[3], [1]],
  });

  t.play("move Orange's small car", 'forward');

  expect([t.place('orange small'), t.place('orange large')]).toEqual(['out', 'start']);
});

test('TR-RUL-69: the roll of a pit is no shot: what makes a car a bigger target does not count', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 1, 1] },
    damage: { 'orange small': ['flapping tarpaulin'] },
    hidden: { pit: [[1, 3, 2]] },
    dice: [[2], [1]],
    luck: [['shooting', 'medium']],
  });

  t.play("move Orange's small car", 'forward', 'forward');

  expect(t.place('orange small')).toEqual([1, 3, 3]);
});

test('TR-DMG-2: a moving car that a ricochet strikes loses its points', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 3], 'blue small': [1, 3, 7], 'blue large': [3, 1, 1] },
    hidden: { quake: [[1, 3, 4]], mine: [[1, 3, 8]] },
    dice: [[4], [1]],
    luck: [
      ['direction', 'F'],
      ['damage', 'ricochet'],
      ['direction', 'B'],
      ['damage', 'dent'],
    ],
  });

  t.play('forward');

  expect([t.place('orange small'), t.damage('orange small')]).toEqual([[1, 3, 5], ['dent']]);
  expect(t.asks()).toBe('blue');
});
