import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import type { OutcomeCard } from '../../../src/cards.ts';
import { OUTCOMES } from '../../../src/content/outcomes.ts';
import { BASE } from '../../../src/content/tables.ts';
import { lastAurora } from '../../../src/index.ts';
import { setUp } from '../../fresh.ts';
import { location } from '../../table.ts';
import { rivalry } from './tracks.ts';

const OWN = BASE.outcomes.filter(({ module }) => module === 'pvp');

test('FS-PVP-1, 3: twelve outcome cards of its own come in place of the others', () => {
  const played = (pvp: string) => setUp({ seats: 4, pvp }).outcomeDeck.toSorted((a, b) => a - b);

  expect(played('off')).toEqual(OUTCOMES.map((_, i) => i));
  expect(played('on')).toEqual(OWN.map(card => BASE.outcomes.indexOf(card)));
  expect(OWN).toHaveLength(12);
});

test.each(['off', 'on'])(
  'FS-PVP-2, FS-INT-11: one enemy of each period and one loot card of each group leave the game unseen (Asgard %s)',
  asgard => {
    const g = setUp({ seats: 3, pvp: 'on', asgard });
    const { cards, loot } = g.content;
    const enemies = (list: readonly number[]) =>
      list.flatMap(card => (cards[card].kind === 'enemy' ? [cards[card].period] : []));

    expect(new Set(enemies(g.box))).toEqual(new Set(['I', 'II', 'III']));
    expect(new Set(enemies([...g.deck, ...g.row.filter(card => card >= 0)]))).toEqual(new Set(['I', 'II', 'III']));
    expect(enemies(g.box)).toHaveLength(3);
    expect(g.lostLoot.map(card => loot[card]?.group)).toEqual(['V-VI', 'III-IV', 'I-II']);
    expect(g.lootDeck.map(card => loot[card]?.group)).toEqual(['V-VI', 'III-IV', 'I-II']);
  },
);

test('FS-PVP-4, 5, 6: both tokens on the first cell, which are no damage to repair, and fame at -1', () => {
  const g = setUp({ seats: 2, pvp: 'on' });
  const view = lastAurora.view(g, 1);

  expect(view.pvp).toEqual({ evade: [0, 0], aggression: [0, 0], victims: [[], []] });
  expect(view.players.map(({ fame }) => fame)).toEqual([-1, -1]);
  expect(view.supply).toEqual(setUp({ seats: 2 }).supply);
});

test('FS-PVP-7, 8, FS-DATA-9, FS-DB-42, 44: four cells evade 0 to 3, eight cells have seven signs between them', () => {
  const { evade, aggression } = BASE.pvpCard;

  expect(evade).toEqual([0, 1, 2, 3]);
  expect(aggression.toSorted()).toEqual(['disgrace', 'disgrace', 'fame', 'fame', 'item', 'repair', 'repair']);
  // FS-DB-41, 54.
  expect(aggression.slice(0, 2).toSorted()).toEqual(['fame', 'repair']);
  expect(aggression.indexOf('disgrace')).toBe(3);
});

test('FS-EX-44, FS-PVP-24: with three players four cards stay in the row', () => {
  const row = [null, location(['fuel'], []), 'Hermit', 'Jackal', 'Merchant'];
  const t = rivalry({ start: 'endOfRound', seats: [{}, {}, {}], row, deck: ['Scout'] });

  expect(t.g.discard).toEqual([]);
  expect(t.row()).toEqual([expect.any(String), 'Hermit', 'Jackal', 'Merchant', 'Scout']);
});

test('FS-PVP-24, FS-RUL-50: with two players it is three; of more the left ones go', () => {
  const row = ['Travellers', 'Merchant', 'Hermit', 'Jackal', 'Preacher'];
  const t = rivalry({ start: 'endOfRound', row, deck: ['Scout', 'Gunner'] });

  expect(t.row()).toEqual(['Hermit', 'Jackal', 'Preacher', 'Gunner', 'Scout']);
});

test('FS-INT-29, FS-RUL-35: nobody alone can fire at the Automa; options that say so are refused', () => {
  const alone = lastAurora.content({ seats: 1, pvp: 'on' });

  expect(alone).toMatchObject({ ok: false, code: 'bad-options' });
  expect(must(lastAurora.content({ seats: 1 })).house.pvp).toBe('off');
});

test('FS-GEN-3: without the module nobody can fire at a player', () => {
  const g = setUp({ seats: 2 });

  expect(lastAurora.things(g, 0, 'fireAct')).not.toContain(14);
  expect(g).not.toHaveProperty('pvp');
});

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
const share = <T>(values: readonly T[], wanted: (value: T) => boolean): number =>
  mean(values.map(v => Number(wanted(v))));

test.each([
  [1, 0.8, 0.4],
  [2, 1.3, 0.3],
  [3, 1.9, 0.2],
  [4, 2.5, 0.12],
])('FS-DB-46: weapons of class %i do about %f damage and miss about %f of their shots', (weapon, damage, miss) => {
  const shots = OWN.map(({ player }) => player[weapon - 1]);

  expect(mean(shots.map(shot => shot.damage))).toBeCloseTo(damage, 0.5);
  expect(Math.abs(share(shots, shot => shot.damage === 0) - miss)).toBeLessThan(0.05);
  expect(share(shots, ({ jam }) => jam)).toBeCloseTo(0.167, 2);
});

test('FS-DB-40, 46: a better weapon never does less; four damage only by the best, on two cards', () => {
  for (const { player } of OWN)
    expect(player.map(({ damage }) => damage)).toEqual(player.map(({ damage }) => damage).toSorted((a, b) => a - b));
  const best = OWN.filter(({ player }) => player.some(({ damage }) => damage === 4));

  expect(best).toHaveLength(2);
  expect(best.every(({ player }) => player[2].damage < 4)).toBe(true);
});

test('FS-DB-45, FS-INT-16: twelve different orders of the letters, each letter first on three', () => {
  expect(new Set(OWN.map(({ letters }) => letters.join(''))).size).toBe(12);
  for (const letter of ['A', 'B', 'C', 'D']) expect(OWN.filter(({ letters }) => letters[0] === letter)).toHaveLength(3);
});

test('FS-DB-47: enemies do about 15 % less than on the base cards, each with an ambush and two misses at least', () => {
  const hits = (cards: readonly OutcomeCard[]): number =>
    cards.flatMap(({ enemy }) => enemy).reduce<number>((sum, does) => sum + (does === 'ambush' ? 0 : does), 0);
  const rows = [0, 1, 2, 3, 4, 5].map(number => OWN.map(({ enemy }) => enemy[number]));

  expect(hits(OWN) / hits(OUTCOMES)).toBeCloseTo(0.85, 2);
  for (const row of rows)
    expect([row.includes('ambush'), row.filter(does => does === 0).length >= 2]).toEqual([true, true]);
});

test('FS-DB-43, 48, FS-DATA-10: areas on the backs', () => {
  const backs = Object.groupBy(OWN, ({ back }) => back);

  expect(Object.fromEntries(Object.entries(backs).map(([area, cards]) => [area, cards.length]))).toEqual({
    CONVOY: 2,
    TOP_ROW: 2,
    BOTTOM_ROW: 3,
    LEFT_COLUMN: 2,
    CENTRAL_COLUMNS: 2,
    LAST_COLUMN: 1,
  });
});
