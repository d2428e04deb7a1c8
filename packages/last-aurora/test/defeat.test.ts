import { expect, test } from 'vitest';
import { table, trailer, truck } from './table.ts';

const armed = [truck(['survivor', 'survivor', 'weapon2']), trailer(['any: ammo', 'any: ammo', 'any', 'any'])];

/** Player 1 will fell the enemy with the next hit; tokens lie as given. */
const lastHit = (letters: string, targets: number[], more: object = {}) =>
  table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed }, {}, {}],
    track: [2, 1, 0],
    enemies: [{ enemy: 'II', boxes: 3, damage: 2, targets, loot: 'Armoured Boot' }],
    outcomes: [{ player: { 2: '1' } }, { letters }],
    itemDeck: ['Nitrous Oxide', 'Nitrous Oxide', 'Nitrous Oxide'],
    ...more,
  });

const fell = (letters: string, targets: number[]) => {
  const t = lastHit(letters, targets);
  t.play('attack');
  return t;
};

test('LA-EX-13, LA-DEF-1..5, LA-TGT-2: the first letter with a token wins the loot, the others draw items', () => {
  const t = fell('DB', [0, 1]);

  expect(t.enemy('II')).toBeNull();
  expect(t.happened('defeated')[0].winner).toBe(1);
  expect(t.asked()).toEqual({ name: 'takeLoot.chooseToKeep', seats: [1] });
  t.play('yes', 'truck');

  expect(t.convoy(1)).toContain('on the truck');
  expect([t.items(0).length, t.items(1).length, t.items(2).length]).toEqual([2, 0, 0]);
});

test('LA-EX-13b, LA-DEF-6: a winner’s second token gives nothing', () => {
  const t = fell('A', [0, 1]);

  expect(t.happened('defeated')[0].winner).toBe(0);
  t.play('yes', 'truck');

  expect([t.items(0).length, t.items(1).length]).toEqual([0, 1]);
});

test('LA-DEF-1: an enemy falls only when all its boxes are full, after the fame and the token of that attack', () => {
  const standing = lastHit('A', [], { enemies: [{ enemy: 'II', boxes: 4, damage: 2 }] });
  const falling = lastHit('B', [1]);

  standing.play('attack');
  falling.play('attack');

  expect(standing.enemy('II')?.damage).toBe(3);
  expect(standing.happened('defeated')).toEqual([]);
  expect(falling.happened('defeated')[0].winner).toBe(0);
  const order = falling.events.map(event => event.type).filter(type => /fame|targeted|defeated/.test(type));
  expect(order).toEqual(['fameChanged', 'targeted', 'defeated']);
});

test('LA-DEF-4, 5, LA-LTC-11: loot and items are handed out at the end of the step, when everybody has fired', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed }, { convoy: armed }],
    track: [1, 0],
    enemies: [
      { enemy: 'II', boxes: 1, targets: [1], loot: 'Armoured Boot' },
      { enemy: 'III', boxes: 9 },
    ],
    outcomes: [{ player: { 2: '1' } }, { letters: 'B' }],
    itemDeck: ['Nitrous Oxide'],
  });

  t.play('attack', 'Wolf Riders (II)');
  expect(t.asked()).toEqual({ name: 'fireTurn.chooseAct', seats: [1] });
  expect(t.items(1)).toEqual([]);
  t.play('hold fire');

  expect(t.asked()).toEqual({ name: 'takeLoot.chooseToKeep', seats: [0] });
  t.play('no');
  expect(t.items(1)).toEqual(['Nitrous Oxide']);
});

test('LA-DEF-4: loot is turned up for everybody when its winner takes it', () => {
  const t = fell('A', [0]);
  t.play('yes', 'truck');

  expect(t.happened('lootTaken')[0]).toMatchObject({ who: 0, kept: true });
  expect(t.g.content.cards[t.g.players[0].convoy[4]].id).toBe('trunk');
});

test('LA-DEF-7, 8, LA-DIF-9: the enemy is discarded at once; target tokens go home, damage to the supply', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed }, { convoy: armed }],
    track: [1, 0],
    enemies: [
      { enemy: 'II', boxes: 3, damage: 2, targets: [1, 1], loot: 'Armoured Boot' },
      { enemy: 'III', boxes: 9 },
    ],
    outcomes: [{ player: { 2: '1' } }, { letters: 'A' }],
  });
  const before = t.supply('damage');

  t.play('attack', 'Wolf Riders (II)');

  expect(t.asked().seats).toEqual([1]);
  expect(t.g.removed.map(card => t.g.content.cards[card].id)).toContain('enemy-2');
  expect([t.targets(0), t.targets(1)]).toEqual([2, 2]);
  expect(t.supply('damage')).toBe(before + 2);
});

test('LA-DEF-7, LA-OPT-4: by the other reading tokens come home only at the end of the step', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    options: { targetReturn: 'endOfStep' },
    seats: [{ convoy: armed }, { convoy: armed }],
    track: [1, 0],
    enemies: [
      { enemy: 'II', boxes: 3, damage: 2, targets: [1], loot: 'Armoured Boot' },
      { enemy: 'III', boxes: 9 },
    ],
    outcomes: [{ player: { 2: '1' } }, { letters: 'B' }],
  });

  t.play('attack', 'Wolf Riders (II)');
  expect([t.targets(0), t.targets(1)]).toEqual([1, 1]);
  t.play('hold fire', 'no');

  expect([t.targets(0), t.targets(1)]).toEqual([2, 2]);
});

test('LA-DEF-9, LA-LTC-2, LA-RUL-77: a gun won in this step does not fire in it', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed }, {}],
    track: [1, 0],
    enemies: [
      { enemy: 'II', boxes: 1, loot: 'Coil Gun' },
      { enemy: 'III', boxes: 9 },
    ],
    outcomes: [{ player: { 2: '1', 4: '1' } }, { letters: 'A' }],
  });

  t.play('attack', 'Wolf Riders (II)');
  expect(t.asked().name).toBe('takeLoot.chooseToKeep');
  t.play('yes', 'truck');

  expect(t.count('ammo')).toBe(1);
  expect(t.cargo('on the truck')[0]).toBe('empty');
  expect(t.happened('attacked')).toHaveLength(1);
});

test('LA-RUL-112: an enemy without any target token leaves its loot to nobody, unseen', () => {
  const t = table({
    start: 'firePhase.convoyFire',
    seats: [{ convoy: armed }, {}],
    track: [1, 0],
    enemies: [
      { enemy: 'II', boxes: 1, loot: 'Armoured Boot' },
      { enemy: 'III', boxes: 9, targets: [0, 0] },
    ],
    outcomes: [{ player: { 2: '1' } }, { letters: 'A' }],
  });

  t.play('attack', 'Wolf Riders (II)', 'leave them where they are');

  expect(t.enemy('II')).toBeNull();
  expect(t.happened('lootTaken')).toEqual([]);
  expect(t.g.lostLoot).toHaveLength(1);
});
