import { expect, test } from 'vitest';
import { lay } from './table.ts';

test('TR-EX-17, TR-SLAM-3, TR-SLAM-5, TR-SLAM-8: a medium car on a wreck: its owner leaves the dice, the wreck moves forward-left', () => {
  const t = lay({
    cars: { 'orange medium': [1, 3, 1] },
    wrecks: [[1, 3, 2]],
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play('forward');
  const asked = [t.asked(), t.asks()];
  t.play('leave it');

  expect(asked).toEqual(['slam.rollAgain', 'orange']);
  expect(t.place('wreck 1')).toEqual([1, 2, 2]);
  expect(t.place('orange medium')).toEqual([1, 3, 2]);
});

test('TR-EX-18, TR-SLAM-4: the owner of the larger car, inoperable as it is, has both dice rolled once more', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue large': [1, 3, 2], 'blue small': [3, 1, 1] },
    damage: { 'blue large': ['dent', 'dent'] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'B'],
      ['slam', 'top'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');
  const asked = t.asks();
  t.play('roll again');

  expect(asked).toBe('blue');
  expect(t.place('orange small')).toEqual([1, 3, 3]);
  expect(t.place('blue large')).toEqual([1, 3, 2]);
  t.luckIsUsed();
});

test('TR-SLAM-4: both cars of one owner: the larger still gives the right to roll again; equal sizes give none', () => {
  const own = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [1, 3, 2] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });
  const equal = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  own.play("move Orange's small car", 'forward');
  equal.play('forward');

  expect([own.asked(), own.asks()]).toEqual(['slam.rollAgain', 'orange']);
  expect(equal.place('blue small')).toEqual([1, 2, 2]);
});

test('TR-SLAM-1, TR-SLAM-2, TR-OBS-1, TR-SLAM-7, TR-MOVE-5: who moves in is on top, loses its points, and nobody is damaged', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2] },
    dice: [[5], [1]],
    luck: [
      ['slam', 'top'],
      ['direction', 'FR'],
    ],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 4, 2]);
  expect(t.happened('slammed')).toEqual([{ type: 'slammed', top: 0, bottom: 3 }]);
  expect([t.damage('orange small'), t.damage('blue small')]).toEqual([[], []]);
  expect(t.asks()).toBe('blue');
});

test('TR-EX-19, TR-SLAM-6: the pushed car is the top car of the next slam, and sizes are judged anew', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2], 'white large': [1, 3, 3] },
    dice: [[5], [1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');
  const second = [t.asked(), t.asks()];
  t.play('leave it');

  expect(t.happened('slammed')).toEqual([
    { type: 'slammed', top: 0, bottom: 3 },
    { type: 'slammed', top: 3, bottom: 8 },
  ]);
  expect(second).toEqual(['slam.rollAgain', 'white']);
  expect([t.place('orange small'), t.place('blue small'), t.place('white large')]).toEqual([
    [1, 3, 2],
    [1, 3, 3],
    [1, 3, 4],
  ]);
});

test('TR-EX-20, TR-RES-1, TR-RUL-42, TR-BOARD-2: a car pushed onto a mine is damaged and skids on before the slam is over; the shot comes last', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2], 'blue large': [1, 2, 2] },
    hidden: { mine: [[1, 3, 3]] },
    dice: [[5], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
      ['damage', 'skid F'],
    ],
  });

  t.play('forward');

  expect([t.place('blue small'), t.token([1, 3, 3]), t.damage('blue small')]).toEqual([[1, 3, 4], 'none', ['skid F']]);
  expect(t.g.hazardDiscard.map(kind => t.g.content.hazards[kind].name)).toEqual(['mine']);
  expect([t.asked(), t.asks()]).toEqual(['shoot.chooseTarget', 'orange']);
});

test('TR-EX-21, TR-RUL-41, TR-SLAM-9: a car in the leftmost lane pushed forward-left is eliminated, and that is the end of it', () => {
  const t = lay({
    cars: { 'orange small': [1, 1, 1], 'blue small': [1, 1, 2], 'blue large': [3, 3, 6] },
    dice: [[5], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play('forward');

  expect(t.place('blue small')).toBe('out');
  expect(t.place('orange small')).toEqual([1, 1, 2]);
});

test('TR-ELIM-1: pushed off the rear edge or off the right: eliminated', () => {
  for (const [lane, way] of [
    [3, 'B'],
    [6, 'BR'],
  ] as const) {
    const t = lay({
      round: 1,
      cars: { 'orange small': 'start', 'blue small': [1, lane, 1], 'blue large': [3, 3, 6] },
      dice: [[1], [1]],
      luck: [
        ['slam', 'bottom'],
        ['direction', way],
      ],
    });

    t.play(`lane ${lane}`);

    expect(t.place('blue small')).toBe('out');
    expect(t.events).toContainEqual({ type: 'eliminated', car: 3, cause: 'edge' });
  }
});

test('TR-EX-22, TR-EOT-2: of two cars slamming under a chopper the one that stays is eliminated at the end of the turn', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [3, 3, 1], 'blue small': [1, 3, 2] },
    choppers: { blue: [1, 3, 2] },
    dice: [[5], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FL'],
    ],
  });

  t.play("move Orange's small car", 'forward', 'hold fire');

  expect(t.place('orange small')).toBe('out');
  expect(t.place('blue small')).toEqual([1, 2, 2]);
});

