import { accept, hooksOf, type Options, type Result, refuse, type Seal } from '@lastroad/kernel';
import { type AuroraMap, BONUSES, type Bonus, type MapRow } from '../board.ts';
import {
  type CardData,
  CREWS,
  type CrewName,
  type ItemCard,
  type LootBack,
  type OutcomeCard,
  type SlotKind,
} from '../cards.ts';
import { type Box, PLACES, type Places } from '../hooks.ts';
import { type House, houseOf } from '../settings.ts';
import type { AuroraContent, Piles } from '../state.ts';
import { allCards, CARD_TABLES, CARDS } from './all-cards.ts';
import { PRINTINGS } from './printings.ts';
import { senseless } from './sense.ts';
import { bookOf } from './story-book.ts';
import { BASE, type Pack } from './tables.ts';
import { ITEM_TRAITS, itemTraits, NO_ABILITY, SURVIVOR_TRAITS, survivorTraits } from './traits.ts';

type Boxes = readonly Box[];

const isHere = ({ module = 'base' }: { readonly module?: string }, boxes: Boxes): boolean =>
  boxes.some(({ name }) => name === module);

/** Whether a card of our own is in play: its box is on the table, and no other one takes it out of the base box. */
const isInPlay = (card: CardData, boxes: Boxes): boolean =>
  isHere(card, boxes) && (card.module !== undefined || !boxes.some(box => box.takesOut?.(card)));

/** The box of an item is that of what it does, whatever card an owner prints it on. */
const itemInPlay = ({ power }: ItemCard, boxes: Boxes): boolean =>
  isHere(BASE.items.find(row => row.power === power) ?? {}, boxes);

const crewOf = (card: CardData): CrewName | undefined => (card.kind === 'survivor' ? card.crew : undefined);

/** FS-PVP-3: outcome cards of a module come in place of the base ones, whatever an owner prints on them. */
const outcomesInPlay = (boxes: Boxes): readonly number[] => {
  const of = (box: Box): number[] =>
    BASE.outcomes.flatMap(({ module = 'base' }: OutcomeCard, outcome) => (module === box.name ? [outcome] : []));
  return boxes.map(of).findLast(outcomes => outcomes.length > 0) ?? [];
};

const sortCards = (
  cards: readonly CardData[],
  loot: readonly (LootBack | null)[],
  items: readonly ItemCard[],
  boxes: Boxes,
): Piles => {
  const where = (wanted: (card: CardData, number: number) => boolean): number[] =>
    cards.map((_, card) => card).filter(card => isInPlay(CARDS[card], boxes) && wanted(cards[card], card));
  return {
    periods: ['III', 'II', 'I'].map(name => ({
      name,
      plain: where(card => card.period === name && !card.extra),
      extra: where(card => card.period === name && card.extra),
    })),
    loot: ['V-VI', 'III-IV', 'I-II'].map(group => where((_, card) => loot[card]?.group === group)),
    colours: [0, 1, 2, 3].map(colour => where(card => card.colour === colour)),
    row: where(card => card.period === 'S' && card.colour === null && crewOf(card) === undefined),
    crews: CREWS.map(name => where(card => crewOf(card) === name)),
    outcomes: outcomesInPlay(boxes),
    items: items.flatMap((row, item) => (itemInPlay(row, boxes) ? new Array<number>(row.copies).fill(item) : [])),
  };
};

const numbersOf = (names: readonly Bonus[]): number[] =>
  [...new Set(names)].map(name => BONUSES.indexOf(name)).sort((a, b) => a - b);

/** Finds the waypoints that roads and docks name. */
export const readMap = (map: MapRow): AuroraMap => {
  const at = (id: string): number => map.nodes.findIndex(node => node.id === id);
  const ends = map.roads.map(({ from, to }) => ({ from: at(from), to: at(to) }));
  return {
    ...map,
    ends,
    leaving: map.nodes.map((_, node) => ends.map((_end, road) => road).filter(road => ends[road].from === node)),
    docks: [map.white.map(at), map.red.map(at)],
    bonuses: [...map.spaces.map(space => space.bonus), map.spaces.flatMap(space => space.bonus)].map(numbersOf),
  };
};

