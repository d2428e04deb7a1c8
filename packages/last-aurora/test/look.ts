import { AMMO, AUTOMA, type Aurora, FOOD, FUEL, NONE, SLOTS_PER_CARD, TOKENS } from '../src/state.ts';
import { convoyCard, countTokens } from '../src/verbs/convoy.ts';
import { crew } from '../src/verbs/survivors.ts';
import { REGIONS, slotLetters } from './lay.ts';
import { cardWords, enemyNumber, itemWords, tokenNumber } from './words.ts';

const PLACES = [
  'truck',
  'trailer 1',
  'trailer 2',
  'trailer 3',
  'on the truck',
  'on trailer 1',
  'on trailer 2',
  'on trailer 3',
];

/** What can be seen on a table, in words. A seat that is not named is the first one. */
export interface Look {
  /** Tokens in the slots of one convoy card. */
  cargo(place: string, seat?: number): string[];
  /** Tokens of a kind in the whole convoy. */
  count(token: string, seat?: number): number;
  /** Kinds of cards in the convoy by place, as far as there are any. */
  convoy(seat?: number): string[];
  zone(survivor: string, seat?: number): 'active' | 'rest' | 'exhausted' | null;
  contamination(survivor: string, seat?: number): number;
  fame(who?: number): number;
  items(seat?: number): string[];
  at(who?: number): number;
  /** Cards of the row from space 1: their words, or `null` for an empty space. */
  row(): (string | null)[];
  /** Tokens on the card of a space: left and right block. */
  goods(space: number): string[][];
  enemy(roman: string): { region: string; damage: number; targets: readonly number[] } | null;
  /** Target tokens at home. */
  targets(seat?: number): number;
  supply(token: string): number;
  /** What the Automa has; action cards by id, those in piles with the next one first. */
  automa(): {
    readonly survivors: number;
    readonly contaminated: number;
    readonly ammo: number;
    readonly food: number;
    readonly fuel: number;
    readonly column: number;
    readonly items: number;
    readonly loot: number;
    readonly deck: readonly string[];
    readonly pile: readonly string[];
    readonly shown: readonly string[];
    readonly discard: readonly string[];
  };
  /** Damaged slots of the Automa's board. */
  automaDamage(): string[];
  /** Turn-order track, left to right; the Automa is 4. */
  track(): readonly number[];
}

export const lookAt = (g: Aurora): Look => {
  const cardOf = (survivor: string, seat: number): number => {
    const card = crew(g.players[seat]).find(s => cardWords(s) === survivor);
    return card ?? NONE;
  };
  return {
    cargo(place, seat = 0) {
      const position = PLACES.indexOf(place);
      const card = g.players[seat].convoy[position];
      if (card === NONE) throw new Error(`there is no ${place}`);
      const { slots } = convoyCard(g, card);
      return slots.map((_, i) => TOKENS[g.players[seat].cargo[position * SLOTS_PER_CARD + i]]);
    },
    count: (token, seat = 0) => countTokens(g.players[seat], tokenNumber(token)),
    convoy: (seat = 0) => PLACES.filter((_, position) => g.players[seat].convoy[position] !== NONE),
    zone(survivor, seat = 0) {
      const card = cardOf(survivor, seat);
      return (['active', 'rest', 'exhausted'] as const).find(zone => g.players[seat][zone].includes(card)) ?? null;
    },
    contamination: (survivor, seat = 0) => g.contamination[cardOf(survivor, seat)],
    fame: (who = 0) => g.content.fame[who === AUTOMA ? (g.automa?.fame ?? 0) : g.players[who].fame],
    items: (seat = 0) => g.players[seat].items.map(itemWords),
    at: (who = 0) => (who === AUTOMA ? (g.automa?.node ?? 0) : g.players[who].node),
    row: () => g.row.map(card => (card === NONE ? null : cardWords(card))),
    goods: space => [0, 1].map(side => g.goods[(space - 1) * 2 + side].map(token => TOKENS[token])),
    enemy(roman) {
      const number = enemyNumber(roman);
      const enemy = g.enemies.find(({ card }) => {
        const data = g.content.cards[card];
        return data.kind === 'enemy' && data.number === number;
      });
      return enemy === undefined
        ? null
        : { region: REGIONS[enemy.region], damage: enemy.damage, targets: [...enemy.targets] };
    },
    targets: (seat = 0) => g.players[seat].targets,
    supply: token => g.supply[tokenNumber(token)],
    automa() {
      if (g.automa === null) throw new Error('there is no Automa');
      const { survivors, contaminated, stock, column, items, loot, deck, pile, shown, discard } = g.automa;
      const ids = (actions: readonly number[]): string[] => actions.map(action => g.content.automaCards[action].id);
      return {
        survivors,
        contaminated,
        ammo: stock[AMMO],
        food: stock[FOOD],
        fuel: stock[FUEL],
        column: column + 1,
        items: items.length,
        loot: loot.length,
        deck: ids(deck).reverse(),
        pile: ids(pile).reverse(),
        shown: ids(shown),
        discard: ids(discard),
      };
    },
    automaDamage: () => (g.automa?.damage ?? []).flatMap((damaged, slot) => (damaged ? [slotLetters(slot)] : [])),
    track: () => [...g.track],
  };
};