test('TR-WRECK-1, TR-OBS-3: a wreck is slammed, pushed and sets off what it is pushed onto', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    wrecks: [[1, 3, 2]],
    hidden: { mud: [[1, 3, 3]] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');

  expect(t.place('wreck 1')).toEqual([1, 3, 3]);
  expect(t.token([1, 3, 3])).toBe('mud');
  expect(t.car('wreck 1').operable).toBe(false);
});

test('TR-WRECK-2: a mine is the end of a wreck, a chopper too; it goes back to the supply without a token', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    wrecks: [
      [1, 3, 2],
      [2, 2, 2],
    ],
    choppers: { blue: [2, 2, 2] },
    hidden: { mine: [[1, 3, 3]] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');

  expect([t.place('wreck 1'), t.place('wreck 2')]).toEqual(['out', 'out']);
  expect(t.happened('damaged')).toEqual([]);
});

const fifthWreck = (wreckSupplyUnlimited: boolean) =>
  lay({
    cars: { 'orange small': [1, 3, 1] },
    options: { wreckSupplyUnlimited },
    wrecks: [
      [3, 1, 2],
      [3, 2, 2],
      [3, 3, 2],
      [3, 4, 2],
    ],
    hidden: { wreck: [[1, 3, 2]] },
    dice: [[3], [1]],
    luck: wreckSupplyUnlimited
      ? [
          ['slam', 'bottom'],
          ['direction', 'FL'],
        ]
      : [],
  });

test('TR-WRECK-3, TR-RUL-10: with all four wrecks out a wreck token does nothing and the car drives on, unless the table has more', () => {
  const four = fifthWreck(false);
  const more = fifthWreck(true);

  four.play('forward');
  more.play('forward');

  expect([four.token([1, 3, 2]), four.asked(), four.car('orange small').points]).toEqual([
    'none',
    'drive.chooseWay',
    2,
  ]);
  expect(more.place('wreck 5')).toEqual([1, 2, 2]);
});

test('TR-HAZ-1, TR-HAZ-2: a wreck token is discarded, the wreck put down, the car on top of it', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 1] },
    hidden: { wreck: [[1, 3, 2]] },
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward', 'leave it');

  expect(t.happened('slammed')).toEqual([{ type: 'slammed', top: 2, bottom: 6 }]);
  expect(t.token([1, 3, 2])).toBe('none');
  expect(t.place('wreck 1')).toEqual([1, 3, 3]);
});

test('TR-HAZ-3, TR-MOVE-5: a mine damages, takes all points and is discarded', () => {
  const t = lay({
    cars: { 'orange large': [1, 3, 1] },
    hidden: { mine: [[1, 3, 2]] },
    dice: [[3], [1]],
    luck: [['damage', 'dent']],
  });

  t.play('forward');

  expect(t.damage('orange large')).toEqual(['dent']);
  expect(t.token([1, 3, 2])).toBe('none');
  expect(t.asks()).toBe('blue');
});

test('TR-HAZ-4, TR-HAZ-5, TR-HAZ-7, TR-RUL-11: a road token makes road; hidden mud takes one more point if there is one', () => {
  const road = lay({
    cars: { 'orange large': [1, 3, 1] },
    ground: { '=': [[1, 3, 1]] },
    hidden: { road: [[1, 3, 2]] },
    dice: [[1], [1]],
  });
  const mud = lay({ cars: { 'orange large': [1, 3, 1] }, hidden: { mud: [[1, 3, 2]] }, dice: [[3], [1]] });
  const last = lay({ cars: { 'orange large': [1, 3, 1] }, hidden: { mud: [[1, 3, 2]] }, dice: [[1], [1]] });
  const open = lay({ cars: { 'orange large': [1, 3, 1] }, open: { mud: [[1, 3, 2]] }, dice: [[3], [1]] });

  for (const t of [road, mud, last, open]) t.play('forward');

  expect(road.asked()).toBe('move.roadBonus');
  expect([mud.car('orange large').points, mud.token([1, 3, 2])]).toEqual([1, 'mud']);
  expect(last.asks()).toBe('blue');
  expect(open.car('orange large').points).toBe(1);
});

