import { accept, type Options, type Result, refuse, sealContent } from '@lastroad/kernel';
import type { AuroraMap, MapRow } from '../board.ts';
import type { CardData } from '../cards.ts';
import { houseOf } from '../settings.ts';
import type { AuroraContent } from '../state.ts';
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
const allCards = (pack: Pack): CardData[] => [
  ...pack.survivors.map(row => full('survivor', row)),
  ...pack.trucks.map(row => full('truck', row)),
  ...pack.trailers.map(row => full('trailer', row)),
  ...pack.devices.map(row => full('device', row)),
  ...pack.locations.map(row => full('location', row)),
  ...pack.encounters.map(row => full('encounter', row)),
  ...pack.events.map(row => full('event', row)),
  ...pack.enemies.map(row => full('enemy', row)),
];

/** Finds the waypoints that roads and docks name. */
export const readMap = (map: MapRow): AuroraMap => {
  const at = (id: string): number => map.nodes.findIndex(node => node.id === id);
  const ends = map.roads.map(({ from, to }) => ({ from: at(from), to: at(to) }));
  return {
    ...map,
    ends,
    leaving: map.nodes.map((_, node) => ends.map((_end, road) => road).filter(road => ends[road].from === node)),
    docks: [map.white.map(at), map.red.map(at)],
  };
};

/** Gathers everything for a table with these options, with an owner's pack over our own tables. */
export const gatherContent = (options: Options, given: unknown): Result<AuroraContent> => {
  const pack = given === null ? accept(BASE) : overlay(given);
  if (!pack.ok) return pack;
  const wrong = senseless(pack.value);
  if (wrong !== null) return refuse('bad-pack', wrong);
  const cards = allCards(pack.value);
  const house = houseOf(options);
  return accept(
    sealContent({
      id: 'last-aurora@1',
      options,
      seats: house.seats,
      house,
      cards,
      survivors: pack.value.survivors.length,
      loot: cards.map(card => pack.value.loot.find(back => back.id === card.id) ?? null),
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
export const template = (): unknown => structuredCopy(BASE);

const structuredCopy = (value: unknown): unknown => JSON.parse(JSON.stringify(value)) as unknown;
