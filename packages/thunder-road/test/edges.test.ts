import { expect, test } from 'vitest';
import { type Luck, lay, spaceOf } from './table.ts';

test('TR-EX-36, TR-EDGE-1, TR-EDGE-2, TR-EDGE-3: the refresh comes first, then the car stands on the new tile with 2 points', () => {
  const t = lay({
    cars: { 'orange small': [3, 3, 8], 'orange large': [1, 2, 3], 'blue small': [2, 3, 1], 'blue large': [1, 6, 8] },
    damage: { 'orange large': ['dent'] },
    marks: [
      [4, 2, 2],
      [4, 5, 5],
    ],
    open: {
      mud: [
        [1, 1, 1],
        [2, 1, 1],
      ],
    },
    hidden: { mine: [[1, 4, 4]] },
    choppers: { blue: [1, 5, 5], orange: [2, 5, 5] },
    dice: [[3], [1]],
    luck: [
      ['hazard', 0],
      ['hazard', 0],
    ],
  });
  const removed = t.g.board[0];

  t.play("move Orange's small car", 'forward');

  expect([t.place('orange large'), t.place('blue large'), t.place('blue small')]).toEqual(['out', 'out', [2, 3, 1]]);
  expect(t.place('orange small')).toEqual([4, 3, 1]);
  expect([t.asked(), t.car('orange small').points]).toEqual(['drive.chooseWay', 2]);
  expect(t.g.hazardDiscard.map(kind => t.g.content.hazards[kind].name).sort()).toEqual(['mine', 'mud']);
  expect([t.token([2, 1, 1]), t.token([4, 2, 2])[0], t.token([4, 5, 5])[0]]).toEqual(['mud', '(', '(']);
  expect([t.chopper('blue'), t.chopper('orange')]).toEqual([-1, spaceOf([2, 5, 5])]);
  expect(t.g.pile.at(-1)).toBe(t.g.content.sides[removed].back);
  expect(t.happened('eliminated').map(event => event.type === 'eliminated' && event.cause)).toEqual(['tile', 'tile']);
});

test('TR-EDGE-3, TR-TERR-3: mud on the first row of the new tile costs two points, though nobody could know', () => {
  const t = lay({
    cars: { 'orange small': [3, 3, 8], 'blue small': [2, 3, 1] },
    ground: { '~': [[4, 3, 1]] },
    dice: [[3], [1]],
  });

  const offered = t.may()[0];
  t.play('forward');

  expect(offered).toBe('forward onto a new tile');
  expect([t.place('orange small'), t.car('orange small').points]).toEqual([[4, 3, 1], 1]);
});

test('TR-EDGE-1, TR-RUL-46: the front edge is crossed in the outermost lanes too, on wheels and through the air', () => {
  for (const lane of [1, 6]) {
    const drives = lay({ cars: { 'orange small': [3, lane, 8], 'blue small': [2, 3, 1] }, dice: [[1], [1]] });
    const jumps = lay({
      carnage: true,
      cars: { 'orange small': [3, lane, 7], 'blue small': [2, 3, 1] },
      ground: { '>': [[3, lane, 8]] },
      dice: [[1], [1]],
      luck: [['stunt', 1]],
    });

    drives.play('forward');
    jumps.play('forward');

    expect([drives.g.laid, drives.place('orange small')]).toEqual([4, [4, lane, 1]]);
    expect([jumps.g.laid, jumps.place('orange small')]).toEqual([4, [4, lane, 1]]);
  }
});

test('TR-EDGE-4, TR-RUL-45, TR-BOARD-1: refresh after refresh there are three tiles and the pile keeps its size', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [3, 3, 8], 'blue small': [3, 1, 1], 'white small': [3, 6, 1] },
    dice: [[1], [1], [1]],
  });
  const tiles = () => [...t.g.board, ...t.g.pile].map(side => t.g.content.sides[side].tile).sort((a, b) => a - b);
  const before = tiles();

  t.play('forward');

  expect([t.g.laid, t.g.pile.length]).toEqual([4, 2]);
  expect(tiles()).toEqual(before);
});