test('TR-OBS-4, TR-RUL-9: a car on a face-up token: slam first, then the token for the newcomer if it stays', () => {
  const setting = (who: 'top' | 'bottom') =>
    lay({
      cars: { 'orange small': [1, 3, 1], 'orange large': [3, 6, 1], 'blue small': [1, 3, 2] },
      open: { oil: [[1, 3, 2]] },
      dice: [[5], [1]],
      luck: [['slam', who], ['direction', 'FL'], ...(who === 'bottom' ? ([['direction', 'FR']] as const) : [])],
    });
  const stays = setting('bottom');
  const goes = setting('top');

  stays.play("move Orange's small car", 'forward');
  goes.play("move Orange's small car", 'forward');

  expect([stays.place('blue small'), stays.place('orange small')]).toEqual([
    [1, 2, 2],
    [1, 4, 2],
  ]);
  expect([goes.place('blue small'), goes.place('orange small')]).toEqual([
    [1, 3, 2],
    [1, 2, 2],
  ]);
  stays.luckIsUsed();
});

test('TR-OBS-4: impassable comes before everything: a car pushed there is gone without a slam', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2], 'blue large': [1, 3, 3] },
    open: { pit: [[1, 3, 3]] },
    dice: [[5], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward', 'hold fire');

  expect(t.place('blue small')).toBe('out');
  expect(t.place('blue large')).toEqual([1, 3, 3]);
  expect(t.happened('slammed')).toHaveLength(1);
});

test('TR-RUL-64, TR-RES-3: oil that leads onto oil slides again', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    open: {
      oil: [
        [1, 3, 2],
        [1, 3, 3],
      ],
    },
    dice: [[1], [1]],
    luck: [
      ['direction', 'F'],
      ['direction', 'B'],
      ['direction', 'FR'],
    ],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 4, 2]);
  t.luckIsUsed();
});

test('TR-RES-5, TR-RUL-25: a chain that goes on too long is stopped; the top car rests in the nearest empty space behind', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 4], 'blue small': [1, 3, 5], 'blue medium': [1, 3, 6] },
    hidden: { mud: [[1, 3, 4]] },
    chain: 0,
    dice: [[3], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward', 'hold fire');

  expect(t.happened('chainStopped')).toHaveLength(1);
  expect(t.place('blue small')).toEqual([1, 2, 5]);
  expect(t.place('blue medium')).toEqual([1, 3, 6]);
});

test('TR-RES-5: oil stops sliding when the chain is too long', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    open: {
      oil: [
        [1, 3, 2],
        [1, 3, 3],
      ],
    },
    chain: 0,
    dice: [[1], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 3]);
});

test('TR-RES-5: glass without end stops too', () => {
  const glass = [1, 2, 3].flatMap(tile => [1, 2, 3, 4, 5, 6, 7, 8].map(row => [tile, 3, row] as const));
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1] },
    ground: { '/': glass },
    chain: 3,
    dice: [[1], [1]],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 3, 6]);
});

test('TR-RES-6, TR-SLAM-8: a wreck slammed by a small car asks nobody anything', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1] },
    wrecks: [[1, 3, 2]],
    dice: [[3], [1]],
    luck: [
      ['slam', 'top'],
      ['direction', 'FR'],
    ],
  });

  t.play('forward');

  expect(t.place('orange small')).toEqual([1, 4, 2]);
  expect(t.asks()).toBe('blue');
});

test('TR-COMP-1, TR-RUL-4, TR-DATA-2: the top car moves on two faces of the slam die, the bottom car on four', () => {
  const { slam, direction } = lay().g.content.dice;

  expect(slam.filter(Boolean)).toHaveLength(2);
  expect(slam).toHaveLength(6);
  expect(new Set(direction).size).toBe(6);
});

test('TR-RUL-73: a player who is out is not asked any more, though the larger car is his', () => {
  const t = lay({
    seats: 3,
    final: true,
    cars: { 'orange small': [1, 3, 1], 'blue large': [1, 3, 2], 'white small': [3, 1, 1] },
    damage: { 'blue large': ['dent', 'dent'] },
    out: ['blue'],
    dice: [[1], [], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward', 'hold fire');

  expect(t.place('blue large')).toEqual([1, 3, 3]);
  expect(t.asks()).toBe('white');
});

test('TR-RUL-74: once a token is discarded the printed ground counts: a mine in the fire also sets the car alight', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1] },
    ground: { '^': [[1, 3, 2]] },
    hidden: { mine: [[1, 3, 2]] },
    dice: [[1], [1]],
    luck: [['damage', 'dent']],
  });

  t.play('forward');

  expect([t.damage('orange small'), t.car('orange small').burning]).toEqual([['dent'], true]);
});

test('TR-STATE-4, TR-GEO-11: an inoperable car is pushed as well, and forward is the way of the board, not of the figure', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2], 'blue large': [3, 1, 1] },
    damage: { 'blue small': ['dent', 'dent'] },
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward', 'hold fire');

  expect(t.place('blue small')).toEqual([1, 3, 3]);
});
