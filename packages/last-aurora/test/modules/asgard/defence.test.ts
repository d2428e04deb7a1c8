import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { BASE } from '../../../src/content/tables.ts';
import { lastAurora } from '../../../src/index.ts';
import { AMMO, FOOD, FUEL, SURVIVOR } from '../../../src/state.ts';
import { accepts } from '../../../src/verbs/convoy.ts';
import type { OutcomeLaid } from '../../cards.ts';
import { dataOf, setUp } from '../../fresh.ts';
import type { SeatLaid } from '../../lay.ts';
import { device, location, type TableLaid, table, trailer, truck } from '../../table.ts';

const WATCH = 'Bridge Watch (III)';
const gun = (damage: number): readonly OutcomeLaid[] => [{ player: { 2: String(damage) } }];
const ARMED: SeatLaid = { convoy: [truck(['survivor', 'survivor', 'weapon2']), trailer(['any: ammo'])] };

/** A shield of two before three boxes, and somebody who fires once. */
const firing = (hits: number, worn = 0, damage = 0, more: Partial<TableLaid> = {}) =>
  table({
    start: 'firePhase.convoyFire',
    seats: [ARMED, {}],
    track: [1, 0],
    cards: { [WATCH]: { shield: 2, boxes: [3, 3, 3] } },
    enemies: [{ enemy: WATCH, worn, damage }],
    outcomes: gun(hits),
    ...more,
  });

const boxes = ({ g }: ReturnType<typeof table>) =>
  g.enemies.map(({ worn = 0, damage, targets }) => ({ worn, damage, targets: [...targets] }));

test.each([2, 3, 4])('FS-ASG-1, FS-ASG-2: with %i players the whole clan is another one, and so is the loot', seats => {
  const g = setUp({ seats, asgard: 'on' });

  const clan = dataOf(g, [...g.deck, ...g.box, ...g.row.slice(2), ...g.discard, ...g.waitingEvents]).filter(
    ({ kind }) => kind === 'enemy',
  );
  expect(clan.map(({ name }) => name).sort()).toEqual([
    'bridgewatch',
    'manyfaces',
    'oathguard',
    'palefolk',
    'skiarchers',
    'thunderheads',
  ]);
  expect(
    dataOf(g, g.lootDeck)
      .map(({ name }) => name)
      .sort(),
  ).toEqual(['iceheart', 'longhouse', 'mendrack', 'operator', 'ravens', 'scales']);
});

test('FS-ASG-2: the base clan is there without the module, and gives no name to a table with it', () => {
  const rows = (asgard: string) => JSON.stringify(must(lastAurora.content({ asgard })).rows);

  expect(rows('off')).toContain('warpack');
  expect(rows('off')).not.toContain('oathguard');
  expect(rows('on')).toContain('oathguard');
  expect(rows('on')).not.toContain('warpack');
  expect(rows('on')).not.toContain('prisoner');
});

test('FS-DATA-5, FS-DB-50: numbers I to VI, two in each period, with a shield that two average weapons of that time break', () => {
  const clan = BASE.enemies.filter(({ module }) => module === 'asgard');
  const mean = (weapon: number) =>
    BASE.outcomes.reduce((sum, { player }) => sum + player[weapon - 1].damage, 0) / BASE.outcomes.length;

  expect(clan.map(({ number, period }) => [number, period])).toEqual([
    [1, 'I'],
    [2, 'I'],
    [3, 'II'],
    [4, 'II'],
    [5, 'III'],
    [6, 'III'],
  ]);
  const usual = { S: 1, I: 1, II: 2, III: 3, loot: 4 } as const;
  for (const { shield = 0, period } of clan) expect(shield).toBeLessThanOrEqual(2 * mean(usual[period]));
});

test('FS-EX-15, FS-ASG-3: three damage fill both cells of the shield and one ordinary box', () => {
  const t = firing(3);

  t.play('attack');

  expect(boxes(t)).toEqual([{ worn: 2, damage: 1, targets: [0] }]);
  expect(t.supply('damage')).toBe(40 - 3);
});

test('FS-ASG-3: as long as the shield holds, nothing gets through', () => {
  const t = firing(1, 0, 2);

  t.play('attack');

  expect(boxes(t)).toEqual([{ worn: 1, damage: 2, targets: [0] }]);
});

test('FS-EX-16, FS-ASG-4, FS-ASG-6, FS-RUL-14: at the end of the round the shield is whole; the rest stays, and so does the target token', () => {
  const t = table({
    start: 'endOfRound',
    seats: [ARMED, {}],
    enemies: [{ enemy: WATCH, worn: 2, damage: 1, targets: [0] }],
  });

  expect(boxes(t)).toEqual([{ worn: 0, damage: 1, targets: [0] }]);
  expect([t.supply('damage'), t.targets()]).toEqual([40 - 1, 1]);
  expect(t.happened('shieldRegrew')).toEqual([{ type: 'shieldRegrew', enemy: t.g.enemies[0].card }]);
});

test('FS-ASG-5: it falls when shield and boxes are full at the same time', () => {
  const held = firing(1, 0, 3);
  const fallen = firing(2, 0, 3);

  held.play('attack');
  fallen.play('attack');

  expect(boxes(held)).toEqual([{ worn: 1, damage: 3, targets: [0] }]);
  expect(boxes(fallen)).toEqual([]);
  expect(fallen.supply('damage')).toBe(40);
});

