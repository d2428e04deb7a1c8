import { expect, test } from 'vitest';
import { updateOrder } from '../src/verbs/order.ts';
import { setUp } from './fresh.ts';
import { type Table, table, truck } from './table.ts';

/** A convoy drives one waypoint on to a tile. */
const onto = (tile: string, seat: object = {}, laid: object = {}): Table => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Leader'], rest: ['Medic'], cargo: ['fuel'], ...seat }, {}],
    tiles: { 1: tile as 'fuel' },
    ...laid,
  });
  t.play('move', 'waypoint 1');
  return t;
};

test.each(['ammo', 'food', 'fuel'])('LA-WAY-1, LA-DEC-18: a tile of %s may be taken, and is then gone', token => {
  const taken = onto(token);
  const left = onto(token);

  taken.play('yes');
  left.play('no');

  expect([taken.count(token), taken.g.tiles[1]]).toEqual([1, -1]);
  expect([left.count(token), left.g.tiles[1] >= 0]).toEqual([0, true]);
});

test('LA-WAY-1, LA-PLC-18: what there is no room for goes back to the supply', () => {
  const convoy = [truck(['survivor', 'any: ammo', 'foodOrFuel: fuel'])];
  const t = onto('ammo', { rest: [], convoy, cargo: [] }, { supply: { ammo: 5 } });

  t.play('yes');

  expect([t.count('ammo'), t.supply('ammo'), t.g.tiles[1]]).toEqual([1, 5, -1]);
});

test('LA-WAY-2, LA-DEC-18: an item tile may be taken for an item card', () => {
  const taken = onto('item', {}, { itemDeck: ['Mine', 'Hazard Suit'] });
  const left = onto('item');

  taken.play('yes');
  left.play('no');

  expect([taken.items(), taken.g.tiles[1]]).toEqual([['Mine'], -1]);
  expect([left.items(), left.g.tiles[1] >= 0]).toEqual([[], true]);
});

test('LA-DX-26, LA-WAY-3, LA-DEC-18: contamination must be taken, and the tile stays', () => {
  const t = onto('contamination');

  expect(t.may()).toEqual(['Leader', 'Medic']);
  t.play('Medic');

  expect(t.asked().seats).toEqual([]);
  expect([t.contamination('Leader'), t.contamination('Medic')]).toEqual([0, 1]);
  expect(t.g.tiles[1]).toBeGreaterThanOrEqual(0);
});

const [A, D, K, S] = [0, 1, 2, 3];
const at = (nodes: Readonly<Record<number, number>>) =>
  [A, D, K, S].map(seat => ({ crew: ['Leader'], at: nodes[seat] }));

test('LA-DX-24, LA-TOU-1, LA-TOU-2, LA-DIF-6: after all have moved, the furthest stands to the right; ties stay as they were', () => {
  const t = table({ start: 'movementPhase', seats: at({ [K]: 9, [A]: 9, [D]: 4, [S]: 7 }), track: [K, A, D, S] });

  expect(t.track()).toEqual([D, S, K, A]);
});

test('LA-TOU-1: not before the last one has moved', () => {
  const seats = [
    { crew: ['Leader'], cargo: ['fuel'] },
    { crew: ['Leader'], cargo: ['fuel'], at: 1 },
  ];
  const t = table({ start: 'movementPhase', seats, track: [1, 0] });

  t.play('move', 'waypoint 2');
  expect(t.track()).toEqual([1, 0]);
  t.play('stay');

  expect(t.track()).toEqual([1, 0]);
});

test('LA-TOU-3: a shortcut ahead makes nobody further ahead', () => {
  const tracked = { crew: ['Leader'], at: 4, convoy: [truck(['survivor'], { tracks: true })] };
  const seats = [tracked, { crew: ['Leader'], at: 5 }];
  const t = table({ start: 'movementPhase', seats, track: [1, 0], shortcuts: [{ from: 4, to: 20, kind: 'tracks' }] });

  expect(t.track()).toEqual([0, 1]);
});

test('LA-TOU-4, LA-RUL-21: a waypoint beside the main road counts as the one it runs along', () => {
  const nodes = setUp({ seats: 2 }).content.map.nodes;
  const beside = { alpha: { nodes: [{ id: nodes[5].id, rank: nodes[4].rank }] } };
  const order = (pack: unknown): readonly number[] => {
    const g = setUp({ seats: 2 }, pack);
    g.track.splice(0, 2, 1, 0);
    g.players[0].node = 4;
    g.players[1].node = 5;
    updateOrder(g);
    return g.track;
  };

  expect(order(null)).toEqual([0, 1]);
  expect(order(beside)).toEqual([1, 0]);
});
