import { keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import type { SeatLaid } from '../../lay.ts';
import { table, trailer, truck } from '../../table.ts';
import { itemNumber } from '../../words.ts';

const fuelled = (speed: number, more: SeatLaid = {}): SeatLaid => ({
  crew: ['Leader'],
  convoy: [truck(['survivor', 'armour', 'weapon1'], { speed }), trailer(['any: fuel'])],
  ...more,
});

const mining = (more: SeatLaid = {}) => fuelled(3, { at: 12, items: ['Mine'], ...more });
const options = { mineVariant: 'on' };

test('LA-MIN-1: the Mine is in the item deck only in the variant, and no mine is on the map yet', () => {
  const [on, off] = ['on', 'off'].map(mineVariant =>
    lastAurora.setup(must(lastAurora.content({ mineVariant })), keyFromSeed(1)),
  );

  expect(on.itemDeck.filter(item => item === itemNumber('Mine'))).toHaveLength(1);
  expect(off.itemDeck).not.toContain(itemNumber('Mine'));
  expect(on.mines?.roads).toEqual([]);
});

test('LA-DX-38, LA-MIN-2, 3, 5: a mine on a road just travelled damages the truck of the next one to come', () => {
  const t = table({
    start: 'movementPhase',
    options,
    seats: [mining(), fuelled(4, { at: 12 })],
    track: [1, 0],
    itemDeck: ['Hazard Suit'],
  });

  t.play('move', 'waypoint 15');
  expect(t.may()).toEqual(['no mine', 'mine 12-13', 'mine 13-14', 'mine 14-15']);
  expect(t.whyNot('mine 15-16')?.clause).toBe('LA-MIN-2');
  t.play('mine 13-14');
  expect(t.items()).toEqual(['Hazard Suit']);
  expect(t.g.mines?.roads).toHaveLength(1);
  t.play('end the turn', 'move', 'waypoint 16');
  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2', 'truck, slot 3']);
  t.play('truck, slot 2');

  expect(t.at(1)).toBe(16);
  expect(t.count('damage', 1)).toBe(1);
  expect(t.g.mines?.roads).toEqual([]);
});

test('LA-MIN-2: the Mine is played after a move, not when the convoy stays', () => {
  const t = table({ start: 'movementTurn', args: [0], options, seats: [mining(), {}] });

  expect(t.may()).toEqual(['move', 'stay']);
  t.play('move', 'stay at waypoint 12');

  expect(t.asked().name).toBe('movementTurn.afterwards');
  expect(t.items()).toEqual(['Mine']);
});

test('LA-MIN-4: its owner passes it freely, and it stays', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [fuelled(3, { at: 12 }), {}],
    mines: [{ road: '13-14', owner: 0 }],
  });

  t.play('move', 'waypoint 15');

  expect([t.at(), t.count('damage'), t.g.mines?.roads.length]).toEqual([15, 0, 1]);
});

test('LA-MIN-5: it does not go off under a convoy that stops before it', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [fuelled(3, { at: 12 }), {}],
    mines: [{ road: '13-14', owner: 1 }],
  });

  t.play('move', 'waypoint 13');

  expect([t.count('damage'), t.g.mines?.roads.length]).toEqual([0, 1]);
});

test('LA-DX-39, LA-MIN-6: with both tokens on the map the rearmost is used', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [mining(), {}],
    mines: [
      { road: '16-17', owner: 1 },
      { road: '3-4', owner: 1 },
    ],
  });

  t.play('move', 'waypoint 13', 'mine 12-13');

  expect(t.g.mines?.roads.map(road => t.g.content.map.roads[road].id)).toEqual(['16-17', '12-13']);
  expect(t.g.mines?.owners).toEqual([1, 0]);
});

