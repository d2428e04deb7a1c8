import { framesOf, type Next, type Seat, shuffle, sumOf } from '@lastroad/kernel';
import { TILE_KINDS } from '../cards.ts';
import { AMMO, type Aurora, type Card, FOOD, FUEL, SURVIVOR, TRUCK, task } from '../state.ts';
import { put, seatDriver } from '../verbs/cargo.ts';
import { takeToken } from '../verbs/supply.ts';
import { insert } from '../verbs/survivors.ts';
import { strike } from './events.ts';
import { fillRow, placeCard } from './row.ts';

/** LA-SET-7: extra cards kept of period I, II and III, by players; one alone plays with the deck for two. */
const EXTRAS: readonly (readonly number[])[] = [
  [4, 4, 2],
  [4, 4, 2],
  [6, 6, 2],
  [9, 9, 2],
];

/** Part 2, in the order of the rulebook. */
export const setUp = task('setUp', () => ({}), {
  // LA-SET-2.
  tiles(g) {
    const tiles = g.content.tiles.flatMap(({ id, copies }) => new Array<number>(copies).fill(TILE_KINDS.indexOf(id)));
    shuffle(g, tiles, 'tiles');
    g.content.map.nodes.forEach((node, i) => {
      if (node.tile) g.tiles[i] = tiles.pop() ?? -1;
    });
  },
  // LA-SET-4.
  outcomes(g) {
    g.outcomeDeck.push(...g.content.piles.outcomes);
    shuffle(g, g.outcomeDeck, 'outcomes');
  },
  // LA-SET-5..9.
  deck(g) {
    g.content.piles.periods.forEach(({ name, plain, extra }, i) => {
      stackPeriod(g, name, plain, extra, EXTRAS[g.content.seats - 1][2 - i]);
    });
  },
  // LA-SET-10, FS-PVP-2.
  loot(g) {
    for (const group of g.content.piles.loot) {
      const cards = [...group];
      shuffle(g, cards, 'loot');
      g.lostLoot.push(...cards.splice(0, sumOf(g.content.hooks.leftOut, g)));
      g.lootDeck.push(...cards);
    }
  },
  // LA-SET-11, LA-MIN-1.
  items(g) {
    g.itemDeck.push(...g.content.piles.items);
    shuffle(g, g.itemDeck, 'items');
  },
  // LA-SET-13.
  row(g): Next {
    g.content.piles.row.forEach((card, space) => placeCard(g, card, space));
    return fillRow();
  },
  // LA-SET-14..20.
  players(g) {
    g.players.forEach((_, seat) => seatPlayer(g, seat));
  },
  rivals: (g): Next => framesOf(g.content.hooks.seated, g),
  // LA-SET-21, LA-RUL-34.
  order(g): Next {
    shuffle(g, g.track, 'order');
    return framesOf(g.content.hooks.ordered, g);
  },
  // LA-SET-22, LA-RUL-2.
  events: (g): Next => g.waitingEvents.splice(0).map(card => strike(card)),
});

/** LA-SET-6, 8, 9: one period of the deck: all ordinary cards, and some of the extra ones. */
const stackPeriod = (g: Aurora, period: string, plain: readonly Card[], extra: readonly Card[], kept: number): void => {
  const extras = [...extra];
  shuffle(g, extras, `extras ${period}`);
  g.box.push(...extras.splice(kept));
  const cards = [...withoutSome(g, period, plain), ...extras];
  shuffle(g, cards, `deck ${period}`);
  g.deck.push(...cards);
};

/** FS-PVP-2: enemies of a period that leave the game unseen. */
const withoutSome = (g: Aurora, period: string, plain: readonly Card[]): readonly Card[] => {
  const count = sumOf(g.content.hooks.leftOut, g);
  if (count === 0) return plain;
  const enemies = plain.filter(card => g.content.cards[card].kind === 'enemy');
  shuffle(g, enemies, `enemies ${period}`);
  const gone = enemies.slice(0, count);
  g.box.push(...gone);
  return plain.filter(card => !gone.includes(card));
};

/** LA-SET-15..20. */
const seatPlayer = (g: Aurora, seat: Seat): void => {
  const player = g.players[seat];
  for (const card of g.content.piles.colours[seat]) {
    const { kind } = g.content.cards[card];
    if (kind === 'survivor') insert(player.active, card);
    else player.convoy[kind === 'truck' ? TRUCK : TRUCK + 1] = card;
  }
  for (const token of [SURVIVOR, SURVIVOR, AMMO, FUEL, FOOD]) {
    takeToken(g, token);
    put(g, player, token);
  }
  seatDriver(g, player);
  g.track.push(seat);
};
