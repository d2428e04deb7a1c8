import { expect, test } from 'vitest';
import { lastAurora } from '../../../src/index.ts';
import type { Aurora } from '../../../src/state.ts';
import type { SeatLaid } from '../../lay.ts';
import { type TableLaid, table, trailer, truck } from '../../table.ts';

const options = { frozenDeck: 'on' };

const exploring = (seat: SeatLaid, more: Partial<TableLaid> = {}) =>
  table({ start: 'exploreTurn', args: [0, false], options, seats: [seat, {}], ...more });

test('FS-ITEM-1, 14, FS-DATA-4: two food at once, and a contamination', () => {
  const t = exploring({ items: ['Rusty Tins'] });
  const resting = table({ start: 'restPhase', options, seats: [{ items: ['Rusty Tins'] }, {}] });
  const moving = table({ start: 'movementTurn', args: [0], options, seats: [{ items: ['Rusty Tins'] }, {}] });

  t.play('use an item', 'Rusty Tins', 'Leader');

  expect([t.count('food'), t.contamination('Leader'), t.items()]).toEqual([2, 1, []]);
  expect(resting.may()).toContain('use an item');
  expect(moving.may()).not.toContain('use an item');
});

test('FS-ITEM-2: food without room is lost, the contamination is not; a suit helps against it', () => {
  const full = [truck(['survivor', 'survivor', 'foodOrFuel', 'armour'])];
  const t = exploring({ items: ['Rusty Tins'], convoy: full });
  const suited = exploring({ items: ['Rusty Tins', 'Hazard Suit'] });

  t.play('use an item', 'Rusty Tins');
  t.idleUntil('contaminate.chooseSurvivor');
  t.play('Co-pilot');
  suited.play('use an item', 'Rusty Tins', 'use the Hazard Suit');

  expect([t.count('food'), t.zone('Co-pilot')]).toEqual([1, null]);
  expect([suited.count('food'), suited.contamination('Leader'), suited.items()]).toEqual([2, 0, []]);
});

test('FS-ITEM-1, 2: in the Rest phase too no food is lost while its owner is asked what to give up', () => {
  const t = table({
    start: 'restPhase',
    options,
    seats: [
      { items: ['Rusty Tins'], convoy: [truck(['survivor', 'survivor', 'foodOrFuel: fuel'])] },
      { items: ['Hazard Suit'] },
    ],
  });
  const food = () => lastAurora.components(t.g)['food'];
  const before = food();

  t.playAs(0, 'use an item', 'Rusty Tins');
  const asked = lastAurora.question(t.g, 0)?.name;

  expect(asked).toBe('stow.giveUp');
  expect(food()).toBe(before);
});

const ARMED = [truck(['survivor', 'survivor', 'weapon2', 'armour', 'armour']), trailer(['any: ammo', 'any', 'armour'])];

/** Fuel was mixed in the Movement phase, and nobody moved. */
const mixed = {
  name: 'mixed',
  tasks: {},
  hooks: {
    lay(g: Aurora) {
      if (g.frozenDeck !== undefined) g.frozenDeck.backfire[0] = 2;
    },
  },
};

const inFire = (seat: SeatLaid, more: Partial<TableLaid> = {}) =>
  table({ start: 'firePhase', options, seats: [{ convoy: ARMED, ...seat }, { at: 20 }], track: [0, 1], ...more });

test('FS-ITEM-3, 5, FS-RUL-9, 41: before ambushes; no enemy of the row or the map does anything in this phase', () => {
  const t = inFire(
    { items: ['Snow Shroud'], at: 20 },
    { row: ['II'], lootDeck: ['Captive'], outcomes: [{ enemy: { II: 3 } }], track: [1, 0] },
  );

  expect(t.asked().name).toBe('hideAway.chooseToHide');
  t.play('yes');
  t.idleUntil(null);

  expect(t.count('damage', 0)).toBe(0);
  expect(t.count('damage', 1)).toBeGreaterThan(0);
});

