import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import type { CardData } from '../src/cards.ts';
import { type AuroraContent, lastAurora } from '../src/index.ts';
import { MINE_TOKENS } from '../src/modules/mines/rules.ts';
import { SETTINGS } from '../src/settings.ts';
import { ascending, count, setUp } from './fresh.ts';

const content = (settings: Readonly<Record<string, unknown>> = {}): AuroraContent =>
  must(lastAurora.content({ seats: 4, ...settings }));

const inDeck = ({ period, module }: CardData): boolean =>
  module === undefined && (period === 'I' || period === 'II' || period === 'III');

test('LA-CMP-1, LA-OPT-26: one to four play; the Automa joins one alone, and nobody else', () => {
  const seats = SETTINGS.find(({ name }) => name === 'seats')?.values ?? [];

  const tables = seats.map(number => setUp({ seats: number }));

  expect(seats).toEqual([1, 2, 3, 4]);
  expect(tables.map(g => g.players.length)).toEqual([1, 2, 3, 4]);
  expect(tables.map(g => g.automa !== null)).toEqual([true, false, false, false]);
});

test('LA-CMP-2: the route board has two sides that differ', () => {
  const [alpha, beta] = ['alpha', 'beta'].map(mapSide => content({ mapSide }));

  expect([alpha.mapId, beta.mapId]).toEqual(['alpha', 'beta']);
  expect(alpha.map.roads).not.toEqual(beta.map.roads);
  expect(lastAurora.content({ mapSide: 'gamma' }).ok).toBe(false);
});

test('LA-CMP-3, LA-DX-1: 18 start cards: two survivors, a truck and a trailer of each colour, and 2 Rusty Trailers', () => {
  const start = content().cards.filter(({ period, module }) => period === 'S' && module === undefined);

  expect(start).toHaveLength(18);
  for (const colour of [0, 1, 2, 3]) {
    const own = start.filter(card => card.colour === colour).map(({ kind }) => kind);
    expect(own.sort()).toEqual(['survivor', 'survivor', 'trailer', 'truck']);
  }
  expect(start.filter(card => card.colour === null).map(({ kind, name }) => [kind, name])).toEqual([
    ['trailer', 'rusty'],
    ['trailer', 'rusty'],
  ]);
});

test('LA-CMP-4, LA-CMP-5: 54 exploration cards and 6 enemies, numbered I to VI, have a period on their backs', () => {
  const deck = content().cards.filter(card => inDeck(card) && card.module === undefined);
  const enemies = deck.filter(card => card.kind === 'enemy');

  expect(deck.length - enemies.length).toBe(54);
  expect(enemies.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('LA-CMP-6: 6 loot cards in three groups, outside the exploration deck', () => {
  const { piles, loot, cards } = content();

  const groups = piles.loot.map(pile => pile.map(card => loot[card]?.group));

  expect(groups).toEqual([
    ['V-VI', 'V-VI'],
    ['III-IV', 'III-IV'],
    ['I-II', 'I-II'],
  ]);
  expect(cards.filter((card, i) => loot[i] !== null && inDeck(card))).toEqual([]);
});

test('LA-CMP-7, LA-CMP-8: 14 items of eight kinds, one Mine beside them, 12 outcome cards', () => {
  const { items, piles } = content();
  const ordinary = items.filter(({ module }) => module === undefined);

  expect(ordinary.map(({ copies }) => copies).reduce((a, b) => a + b)).toBe(14);
  expect(new Set(ordinary.map(({ power }) => power)).size).toBe(8);
  expect(items.filter(({ power }) => power === 'mine').map(({ copies }) => copies)).toEqual([1]);
  expect(piles.outcomes).toHaveLength(12);
});

test('LA-CMP-9, LA-CMP-10, LA-CMP-11, LA-CMP-12: the tokens of the box, wherever they lie', () => {
  const g = setUp({ seats: 4, supply: 'limited' });

  const { ammo, food, fuel, item, survivor, damage, contamination } = lastAurora.components(g);

  expect({ ammo, food, fuel }).toEqual({ ammo: 10, food: 10, fuel: 14 });
  expect({ item, survivor, damage, contamination }).toEqual({
    item: 6,
    survivor: 20,
    damage: 40,
    contamination: 10,
  });
});

test('LA-CMP-13: a marker, fame, a place in the turn order and two target tokens for each; one Aurora for all', () => {
  const view = lastAurora.view(setUp({ seats: 4 }), 0);

  expect(view.players.map(({ node }) => node)).toEqual([0, 0, 0, 0]);
  expect(view.players.map(({ fame }) => fame)).toEqual([0, 0, 0, 0]);
  expect(view.players.map(({ targets }) => targets)).toEqual([2, 2, 2, 2]);
  expect(ascending(view.track)).toEqual([0, 1, 2, 3]);
  expect(view.dock).toBe(0);
});

test('LA-CMP-14: 10 special tiles, 2 mines; three avalanche roads on Beta, none on Alpha', () => {
  const tiles = content().tiles.map(({ copies }) => copies);
  const avalanches = (mapSide: string): number => count(content({ mapSide }).map.roads, r => r.kind === 'avalanche');

  expect([tiles.reduce((a, b) => a + b), MINE_TOKENS]).toEqual([10, 2]);
  expect([avalanches('alpha'), avalanches('beta')]).toEqual([0, 3]);
});

test('LA-CMP-15: the solo game has a board of rows A to D and six action cards', () => {
  const g = setUp({ seats: 1 });

  expect(g.content.automaBoard.rows.map(({ id }) => id)).toEqual(['A', 'B', 'C', 'D']);
  expect(lastAurora.components(g)['actions']).toBe(6);
});
