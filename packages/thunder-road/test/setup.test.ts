import { advance, followScript, keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { thunderRoad } from '../src/index.ts';
import { FACE_DOWN, NONE, START } from '../src/state.ts';
import { halfSteps, isOnBoard, neighbour, OFF } from '../src/verbs/geometry.ts';
import { lay, spaceOf } from './table.ts';

const contentFor = (options: Record<string, unknown> = {}) => must(thunderRoad.content(options));
const fresh = (options: Record<string, unknown> = {}, seed: string | number = 1) =>
  thunderRoad.layTable(contentFor(options), keyFromSeed(seed));

test('TR-GEO-1, TR-GEO-2, TR-GEO-3, TR-RUL-1: six neighbours on lanes shifted by half a space', () => {
  const content = contentFor();
  const around = (place: [number, number, number]) =>
    [0, 1, 2, 3, 4, 5].map(way => neighbour(content, spaceOf(place), way));

  const evenLane = around([1, 3, 4]);
  const oddLane = around([1, 4, 4]);

  const at = (lane: number, row: number) => spaceOf([1, lane, row]);
  expect(evenLane).toEqual([at(3, 5), at(2, 4), at(4, 4), at(3, 3), at(2, 3), at(4, 3)]);
  expect(oddLane).toEqual([at(4, 5), at(3, 5), at(5, 5), at(4, 3), at(3, 4), at(5, 4)]);
  expect(halfSteps(content, at(3, 5)) - halfSteps(content, at(3, 4))).toBe(2);
  expect(halfSteps(content, at(4, 4)) - halfSteps(content, at(3, 4))).toBe(1);
});

test('TR-GEO-4: a seam between tiles is a step like any other', () => {
  const content = contentFor();

  const over = neighbour(content, spaceOf([1, 3, 8]), 0);

  expect(over).toBe(spaceOf([2, 3, 1]));
});

test('TR-GEO-5, TR-RUL-2: beyond the outer lanes is a side exit, at the corner too', () => {
  const t = lay({ cars: { 'orange small': [3, 6, 8], 'orange large': [1, 1, 1] }, luck: [] });
  const { content } = t.g;

  const corner = neighbour(content, spaceOf([3, 6, 8]), 2);
  const ahead = neighbour(content, spaceOf([3, 6, 8]), 0);

  expect(corner).toBe(OFF);
  expect(isOnBoard(t.g, ahead)).toBe(false);
  expect(ahead).toBe(spaceOf([4, 6, 1]));
});

test('TR-GEO-8: whoever has a neighbour is a neighbour of it', () => {
  const content = contentFor();
  const back = [3, 5, 4, 0, 2, 1];
  const inner = Array.from({ length: 96 }, (_, i) => 24 + i);

  const oneSided = inner.filter(space =>
    back.some((opposite, way) => {
      const next = neighbour(content, space, way);
      return next !== OFF && neighbour(content, next, opposite) !== space;
    }),
  );

  expect(oneSided).toEqual([]);
});

test('TR-GEO-9, TR-SETUP-12, TR-EX-3: one point puts a car on any space of the rear edge, three of four are left', () => {
  const t = lay({ round: 1, cars: { 'orange small': 'start' }, dice: [[4], [1]] });

  const lanes = t.may().map(words => words.split(',')[0]);
  t.play('lane 3');

  expect(lanes).toEqual(['lane 1', 'lane 2', 'lane 3', 'lane 4', 'lane 5', 'lane 6']);
  expect(t.place('orange small')).toEqual([1, 3, 1]);
  expect(t.car('orange small').points).toBe(3);
});

test('TR-SETUP-13: the entry counts as entering: a mine on the rear edge goes off', () => {
  const t = lay({
    round: 1,
    cars: { 'orange small': 'start' },
    hidden: { mine: [[1, 2, 1]] },
    dice: [[4], [1]],
    luck: [['damage', 'dent']],
  });

  t.play('lane 2');

  expect(t.damage('orange small')).toEqual(['dent']);
  expect(t.asks()).toBe('blue');
});

test('TR-SETUP-14, TR-EX-4: in round 1 neither the car nor a chopper shoots', () => {
  const t = lay({
    round: 1,
    cars: { 'orange small': 'start', 'blue small': [1, 3, 2], 'blue large': [2, 3, 4] },
    dice: [[1, 2], [1]],
  });

  t.play('die 1', 'airstrike', 'tile 2, lane 3, row 3', 'lane 3');

  expect(t.chopper('orange')).toBe(spaceOf([2, 3, 3]));
  expect(t.asks()).toBe('blue');
  expect(t.happened('shot')).toEqual([]);
});

test('TR-SETUP-15, TR-RUL-6, TR-CARN-14: the start area is off the board: no target, safe from quake and worm', () => {
  const t = lay({
    carnage: true,
    cars: { 'orange small': [1, 3, 1], 'orange medium': [2, 3, 1], 'blue small': [2, 3, 3], 'blue large': 'start' },
    hidden: { worm: [[1, 3, 2]], quake: [[2, 3, 2]] },
    dice: [[1, 1], [1]],
    luck: [['direction', 'F']],
  });

  t.play("move Orange's medium car", 'no command', 'forward');

  expect(t.place('blue large')).toBe('start');
  expect(t.place('orange small')).toBe('out');
  expect(t.place('orange medium')).toEqual([2, 3, 3]);
  expect(t.may()).toEqual(['hold fire', "shoot at Blue's small car"]);
  expect(t.whyNot("shoot at Blue's large car")).toBe('TR-SETUP-15');
});

test('TR-SETUP-2, TR-BOARD-1: the chosen starting tile lies at the rear, two others ahead of it, the rest in the pile', () => {
  for (const [start, name] of [
    ['a', 'motor pool'],
    ['b', 'causeway'],
  ]) {
    const g = fresh({ start });

    const { sides } = g.content;
    expect(sides[g.board[0]].name).toBe(name);
    expect(new Set([...g.board, ...g.pile].map(side => sides[side].tile)).size).toBe(5);
    expect(g.pile).toHaveLength(2);
  }
});

test('TR-SETUP-2, TR-FINAL-1, TR-FINAL-2: the finish marker lies by the pile: no race begins with a final tile', () => {
  const races = [2, 3, 4].map(seats => fresh({ seats }));

  const marked = races.map(g => [g.laid, g.final, thunderRoad.view(g, 0).final]);

  expect(marked).toEqual(races.map(() => [3, false, false]));
});

test('TR-SETUP-3, TR-RUL-5: which side of a tile lies up is chance; its driving direction never changes', () => {
  const seen = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const g = fresh({}, seed);
    for (const side of g.board) seen.add(g.content.sides[side].name);
  }

  expect(seen.size).toBe(9);
});

