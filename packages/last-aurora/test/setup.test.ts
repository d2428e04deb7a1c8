import { keyFromSeed, must } from '@lastroad/kernel';
import { describe, expect, test } from 'vitest';
import type { CardData, ConvoyCard } from '../src/cards.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { NONE } from '../src/state.ts';

const isTruck = (card: CardData): card is ConvoyCard => card.kind === 'truck';
const ascending = (numbers: readonly number[]): number[] => [...numbers].sort((a, b) => a - b);

const laid = (options: Readonly<Record<string, string | number>>, seed: string | number = 1): Aurora =>
  lastAurora.setup(must(lastAurora.content(options)), keyFromSeed(seed));

const kinds = (g: Aurora, cards: readonly number[], kind: string): number =>
  cards.filter(card => g.content.cards[card].kind === kind).length;

const extras = (g: Aurora, period: string): number => {
  const inPlay = [...g.deck, ...g.row, ...g.discard, ...g.waitingEvents].filter(card => card !== NONE);
  return inPlay.filter(card => g.content.cards[card].period === period && g.content.cards[card].extra).length;
};

describe('components', () => {
  const { cards, items, outcomes, tiles, automaCards, loot } = must(lastAurora.content({ seats: 4 }));

  test('LA-DX-1, LA-CMP-3: of 18 start cards 8 are survivors, 4 trucks, 4 trailers in colours and 2 Rusty Trailers', () => {
    const start = cards.filter(card => card.period === 'S');

    expect(start.length).toBe(18);
    for (const [kind, count] of [
      ['survivor', 8],
      ['truck', 4],
      ['trailer', 6],
    ] as const)
      expect(start.filter(card => card.kind === kind).length).toBe(count);
    expect(start.filter(card => card.name === 'rusty').length).toBe(2);
    for (const colour of [0, 1, 2, 3])
      expect(
        start
          .filter(card => card.colour === colour)
          .map(card => card.kind)
          .sort(),
      ).toEqual(['survivor', 'survivor', 'trailer', 'truck']);
  });

  test('LA-CMP-4, LA-ICO-6, LA-ICO-9: 54 exploration cards of seven kinds in three periods, 22 of them extra: 9, 9 and 4', () => {
    const deck = cards.filter(card => card.kind !== 'enemy' && card.period !== null && card.period !== 'S');

    expect(deck.length).toBe(54);
    expect(new Set(deck.map(card => card.kind)).size).toBe(7);
    expect(['I', 'II', 'III'].map(period => deck.filter(card => card.period === period && card.extra).length)).toEqual([
      9, 9, 4,
    ]);
  });

  test('LA-CMP-5, LA-ENM-7, LA-ICO-7: six enemies numbered 1 to 6, two for each period', () => {
    const enemies = cards.filter(card => card.kind === 'enemy');

    expect(enemies.map(enemy => enemy.number)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(enemies.map(enemy => enemy.period)).toEqual(['I', 'I', 'II', 'II', 'III', 'III']);
  });

  test('LA-CMP-6, LA-LTC-13: six loot cards, two for each pair of enemy numbers', () => {
    const backs = loot.filter(back => back !== null);

    expect(backs.map(back => back.group).sort()).toEqual(['I-II', 'I-II', 'III-IV', 'III-IV', 'V-VI', 'V-VI']);
    expect(cards.filter((_, card) => loot[card]).map(card => card.period)).toEqual(new Array(6).fill(null));
  });

  test('LA-CMP-7, LA-CMP-8, LA-CMP-14, LA-CMP-15: 14 items of 8 kinds and a mine, 12 outcomes, 10 tiles, 6 action cards', () => {
    const ordinary = items.filter(item => item.power !== 'mine');

    expect(ordinary.length).toBe(8);
    expect(ordinary.reduce((sum, item) => sum + item.copies, 0)).toBe(14);
    expect(items.length - ordinary.length).toBe(1);
    expect(outcomes.length).toBe(12);
    expect(tiles.reduce((sum, tile) => sum + tile.copies, 0)).toBe(10);
    expect(automaCards.length).toBe(6);
  });

  test('LA-CMP-2, LA-EXP-9, LA-FIR-4: two map sides, each with five spaces of cost 1, 2, 2, 2, 3 and three regions', () => {
    for (const mapSide of ['alpha', 'beta']) {
      const { map } = must(lastAurora.content({ mapSide }));
      expect(map.spaces.map(space => space.cost)).toEqual([1, 2, 2, 2, 3]);
      expect([...new Set(map.nodes.map(node => node.region))]).toEqual([0, 1, 2]);
    }
    expect(lastAurora.words['region.0']).toBe('Valley');
  });

  test('LA-ICO-8, LA-ICO-10, LA-ICO-11, LA-ICO-13, LA-ICO-15: what is printed on cards is there: skills 1 to 3, towing, speed, all kinds of slots', () => {
    const slots = new Set(cards.flatMap(card => ('slots' in card ? card.slots : [])));
    const skills = cards.flatMap(card => (card.kind === 'survivor' ? [card.skill] : []));
    const trucks = cards.flatMap(card => (isTruck(card) ? [card] : []));

    for (const kind of [
      'any',
      'survivor',
      'foodOrFuel',
      'armour',
      'speed',
      'foodPerRound',
      'fame1',
      'fame2',
      'weapon1',
      'weapon2',
      'weapon3',
      'weapon4',
      'tracks',
      'recycle',
      'famePerFood',
    ])
      expect(slots).toContain(kind);
    expect([Math.min(...skills), Math.max(...skills)]).toEqual([1, 3]);
    expect(new Set(trucks.map(truck => truck.towing))).toEqual(new Set([1, 2, 3]));
    expect(trucks.every(truck => truck.speed >= 1)).toBe(true);
  });
});

const mines = (g: Aurora): number => g.itemDeck.filter(item => g.content.items[item].power === 'mine').length;

describe('setup', () => {
  test('LA-CMP-1: one to four players; one alone meets the Automa', () => {
    for (const seats of [1, 2, 3, 4]) {
      const g = laid({ seats });
      expect(g.players.length).toBe(seats);
      expect(g.automa === null).toBe(seats > 1);
    }
    expect(lastAurora.content({ seats: 5 }).ok).toBe(false);
  });

  test('LA-SET-1, LA-OPT-24: a side is chosen; Alpha unless said otherwise', () => {
    expect(laid({}).content.mapId).toBe('alpha');
    expect(laid({ mapSide: 'beta' }).content.mapId).toBe('beta');
  });

  test('LA-SET-2, LA-DATC-10: ten tiles lie face up on the marked waypoints, and elsewhere in another game', () => {
    const tiles = (seed: number): number[] => laid({}, seed).tiles;
    const marked = laid({}).content.map.nodes.map(node => node.tile);

    expect(tiles(1).map(tile => tile !== NONE)).toEqual(marked);
    expect(ascending(tiles(1))).toEqual(ascending(tiles(2)));
    expect(tiles(1)).not.toEqual(tiles(2));
  });

  test('LA-SET-3, LA-SET-19: the Aurora is at dock 1, every convoy on the first waypoint', () => {
    const g = laid({ seats: 4 });

    expect([g.dock, g.red]).toEqual([0, false]);
    expect(g.players.map(player => player.node)).toEqual([0, 0, 0, 0]);
  });

  test('LA-SET-4: twelve outcome cards in random order', () => {
    const g = laid({}, 3);

    expect([...g.outcomeDeck].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect(g.outcomeDeck).not.toEqual(laid({}, 4).outcomeDeck);
  });

  test.each([
    [2, [4, 4, 2], 48],
    [3, [6, 6, 2], 52],
    [4, [9, 9, 2], 58],
    [1, [4, 4, 2], 48],
  ] as const)(
    'LA-DX-2, LA-SET-6, LA-SET-7, LA-SET-8, LA-AUS-8: with %i players %j extra cards are in a deck of %i',
    (seats, kept, size) => {
      const g = laid({ seats });

      expect(['I', 'II', 'III'].map(period => extras(g, period))).toEqual(kept);
      expect(g.deck.length + 3 + g.discard.length).toBe(size);
      expect(g.box.length).toBe(60 - size);
      expect(g.box.every(card => g.content.cards[card].extra)).toBe(true);
    },
  );

  test('LA-SET-5, LA-SET-9, LA-DIF-1: enemies are in the deck with their period; III lies at the bottom, I on top', () => {
    const g = laid({ seats: 4 });
    const periods = g.deck.map(card => g.content.cards[card].period);

    expect(kinds(g, [...g.deck, ...g.row], 'enemy')).toBe(6);
    expect(periods).toEqual(periods.toSorted((a, b) => String(b).localeCompare(String(a))));
    expect([periods[0], periods.at(-1)]).toEqual(['III', 'I']);
  });

  test('LA-SET-10: loot of I–II on top, of V–VI at the bottom', () => {
    const g = laid({});

    expect(g.lootDeck.map(card => g.content.loot[card]?.group)).toEqual([
      'V-VI',
      'V-VI',
      'III-IV',
      'III-IV',
      'I-II',
      'I-II',
    ]);
  });

  test('LA-SET-11, LA-MIN-1: fourteen items; the Mine only in the variant', () => {
    expect([laid({}).itemDeck.length, mines(laid({}))]).toEqual([14, 0]);
    expect([laid({ mineVariant: 'on' }).itemDeck.length, mines(laid({ mineVariant: 'on' }))]).toEqual([15, 1]);
  });

  test('LA-SET-12, LA-CMP-9, LA-CMP-10, LA-CMP-11, LA-CMP-12, LA-CMP-16: all tokens not in play are in one supply; resources are ammo, food and fuel', () => {
    const g = laid({ seats: 3 }, 2);
    const sums = lastAurora.components(g);

    expect(sums).toMatchObject({ ammo: 10, food: 10, fuel: 14, item: 6, survivor: 20, damage: 40, contamination: 10 });
    expect(g.supply[4]).toBe(20 - 6);
  });

  test('LA-DX-4, LA-SET-13, LA-SET-22, LA-RUL-2: Rusty Trailers in spaces 1 and 2, no event in the row; an event turned up strikes before round 1', () => {
    for (let seed = 0; seed < 60; seed++) {
      const g = laid({ seats: 4 }, seed);
      expect(g.row.slice(0, 2).map(card => g.content.cards[card].name)).toEqual(['rusty', 'rusty']);
      expect(g.row.every(card => card !== NONE && g.content.cards[card].kind !== 'event')).toBe(true);
      expect(g.waitingEvents).toEqual([]);
      const struck = g.discard.some(card => g.content.cards[card].kind === 'event');
      const asked = lastAurora.question(g, lastAurora.waitingFor(g)[0])?.name;
      expect(asked).toBe(struck ? 'airdrop.chooseToken' : 'exploreTurn.chooseAct');
    }
  });

  test('LA-DX-3, LA-SET-14, LA-SET-15, LA-SET-16, LA-SET-17, LA-SET-18, LA-SET-20, LA-CMP-13, LA-DAT-20: everybody starts alike', () => {
    const g = laid({ seats: 3 }, 2);

    g.players.forEach((player, seat) => {
      const named = (cards: readonly number[]): string[] =>
        cards.filter(card => card !== NONE).map(card => g.content.cards[card].id);
      expect(named(player.active)).toEqual([`leader-${seat + 1}`, `copilot-${seat + 1}`]);
      expect(named(player.convoy)).toEqual([`truck-${seat + 1}`, `container-${seat + 1}`]);
      expect(ascending(player.cargo.filter(token => token !== 0))).toEqual([1, 2, 3, 4, 4]);
      expect(player.cargo.slice(0, 8)).toContain(4);
      expect([g.content.fame[player.fame], player.items.length, player.targets]).toEqual([0, 0, 2]);
    });
  });

  test('LA-SET-21: the turn order is random', () => {
    const orders = new Set(Array.from({ length: 40 }, (_, seed) => laid({ seats: 3 }, seed).track.join()));

    expect(orders.size).toBe(6);
  });
});
