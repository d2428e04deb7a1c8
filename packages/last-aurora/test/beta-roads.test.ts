import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { scoreOf } from '../src/rules/scoring.ts';
import type { SeatLaid } from './lay.ts';
import type { Shortcut } from './road.ts';
import { location, type TableLaid, table, trailer, truck } from './table.ts';

const options = { mapSide: 'beta' };
const convoy = [truck(['survivor', 'armour', 'weapon1']), trailer(['any: fuel', 'armour'])];

/** Player 1 starts to move at speed 2, from where a shortcut leads on. */
const moving = (shortcut: Omit<Shortcut, 'from' | 'to'>, seat: SeatLaid = {}, more: Partial<TableLaid> = {}) => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew: ['Leader'], convoy, ...seat }, {}],
    shortcuts: [{ from: 0, to: 4, ...shortcut }],
    ...more,
  });
  t.play('move');
  return t;
};

test('LA-BET-1: the Beta map has places for three avalanches, which lie beside their roads at first', () => {
  const roads = (mapSide: string) =>
    must(lastAurora.content({ mapSide })).map.roads.filter(r => r.kind === 'avalanche');

  expect([roads('beta').length, roads('alpha').length]).toEqual([3, 0]);
  expect(table({ start: 'explorePhase', options }).g.closed).toEqual([]);
});

test('LA-EX-16, LA-BET-22, 25: a dangerous shortcut contaminates and damages at once, and the move goes on', () => {
  const t = moving({ kind: 'dangerous', damage: 1, contamination: 1 });

  t.play('waypoint 5');
  expect(t.at()).toBe(4);
  expect(t.contamination('Leader')).toBe(1);
  t.play('truck, slot 2');

  expect([t.at(), t.count('damage')]).toEqual([5, 1]);
});

test('LA-EX-17, LA-BET-23, 25: an avalanche shortcut hurts at once and is closed behind the convoy', () => {
  const t = moving({ kind: 'avalanche', damage: 2 });

  t.play('waypoint 5');
  expect(t.at()).toBe(4);
  t.play('truck, slot 2', 'truck, slot 3');

  expect([t.at(), t.count('damage')]).toEqual([5, 2]);
  expect(t.g.closed.map(road => t.g.content.map.roads[road].id)).toEqual(['0-4']);
});

test('LA-BET-23: nobody can use the road after that', () => {
  const open = moving({ kind: 'avalanche', damage: 2 });
  const closed = moving({ kind: 'avalanche', damage: 2 }, {}, { closed: ['0-4'] });

  expect(open.may()).toContain('waypoint 4');
  expect(closed.may()).toEqual(['stay at waypoint 0', 'waypoint 1', 'waypoint 2']);
});

test('LA-BET-25, LA-MOV-7: every road costs a point, so where only a shortcut is short enough it is taken', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'any: fuel'], { speed: 4 })] }, {}],
    shortcuts: [{ from: 1, to: 5, kind: 'dangerous' }],
  });

  t.play('move', 'waypoint 5');

  expect(t.happened('moved').map(({ node }) => node)).toEqual([1, 5]);
});

test('LA-BET-22: a dangerous road stays open', () => {
  const t = moving({ kind: 'dangerous', contamination: 1 });

  t.play('waypoint 4');

  expect(t.g.closed).toEqual([]);
});

test.each([
  ['dangerous', true],
  ['avalanche', true],
  ['tracks', false],
] as const)('LA-BET-24: a convoy without tracks may use a shortcut of kind %s: %s', (kind, may) => {
  const t = moving({ kind });

  expect(t.may().includes('waypoint 4')).toBe(may);
});

const behind = (closed: string[]): TableLaid => ({
  start: 'movementTurn',
  args: [0],
  options,
  seats: [{ crew: ['Co-pilot'], convoy }, { at: 8 }],
  shortcuts: [{ from: 3, to: 7, kind: 'avalanche', damage: 1 }],
  closed,
});

test('LA-BET-26: a closed road no longer counts in the distance to the leader', () => {
  const open = table(behind([]));
  const closed = table(behind(['3-7']));

  open.play('move');
  closed.play('move');

  expect(open.may()).not.toContain('waypoint 4');
  expect(closed.may()).toContain('waypoint 4');
});

test('LA-BET-26: nor in the lead at the end of the game', () => {
  const lead = (closed: string[]): number =>
    scoreOf(table({ ...behind(closed), start: 'endOfRound', args: [], dock: 6 }).g, 1).distance;

  expect([lead([]), lead(['3-7'])]).toEqual([5, 8]);
});

/** Player 1 overtakes player 2 by a bonus move in the Explore phase. */
const overtaking = (mapSide: string) =>
  table({
    start: 'explorePhase',
    options: { mapSide },
    seats: [
      { crew: ['Leader'], convoy, at: 3 },
      { crew: ['Leader'], convoy, at: 4 },
    ],
    track: [0, 1],
    row: [location(['food'], [])],
    deck: [location(['food'], [])],
  });

test('LA-BET-20, 21: the turn order is updated at the end of the Explore phase, not before', () => {
  const t = overtaking('beta');

  t.play('explore', 'the bonus', 'waypoint 5');
  expect(t.asked().seats).toEqual([1]);
  expect(t.track()).toEqual([0, 1]);
  t.play('pass');

  expect(t.asked().seats).toEqual([]);
  expect(t.track()).toEqual([1, 0]);
});

test('LA-BET-20: after the Movement phase too', () => {
  const t = table({
    start: 'movementPhase',
    options,
    seats: [
      { crew: ['Leader'], convoy, at: 3 },
      { crew: ['Leader'], convoy, at: 4 },
    ],
    track: [0, 1],
  });

  t.play('stay');
  t.play('move', 'waypoint 5');

  expect(t.track()).toEqual([1, 0]);
});
