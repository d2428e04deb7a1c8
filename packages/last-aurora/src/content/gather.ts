import { accept, type Options, type Result, refuse, sealContent } from '@lastroad/kernel';
import { type AuroraMap, BONUSES, type Bonus, type MapRow } from '../board.ts';
import type { CardData, LootBack } from '../cards.ts';
import { houseOf } from '../settings.ts';
import type { AuroraContent, Piles } from '../state.ts';
import { overlay } from './overlay.ts';
import { senseless } from './sense.ts';
import { BASE, type Pack } from './tables.ts';

type AnyRow = { readonly period: string; readonly extra?: true; readonly colour?: number };

/** A row in full, as the rules read it. */
const full = (kind: string, row: AnyRow): CardData =>
  ({
    speed: 0,
    towing: 0,
    tracks: false,
    ...row,
    kind,
    period: row.period === 'loot' ? null : row.period,
    extra: row.extra ?? false,
    colour: row.colour ?? null,
  }) as unknown as CardData;

/** All cards in one list; survivors come first. A card's number is its place here. */
export const allCards = (pack: Pack): CardData[] => [
  ...pack.survivors.map(row => full('survivor', row)),
  ...pack.trucks.map(row => full('truck', row)),
  ...pack.trailers.map(row => full('trailer', row)),
  ...pack.devices.map(row => full('device', row)),
  ...pack.locations.map(row => full('location', row)),
  ...pack.encounters.map(row => full('encounter', row)),
  ...pack.events.map(row => full('event', row)),
  ...pack.enemies.map(row => full('enemy', row)),
];

const sortCards = (cards: readonly CardData[], loot: readonly (LootBack | null)[]): Piles => {
  const where = (wanted: (card: CardData, number: number) => boolean): number[] =>
    cards.map((_, card) => card).filter(card => wanted(cards[card], card));
  return {
    periods: ['III', 'II', 'I'].map(name => ({
      name,
      plain: where(card => card.period === name && !card.extra),
      extra: where(card => card.period === name && card.extra),
    })),
    loot: ['V-VI', 'III-IV', 'I-II'].map(group => where((_, card) => loot[card]?.group === group)),
    colours: [0, 1, 2, 3].map(colour => where(card => card.colour === colour)),
    row: where(card => card.period === 'S' && card.colour === null),
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

/** Gathers everything for a table with these options, with an owner's pack over our own tables. */
export const gatherContent = (options: Options, given: unknown): Result<AuroraContent> => {
  const pack = given === null ? accept(BASE) : overlay(given);
  if (!pack.ok) return pack;
  const wrong = senseless(pack.value);
  if (wrong !== null) return refuse('bad-pack', wrong);
  const cards = allCards(pack.value);
  const loot = cards.map(card => pack.value.loot.find(back => back.id === card.id) ?? null);
  const house = houseOf(options);
  return accept(
    sealContent({
      id: 'last-aurora@1',
      options,
      seats: house.seats,
      house,
      cards,
      survivors: pack.value.survivors.length,
      loot,
      piles: sortCards(cards, loot),
      map: readMap(pack.value[house.mapSide]),
      mapId: house.mapSide,
      items: pack.value.items,
      outcomes: pack.value.outcomes,
      tiles: pack.value.tiles,
      fame: pack.value.fame,
      automaBoard: pack.value.automaBoard,
      automaCards: pack.value.automaCards,
    }),
  );
};

/** A pack with every value as it stands here. */
export const template = (): unknown => JSON.parse(JSON.stringify(BASE)) as unknown;
