import { keyFromSeed, must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { BASE as TABLES } from '../../../src/content/tables.ts';
import { lastAurora } from '../../../src/index.ts';
import { weapons } from '../../../src/verbs/convoy.ts';
import { table, truck } from '../../table.ts';
import { itemWords } from '../../words.ts';

const contentOf = (options: object, pack: unknown = null) => must(lastAurora.content({ ...options }, pack));
const on = (seats: number, pack: unknown = null) => contentOf({ frozenDeck: 'on', seats }, pack);
const setUp = (seats: number, pack: unknown = null) => lastAurora.setup(on(seats, pack), keyFromSeed('new deck'));

const DECKS = ['survivors', 'trucks', 'trailers', 'devices', 'locations', 'encounters', 'events'] as const;
const ROWS = DECKS.flatMap(name => TABLES[name].filter(row => row.module === 'deck'));
const inPeriod = (period: string) => ROWS.filter(row => row.period === period);

test('FS-DECK-1, FS-DATA-1, 3: 22 exploration cards, and 12 items of six kinds', () => {
  const items = TABLES.items.filter(({ module }) => module === 'deck');

  expect(ROWS).toHaveLength(22);
  expect(ROWS.every(({ extra, colour }) => extra === true && colour === undefined)).toBe(true);
  expect(items.map(({ copies }) => copies)).toEqual([2, 2, 2, 2, 2, 2]);
});

test('FS-DECK-2, 4, FS-RUL-4: they come in place of the extra cards, all others stay', () => {
  const { piles, cards } = on(4);
  const base = contentOf({ seats: 4 }).piles;

  expect(piles.periods.map(({ plain }) => plain)).toEqual(base.periods.map(({ plain }) => plain));
  expect(piles.periods.flatMap(({ extra }) => extra).every(card => cards[card].module === 'deck')).toBe(true);
  expect(base.periods.flatMap(({ extra }) => extra).every(card => cards[card].module === undefined)).toBe(true);
});

test.each([
  [1, [4, 4, 2]],
  [2, [4, 4, 2]],
  [3, [6, 6, 2]],
  [4, [9, 9, 2]],
])('FS-EX-1, FS-DECK-3, 6: %i keep so many of them by period, and the rest stay in the box unseen', (seats, kept) => {
  const g = setUp(seats);
  const left = g.box.map(card => g.content.cards[card]);

  expect(
    ['I', 'II', 'III'].map(period => inPeriod(period).length - kept['I II III'.split(' ').indexOf(period)]),
  ).toEqual(['I', 'II', 'III'].map(period => left.filter(card => card.period === period).length));
  expect(left.every(({ module }) => module === 'deck')).toBe(true);
});

test('FS-DECK-5: all twelve are shuffled into the item deck: 26 cards, 27 with the Mine', () => {
  const { itemDeck } = setUp(2);
  const mined = lastAurora.setup(contentOf({ frozenDeck: 'on', mineVariant: 'on' }), keyFromSeed(1));

  expect(itemDeck).toHaveLength(26);
  expect(mined.itemDeck).toHaveLength(27);
  expect(itemDeck.filter(item => itemWords(item) === 'Rusty Tins')).toHaveLength(2);
});

test('FS-GEN-3: without the module none of its cards is in play, and the name of the content is as it was', () => {
  const off = contentOf({});
  const rows = JSON.stringify(off.rows);

  expect(rows).not.toContain('deserter');
  expect(off.hash).toBe(contentOf({ frozenDeck: 'off' }).hash);
  expect(off.hash).not.toBe(on(2).hash);
});

test('FS-DB-21, 22: 9, 9 and 4 by period as it is; 11, 9 and 2, as the book may mean, by a pack', () => {
  const early = { period: 'I' };
  const late = { period: 'II' };
  const other = {
    encounters: [{ id: 'deserter', ...early }],
    events: [{ id: 'headwind', ...early }],
    locations: ['scrapyard', 'refinery'].map(id => ({ id, ...late })),
  };
  const counts = (pack: unknown) =>
    on(4, pack)
      .piles.periods.map(({ extra }) => extra.length)
      .toReversed();

  expect(counts(null)).toEqual([9, 9, 4]);
  expect(counts(other)).toEqual([11, 9, 2]);
  expect(setUp(4, other).box).toHaveLength(2);
});

test('FS-DB-23: junk weapons, cells that yield and cells that hold items are enough to stack', () => {
  const slots = ROWS.flatMap(row => ('slots' in row ? row.slots : []));
  const count = (wanted: RegExp) => slots.filter(slot => wanted.test(slot)).length;

  expect(count(/^junk/)).toBeGreaterThanOrEqual(3);
  expect(count(/^itemPerRound$/)).toBeGreaterThanOrEqual(2);
  expect(count(/^itemLimit$/)).toBeGreaterThanOrEqual(2);
  expect(count(/^fame/)).toBe(0);
});

test('FS-DB-25, FS-DB-28: devices have three cells at most, others five; no period is without trucks, trailers and devices', () => {
  const { piles, cards } = on(4);
  const kinds = (period: string) =>
    new Set(
      piles.periods
        .filter(({ name }) => name === period)
        .flatMap(({ plain, extra }) => [...plain, ...extra].map(card => cards[card].kind)),
    );

  for (const row of TABLES.devices.filter(({ module }) => module === 'deck')) expect(row.slots.length).toBeLessThan(4);
  for (const row of [...TABLES.trucks, ...TABLES.trailers].filter(({ module }) => module === 'deck'))
    expect(row.slots.length).toBeLessThan(6);
  for (const period of ['I', 'II', 'III'])
    expect([...kinds(period)]).toEqual(expect.arrayContaining(['truck', 'trailer', 'device']));
});

test('FS-DB-26: food, fuel, ammo and items lie in two blocks each at least', () => {
  const blocks = TABLES.locations.filter(({ module }) => module === 'deck').flatMap(({ left, right }) => [left, right]);

  expect(blocks).toHaveLength(8);
  for (const goods of ['food', 'fuel', 'ammo', 'item'] as const)
    expect(blocks.filter(block => block.includes(goods)).length).toBeGreaterThan(1);
});

test('FS-DATA-2, FS-DB-27: skills of the three survivors', () => {
  expect(TABLES.survivors.filter(({ module }) => module === 'deck').map(({ id, skill }) => [id, skill])).toEqual([
    ['spotter', 2],
    ['houndkeeper', 1],
    ['longshot', 1],
  ]);
});

test('FS-JUNK-6: whatever names weapons means those of junk too', () => {
  const t = table({
    start: 'fireTurn',
    args: [0],
    phase: 'fire',
    seats: [{ crew: ['Leader'], convoy: [truck(['survivor', 'weapon1', 'junk4', 'junk2: damage'])] }, {}],
  });

  expect(weapons(t.g, t.g.players[0])).toEqual([1, 2]);
});

test.each(['alpha', 'beta'])(
  'FS-DATA-11, FS-RUL-13: on %s every red dock is ahead of the white one of its number',
  mapSide => {
    const { map } = contentOf({ mapSide });
    const [white, red] = map.docks.map(docks => docks.map(node => map.nodes[node].rank));

    expect([white.length, red.length]).toEqual([6, 6]);
    for (const [number, rank] of red.entries()) expect(rank).toBeGreaterThan(white[number]);
  },
);

test('FS-DATA-11: the base box bears the extra symbol on as many cards as the new deck brings', () => {
  const base = DECKS.flatMap(name => TABLES[name].filter(row => row.module === undefined && row.extra === true));

  expect(base).toHaveLength(ROWS.length);
});

test('FS-DATA-13: owners may print the new cells and areas on cards of their own', () => {
  const slots = ['junk3', 'itemPerRound', 'itemLimit', 'asgardArmour', 'famePerAsgard'];
  const pack = {
    devices: [{ id: 'junkgun', slots }],
    outcomes: ['CENTRAL_COLUMNS', 'LAST_COLUMN', 'CONVOY', 'TOP_ROW'].map((back, i) => ({
      id: `outcome-${i + 1}`,
      back,
    })),
    enemies: [{ id: 'asgard-1', shield: 4 }],
    survivors: [{ id: 'stoker', crew: 'machines', power: 'unitzero' }],
  };
  const { cards, outcomes } = on(2, pack);

  expect(cards.find(({ id }) => id === 'junkgun')).toMatchObject({ slots });
  expect(outcomes.slice(0, 3).map(({ back }) => back)).toEqual(['CENTRAL_COLUMNS', 'LAST_COLUMN', 'CONVOY']);
  expect(cards.find(({ id }) => id === 'asgard-1')).toMatchObject({ shield: 4 });
});
