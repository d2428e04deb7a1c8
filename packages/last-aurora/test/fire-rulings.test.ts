import { expect, test } from 'vitest';
import type { SeatLaid } from './lay.ts';
import { device, type TableLaid, table, trailer, truck } from './table.ts';

const armed: SeatLaid = {
  convoy: [truck(['survivor', 'survivor', 'weapon1', 'weapon2']), trailer(['any: ammo', 'any: ammo'])],
};

const firing = (more: Partial<TableLaid>) =>
  table({ start: 'firePhase.convoyFire', seats: [armed, {}], track: [1, 0], ...more });

test('LA-RUL-64: a Renegade may name an enemy in the row, or on the map in any region', () => {
  const t = table({
    start: 'firePhase',
    seats: [{ crew: ['Renegade'] }, {}],
    row: ['II'],
    lootDeck: ['Captive'],
    enemies: [{ enemy: 'V', region: 'Bay' }],
  });

  expect(t.may()).toEqual(['nobody', 'Wolf Riders (II)', 'Steel Wolf (V)']);
});

test('LA-RUL-65: two Gunners and Incendiary Rounds all add to one shot', () => {
  const t = firing({
    seats: [{ ...armed, crew: ['Gunner', 'Gunner 2'], items: ['Incendiary Rounds'] }, {}],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ player: { 1: '1' } }],
  });

  t.play('use an item', 'Incendiary Rounds', 'truck, slot 3');

  expect(t.enemy('II')?.damage).toBe(4);
});

test('LA-RUL-73: with both tokens on the enemy just hit, nothing has to move', () => {
  const t = firing({
    options: { targetRelocation: 'must' },
    enemies: [{ enemy: 'II', targets: [0, 1, 0] }, { enemy: 'III' }],
    outcomes: [{ player: { 1: '1' } }],
  });

  t.play('attack', 'truck, slot 3', 'Wolf Riders (II)');

  expect(t.asked().name).toBe('fireTurn.chooseAct');
  expect(t.enemy('II')).toMatchObject({ damage: 1, targets: [0, 1, 0] });
});

test('LA-RUL-74: loot of one step is handed out in order of defeat, and then items in direct order', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [armed, {}, {}],
    track: [2, 1, 0],
    enemies: [
      { enemy: 'V', boxes: 1, targets: [2], loot: 'Pocket Reactor' },
      { enemy: 'II', boxes: 1, targets: [1], loot: 'Armoured Boot' },
    ],
    outcomes: [{ player: { 1: '1' } }, { letters: 'B' }, { player: { 2: '1' } }, { letters: 'B' }],
    itemDeck: ['Hazard Suit', 'Nitrous Oxide'],
  });

  t.play('attack', 'truck, slot 3', 'Steel Wolf (V)', 'attack');
  t.play('no', 'no');

  expect(t.happened('lootTaken').map(({ card }) => t.g.content.cards[card].id)).toEqual(['generator', 'trunk']);
  expect([t.items(1), t.items(2)]).toEqual([['Hazard Suit'], ['Nitrous Oxide']]);
});

test('LA-RUL-75: after a defeat the next players may still attack the others', () => {
  const t = firing({
    seats: [armed, armed],
    enemies: [{ enemy: 'II', boxes: 1 }, { enemy: 'III' }],
    outcomes: [{ player: { 1: '1' } }, { letters: 'A' }],
  });

  t.play('attack', 'truck, slot 3', 'Wolf Riders (II)', 'hold fire');
  expect(t.asked()).toEqual({ name: 'fireTurn.chooseAct', seats: [1] });
  t.play('attack', 'truck, slot 3');

  expect(t.happened('attacked').map(({ who }) => who)).toEqual([0, 1]);
});

test('LA-RUL-76: with a device on every card, one is replaced or the loot declined', () => {
  const convoy = [
    truck(['survivor', 'survivor', 'weapon2', 'any: ammo'], { device: device(['armour']) }),
    trailer(['any'], { device: device(['armour']) }),
  ];
  const t = firing({
    seats: [{ convoy }, {}],
    enemies: [{ enemy: 'II', boxes: 1, loot: 'Pocket Reactor' }],
    outcomes: [{ player: { 2: '1' } }, { letters: 'A' }],
  });

  t.play('attack');
  expect(t.may()).toEqual(['no', 'yes']);
  t.play('yes', 'trailer 1');

  expect(t.g.content.cards[t.g.players[0].convoy[5]].id).toBe('generator');
  expect(t.g.discard).toHaveLength(1);
});

test('LA-RUL-78: an ambush may be suffered in the way that does nothing', () => {
  const t = table({
    start: 'ambushStep',
    phase: 'fire',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor: damage'], { device: device(['any']) })] }, { at: 20 }],
    track: [1, 0],
    row: ['III'],
    lootDeck: ['Captive'],
  });

  t.play('2 damage on truck and trailers');

  expect([t.contamination('Leader'), t.count('damage')]).toEqual([0, 1]);
});

test.each([
  ['ammo', [truck(['survivor', 'survivor', 'weapon1', 'any: fuel'])], 'Valley'],
  ['weapon', [truck(['survivor', 'survivor', 'weapon1: damage', 'any: ammo'])], 'Valley'],
  ['enemy', [truck(['survivor', 'survivor', 'weapon1', 'any: ammo'])], 'Bay'],
] as const)('LA-RUL-79: without %s there is no attack', (_missing, convoy, region) => {
  const t = firing({ seats: [{ convoy, items: ['Hazard Suit'] }, {}], enemies: [{ enemy: 'II', region }] });

  expect(t.may()).toEqual(['hold fire']);
  expect(t.whyNot('attack')?.clause).toBe('LA-RUL-79');
});

test('LA-RUL-106: of convoys on one waypoint the one further right on the track leads', () => {
  const convoy = [truck(['survivor', 'survivor', 'armour'])];
  const t = table({
    start: 'firePhase.ambush',
    seats: [
      { convoy, at: 10 },
      { convoy, at: 10 },
    ],
    track: [0, 1],
    row: ['II'],
    lootDeck: ['Captive'],
  });

  expect(t.asked().seats).toEqual([1]);
  expect(t.enemy('II')?.region).toBe('Coast');
});
