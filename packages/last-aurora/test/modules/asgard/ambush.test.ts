import { expect, test } from 'vitest';
import { AUTOMA } from '../../../src/state.ts';
import type { AutomaLaid, SeatLaid } from '../../lay.ts';
import { device, type TableLaid, table, trailer, truck } from '../../table.ts';

const OATH = 'Oath Guard (I)';
const SKI = 'Ski Archers (II)';
const WATCH = 'Bridge Watch (III)';
const PALE = 'The Pale (IV)';
const THUNDER = 'Thunderheads (V)';
const FACES = 'Many Faces (VI)';

/** Three columns with a device on each; every card has two slots that damage can tell apart. */
const GRID: SeatLaid = {
  crew: ['Leader', 'Driver'],
  convoy: [
    truck(['survivor', 'armour'], { device: device(['weapon1', 'armour']) }),
    trailer(['any', 'armour'], { device: device(['weapon1', 'armour']) }),
    trailer(['any', 'armour'], { device: device(['weapon1', 'armour']) }),
  ],
};
const slots = (...places: string[]) => places.flatMap(place => [`${place}, slot 1`, `${place}, slot 2`]);
const COLUMN_1 = slots('truck', 'on the truck');
const COLUMNS_1_2 = slots('truck', 'trailer 1', 'on the truck', 'on trailer 1');
const COLUMNS_2_3 = slots('trailer 1', 'trailer 2', 'on trailer 1', 'on trailer 2');
const TOP = slots('on the truck', 'on trailer 1', 'on trailer 2');

/** An enemy of the row falls upon the Coast, where the first convoy is at 12 and the other one at 10. */
const ambush = (enemy: string, [first, second]: readonly SeatLaid[], more: Partial<TableLaid> = {}) =>
  table({
    start: 'firePhase.ambush',
    options: { asgard: 'on' },
    seats: [
      { at: 12, ...first },
      { at: 10, ...second },
    ],
    track: [1, 0],
    row: [enemy],
    lootDeck: ['Mending Rack'],
    ...more,
  });

const BARE: SeatLaid = { crew: ['Leader'], convoy: [truck(['survivor: damage', 'any: survivor'])] };

test('FS-EX-17, FS-ENM-0, FS-ENM-1, FS-ENM-7: the Oath Guard hits column 1 of all who lead, and columns 1 and 2 of the others', () => {
  const pair = (): SeatLaid => ({
    crew: ['Leader'],
    convoy: [truck(['survivor', 'armour']), trailer(['any', 'armour'])],
  });
  const t = table({
    start: 'firePhase.ambush',
    options: { asgard: 'on' },
    seats: [
      { ...pair(), at: 12 },
      { ...pair(), at: 12 },
      { ...GRID, at: 10 },
    ],
    track: [2, 1, 0],
    row: [OATH],
    lootDeck: ['Mending Rack'],
  });

  expect([t.asked().seats, t.may(0)]).toEqual([[0], slots('truck')]);
  t.playAs(0, 'truck, slot 2');
  expect([t.asked().seats, t.may(1)]).toEqual([[1], slots('truck')]);
  t.playAs(1, 'truck, slot 2');
  expect([t.asked().seats, t.may(2)]).toEqual([[2], COLUMNS_1_2]);
  t.playAs(2, 'on trailer 1, slot 2');

  expect([0, 1, 2].map(seat => t.count('damage', seat))).toEqual([1, 1, 1]);
});

test('FS-ENM-2: the Ski Archers hit column 1 of leaders, and columns 2 and 3 of the others', () => {
  const t = ambush(SKI, [GRID, { convoy: GRID.convoy ?? [] }]);

  expect(t.may(0)).toEqual(COLUMN_1);
  t.playAs(0, 'truck, slot 2');
  expect(t.may(1)).toEqual(COLUMNS_2_3);
  t.playAs(1, 'trailer 2, slot 2');

  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([1, 1]);
});

test('FS-ENM-7: where the foremost convoy is elsewhere, an enemy meets only others', () => {
  const t = table({
    start: 'fireOn',
    args: [1],
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [{ ...GRID, at: 12 }, { at: 20 }],
    enemies: [{ enemy: OATH, region: 'Coast' }],
    outcomes: [{ enemy: { I: 'ambush' } }],
  });

  expect(t.may(0)).toEqual(COLUMNS_1_2);
});

