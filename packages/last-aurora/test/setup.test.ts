import { expect, test } from 'vitest';
import { TILE_KINDS } from '../src/cards.ts';
import { BASE } from '../src/content/tables.ts';
import { lastAurora } from '../src/index.ts';
import { AMMO, CONTAMINATION, DAMAGE, EMPTY, FOOD, FUEL, NONE, SURVIVOR } from '../src/state.ts';
import { ascending, cardWhere, count, dataOf, onTop, recordedDraws, setUp, setUpStacked, shuffled } from './fresh.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const different = (results: readonly (readonly number[])[]): number => new Set(results.map(String)).size;

test('LA-SET-1, LA-OPT-24: Alpha, unless Beta is asked for', () => {
  expect(setUp({}).content.mapId).toBe('alpha');
  expect(setUp({ mapSide: 'beta' }).content.mapId).toBe('beta');
});

test('LA-SET-2: every marked waypoint has one of the ten tiles, at random, and everybody sees them', () => {
  const g = setUp({ seats: 2 });
  const layouts = SEEDS.map(seed => setUp({ seats: 2 }, null, seed).tiles);

  const kinds = g.content.tiles.flatMap(({ id, copies }) => new Array<number>(copies).fill(TILE_KINDS.indexOf(id)));
  expect(g.tiles.map(tile => tile !== NONE)).toEqual(g.content.map.nodes.map(node => node.tile));
  expect(ascending(g.tiles.filter(tile => tile !== NONE))).toEqual(ascending(kinds));
  expect(different(layouts)).toBeGreaterThan(50);
  expect(lastAurora.view(g, 1).tiles).toEqual(g.tiles);
});

test('LA-SET-3, LA-SET-15, LA-SET-16, LA-SET-19: Aurora at 1, fame without stars, two tokens at home, first waypoint', () => {
  const g = setUp({ seats: 4 });

  expect(g.dock).toBe(0);
  for (const { fame, targets, node } of g.players) {
    expect(g.content.fame[fame]).toBe(0);
    expect(targets).toBe(2);
    expect(node).toBe(0);
  }
});

test('LA-SET-4: twelve outcome cards in random order, face down but for the back of the top one', () => {
  const g = setUp({ seats: 2 });
  const view = lastAurora.view(g, 0);

  expect(ascending(g.outcomeDeck)).toEqual([...g.content.piles.outcomes]);
  expect(g.outcomeDeck).toHaveLength(12);
  expect(g.outcomeDeck).toEqual(shuffled(g, 'outcomes'));
  expect(view).not.toHaveProperty('outcomeDeck');
  expect(view.outcomeBack).toBe(g.content.outcomes[g.outcomeDeck[11]].back);
});

test('LA-SET-5, LA-DIF-1, LA-CMP-5: exploration and enemy cards are sorted by their backs and shuffled together', () => {
  const g = setUp({ seats: 4 });
  const used = dataOf(g, [...g.deck, ...g.box, ...g.row.slice(2), ...g.discard, ...g.waitingEvents]);

  expect(used).toHaveLength(60);
  expect(count(used, card => card.kind === 'enemy')).toBe(6);
  for (const period of ['I', 'II', 'III']) {
    const stack = dataOf(g, shuffled(g, `deck ${period}`));
    expect(new Set(stack.map(card => card.period))).toEqual(new Set([period]));
    expect(stack.some(card => card.kind === 'enemy')).toBe(
      g.content.cards.some(card => card.kind === 'enemy' && card.period === period && !card.extra),
    );
  }
});

test.each([
  [2, [4, 4, 2]],
  [3, [6, 6, 2]],
  [4, [9, 9, 2]],
])(
  'LA-SET-6, LA-SET-7, LA-SET-8, LA-DX-2, LA-DIF-37: with %i players %j extra cards go into the three periods, at random',
  (seats, kept) => {
    const g = setUp({ seats });

    ['I', 'II', 'III'].forEach((period, i) => {
      const stack = shuffled(g, `deck ${period}`);
      const extras = shuffled(g, `extras ${period}`);
      const ordinary = g.content.cards.flatMap((card, number) =>
        card.period === period && !card.extra && card.module === undefined ? [number] : [],
      );
      expect(count(dataOf(g, stack), card => card.extra)).toBe(kept[i]);
      expect(ascending(stack)).toEqual(ascending([...ordinary, ...extras.slice(0, kept[i])]));
      expect(extras.slice(kept[i]).every(card => g.box.includes(card))).toBe(true);
    });
  },
);

test('LA-SET-6: the extra cards that were put back are unseen', () => {
  const g = setUp({ seats: 2 });

  expect(g.box.length).toBeGreaterThan(0);
  expect(lastAurora.view(g, 0)).not.toHaveProperty('box');
});

test('LA-SET-9: period I lies on II, II on III', () => {
  const g = setUp({ seats: 3 });

  const periods = dataOf(g, g.deck).map(card => card.period);
  expect(periods).toEqual(periods.toSorted((a, b) => String(b).length - String(a).length));
  expect(new Set(periods)).toEqual(new Set(['III', 'II', 'I']));
  expect(g.discard).toEqual([]);
});