test('FS-ITEM-3, FS-RUL-41: nor does an ambush that an outcome card brings about', () => {
  const t = table({
    start: 'firePhase.enemyFire',
    phase: 'fire',
    options,
    seats: [{ convoy: ARMED }, { at: 20 }],
    enemies: [{ enemy: 'II' }],
    outcomes: [{ enemy: { II: 'ambush' } }],
  });
  const hidden = inFire(
    { items: ['Snow Shroud'] },
    { enemies: [{ enemy: 'II' }], outcomes: [{ enemy: { II: 'ambush' } }] },
  );

  hidden.play('yes');
  hidden.idleUntil(null);

  expect(t.asked().name).toBe('damage.chooseSlot');
  expect(hidden.count('damage')).toBe(0);
});

test('FS-ITEM-4: its owner may still attack', () => {
  const t = inFire({ items: ['Snow Shroud'] }, { enemies: [{ enemy: 'II' }], outcomes: [{ player: { 2: '1' } }] });

  t.play('yes', 'attack');

  expect(t.enemy('II')).toMatchObject({ damage: 1, targets: [0] });
});

test('FS-ITEM-5: whoever holds items in a region with enemies is asked, in direct order; others are not', () => {
  const t = inFire(
    {},
    {
      seats: [{ items: ['Hazard Suit'] }, { items: ['Snow Shroud'] }, { items: ['Snow Shroud'], at: 20 }],
      track: [0, 1, 2],
      enemies: [{ enemy: 'I' }],
    },
  );

  expect(t.asked()).toEqual({ name: 'hideAway.chooseToHide', seats: [1] });
  t.play('no');

  expect(t.asked()).toEqual({ name: 'hideAway.chooseToHide', seats: [0] });
  expect(t.may()).toEqual(['no']);
  expect(t.whyNot('yes')?.clause).toBe('FS-ITEM-5');
});

test('FS-ITEM-5: on one’s own turn of Convoy fire it can be played too', () => {
  const t = inFire({ items: ['Snow Shroud'] }, { enemies: [{ enemy: 'II' }], outcomes: [{ enemy: { II: 2 } }] });

  t.play('no', 'use an item', 'Snow Shroud', 'hold fire');

  expect(t.items()).toEqual([]);
  expect(t.asked().seats).toEqual([]);
  expect(t.count('damage')).toBe(0);
});

const firing = (seat: SeatLaid, more: Partial<TableLaid> = {}) =>
  table({
    start: 'firePhase.convoyFire',
    options,
    seats: [{ convoy: ARMED, ...seat }, {}],
    track: [1, 0],
    enemies: [{ enemy: 'II' }, { enemy: 'III', region: 'Coast' }],
    ...more,
  });

test('FS-ITEM-6, 7: two damage and a fame, but no attack: no ammo, no outcome card, no target token', () => {
  const t = firing({ items: ['Rocket Tube'] });

  t.play('use an item', 'Rocket Tube');

  expect(t.enemy('II')).toMatchObject({ damage: 2, targets: [] });
  expect([t.fame(), t.count('ammo'), t.targets()]).toEqual([1, 1, 2]);
  expect(t.g.outcomeDiscard).toEqual([]);
  expect(t.may()).toContain('attack');
});

test('FS-ITEM-8, FS-RUL-10: the loot of an enemy that nobody has marked is lost unseen', () => {
  const t = firing({ items: ['Rocket Tube'] }, { enemies: [{ enemy: 'II', boxes: 2 }] });

  t.play('use an item', 'Rocket Tube');

  expect(t.enemy('II')).toBeNull();
  expect(t.g.lostLoot).toHaveLength(1);
  expect(t.happened('defeated').map(({ winner }) => winner)).toEqual([-1]);
});

const smoking = (targets: readonly number[], more: Partial<TableLaid> = {}) => {
  const t = firing(
    { items: ['Smoke Pot'] },
    {
      enemies: [
        { enemy: 'II', targets },
        { enemy: 'III', region: 'Coast' },
      ],
      ...more,
    },
  );
  t.play('use an item', 'Smoke Pot');
  return t;
};

