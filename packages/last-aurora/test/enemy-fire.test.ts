import { expect, test } from 'vitest';
import { device, table, trailer, truck } from './table.ts';

const plain = [truck(['survivor', 'survivor', 'armour']), trailer(['any', 'any', 'armour'])];

test('LA-EX-14, LA-ENF-2..5, LA-DIF-53: the rows of all enemies are summed, and the back of the next card names the area', () => {
  const convoy = [truck(['survivor', 'survivor', 'armour'], { device: device(['armour', 'weapon1', 'weapon2']) })];
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ convoy }, { convoy }],
    track: [1, 0],
    enemies: [{ enemy: 'I' }, { enemy: 'II' }],
    outcomes: [{ enemy: { I: 1, II: 1, III: 5 }, back: 'BOTTOM_ROW' }, { back: 'TOP_ROW' }],
  });

  expect(t.asked()).toEqual({ name: 'damage.chooseSlot', seats: [0] });
  expect(t.may()).toEqual(['on the truck, slot 1', 'on the truck, slot 2', 'on the truck, slot 3']);
  t.play('on the truck, slot 1', 'on the truck, slot 2');
  expect(t.asked().seats).toEqual([1]);
  t.play('on the truck, slot 2', 'on the truck, slot 3');

  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([2, 2]);
  expect(t.g.outcomeDiscard).toHaveLength(1);
});

test('LA-EX-14b, LA-ENF-8: on the top row a convoy without a device takes nothing', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ convoy: plain }, {}],
    enemies: [{ enemy: 'I' }, { enemy: 'II' }],
    outcomes: [{ enemy: { I: 1, II: 1 } }, { back: 'TOP_ROW' }],
  });

  expect(t.count('damage')).toBe(0);
});

test('LA-ENF-1, LA-OUT-2: one card for each region with an enemy, from the right of the map to the left', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [
      { convoy: plain, at: 2 },
      { convoy: plain, at: 20 },
    ],
    enemies: [
      { enemy: 'I', region: 'Valley' },
      { enemy: 'II', region: 'Bay' },
      { enemy: 'III', region: 'Bay' },
    ],
  });

  expect(t.happened('enemiesFired').map(({ region }) => region)).toEqual([2, 0]);
  expect(t.g.outcomeDiscard).toHaveLength(2);
});

test('LA-ENF-1, LA-DIF-11, LA-OPT-8: a card is turned even where no convoy is, unless the table skips it', () => {
  const laid = { start: 'firePhase.enemyFire', enemies: [{ enemy: 'I', region: 'Bay' as const }] };
  const reveals = table(laid);
  const skips = table({ ...laid, options: { enemyFireEmptyRegion: 'skip' } });

  expect(reveals.happened('enemiesFired')).toHaveLength(1);
  expect(skips.happened('enemiesFired')).toHaveLength(0);
});

test('LA-ENF-4: convoys elsewhere are spared', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ convoy: [truck(['survivor', 'armour']), trailer(['armour', 'any'])], at: 9 }, { at: 2 }],
    enemies: [{ enemy: 'I', region: 'Coast' }],
    outcomes: [{ enemy: { I: 1 } }],
  });

  t.play('truck, slot 2');

  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([1, 0]);
});

test('LA-ENF-6, LA-RUL-71: after the hits an ambush result works as the enemy’s own ambush, in its own area', () => {
  const convoy = [truck(['survivor', 'armour'], { device: device(['armour', 'weapon1']) }), trailer(['any', 'armour'])];
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ convoy }, { at: 20 }],
    enemies: [{ enemy: 'I' }, { enemy: 'II' }],
    outcomes: [{ enemy: { I: 'ambush', II: 1 } }, { back: 'BOTTOM_ROW' }],
  });

  expect(t.may()).toEqual(['truck, slot 1', 'truck, slot 2', 'trailer 1, slot 1', 'trailer 1, slot 2']);
  t.play('truck, slot 2');
  expect(t.may()).toEqual(['on the truck, slot 1', 'on the truck, slot 2']);
  t.play('on the truck, slot 1');

  expect(t.count('damage')).toBe(2);
});

test('LA-ENF-7: a miss does nothing', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ convoy: plain }, {}],
    enemies: [{ enemy: 'I' }],
    outcomes: [{ enemy: { II: 3 } }],
  });

  expect(t.happened('enemiesFired')).toHaveLength(1);
  expect(t.count('damage')).toBe(0);
});

test('LA-ENF-9, LA-RUL-23: when no card is left to show its back, the discards are shuffled without the one in use', () => {
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ convoy: [truck(['survivor', 'armour']), trailer(['any', 'armour'])] }, { at: 20 }],
    enemies: [{ enemy: 'I' }],
    outcomes: [{ enemy: { I: 1 }, back: 'TOP_ROW' }],
    outcomesDiscarded: true,
    script: [['outcomes', order]],
  });

  t.chanceIsUsedUp();
  expect(t.asked().name).toBe('damage.chooseSlot');
  expect(t.may()).toContain('trailer 1, slot 2');
});

test('LA-DX-30, LA-EDI-1, 2: an enemy that nobody is near leaves with its loot; its tokens go home without items', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ at: 20 }, { at: 9 }],
    enemies: [
      { enemy: 'I', region: 'Valley', damage: 2, targets: [0, 1, 1], loot: 'Captive' },
      { enemy: 'II', region: 'Coast', targets: [0] },
    ],
  });

  expect(t.enemy('I')).toBeNull();
  expect(t.enemy('II')).not.toBeNull();
  expect(t.g.lostLoot.map(card => t.g.content.cards[card].id)).toEqual(['prisoner']);
  expect([t.targets(0), t.targets(1)]).toEqual([1, 2]);
  expect([...t.items(0), ...t.items(1)]).toEqual([]);
  expect(t.happened('lootTaken')).toEqual([]);
});

test('LA-EDI-3, LA-RUL-24: they go at the end of Enemy fire, all regions at once, after each has had its card', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    seats: [{ at: 20 }, { at: 20 }],
    enemies: [
      { enemy: 'I', region: 'Valley' },
      { enemy: 'II', region: 'Coast' },
    ],
  });

  const order = t.events.map(event => event.type).filter(type => /enemiesFired|enemyLeft/.test(type));
  expect(order).toEqual(['enemiesFired', 'enemiesFired', 'enemyLeft', 'enemyLeft']);
});