/** Of a table of traits those that cards of this table have. */
const traitsOf = <P extends string>(
  traits: Readonly<Partial<Record<P, unknown>>>,
  cards: readonly { readonly power: P }[],
): unknown => Object.entries(traits).filter(([name]) => cards.some(({ power }) => power === name));

type CardTables = Pick<Pack, (typeof CARD_TABLES)[number] | 'loot'>;

/** Of all tables of cards the rows that are in play, and the backs of loot among them. */
const cardsInPlay = (pack: CardTables, boxes: Boxes): CardTables => {
  const ids = new Set(CARDS.filter(card => isInPlay(card, boxes)).map(({ id }) => id));
  const tables = [...CARD_TABLES, 'loot' as const].map(table => [table, pack[table].filter(({ id }) => ids.has(id))]);
  return Object.fromEntries(tables) as CardTables;
};

/** Kinds of slots on cards in play. */
const slotsIn = (pack: CardTables, boxes: Boxes): SlotKind[] => {
  const { trucks, trailers, devices } = cardsInPlay(pack, boxes);
  return [...trucks, ...trailers, ...devices].flatMap(({ slots }) => slots);
};

/** The rows that a table with these options can come to see; only they give its content a name. */
const rowsInPlay = (
  { alpha, beta, automaBoard, automaCards, pvpCard, stories, items, ...both }: Pack,
  house: House,
  boxes: Boxes,
) => {
  const cards = cardsInPlay(both, boxes);
  const itemsHere = items.filter(row => itemInPlay(row, boxes));
  return {
    ...both,
    ...cards,
    map: house.mapSide === 'alpha' ? alpha : beta,
    items: itemsHere,
    outcomes: outcomesInPlay(boxes).map(outcome => both.outcomes[outcome]),
    survivorTraits: traitsOf(SURVIVOR_TRAITS, cards.survivors),
    itemTraits: traitsOf(ITEM_TRAITS, itemsHere),
    ...(isHere({ module: 'automa' }, boxes) && { automaBoard, automaCards }),
    ...(isHere({ module: 'pvp' }, boxes) && { pvpCard }),
    ...(isHere({ module: 'stories' }, boxes) && { stories }),
  };
};

/** Gathers everything for a table with these options, with an owner's pack over our own tables. */
export const gatherContent = (
  options: Options,
  given: unknown,
  seal: Seal,
  boxesAt: (house: House) => Boxes,
): Result<AuroraContent> => {
  const house = houseOf(options);
  const overlaid = PRINTINGS[house.printing].overlay(given);
  if (!overlaid.ok) return overlaid;
  const pack = overlaid.value;
  const wrong = senseless(pack);
  if (wrong !== null) return refuse('bad-pack', wrong);
  const cards = allCards(pack);
  const loot = cards.map(card => pack.loot.find(back => back.id === card.id) ?? null);
  const boxes = boxesAt(house);
  return accept(
    seal(
      { rows: rowsInPlay(pack, house, boxes) },
      {
        seats: house.seats,
        house,
        hooks: hooksOf<Places>(PLACES, boxes),
        cards,
        survivors: 1 + cards.findLastIndex(({ kind }, card) => kind === 'survivor' && isInPlay(CARDS[card], boxes)),
        loot,
        printed: new Set(slotsIn(pack, boxes)),
        piles: sortCards(cards, loot, pack.items, boxes),
        map: readMap(pack[house.mapSide]),
        mapId: house.mapSide,
        items: pack.items,
        traits: cards.map(card => (card.kind === 'survivor' ? survivorTraits(card.power) : NO_ABILITY)),
        itemTraits: pack.items.map(({ power }) => itemTraits(power)),
        outcomes: pack.outcomes,
        tiles: pack.tiles,
        fame: pack.fame,
        automaBoard: pack.automaBoard,
        automaCards: pack.automaCards,
        pvpCard: pack.pvpCard,
        stories: pack.stories,
        storyBook: bookOf(pack.stories),
      },
    ),
  );
};
