import type { CardData } from '../cards.ts';
import { BASE, type Pack } from './tables.ts';

const KINDS = {
  survivors: 'survivor',
  trucks: 'truck',
  trailers: 'trailer',
  devices: 'device',
  locations: 'location',
  encounters: 'encounter',
  events: 'event',
  enemies: 'enemy',
} as const satisfies Partial<Record<keyof Pack, CardData['kind']>>;

/** Tables of cards, in the order in which the cards of a box are numbered: survivors come first. */
export const CARD_TABLES = Object.keys(KINDS) as (keyof typeof KINDS)[];

/** The base box and modules with cards, in the order in which cards are numbered: a new module comes last. */
const BOXES: readonly string[] = ['base', 'asgard', 'deck', 'crews'];

type AnyRow = { readonly period: string; readonly extra?: boolean; readonly colour?: number; readonly module?: string };

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

/** All cards in one list, box by box, whatever is on the table. A card's number is its place here. */
export const allCards = (pack: Pack): CardData[] =>
  BOXES.flatMap(box =>
    CARD_TABLES.flatMap(table => {
      const rows: readonly AnyRow[] = pack[table];
      const own: readonly AnyRow[] = BASE[table];
      return rows.filter((_, i) => (own[i].module ?? 'base') === box).map(row => full(KINDS[table], row));
    }),
  );

/** Our own cards: which card is whose does not depend on what owners print on them. */
export const CARDS = allCards(BASE);