test('FS-ENM-8: an ambush on an outcome card does the same again', () => {
  const t = table({
    start: 'fireOn',
    args: [1],
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [{ ...GRID, at: 12 }, { at: 3 }],
    track: [1, 0],
    enemies: [{ enemy: OATH, region: 'Coast' }],
    outcomes: [{ enemy: { I: 'ambush' } }],
  });

  expect(t.may(0)).toEqual(COLUMN_1);
});

test('FS-RUL-16, FS-ENM-0: several columns are one area; by the other reading each of them takes the damage', () => {
  const hit = (columnDamage: string) =>
    table({
      start: 'fireOn',
      args: [1],
      phase: 'fire',
      options: { asgard: 'on', columnDamage },
      seats: [{ ...GRID, at: 12 }, { at: 20 }],
      enemies: [{ enemy: OATH, region: 'Coast' }],
      outcomes: [{ enemy: { I: 'ambush' } }],
    });
  const [once, twice] = [hit('inArea'), hit('perColumn')];

  once.play('trailer 1, slot 2');
  expect(twice.may()).toEqual(COLUMN_1);
  twice.play('truck, slot 2');
  expect(twice.may()).toEqual(slots('trailer 1', 'on trailer 1'));
  twice.play('trailer 1, slot 2');

  expect([once.count('damage'), twice.count('damage')]).toEqual([1, 2]);
});

test('FS-EX-18, FS-ENM-3: the Bridge Watch damages the best weapon that is whole; of two its owner chooses', () => {
  const seat: SeatLaid = {
    crew: ['Leader'],
    convoy: [truck(['survivor', 'weapon4: damage', 'weapon3']), trailer(['weapon3', 'weapon2'])],
  };
  const t = ambush(WATCH, [seat, BARE]);

  expect(t.asked()).toEqual({ name: 'damageWeapon.chooseWeapon', seats: [0] });
  expect(t.may()).toEqual(['truck, slot 3', 'trailer 1, slot 1']);
  t.play('trailer 1, slot 1');

  expect([t.cargo('truck'), t.cargo('trailer 1')]).toEqual([
    ['survivor', 'damage', 'empty'],
    ['damage', 'empty'],
  ]);
});

test('FS-ENM-3: without a weapon that is whole nothing happens', () => {
  const t = ambush(WATCH, [{ crew: ['Leader'], convoy: [truck(['survivor', 'weapon1: damage'])] }, BARE]);

  expect(t.asked().name).not.toBe('damageWeapon.chooseWeapon');
  expect(t.count('damage')).toBe(1);
});

test('FS-ENM-4: the Pale contaminate everybody in Rest, and nobody else', () => {
  const t = ambush(PALE, [{ crew: ['Leader'], rest: ['Driver', 'Scout'], exhausted: ['Medic'] }, BARE]);

  expect(['Driver', 'Scout', 'Leader', 'Medic'].map(name => t.contamination(name))).toEqual([1, 1, 0, 0]);
});

test('FS-ENM-4: whoever loses all skill by it dies, unless a Hazard Suit is worn', () => {
  const convoy = [truck(['survivor', 'survivor', 'survivor'])];
  const seat: SeatLaid = { crew: ['Leader'], rest: ['Co-pilot', 'Scout'], convoy };
  const bare = ambush(PALE, [seat, BARE]);
  const dressed = ambush(PALE, [{ ...seat, items: ['Hazard Suit'] }, BARE]);

  expect(dressed.may()).toEqual(['use the Hazard Suit', 'Co-pilot']);
  dressed.play('use the Hazard Suit');

  expect([bare.zone('Co-pilot'), bare.contamination('Scout')]).toEqual([null, 1]);
  expect([dressed.zone('Co-pilot'), dressed.contamination('Co-pilot'), dressed.contamination('Scout')]).toEqual([
    'rest',
    0,
    1,
  ]);
});