test.each([
  ['rearmost', '14-15', '16-17'],
  ['furthestFromOwner', '16-17', '14-15'],
])('LA-MIN-6, LA-DIF-12, LA-OPT-9: with both tokens ahead, %s: mine %s is moved', (mineReuse, _moved, stays) => {
  const mines = [
    { road: '16-17', owner: 1 },
    { road: '14-15', owner: 1 },
  ];
  const seats = [mining(), {}];
  const ahead = table({ start: 'movementTurn', args: [0], options: { ...options, mineReuse }, seats, mines });

  ahead.play('move', 'waypoint 13', 'mine 12-13');

  expect(ahead.g.mines?.roads.map(road => ahead.g.content.map.roads[road].id)).toEqual([stays, '12-13']);
});

test('LA-MIN-6: of two equally far ahead the one that was laid first is moved', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [mining(), {}],
    mines: [
      { road: '14-15', owner: 1 },
      { road: '14-15', owner: 2 },
    ],
  });

  t.play('move', 'waypoint 13', 'mine 12-13');

  expect(t.g.mines?.owners).toEqual([2, 0]);
});

test('LA-DIF-12, LA-OPT-9: one that lies behind is moved by either reading', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options: { ...options, mineReuse: 'furthestFromOwner' },
    seats: [mining(), {}],
    mines: [
      { road: '11-12', owner: 1 },
      { road: '24-25', owner: 1 },
    ],
  });

  t.play('move', 'waypoint 13', 'mine 12-13');

  expect(t.g.mines?.roads.map(road => t.g.content.map.roads[road].id)).toEqual(['24-25', '12-13']);
});

test('LA-DIF-12, LA-OPT-9: one that is level with its new owner lies not behind', () => {
  const t = table({
    start: 'movementTurn',
    args: [0],
    options: { ...options, mineReuse: 'furthestFromOwner' },
    seats: [mining(), {}],
    mines: [
      { road: '13-14', owner: 1 },
      { road: '24-25', owner: 1 },
    ],
  });

  t.play('move', 'waypoint 13', 'mine 12-13');

  expect(t.g.mines?.roads.map(road => t.g.content.map.roads[road].id)).toEqual(['13-14', '12-13']);
});

test('LA-MIN-7, LA-ITM-2: the Mine is one of the three items of a hand', () => {
  const t = table({
    start: 'drawItems',
    args: [0, 1],
    options,
    seats: [{ items: ['Mine', 'Hazard Suit', 'Hazard Suit'] }, {}],
    itemDeck: ['Hazard Suit'],
  });

  expect(t.asked().name).toBe('drawItems.keepThree');
  expect(t.may()).toContain('discard Mine');
});

test('LA-MIN-7: an unused Mine is worth 1 fame at the end', () => {
  const t = table({ start: 'endOfRound', dock: 6, options, seats: [{ items: ['Mine'] }, {}] });

  expect(lastAurora.scores(t.g)[0] - lastAurora.scores(t.g)[1]).toBe(1);
});

test('LA-MIN-8, LA-RUL-27: on a fully damaged truck it does nothing, and is gone all the same', () => {
  const wreck = [truck(['armour: damage', 'weapon1: damage', 'survivor: survivor']), trailer(['any: fuel'])];
  const t = table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [{ crew: ['Leader'], convoy: wreck, at: 12 }, {}],
    mines: [
      { road: '12-13', owner: 1 },
      { road: '13-14', owner: 1 },
    ],
  });

  t.play('move', 'waypoint 14');

  expect(t.cargo('truck')).toEqual(['damage', 'damage', 'damage']);
  expect([t.at(), t.g.mines?.roads.length]).toEqual([14, 0]);
  expect(t.cargo('trailer 1')).toEqual(['survivor']);
});

test('an owner may print a mine on another card, or something else on the card of the mine', () => {
  const items = (mineVariant: string, id: string, power: string): number =>
    must(lastAurora.content({ mineVariant }, { items: [{ id, power }] })).piles.items.length;

  expect([items('on', 'mre', 'mine'), items('off', 'mre', 'mine')]).toEqual([15, 12]);
  expect([items('on', 'mine', 'mre'), items('off', 'mine', 'mre')]).toEqual([15, 15]);
});