test('TR-SETUP-1, TR-SETUP-10: Carnage adds five tiles, 22 hazards, 10 damage tokens and 21 cards; the start is the same', () => {
  const base = fresh();
  const more = fresh({ carnage: true });
  const tokens = (g: typeof base) => g.hazardPile.length + g.tokens.filter(token => token !== NONE).length;

  expect(base.content.sides).toHaveLength(10);
  expect(more.content.sides).toHaveLength(20);
  expect(more.content.sides[more.board[0]].name).toBe('motor pool');
  expect([tokens(base), tokens(more)]).toEqual([26, 48]);
  expect([base.damagePile.length, more.damagePile.length]).toEqual([20, 30]);
  expect([base.lastingDeck.length, more.lastingDeck.length]).toEqual([0, 21]);
});

test('TR-SETUP-4, TR-TERR-5: one face-down token on every hazard space and on no other', () => {
  const g = fresh({ seats: 2 });
  const { sides, area } = g.content;

  for (let space = 0; space < g.tokens.length; space++) {
    const marked = sides[g.board[Math.floor(space / area)]].hazards[space % area];
    expect(g.tokens[space] >= FACE_DOWN).toBe(marked);
    expect(g.tokens[space] !== NONE).toBe(marked);
  }
});

test('TR-SETUP-5, TR-EX-2, TR-DB-8: fewer players, more hazards on the starting tile', () => {
  const counts = [2, 3, 4].map(seats => fresh({ seats }).content.sides[0].hazards.filter(Boolean).length);

  expect(counts).toEqual([7, 6, 5]);
});

test('TR-SETUP-6: damage is drawn at random from a full pile', () => {
  const g = fresh({ seats: 2 });
  const kinds = g.damagePile.map(token => g.content.damage[token].name);

  expect(kinds.filter(name => name.startsWith('skid'))).toHaveLength(6);
  expect(new Set(kinds).size).toBe(10);
});

test('TR-SETUP-7, TR-CREW-1, TR-CREW-4, TR-DATA-9: three cars of three sizes in the start area, a chopper, four dice', () => {
  const g = fresh({ seats: 4 });
  advance(thunderRoad.tasks, g);

  for (const [seat, crew] of g.crews.entries()) {
    const cars = g.cars.filter(car => car.seat === seat);
    expect(cars.map(car => g.content.models[car.model].size)).toEqual(['small', 'medium', 'large']);
    expect(cars.every(car => car.at === START)).toBe(true);
    expect(cars.map(car => g.content.models[car.model]).map(({ slots, coasts }) => [slots, coasts])).toEqual([
      [2, 2],
      [2, 2],
      [2, 2],
    ]);
    expect(crew.chopper).toBe(START);
    expect(crew.dice).toHaveLength(4);
  }
});

const roll = (...values: number[]) => values.map(value => ['movement', value - 1] as const);

test('TR-EX-1, TR-SETUP-8, TR-RUL-57: totals 9, 9, 14, 16: everybody rolls again; a tie above the lowest means nothing', () => {
  const g = fresh({ seats: 4 });
  followScript(g, [
    ...roll(1, 2, 3, 3, 1, 2, 3, 3, 2, 3, 4, 5, 4, 4, 4, 4),
    ...roll(5, 5, 5, 5, 1, 1, 2, 3, 5, 5, 5, 5, 5, 5, 5, 5),
    ['road', 3],
  ]);

  advance(thunderRoad.tasks, g);

  expect(g.first).toBe(1);
  expect(g.crews[1].dice).toEqual([1, 1, 2, 3]);
  expect(thunderRoad.waitingFor(g)).toEqual([1]);
});

test('TR-SETUP-9, TR-ROUND-1: round 1 is played with the dice that found the first player and a road die rolled then', () => {
  const g = fresh({ seats: 2 });
  followScript(g, [...roll(1, 1, 1, 1, 6, 6, 6, 6), ['road', 5]]);

  advance(thunderRoad.tasks, g);

  expect([g.round, g.road, g.crews[0].dice]).toEqual([1, 3, [1, 1, 1, 1]]);
});

test('TR-SETUP-11: two to four players', () => {
  expect(thunderRoad.content({ seats: 1 }).ok).toBe(false);
  expect(thunderRoad.content({ seats: 5 }).ok).toBe(false);
  for (const seats of [2, 3, 4]) expect(fresh({ seats }).crews).toHaveLength(seats);
});
