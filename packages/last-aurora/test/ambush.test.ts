import { expect, test } from 'vitest';
import { lastAurora } from '../src/index.ts';
import { table, trailer, truck } from './table.ts';

const CONVOY = [truck(['survivor', 'armour', 'weapon1']), trailer(['any', 'any', 'armour'])];

test('LA-EX-11, LA-AMB-1, 2, 3, 5, 8, 9, 11: riders in the row ambush everybody in the region of the leader', () => {
  const t = table({
    start: 'firePhase',
    seats: [
      { convoy: CONVOY, at: 10 },
      { convoy: CONVOY, at: 12 },
      { convoy: CONVOY, at: 3 },
    ],
    track: [2, 0, 1],
    row: ['Merchant', 'II', 'Travellers'],
    lootDeck: ['Armoured Boot', 'Captive'],
  });

  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [1] });
  expect(t.may()).toContain('trailer 1, slot 3');
  t.play('truck, slot 2');
  expect(t.asked().seats).toEqual([0]);
  t.play('trailer 1, slot 3');

  expect(t.asked().seats).toEqual([]);
  expect(t.enemy('II')?.region).toBe('Coast');
  expect(t.g.enemies[0].loot).toBe(t.g.content.cards.findIndex(card => card.id === 'trunk'));
  expect([t.count('damage', 1), t.count('damage', 0), t.count('damage', 2)]).toEqual([1, 1, 0]);
  expect(t.row()).toEqual(['Merchant', null, 'Travellers', null, null]);
});

test('LA-AMB-3: the loot card lies face down beside the enemy', () => {
  const t = table({ start: 'firePhase', row: ['II'], lootDeck: ['Armoured Boot'], seats: [{ convoy: CONVOY }, {}] });
  const twin = table({ start: 'firePhase', row: ['II'], lootDeck: ['Captive'], seats: [{ convoy: CONVOY }, {}] });

  expect(lastAurora.view(t.g, 0)).toEqual(lastAurora.view(twin.g, 0));
});

test('LA-AMB-1, 10: with no enemy in the row nobody is ambushed, not even by those on the map', () => {
  const t = table({
    start: 'firePhase',
    row: ['Merchant'],
    enemies: [{ enemy: 'II' }],
    seats: [{ convoy: CONVOY }, {}],
  });

  expect(t.happened('ambushed')).toEqual([]);
  expect(t.count('damage')).toBe(0);
});

test('LA-AMB-10: an enemy of an earlier round does not ambush along with a new one', () => {
  const t = table({
    start: 'firePhase',
    row: ['I'],
    lootDeck: ['Armoured Boot'],
    enemies: [{ enemy: 'II' }],
    seats: [{ convoy: CONVOY }, { convoy: CONVOY }],
  });

  expect(t.happened('ambushed')).toHaveLength(1);
  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([0, 0]);
});

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('LA-AMB-4: with %i players the enemy falls at its box %i', (players, hits) => {
  const gunship = {
    convoy: [
      truck(['survivor', 'any', 'weapon1', 'weapon1', 'weapon1']),
      trailer(['any: ammo', 'any: ammo', 'any: ammo']),
    ],
  };
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [gunship, {}, {}, {}].slice(0, players),
    enemies: [{ enemy: 'II', boxes: [1, 2, 3] }],
    outcomes: [1, 2, 3, 4].map(() => ({ player: { 1: '1' } })),
    track: [3, 2, 1, 0].slice(-players),
  });

  while (t.enemy('II') !== null) {
    t.play('attack');
    if (t.asked().name === 'attack.chooseWeapon') t.play(t.may()[0]);
  }

  expect(t.happened('attacked')).toHaveLength(hits);
});

test('LA-DX-27, LA-AMB-6, 7, LA-FIR-5, LA-DIF-28: several enemies go to one region, the leftmost ambushes first and has the first loot', () => {
  const t = table({
    start: 'firePhase',
    seats: [{ convoy: [truck(['survivor', 'armour', 'weapon1'])], crew: ['Leader'], cargo: [] }, { at: 20 }],
    track: [1, 0],
    row: ['Merchant', 'VI', 'Travellers', 'III'],
    lootDeck: ['Captive', 'Armoured Boot'],
    enemies: [{ enemy: 'I' }],
  });

  expect(t.happened('ambushed').map(({ region }) => region)).toEqual([0, 0]);
  expect(t.g.enemies).toHaveLength(3);
  expect(t.g.enemies.map(({ loot }) => t.g.content.cards[loot].id).slice(1)).toEqual(['prisoner', 'trunk']);
  expect(t.asked().name).toBe('damage.chooseSlot');
  t.play('truck, slot 2', 'truck, slot 3');

  expect(t.asked().name).toBe('sufferAmbush.chooseWay');
});

test('LA-FIR-1: first the ambush, then the convoys fire, then the enemies', () => {
  const t = table({
    start: 'firePhase',
    seats: [{ convoy: [truck(['survivor', 'any: ammo', 'any', 'weapon2'])] }, { at: 20 }],
    track: [1, 0],
    row: ['I'],
    lootDeck: ['Armoured Boot'],
    boxes: { 'Armoured Boot': 5 },
    outcomes: [{ player: { 2: '1' } }],
  });

  t.play('attack');

  const order = t.events.map(event => event.type).filter(type => /ambushed|attacked|enemiesFired/.test(type));
  expect(order).toEqual(['ambushed', 'attacked', 'enemiesFired']);
});

test('LA-FIR-2, LA-DIF-23: before the ambush the owner of each active Renegade may name an enemy', () => {
  const t = table({
    start: 'firePhase',
    seats: [
      { crew: ['Renegade', 'Leader'], convoy: CONVOY },
      { crew: ['Leader'], rest: ['Co-pilot'], convoy: CONVOY },
    ],
    track: [1, 0],
    row: ['II'],
    lootDeck: ['Captive'],
  });

  expect(t.asked()).toEqual({ name: 'nameEnemy.chooseEnemy', seats: [0] });
  expect(t.happened('ambushed')).toEqual([]);
  expect(t.may()).toEqual(['nobody', 'Wolf Riders (II)']);
  t.play('nobody');

  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [0] });
});

test('LA-FIR-2: a Renegade who rests names nobody', () => {
  const t = table({
    start: 'firePhase',
    seats: [{ crew: ['Leader'], rest: ['Renegade'], convoy: CONVOY }, { at: 20 }],
    track: [1, 0],
    row: ['II'],
    lootDeck: ['Captive'],
  });

  expect(t.asked().name).toBe('damage.chooseSlot');
});

test('LA-FIR-3: cargo that could be moved before stays where it is in this phase', () => {
  const seats = [{ convoy: [truck(['survivor', 'any: ammo', 'any', 'any', 'weapon1'])] }, {}];
  const moving = table({ start: 'movementTurn', args: [0], seats: [{ ...seats[0], cargo: ['fuel'] }, {}] });
  const firing = table({ start: 'firePhase.convoyFire', seats, enemies: [{ enemy: 'I' }], track: [1, 0] });

  expect(lastAurora.asides(moving.g, 0)).not.toEqual([]);
  expect(firing.asked().name).toBe('fireTurn.chooseAct');
  expect(lastAurora.asides(firing.g, 0)).toEqual([]);
});