test('TR-EDGE-2, TR-RUL-55, TR-SETUP-5: numbered spaces of a tile coming back get hazards for this number of players only', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [3, 3, 8], 'blue small': [2, 3, 1], 'white small': [2, 5, 1] },
    numberedMarks: { 2: [[4, 1, 2]], 3: [[4, 2, 2]], 4: [[4, 5, 2]] },
    dice: [[1], [1], [1]],
    luck: [
      ['hazard', 0],
      ['hazard', 0],
    ],
  });

  t.play('forward');

  expect(t.token([4, 1, 2])).toBe('none');
  expect([t.token([4, 2, 2])[0], t.token([4, 5, 2])[0]]).toEqual(['(', '(']);
});

test('TR-EDGE-5, TR-RUL-21: a wreck pushed over the front edge brings the next tile, or is just gone if the table plays it so', () => {
  const setting = (wreckTriggersRefresh: boolean) =>
    lay({
      cars: { 'orange small': [3, 3, 7], 'blue small': [2, 1, 1] },
      options: { wreckTriggersRefresh },
      wrecks: [[3, 3, 8]],
      dice: [[1], [1]],
      luck: [
        ['slam', 'bottom'],
        ['direction', 'F'],
      ],
    });
  const [yes, no] = [setting(true), setting(false)];

  for (const t of [yes, no]) t.play('forward');

  expect([yes.g.laid, yes.place('wreck 1')]).toEqual([4, [4, 3, 1]]);
  expect([no.g.laid, no.place('wreck 1')]).toEqual([3, 'out']);
});

test('TR-EX-37, TR-FINAL-2, TR-FINAL-3, TR-ELIM-3: a refresh that takes a player’s last cars makes the new tile final', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [3, 3, 8], 'blue small': [1, 1, 1], 'white small': [3, 6, 1] },
    choppers: { blue: [3, 1, 1] },
    dice: [[2], [1], [1]],
  });

  t.play('forward');

  expect([t.isOut('blue'), t.g.final, t.g.laid]).toEqual([true, true, 4]);
  expect(t.chopper('blue')).toBe(-1);
  expect(t.place('orange small')).toEqual([4, 3, 1]);
  expect(t.winner()).toBe(null);
});

