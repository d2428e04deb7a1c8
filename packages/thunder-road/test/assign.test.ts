import { expect, test } from 'vitest';
import { lay } from './table.ts';

test('TR-ROUND-2, TR-EOT-3, TR-ROUND-3: turns go clockwise, three for everybody, then a new round begins', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [1, 1, 1], 'blue small': [1, 3, 1], 'white small': [1, 5, 1] },
    dice: [
      [1, 1, 1],
      [1, 1, 1],
      [1, 1, 1],
    ],
    luck: [...Array.from({ length: 12 }, () => ['movement', 2] as const), ['road', 1]],
  });
  const order: string[] = [];

  while (t.g.round === 2) {
    if (t.asked() === 'drive.chooseWay') order.push(t.asks());
    t.play(t.may()[0]);
  }

  expect(order).toEqual(['orange', 'blue', 'white', 'orange', 'blue', 'white', 'orange', 'blue', 'white']);
  expect([t.g.round, t.g.first, t.asks()]).toEqual([3, 1, 'blue']);
});

test('TR-ASSIGN-1, TR-MOVE-2: an unused die on an operable car without one; its value are the points', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1], 'orange large': [1, 1, 1] }, dice: [[2, 5, 5], [1]] });

  const cars = t.may();
  t.play("move Orange's large car");
  const dice = t.may();
  t.play('die 5', 'no command');

  expect(cars).toEqual(["move Orange's small car", "move Orange's large car"]);
  expect(dice).toEqual(['die 2', 'die 5']);
  expect(t.car('orange large').points).toBe(5);
  expect(t.g.crews[0].dice).toEqual([2, 5]);
});

test('TR-ASSIGN-1, TR-ASSIGN-3: a car that does not run gets no die, neither to move nor to coast, and keeps nobody from coasting', () => {
  const setting = (moved: readonly string[]) =>
    lay({
      cars: { 'orange small': [1, 3, 1], 'orange medium': [1, 2, 1], 'orange large': [1, 1, 1] },
      damage: { 'orange small': ['dent', 'dent'] },
      moved,
      dice: [[2, 3], [1]],
    });
  const first = setting([]);
  const coasting = setting(['orange medium', 'orange large']);
  const all = setting(['orange small', 'orange medium', 'orange large']);

  expect(first.may()).toEqual(["move Orange's medium car", "move Orange's large car"]);
  for (const t of [coasting, all]) {
    expect(t.may()).toEqual(["coast with Orange's medium car", "coast with Orange's large car"]);
    expect(t.g.crews[0].dice).toEqual([2, 3]);
  }
  expect(first.whyNot("move Orange's small car")).toBe('TR-STATE-4');
  expect(all.whyNot("coast with Orange's small car")).toBe('TR-STATE-4');
});

test('TR-ASSIGN-2, TR-CREW-3, TR-DATA-7: a command needs a die in its range, once a round', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [1, 1, 1], 'blue small': [3, 6, 1] },
    damage: { 'orange large': ['dent'] },
    dice: [
      [1, 4, 6, 6],
      [1, 1, 1],
    ],
  });

  t.play("move Orange's small car", 'die 6');
  const offered = t.may();
  t.play('drift', 'forward', 'forward', 'forward', 'forward', 'forward', 'forward', 'forward', 'die 1');

  expect(offered).toEqual(['no command', 'airstrike (any die)', 'nitro (1–3)', 'drift (3–5)', 'repair (6)']);
  expect(t.g.crews[0].commandDie).toBe(4);
  expect(t.asked()).toBe('drive.chooseWay');
});

test('TR-ASSIGN-2, TR-CREW-3: what does not fit is refused with its reason', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 1], 'orange large': [1, 1, 1] }, dice: [[5, 5], [1]] });

  t.play("move Orange's small car");

  expect(t.may()).toEqual(['no command', 'airstrike (any die)', 'drift (3–5)']);
  expect(t.whyNot('nitro (1–3)')).toBe('TR-CREW-3');
  expect(t.whyNot('repair (6)')).toBe('TR-CREW-3');
});

test('TR-EX-5, TR-ASSIGN-3: nobody coasts while another operable car has not moved', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange medium': [1, 1, 1], 'orange large': [1, 5, 1] },
    moved: ['orange small'],
    dice: [[2, 3], [1]],
  });

  expect(t.may()).toEqual(["move Orange's medium car", "move Orange's large car"]);
  expect(t.whyNot("coast with Orange's small car")).toBe('TR-ASSIGN-3');
});

test('TR-EX-6, TR-ASSIGN-3, TR-ASSIGN-4, TR-ASSIGN-5, TR-EOT-1: a lone car moves once and coasts twice; a command only in the first turn', () => {
  const t = lay({
    cars: { 'orange small': [1, 1, 1], 'blue small': [1, 6, 1] },
    dice: [
      [1, 1, 1, 2],
      [1, 1, 1],
    ],
    luck: [...Array.from({ length: 8 }, () => ['movement', 1] as const), ['road', 1]],
  });

  t.play('die 1');
  const first = t.asked();
  t.play('no command', 'forward', 'forward');
  t.play('die 2');
  const second = t.asked();
  t.play('forward', 'forward', 'forward', 'forward');

  expect([first, second]).toEqual(['turn.chooseCommand', 'drive.chooseWay']);
  expect(t.place('orange small')).toEqual([1, 1, 4]);
  expect(t.g.round).toBe(3);
});