test('LA-SET-10: loot by groups, I-II on top and V-VI at the bottom, each shuffled, face down', () => {
  const g = setUp({ seats: 2 });

  const groups = g.lootDeck.map(card => ['V-VI', 'III-IV', 'I-II'].indexOf(g.content.loot[card]?.group ?? ''));
  expect(groups).toEqual(ascending(groups));
  expect(groups).toHaveLength(6);
  expect(recordedDraws(g).filter(draw => draw.purpose === 'loot')).toHaveLength(3);
  expect(different(SEEDS.map(seed => setUp({}, null, seed).lootDeck))).toBeGreaterThan(4);
  expect(lastAurora.view(g, 0)).not.toHaveProperty('lootDeck');
});

test('LA-SET-11, LA-OPT-25: fourteen items, shuffled; the Mine only in the variant', () => {
  const mine = setUp({}).content.items.findIndex(({ power }) => power === 'mine');

  const plain = setUp({});
  const variant = setUp({ mineVariant: 'on' });

  expect(plain.itemDeck).toHaveLength(14);
  expect(plain.itemDeck).not.toContain(mine);
  expect(variant.itemDeck).toHaveLength(15);
  expect(variant.itemDeck).toContain(mine);
  expect(plain.itemDeck).toEqual(shuffled(plain, 'items'));
});

test('LA-SET-12: all tokens that nobody holds and no card bears are in the supply', () => {
  const g = setUp({ seats: 2 });

  const onCards = g.goods.flat();
  const left = (token: number, taken: number): number => taken + count(onCards, other => other === token);
  expect(g.supply[AMMO]).toBe(10 - left(AMMO, 2));
  expect(g.supply[FOOD]).toBe(10 - left(FOOD, 2));
  expect(g.supply[FUEL]).toBe(14 - left(FUEL, 2));
  expect(g.supply[SURVIVOR]).toBe(20 - 4);
  expect(g.supply[DAMAGE]).toBe(40);
  expect(g.supply[CONTAMINATION]).toBe(10);
});

test('LA-SET-13, LA-DX-4: Rusty Trailers in spaces 1 and 2, cards that are no events in the others', () => {
  for (const seed of SEEDS) {
    const g = setUp({ seats: 4 }, null, seed);

    const row = dataOf(g, g.row);
    expect(row.slice(0, 2).map(({ name }) => name)).toEqual(['rusty', 'rusty']);
    expect(row.slice(2).every(({ period, kind }) => period === 'I' && kind !== 'event')).toBe(true);
  }
});

test('LA-SET-14, LA-SET-17, LA-SET-18: everybody has the cards of one colour, survivors active, the trailer behind the truck', () => {
  const g = setUp({ seats: 4 });

  expect([g.round, g.phase]).toEqual([1, 'explore']);
  g.players.forEach(({ active, rest, exhausted, convoy }, seat) => {
    expect(dataOf(g, active).map(({ kind, colour }) => [kind, colour])).toEqual([
      ['survivor', seat],
      ['survivor', seat],
    ]);
    expect([...rest, ...exhausted]).toEqual([]);
    expect(dataOf(g, convoy.slice(0, 2)).map(({ kind, colour }) => [kind, colour])).toEqual([
      ['truck', seat],
      ['trailer', seat],
    ]);
    expect(convoy.slice(2)).toEqual(new Array(6).fill(NONE));
  });
});

test('LA-SET-20, LA-DX-3: two survivors, food, fuel and ammo in every convoy; no items', () => {
  const g = setUp({ seats: 3 });

  for (const { cargo, items, fame, targets } of g.players) {
    expect(ascending(cargo.filter(token => token !== EMPTY))).toEqual([AMMO, FOOD, FUEL, SURVIVOR, SURVIVOR]);
    expect(items).toEqual([]);
    expect([g.content.fame[fame], targets]).toEqual([0, 2]);
  }
});

test('LA-SET-21: the turn-order track is in random order', () => {
  const orders = SEEDS.map(seed => setUp({ seats: 3 }, null, seed).track);

  expect(orders.every(order => ascending(order).join() === '0,1,2')).toBe(true);
  expect(different(orders)).toBe(6);
});

/** An event among the first cards: one of period I that is always in. */
const EARLY = BASE.events.find(({ power }) => power === 'blizzard')?.id ?? '';
const EARLY_EVENT = { events: [{ id: EARLY, period: 'I', extra: false }] };

test('LA-SET-22, LA-RUL-2: an event at setup waits until all have sat down; its replacement comes at once', () => {
  const event = cardWhere(setUp({ seats: 2 }, EARLY_EVENT), ({ id }) => id === EARLY);

  const g = setUpStacked({ seats: 2 }, EARLY_EVENT, { 'deck I': onTop(event) });

  expect(g.row).not.toContain(event);
  expect(g.row).not.toContain(NONE);
  expect(g.discard).toEqual([event]);
  expect(g.phase).toBe('setup');
  expect(lastAurora.waitingFor(g)).toEqual([g.track[1]]);
  expect(lastAurora.question(g, g.track[1])?.name).toBe('damage.chooseSlot');
});

test('LA-SET-22, LA-RUL-2: an enemy at setup stays in the row', () => {
  const early = { enemies: [{ id: BASE.enemies[0].id, period: 'I', extra: false }] };
  const enemy = cardWhere(setUp({ seats: 2 }), ({ id }) => id === BASE.enemies[0].id);

  const g = setUpStacked({ seats: 2 }, early, { 'deck I': onTop(enemy) });

  expect(g.row[4]).toBe(enemy);
  expect(g.enemies).toEqual([]);
});