test('TR-FINAL-2, TR-WIN-1: a player out in the middle of a tile: the lead tile is final, broken cars stay, no more turns', () => {
  const t = lay({
    seats: 4,
    cars: {
      'orange small': [1, 3, 1],
      'blue small': [1, 3, 2],
      'blue large': [2, 1, 1],
      'white small': [3, 6, 1],
      'green small': [3, 1, 1],
    },
    damage: { 'blue large': ['dent', 'dent'] },
    choppers: { blue: [3, 2, 2] },
    ground: { '#': [[1, 3, 3]] },
    dice: [[1], [1], [1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');

  expect([t.isOut('blue'), t.g.final, t.g.laid, t.chopper('blue')]).toEqual([true, true, 3, -1]);
  expect(t.place('blue large')).toEqual([2, 1, 1]);
  expect(t.asks()).toBe('white');
});

test('TR-RUL-43: two players out in one event, two left: the finish marker is placed once, nobody has won', () => {
  const t = lay({
    seats: 4,
    cars: { 'orange small': [3, 3, 8], 'blue small': [1, 1, 1], 'white small': [1, 6, 1], 'green small': [2, 1, 1] },
    dice: [[2], [1], [1], [1]],
  });

  t.play('forward');

  expect([t.isOut('blue'), t.isOut('white'), t.winner()]).toEqual([true, true, null]);
  expect(t.happened('finishPlaced')).toHaveLength(1);
  expect([t.g.final, t.g.laid]).toEqual([true, 4]);
});

test('TR-EX-38, TR-FINAL-1, TR-RUL-54: with two players the fifth tile laid is final; with three it is not', () => {
  const setting = (seats: number) =>
    lay({
      seats,
      cars: { 'orange small': [3, 3, 8], 'blue small': [3, 1, 6], ...(seats === 3 && { 'white small': [3, 6, 6] }) },
      dice: [[6, 3], [1], [1]],
    });
  const [two, three] = [setting(2), setting(3)];

  for (const t of [two, three]) {
    t.play('die 6', 'nitro', ...Array.from({ length: 9 }, () => 'forward'));
  }

  expect([two.g.laid, two.g.final]).toEqual([5, true]);
  expect([three.g.laid, three.g.final]).toEqual([5, false]);
  expect(two.place('orange small')).toEqual([5, 3, 1]);
});

test('TR-FINAL-4, TR-WIN-2: who crosses the front edge of the final tile has won', () => {
  const t = lay({ final: true, cars: { 'orange small': [3, 3, 8], 'blue small': [3, 1, 6] }, dice: [[6], [1]] });

  const offered = t.may()[0];
  t.play('forward');

  expect(offered).toBe('forward over the finish');
  expect([t.winner(), t.g.ending, t.over()]).toEqual(['orange', 'finish', true]);
  expect(t.g.laid).toBe(3);
});

test('TR-EX-39, TR-WIN-5, TR-RUL-24: pushed over the finish by an opponent, your car wins for you, even inoperable', () => {
  for (const damage of [[], ['dent', 'dent']]) {
    const t = lay({
      final: true,
      cars: { 'orange small': [3, 3, 7], 'blue small': [3, 3, 8], 'blue large': [1, 1, 1] },
      damage: { 'blue small': damage },
      dice: [[1], [1]],
      luck: [
        ['slam', 'bottom'],
        ['direction', 'F'],
      ],
    });

    t.play('forward');

    expect([t.winner(), t.g.ending]).toEqual(['blue', 'finish']);
  }
});

test('TR-EX-41, TR-WIN-5: the car of a player who is out, or a wreck, is just removed at the finish', () => {
  const t = lay({
    seats: 3,
    final: true,
    cars: { 'orange small': [3, 3, 7], 'blue small': [3, 3, 8], 'white small': [2, 1, 1] },
    damage: { 'blue small': ['dent', 'dent'] },
    out: ['blue'],
    dice: [[1], [1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });
  const wreck = lay({
    final: true,
    cars: { 'orange small': [3, 3, 7], 'blue small': [2, 1, 1] },
    wrecks: [[3, 3, 8]],
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');
  wreck.play('forward');

  expect([t.winner(), t.place('blue small'), t.asks()]).toEqual([null, 'out', 'white']);
  expect([wreck.winner(), wreck.place('wreck 1')]).toEqual([null, 'out']);
});

test('TR-WIN-2, TR-WIN-3: the only player with operable cars has won at once', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 2] },
    ground: { '#': [[1, 3, 3]] },
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'F'],
    ],
  });

  t.play('forward');

  expect([t.winner(), t.g.ending, t.over()]).toEqual(['orange', 'survivor', true]);
});

test('TR-RUL-58: a crossing that leaves only one crew wins for it before the car enters the new tile', () => {
  const t = lay({
    cars: { 'orange small': [3, 3, 8], 'blue small': [1, 1, 1] },
    dice: [[2], [1]],
  });

  t.play('forward');

  expect([t.winner(), t.g.laid]).toEqual(['orange', 3]);
  expect(t.place('orange small')).toEqual([3, 3, 8]);
});

test('TR-EX-40, TR-WIN-4, TR-RUL-22, TR-RUL-23: everybody out in one event: whose car was further ahead has won', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 5, 3], 'blue large': [3, 2, 8] },
    damage: { 'blue large': ['dent', 'dent'] },
    hidden: { quake: [[1, 3, 2]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect([t.winner(), t.g.ending]).toEqual(['blue', 'allOut']);
});

test('TR-WIN-4, TR-RUL-23: level cars: the player on turn has won', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 5, 2], 'blue large': [3, 2, 8] },
    damage: { 'blue large': ['dent', 'dent'] },
    hidden: { quake: [[1, 3, 2]] },
    dice: [[3], [1]],
    luck: [['direction', 'F']],
  });

  t.play('forward');

  expect([t.winner(), t.g.ending]).toEqual(['orange', 'allOut']);
});

test('TR-RUL-67, TR-EOT-2, TR-WIN-4: cars under choppers at the end of a turn go all at once', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 5, 5] },
    choppers: { blue: [1, 3, 2], orange: [1, 5, 5] },
    dice: [[1], [1]],
  });

  t.play('forward');

  expect([t.winner(), t.g.ending]).toEqual(['blue', 'allOut']);
});

