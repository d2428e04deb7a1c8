import { expect, test } from 'vitest';
import { location, type TableLaid, table, trailer, truck } from './table.ts';

const plain = [truck(['survivor', 'armour']), trailer(['any', 'armour'])];

test('LA-DX-57, LA-SUR-RENEGADE-1: the named enemy neither ambushes the owner nor counts in its fire; others do', () => {
  const t = table({
    start: 'firePhase',
    seats: [
      { crew: ['Leader', 'Renegade'], convoy: plain },
      { crew: ['Leader', 'Driver'], convoy: plain },
    ],
    track: [1, 0],
    row: ['II'],
    lootDeck: ['Captive'],
    enemies: [{ enemy: 'III' }],
    outcomes: [{ enemy: { II: 1, III: 1 } }],
  });

  expect(t.may()).toEqual(['nobody', 'Wolf Riders (II)', 'Final Howl (III)']);
  t.play('Wolf Riders (II)');
  expect(t.asked().seats).toEqual([1]);
  t.playAs(1, 'truck, slot 2');
  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([0, 1]);
  t.playAs(0, 'truck, slot 2');
  t.playAs(1, 'trailer 1, slot 2', 'truck, slot 1');

  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([1, 3]);
});

test('LA-SUR-RENEGADE-1: it ignores an ambush in the enemy’s fire as well', () => {
  const t = table({
    start: 'firePhase',
    seats: [{ crew: ['Renegade'], convoy: plain }, { at: 20 }],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ enemy: { II: 'ambush' } }],
  });

  t.play('Wolf Riders (II)');

  expect(t.happened('enemiesFired')).toHaveLength(1);
  expect(t.count('damage')).toBe(0);
});

test('LA-SUR-RENEGADE-2: another enemy may be named each round', () => {
  const t = table({
    start: 'game.rounds > round.fire',
    seats: [{ crew: ['Renegade', 'Leader'], convoy: plain }, { at: 9 }],
    enemies: [{ enemy: 'II' }, { enemy: 'III' }],
  });

  t.play('Wolf Riders (II)');
  t.idleUntil('nameEnemy.chooseEnemy');

  expect(t.g.round).toBe(2);
  expect(t.may()).toEqual(['nobody', 'Wolf Riders (II)', 'Final Howl (III)']);
});

test('LA-DX-56, LA-SUR-GUNNER, LA-DIF-24: the Gunner adds 1 to the first shot of the phase that hits', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [
      {
        crew: ['Gunner', 'Leader'],
        convoy: [
          truck(['survivor', 'survivor', 'weapon1', 'weapon2', 'weapon3']),
          trailer(['any: ammo', 'any: ammo', 'any: ammo']),
        ],
      },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{}, { player: { 2: '1' } }, { player: { 3: '2' } }],
  });

  t.play('attack', 'truck, slot 3', 'attack', 'truck, slot 4', 'attack');

  expect(t.happened('attacked').map(({ damage }) => damage)).toEqual([0, 2, 2]);
  expect(t.enemy('II')?.damage).toBe(4);
});

test('LA-SUR-GUNNER: in every Fire phase anew', () => {
  const t = table({
    start: 'game.rounds > round.fire',
    seats: [
      {
        crew: ['Gunner', 'Leader'],
        convoy: [truck(['survivor', 'survivor', 'weapon2']), trailer(['any: ammo', 'any: ammo'])],
      },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 2: '1' } }, {}, { player: { 2: '1' } }],
  });

  t.play('attack');
  t.idleUntil('fireTurn.chooseAct');
  t.play('attack');

  expect(t.happened('attacked').map(({ damage }) => damage)).toEqual([2, 2]);
});

test('LA-SUR-GUNNER, LA-ABL-1: a Gunner who rests adds nothing', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [
      {
        crew: ['Leader'],
        rest: ['Gunner'],
        convoy: [truck(['survivor', 'survivor', 'weapon2']), trailer(['any: ammo'])],
      },
      {},
    ],
    track: [1, 0],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 2: '1' } }],
  });

  t.play('attack');

  expect(t.enemy('II')?.damage).toBe(1);
});

/** Player 1 is about to move with a Jackal on board. */
const scavenging = (cargo: string[], more: Partial<TableLaid> = {}) =>
  table({
    start: 'movementTurn',
    args: [0],
    seats: [{ crew: ['Jackal'], convoy: [truck(['survivor', 'any']), trailer(['any', 'any', 'any'])], cargo }, {}],
    ...more,
  });

test('LA-DX-55, LA-SUR-JACKAL-1: the Jackal finds a resource of a missing type, before the move and good for it', () => {
  const t = scavenging(['food', 'ammo']);

  expect(t.may()).toEqual(['use the Jackal', 'stay']);
  t.play('use the Jackal');
  expect(t.count('fuel')).toBe(1);
  t.play('move', 'waypoint 2');

  expect([t.at(), t.count('fuel')]).toEqual([2, 0]);
});

test('LA-SUR-JACKAL-1, LA-SUR-2: one resource, of the types that are missing, once', () => {
  const t = scavenging(['food']);

  t.play('use the Jackal');
  expect(t.may()).toEqual(['ammo', 'fuel']);
  expect(t.whyNot('food')?.clause).toBe('LA-SUR-JACKAL-1');
  t.play('ammo');

  expect(t.count('ammo')).toBe(1);
  expect(t.asked().seats).toEqual([]);
});

test('LA-SUR-JACKAL-2: with all three types aboard there is nothing to find', () => {
  const t = scavenging(['food', 'ammo', 'fuel']);

  expect(t.may()).toEqual(['move', 'stay']);
});

test('LA-DX-53, LA-SUR-SCOUT, LA-DIF-16: the Scout takes the bonus of any space, instead of the one explored', () => {
  const convoy = [truck(['survivor', 'armour: damage', 'weapon1: damage', 'speed: damage']), trailer(['any', 'any'])];
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    seats: [{ crew: ['Scout', 'Leader'], convoy }, {}],
    row: [location(['fuel'], ['food'])],
    deck: [],
  });

  t.play('explore', 'Scout', 'the bonus');
  expect(t.may()).toEqual(expect.arrayContaining(['repair 1 damage', 'repair up to 2 damage']));
  t.play('repair up to 2 damage', 'truck, slot 2', 'truck, slot 3');
  expect(t.may()).toEqual(['left block', 'right block']);
  t.play('left block');

  expect([t.count('damage'), t.zone('Scout')]).toEqual([1, 'exhausted']);
});

test('LA-SUR-SCOUT, LA-ABL-3: a Scout who does not take part gives no choice', () => {
  const convoy = [truck(['survivor', 'armour: damage']), trailer(['any', 'any'])];
  const t = table({
    start: 'exploreTurn',
    args: [0, false],
    seats: [{ crew: ['Scout', 'Leader'], convoy }, {}],
    row: [location(['fuel'], ['food'])],
    deck: [],
  });

  t.play('explore', 'Leader', 'go', 'the bonus');

  expect(t.asked().name).toBe('repair.chooseSlot');
});
