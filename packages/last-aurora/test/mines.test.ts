import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { movementTurn } from '../src/rules/movement.ts';
import { type Side, type Start, type Table, table } from './table.ts';

const mined = (sides: readonly Side[], more: Partial<Start> = {}): Table =>
  table({
    phase: 'movement',
    options: { mineVariant: 'on' },
    sides,
    play: [() => movementTurn(0), () => movementTurn(1)],
    ...more,
  });

const miner: Side = { active: ['leader-1'], truck: 'snowcat', cargo: ['fuel'], items: ['mine'], node: 12 };
const other: Side = { active: ['leader-2'], truck: 'chaser', cargo: ['fuel'], node: 12 };
const road = (t: Table, id: string): number => t.g.content.map.roads.findIndex(row => row.id === id);

test('LA-DX-38, LA-MIN-2, LA-MIN-3, LA-MIN-4, LA-MIN-5, LA-OPT-25, LA-DEC-24, LA-DAT-19: a mine on a road just travelled hurts the next convoy there, and is gone', () => {
  const t = mined([miner, other], { itemDeck: ['torch'] });

  t.play('move', 'waypoint a15');
  expect(t.may()).toEqual(['no mine', 'mine a12-13', 'mine a13-14', 'mine a14-15']);
  expect(t.why('mine a15-16')).toBe('LA-MIN-2');
  t.play('mine a13-14');
  expect(t.items()).toEqual(['torch']);
  expect(t.g.mines).toEqual([road(t, 'a13-14')]);
  t.playAs(1, 'move', 'waypoint a16');
  expect(t.may()).toEqual([0, 1, 2, 3].map(slot => t.at(slot, 1)));
  t.playAs(1, t.at(3, 1));

  expect([t.count('damage', 1), t.side(1).node, t.g.mines]).toEqual([1, 16, []]);
});

test('LA-MIN-4, LA-RUL-70: its owner passes freely', () => {
  const t = mined([{ ...miner, items: [] }, other], {
    adjust: g => {
      g.mines.push(g.content.map.roads.findIndex(row => row.id === 'a13-14'));
      g.mineOwners.push(0);
    },
  });

  t.play('move', 'waypoint a15');

  expect([t.count('damage'), t.g.mines.length]).toEqual([0, 1]);
});

test('LA-MIN-8, LA-RUL-27: a fully damaged truck takes nothing, the mine is gone all the same', () => {
  const t = mined(
    [
      { ...miner, items: [], cargo: [], slots: { 0: 'survivor', 1: 'damage', 2: 'damage', 3: 'damage', 8: 'fuel' } },
      other,
    ],
    {
      adjust: g => {
        g.mines.push(g.content.map.roads.findIndex(row => row.id === 'a12-13'));
        g.mineOwners.push(1);
        g.players[0].cargo[0] = 4;
      },
    },
  );

  t.play('move', 'waypoint a13');

  expect(t.g.mines).toEqual([]);
  expect(t.log.some(event => event.type === 'mineSprung')).toBe(true);
});

const both = (options: Readonly<Record<string, string>>): Table =>
  mined([{ ...miner, node: 5 }, other], {
    options: { mineVariant: 'on', ...options },
    itemDeck: ['torch'],
    adjust: g => {
      for (const id of ['a2-3', 'a20-21']) g.mines.push(g.content.map.roads.findIndex(row => row.id === id));
      g.mineOwners.push(1, 1);
    },
  });

test('LA-DX-39, LA-MIN-6, LA-DIF-12: with both tokens on the map the rearmost is moved', () => {
  const t = both({});

  t.play('move', 'waypoint a6', 'mine a5-6');

  expect(t.g.mines).toEqual([road(t, 'a20-21'), road(t, 'a5-6')]);
});

test('LA-OPT-9: or the one furthest from whoever lays it', () => {
  const t = both({ mineReuse: 'furthestFromOwner' });

  t.play('move', 'waypoint a6', 'mine a5-6');

  expect(t.g.mines).toEqual([road(t, 'a2-3'), road(t, 'a5-6')]);
});

test('LA-MIN-7: an unused Mine is an item like others: it counts for the limit and for fame', () => {
  const t = mined([{ ...miner, items: ['mine', 'torch', 'mre'] }, other], {
    tiles: { 13: 'item' },
    itemDeck: ['hazmat'],
  });

  t.play('move', 'waypoint a13', 'yes');

  expect(t.asked().name).toBe('drawItems.keepThree');
  expect(t.may()).toContain('discard Mine');
  t.play('discard Hazard Suit');
  expect(t.items()).toEqual(['mine', 'torch', 'mre']);
  expect(lastAurora.view(t.g, 0).players[0].score.items).toBe(3);
});