test('TR-RUL-46, TR-RUL-47: a jump, or a daze, over the front edge brings the tile first and goes on there', () => {
  const setting = (luck: Luck, final = false) => {
    const t = lay({
      final,
      cars: { 'orange small': [3, 3, 6], 'blue small': [3, 3, 8], 'blue large': [3, 1, 1] },
      moved: ['orange small'],
      dice: [[1], [1]],
      luck,
    });
    t.play('forward', "shoot at Blue's small car");
    return t;
  };
  const jump = setting([
    ['shooting', 'any'],
    ['damage', 'jump'],
    ['direction', 'F'],
    ['stunt', 3],
  ]);
  const daze = setting([
    ['shooting', 'any'],
    ['damage', 'dazed'],
    ['stunt', 2],
    ['direction', 'F'],
    ['direction', 'F'],
  ]);
  const finish = setting(
    [
      ['shooting', 'any'],
      ['damage', 'jump'],
      ['direction', 'F'],
      ['stunt', 3],
    ],
    true,
  );

  expect([jump.g.laid, jump.place('blue small')]).toEqual([4, [4, 3, 3]]);
  expect([daze.g.laid, daze.place('blue small')]).toEqual([4, [4, 3, 2]]);
  expect([finish.winner(), finish.g.ending]).toEqual(['blue', 'finish']);
});

test('TR-RUL-46, TR-RUL-2: a jump that leaves by the front and then by the side brings the tile and is lost, or has finished before', () => {
  const setting = (final: boolean) => {
    const t = lay({
      final,
      cars: { 'orange small': [3, 2, 6], 'blue small': [3, 2, 8], 'blue large': [3, 6, 1] },
      moved: ['orange small'],
      dice: [[1], [1]],
      luck: [
        ['shooting', 'any'],
        ['damage', 'jump'],
        ['direction', 'FL'],
        ['stunt', 2],
      ],
    });
    t.play('forward', "shoot at Blue's small car");
    return t;
  };
  const lost = setting(false);
  const finished = setting(true);

  expect([lost.g.laid, lost.place('blue small')]).toEqual([4, 'out']);
  expect([finished.winner(), finished.g.ending]).toEqual(['blue', 'finish']);
});

test('TR-RUL-2, TR-RUL-41: a car pushed over the corner leaves by the side: eliminated, no new tile', () => {
  const t = lay({
    cars: { 'orange small': [3, 6, 7], 'blue small': [3, 6, 8], 'blue large': [3, 1, 1] },
    dice: [[1], [1]],
    luck: [
      ['slam', 'bottom'],
      ['direction', 'FR'],
    ],
  });

  t.play('forward');

  expect([t.place('blue small'), t.g.laid]).toEqual(['out', 3]);
});

test('TR-RUL-52, TR-RES-4: a refresh in the middle of a chain takes the cars of the rear tile with their pending effects', () => {
  const t = lay({
    seats: 3,
    carnage: true,
    cars: { 'orange small': [1, 3, 1], 'orange large': [2, 6, 6], 'blue small': [3, 3, 8], 'white small': [2, 2, 2] },
    hidden: { quake: [[1, 3, 2]] },
    dice: [[4], [1], [1]],
    luck: [['direction', 'F']],
  });

  t.play("move Orange's small car", 'forward');

  expect(t.place('orange small')).toBe('out');
  expect([t.g.laid, t.place('blue small')]).toEqual([4, [4, 3, 1]]);
  expect(t.asks()).toBe('blue');
});

test('TR-RUL-53: a player who goes out in the own turn finishes what is pending; then the turn ends', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 3, 3], 'white small': [3, 6, 1] },
    damage: { 'orange small': ['dent'] },
    hidden: { mine: [[1, 3, 2]] },
    dice: [[4], [1], [1]],
    luck: [
      ['damage', 'ricochet'],
      ['direction', 'F'],
      ['damage', 'dent'],
    ],
  });

  t.play('forward');

  expect([t.isOut('orange'), t.damage('blue small'), t.asks()]).toEqual([true, ['dent'], 'blue']);
});

test('TR-HAZ-9, TR-RUL-12: with the hazard pile empty the discards are shuffled; still empty, spaces stay empty', () => {
  const t = lay({
    cars: { 'orange small': [3, 3, 8], 'blue small': [2, 3, 1] },
    marks: [
      [4, 1, 1],
      [4, 2, 2],
      [4, 3, 3],
    ],
    open: { mud: [[1, 1, 1]], road: [[1, 2, 2]] },
    dice: [[1], [1]],
    luck: [
      ['hazard', 0],
      ['hazard', 0],
    ],
  });
  t.g.hazardPile = [];

  t.play('forward');

  expect([t.token([4, 1, 1]), t.token([4, 2, 2])].sort()).toEqual(['(mud)', '(road)']);
  expect(t.token([4, 3, 3])).toBe('none');
});