test('FS-EX-8, FS-ITEM-9, 10: the space that was vacated takes the token', () => {
  const t = smoking([1, 0]);

  expect(t.enemy('II')?.targets).toEqual([0, 0]);
  expect([t.targets(0), t.targets(1)]).toEqual([0, 2]);
});

test('FS-ITEM-9: without tokens of others it goes to the leftmost empty space', () => {
  const t = smoking([0]);

  expect(t.enemy('II')?.targets).toEqual([0, 0]);
});

test('FS-ITEM-10, FS-RUL-11: with both tokens placed one is moved, and its old card is closed up', () => {
  const t = smoking([1, 0], {
    enemies: [
      { enemy: 'II', targets: [1] },
      { enemy: 'III', region: 'Coast', targets: [0, 1, 0] },
    ],
  });

  expect(t.enemy('II')?.targets).toEqual([0]);
  expect(t.enemy('III')?.targets).toEqual([1, 0]);
  expect([t.targets(0), t.targets(1)]).toEqual([0, 1]);
});

test('FS-ITEM-10: it has no effect on a full enemy without tokens of others, and is not offered', () => {
  const t = firing({ items: ['Smoke Pot'] }, { enemies: [{ enemy: 'II', targets: [0, 0] }] });

  expect(t.may()).not.toContain('use an item');
});

test('FS-ITEM-10: one chooses whose token, and from which enemy one’s own comes', () => {
  const t = smoking([], {
    seats: [{ convoy: ARMED, items: ['Smoke Pot'] }, {}, {}],
    track: [2, 1, 0],
    enemies: [
      { enemy: 'II', targets: [1, 0, 2] },
      { enemy: 'III', region: 'Coast', targets: [0] },
    ],
  });

  expect(t.asked().name).toBe('smokeOut.chooseSpace');
  t.play('space C: player 3');
  expect(t.asked().name).toBe('smokeOut.chooseToken');
  t.play('Wolf Riders (II)');

  expect(t.enemy('II')?.targets).toEqual([1, 0]);
  expect([t.targets(0), t.targets(2)]).toEqual([0, 2]);
});

const brewing = (slots: readonly string[], more: Partial<TableLaid> = {}) =>
  table({
    start: 'movementTurn',
    args: [0],
    options,
    seats: [
      { crew: ['Leader'], convoy: [truck(['survivor: survivor', ...slots], { speed: 1 })], items: ['Volatile Brew'] },
      {},
    ],
    ...more,
  });

test('FS-EX-9, FS-ITEM-11, 12: in its stronger form four damage, of which what finds no slot is ignored', () => {
  const t = brewing(['any: fuel', 'armour', 'armour: damage']);

  t.play('use an item', 'Volatile Brew', '+3 speed, 4 damage', 'move', 'waypoint 4');
  t.play('truck, slot 3', 'truck, slot 2');

  expect(t.happened('damaged').map(({ slot }) => slot)).toEqual([2, 1, 0]);
  expect(t.g.players[0].out).toBe(true);
});

test('FS-ITEM-11: in its weaker form two; they are placed when the convoy has moved', () => {
  const t = brewing(['any: fuel', 'armour', 'armour']);

  t.play('use an item', 'Volatile Brew', '+2 speed, 2 damage', 'move');
  const before = t.count('damage');
  t.play('waypoint 3', 'truck, slot 3', 'truck, slot 4');

  expect([t.at(), before, t.count('damage')]).toEqual([3, 0, 2]);
});

test('FS-ITEM-12: only when the convoy can move, and then it has to', () => {
  const empty = brewing(['any', 'armour']);
  const t = brewing(['any: fuel', 'armour', 'armour']);

  t.play('use an item', 'Volatile Brew', '+2 speed, 2 damage');

  expect(empty.may()).toEqual(['stay']);
  expect(t.may()).toEqual(['move']);
  expect(t.whyNot('stay')?.clause).toBe('FS-ITEM-12');
  t.play('move');
  expect(t.may()).not.toContain('stay at waypoint 0');
});