test('FS-ENM-5: Thunderheads damage three different cards', () => {
  const t = ambush(THUNDER, [GRID, BARE]);

  t.play('truck, slot 2');
  expect(t.may()).toEqual(slots('trailer 1', 'trailer 2', 'on the truck', 'on trailer 1', 'on trailer 2'));
  t.play('on the truck, slot 2', 'trailer 2, slot 2');

  expect(t.count('damage')).toBe(3);
});

test('FS-EX-19, FS-ENM-5: with a truck and a device it is two', () => {
  const convoy = [truck(['survivor', 'armour'], { device: device(['weapon1', 'armour']) })];
  const t = ambush(THUNDER, [{ crew: ['Leader'], convoy }, BARE]);

  t.play('truck, slot 2', 'on the truck, slot 2');

  expect(t.count('damage')).toBe(2);
  expect(t.asked().name).not.toBe('damageCards.chooseSlot');
});

test('FS-RUL-40: nor a second one on a card where another is full of damage', () => {
  const convoy = [truck(['survivor', 'armour'], { device: device(['weapon1: damage']) }), trailer(['any', 'armour'])];
  const t = ambush(THUNDER, [{ crew: ['Leader'], convoy }, BARE]);

  t.play('truck, slot 2', 'trailer 1, slot 2');

  expect(t.count('damage')).toBe(3);
  expect(t.asked().name).not.toBe('damageCards.chooseSlot');
});

test('FS-ENM-5: what lies in a slot is lost, a survivor with its card', () => {
  const convoy = [truck(['survivor: survivor']), trailer(['any: survivor'])];
  const t = ambush(THUNDER, [
    { crew: ['Leader', 'Driver', 'Scout'], convoy: [...convoy, trailer(['any: survivor'])] },
    BARE,
  ]);

  t.play('trailer 1, slot 1', 'Scout');

  expect(t.zone('Scout')).toBeNull();
});

test('FS-ENM-6: Many Faces hit leaders on a device and twice in columns 2 and 3, others twice on devices', () => {
  const t = ambush(FACES, [GRID, { convoy: GRID.convoy ?? [] }]);

  expect(t.may(0)).toEqual(TOP);
  t.playAs(0, 'on the truck, slot 2');
  expect(t.may(0)).toEqual(COLUMNS_2_3);
  t.playAs(0, 'trailer 1, slot 2', 'trailer 2, slot 2');
  expect(t.may(1)).toEqual(TOP);
  t.playAs(1, 'on trailer 1, slot 2', 'on trailer 2, slot 2');

  expect([t.count('damage', 0), t.count('damage', 1)]).toEqual([3, 2]);
});

/** The Automa, ahead of its human or behind. */
const rival = (enemy: string, automa: AutomaLaid, human = 1) =>
  table({
    start: 'ambushStep',
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [{ at: human, convoy: BARE.convoy ?? [], crew: ['Leader'] }],
    automa: { at: 3, damage: [], column: 6, ...automa },
    track: [0, 'automa'],
    row: [enemy],
    lootDeck: ['Mending Rack'],
  });

test.each([
  [OATH, 1],
  [SKI, 1],
  [WATCH, 1],
  [THUNDER, 3],
  [FACES, 3],
])('FS-INT-26: %s does %i damage to the Automa, by outcome letters', (enemy, damage) => {
  const t = rival(enemy, {});

  expect(t.happened('damaged').filter(({ who }) => who === AUTOMA)).toHaveLength(damage);
});

test('FS-INT-26: Many Faces do 2 damage to an Automa that does not lead', () => {
  const t = table({
    start: 'fireOn',
    args: [0],
    phase: 'fire',
    options: { asgard: 'on' },
    seats: [{ at: 12 }],
    automa: { at: 3, damage: [], column: 6 },
    track: ['automa', 0],
    enemies: [{ enemy: FACES }],
    outcomes: [{ enemy: { VI: 'ambush' } }],
  });

  expect(t.happened('damaged').filter(({ who }) => who === AUTOMA)).toHaveLength(2);
});

test('FS-INT-26: the Pale contaminate one survivor of the Automa', () => {
  expect(rival(PALE, { survivors: 3 }).automa()).toMatchObject({ survivors: 2, contaminated: 1 });
});