test('FS-ASG-5, FS-INT-22: so it is in an attack that is a bonus, with loot at once', () => {
  const shooting = (worn: number) => {
    const t = table({
      start: 'exploreTurn',
      args: [0, false],
      options: { mapSide: 'beta' },
      seats: [ARMED, {}],
      row: [null, null, location(['food'], []), null, null],
      deck: [],
      cards: { [WATCH]: { shield: 2, boxes: [3, 3, 3] } },
      enemies: [{ enemy: WATCH, worn, damage: 3, loot: 'Mending Rack' }],
      outcomes: [...gun(1), { letters: 'A' }],
    });
    t.play('explore', 'go', 'the bonus');
    return t;
  };
  const [held, fallen] = [shooting(0), shooting(1)];

  expect(boxes(held)).toEqual([{ worn: 1, damage: 3, targets: [0] }]);
  expect(boxes(fallen)).toEqual([]);
  expect(fallen.asked().name).toBe('takeLoot.chooseToKeep');
});

test.each([
  [2, 1],
  [3, 2],
  [4, 3],
])('FS-ASG-7, FS-RUL-15: with %i players the Pale have %i boxes, and always the same shield', (players, count) => {
  const seats = Array.from({ length: players }, () => ({}));
  const { g } = table({ start: 'firePhase.convoyFire', seats, enemies: [{ enemy: 'The Pale (IV)' }] });

  expect(lastAurora.view(g, 0).enemies[0]).toMatchObject({ boxes: count, shield: 2, damage: 0, worn: 0 });
});

test('FS-ASG-8: Asgard armour takes nothing but damage', () => {
  const t = table({
    start: 'damage',
    args: [0, 1, 'TOP_ROW'],
    phase: 'fire',
    seats: [{ convoy: [truck(['survivor', 'survivor'], { device: device(['asgardArmour', 'weapon1']) })] }, {}],
  });

  t.play('on the truck, slot 1');

  expect([AMMO, FOOD, FUEL, SURVIVOR].filter(token => accepts('asgardArmour', token))).toEqual([]);
  expect(t.cargo('on the truck')).toEqual(['damage', 'empty']);
});

const WORN: SeatLaid = {
  crew: ['Leader'],
  convoy: [truck(['survivor', 'armour: damage', 'asgardArmour: damage', 'asgardArmour: damage'])],
};
const ending = (seats: readonly SeatLaid[], more: Partial<TableLaid> = {}) =>
  table({ start: 'endOfRound', seats, ...more });

test('FS-ASG-9, FS-GEN-4: at the end of a round Asgard armour is repaired, and nothing else, even without the module', () => {
  const t = ending([WORN, {}]);

  expect(t.cargo('truck')).toEqual(['survivor', 'damage', 'empty', 'empty']);
  expect(t.happened('armourRegrew')).toHaveLength(2);
  expect(t.happened('repaired')).toEqual([]);
  expect(t.supply('damage')).toBe(40 - 1);
});

test('FS-ASG-9: the owner may, which matters where damage tokens can run out', () => {
  const t = ending([WORN, {}], { options: { supply: 'limited' } });

  expect(t.asked()).toEqual({ name: 'regrowArmour.chooseSlot', seats: [0] });
  t.play('truck, slot 3', 'done');

  expect(t.cargo('truck')).toEqual(['survivor', 'damage', 'empty', 'damage']);
});

test('FS-ASG-10, FS-RUL-5: also in the last round, before points are counted, unless effects are left out there', () => {
  const repaired = { ...WORN, convoy: [truck(['survivor', 'asgardArmour: damage'])] };
  const last = ending([repaired, {}], { dock: 6 });
  const without = ending([repaired, {}], { dock: 6, options: { lastRoundEffects: 'no' } });

  expect(last.g.phase).toBe('over');
  expect(last.cargo('truck')).toEqual(['survivor', 'empty']);
  expect(without.cargo('truck')).toEqual(['survivor', 'damage']);
  expect(lastAurora.scores(last.g)[0]).toBe((lastAurora.scores(without.g)[0] ?? 0) + 1);
});

test('FS-ASG-4, 9, 10: at the end of a round armour in direct order, then shields, then the row is filled', () => {
  const t = ending([WORN, WORN], {
    track: [0, 1],
    enemies: [{ enemy: WATCH, worn: 1, targets: [0] }],
  });

  const order = t.g.events?.flatMap(event => {
    if (event.type === 'armourRegrew') return [`armour ${event.who}`];
    return event.type === 'shieldRegrew' || event.type === 'auroraMoved' ? [event.type] : [];
  });
  expect(order).toEqual(['armour 1', 'armour 1', 'armour 0', 'armour 0', 'shieldRegrew', 'auroraMoved']);
});

test('FS-GEN-4: an owner may print a shield on the base clan', () => {
  const t = firing(3, 0, 0, {
    cards: { 'War Pack (I)': { shield: 1 } },
    enemies: [{ enemy: 'I', boxes: 4 }],
  });

  t.play('attack');

  expect(boxes(t)).toEqual([{ worn: 1, damage: 2, targets: [0] }]);
});