test('TR-ASSIGN-4: a car that has coasted twice is refused', () => {
  const t = lay({
    cars: { 'orange small': [1, 1, 1], 'orange large': [1, 5, 1] },
    moved: ['orange small', 'orange large'],
    dice: [[2, 3], [1]],
  });
  t.car('orange small').coasts = 2;
  t.g.open = null;

  expect(t.whyNot("coast with Orange's small car")).toBe('TR-ASSIGN-4');
});

test('TR-EX-7, TR-CMD-5, TR-STATE-5: a car repaired with a 6 runs again and may move later this round', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [1, 1, 1], 'blue small': [1, 6, 5] },
    damage: { 'orange large': ['dent', 'ricochet'] },
    dice: [
      [1, 1, 6],
      [1, 1],
    ],
  });

  t.play('die 1', 'repair', "damage 2 of Orange's large car", 'forward', 'forward');

  expect(t.car('orange large').operable).toBe(true);
  expect(t.damage('orange large')).toEqual(['dent']);
  expect(t.may()).toEqual(['forward onto off-road, 1 point', 'forward-right onto off-road, 1 point']);
  expect(t.asks()).toBe('orange');
  expect(t.car('orange large').points).toBe(1);
});

test('TR-EX-8, TR-ASSIGN-7, TR-RUL-14: a car that moved, broke down and was repaired in one round may only coast', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 1], 'orange large': [1, 1, 1], 'blue small': [1, 6, 5] },
    damage: { 'orange large': ['dent', 'ricochet'] },
    moved: ['orange large'],
    dice: [
      [1, 1, 6],
      [1, 1],
    ],
  });

  t.play('die 1', 'repair', "damage 1 of Orange's large car", 'forward', 'forward');

  expect(t.may()).toEqual(["coast with Orange's small car", "coast with Orange's large car"]);
});

test('TR-ASSIGN-6, TR-RUL-13: a car lost by the command before it moves neither moves nor shoots; the die is spent', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 4], 'orange large': [1, 1, 1], 'blue small': [1, 6, 5] },
    damage: { 'orange small': ['dent'] },
    dice: [
      [1, 5],
      [1, 1],
    ],
    luck: [
      ['shooting', 'any'],
      ['damage', 'dent'],
    ],
  });

  t.play("move Orange's small car", 'die 5', 'airstrike', 'tile 1, lane 3, row 3', "shoot at Orange's small car");

  expect(t.car('orange small').operable).toBe(false);
  expect(t.place('orange small')).toEqual([1, 3, 4]);
  expect([t.asks(), t.g.crews[0].dice]).toEqual(['blue', []]);
});

test('TR-STATE-4: an inoperable car gets no die', () => {
  const t = lay({
    cars: { 'orange small': [1, 3, 4], 'orange medium': [1, 2, 4], 'orange large': [1, 1, 1] },
    damage: { 'orange small': ['dent', 'dent'] },
    dice: [
      [1, 5],
      [1, 1],
    ],
  });

  expect(t.may()).toEqual(["move Orange's medium car", "move Orange's large car"]);
  expect(t.whyNot("move Orange's small car")).toBe('TR-STATE-4');
});

test('TR-ASSIGN-8, TR-EOR-1: unused dice are rolled again; the road die passes over whoever is out', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [1, 1, 1], 'blue small': [3, 3, 8], 'white small': [1, 5, 1] },
    out: ['blue'],
    dice: [[1, 1, 1, 1], [], [1, 1, 1, 1]],
    luck: [...Array.from({ length: 8 }, () => ['movement', 6] as const), ['road', 3]],
  });
  t.car('blue small').operable = false;

  while (t.g.round === 2) t.play(t.may()[0]);

  expect([t.g.first, t.asks()]).toEqual([2, 'white']);
  expect([t.g.crews[0].dice, t.g.crews[1].dice]).toEqual([[6, 6, 6, 6], []]);
});

test('TR-EOR-1, TR-ASSIGN-2: dashboards and command boards are empty again in a new round', () => {
  const t = lay({
    cars: { 'orange small': [1, 1, 1], 'blue small': [1, 6, 1] },
    dice: [
      [1, 4, 1, 1],
      [1, 1, 1],
    ],
    luck: [...Array.from({ length: 8 }, () => ['movement', 1] as const), ['road', 1]],
  });

  t.play('die 1', 'drift');
  const used = t.g.crews[0].command;
  while (t.g.round === 2) t.play(t.may()[0]);

  expect(used).not.toBe(-1);
  expect(t.g.crews.map(({ command, commandDie }) => [command, commandDie])).toEqual([
    [-1, 0],
    [-1, 0],
  ]);
  expect([t.car('orange small').die, t.car('orange small').coasts]).toEqual([0, 0]);
});

test('TR-EX-42, TR-EOR-1, TR-RUL-56: the first player goes out in mid-round: the road die stays until the round ends, then goes left', () => {
  const t = lay({
    seats: 3,
    cars: { 'orange small': [1, 3, 1], 'blue small': [1, 1, 1], 'white small': [1, 5, 1] },
    ground: { '#': [[1, 3, 2]] },
    dice: [[1], [1, 1, 1], [1, 1, 1]],
    luck: [...Array.from({ length: 8 }, () => ['movement', 6] as const), ['road', 3]],
  });

  t.play('forward');
  const during = [t.isOut('orange'), t.g.first];
  while (t.g.round === 2) t.play(t.may()[0]);

  expect(during).toEqual([true, 0]);
  expect([t.g.first, t.asks()]).toEqual([1, 'blue']);
});