test('FS-INT-24: mines go off on the way, the brew when the way is made', () => {
  const t = brewing(['any: fuel', 'armour', 'armour', 'armour'], {
    options: { ...options, mineVariant: 'on' },
    mines: [{ road: '0-1', owner: 1 }],
  });

  t.play('use an item', 'Volatile Brew', '+2 speed, 2 damage', 'move', 'waypoint 1');
  expect(t.g.mines?.roads).toEqual([]);
  expect(t.may()).toContain('truck, slot 3');
  t.play('truck, slot 3', 'truck, slot 4', 'truck, slot 5');

  expect(t.count('damage')).toBe(3);
});

test('FS-INT-23: a Mine can be loaded into a junk weapon', () => {
  const t = firing(
    { convoy: [truck(['survivor', 'survivor', 'junk2'])], items: ['Mine'] },
    { options: { ...options, mineVariant: 'on' }, outcomes: [{ player: { 2: '1' } }] },
  );

  t.play('fire a junk weapon', 'Mine');

  expect([t.items(), t.enemy('II')?.damage]).toEqual([[], 1]);
});

test('FS-ITEM-13: of one zone, up to three survivors lose one each', () => {
  const ill = { Leader: 1, Driver: 1, Scout: 1, Medic: 1 };
  const t = exploring({
    items: ['Cleansing Serum'],
    crew: ['Leader', 'Driver', 'Scout', 'Medic'],
    rest: ['Hermit'],
    convoy: [truck(['survivor', 'survivor', 'survivor']), trailer(['survivor', 'survivor'])],
    contamination: { ...ill, Hermit: 1 },
  });

  t.play('use an item', 'Cleansing Serum');
  expect(t.may()).toEqual(['Active', 'Rest']);
  expect(t.whyNot('Exhausted')?.clause).toBe('FS-ITEM-13');
  t.play('Active', 'Leader', 'Driver', 'Medic');

  expect(['Leader', 'Driver', 'Scout', 'Medic', 'Hermit'].map(name => t.contamination(name))).toEqual([0, 0, 1, 0, 1]);
  expect(t.asked().name).toBe('exploreTurn.chooseAct');
});

test('FS-ITEM-13, 14: each survivor once; in the phases before the fire', () => {
  const twice = { crew: ['Leader'], contamination: { Leader: 1 }, items: ['Cleansing Serum'] };
  const moving = table({ start: 'movementTurn', args: [0], options, seats: [twice, {}] });
  const fight = firing(twice);

  moving.play('use an item', 'Cleansing Serum', 'Leader');

  expect(moving.contamination('Leader')).toBe(0);
  expect(fight.may()).not.toContain('use an item');
});

test('FS-ITEM-13: one contamination comes off a survivor, also off one that has two', () => {
  const ill = { crew: ['Leader', 'Driver'], contamination: { Leader: 2, Driver: 1 }, items: ['Cleansing Serum'] };
  const t = exploring(ill, { skills: { Leader: 3 } });

  t.play('use an item', 'Cleansing Serum', 'Leader');

  expect(t.may()).toContain('Driver');
  expect(t.may()).not.toContain('Leader');
});

test('FS-ITEM-10, FS-RUL-11: a token that is moved on the same enemy leaves its old space, not the one it has taken', () => {
  const t = smoking([], {
    seats: [{ convoy: ARMED, items: ['Smoke Pot'] }, {}, {}],
    track: [2, 1, 0],
    enemies: [
      { enemy: 'II', targets: [1, 2, 0] },
      { enemy: 'III', region: 'Coast', targets: [0] },
    ],
  });

  t.play('space A: player 2', 'Wolf Riders (II)');

  expect(t.enemy('II')?.targets).toEqual([0, 2]);
  expect([t.targets(0), t.targets(1)]).toEqual([0, 2]);
});

test('FS-ITEM-12: what was mixed for a move that never came does no damage in another round', () => {
  const t = firing({}, { start: 'firePhase', modules: [mixed] });

  expect(t.g.frozenDeck?.backfire).toEqual([0, 0]);
});
