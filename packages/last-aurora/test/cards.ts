import { type Area, type Goods, LETTERS, type Letter } from '../src/cards.ts';
import { BASE, cardWords, enemyNumber } from './words.ts';

/** A convoy card of the test's own: its slots as `kind`, or `kind: token` with what lies in it. */
export interface Vehicle {
  readonly kind: 'truck' | 'trailer' | 'device';
  readonly slots: readonly string[];
  readonly speed: number;
  readonly towing: number;
  readonly tracks: boolean;
  readonly device: Vehicle | null;
  /** Which card it is, where that matters: loot, or a card in somebody's colour. */
  readonly name: string | null;
}
type VehicleValues = Partial<Omit<Vehicle, 'kind' | 'slots'>>;

const vehicle = (kind: Vehicle['kind'], slots: readonly string[], values: VehicleValues): Vehicle => ({
  kind,
  slots,
  speed: kind === 'truck' ? 2 : 0,
  towing: kind === 'truck' ? 3 : 0,
  tracks: false,
  device: null,
  name: null,
  ...values,
});

export const truck = (slots: readonly string[], values: VehicleValues = {}): Vehicle => vehicle('truck', slots, values);
export const trailer = (slots: readonly string[], values: VehicleValues = {}): Vehicle =>
  vehicle('trailer', slots, values);
export const device = (slots: readonly string[], values: VehicleValues = {}): Vehicle =>
  vehicle('device', slots, values);

/** A convoy card as it is in the box, by its words; slots of these kinds hold a token. */
export const asPrinted = (words: string, tokens: Readonly<Record<string, string>> = {}): Vehicle => {
  const card = BASE.cards.find((_, i) => cardWords(i) === words);
  if (card?.kind !== 'truck' && card?.kind !== 'trailer' && card?.kind !== 'device')
    throw new Error(`${words} is no convoy card`);
  const { kind, slots, speed, towing, tracks } = card;
  const laid = slots.map(slot => (slot in tokens ? `${slot}: ${tokens[slot]}` : slot));
  return vehicle(kind, laid, { speed, towing, tracks, name: words });
};

/** A location of the test's own. */
export interface Place {
  readonly kind: 'location';
  readonly effect: 'none' | 'damage' | 'contamination' | 'loseFame';
  readonly left: readonly Goods[];
  readonly right: readonly Goods[];
}
export const location = (left: readonly Goods[], right: readonly Goods[], effect: Place['effect'] = 'none'): Place => ({
  kind: 'location',
  effect,
  left,
  right,
});

/** A card by its words, an enemy by its Roman number, or a card of the test's own. */
export type Laid = string | Vehicle | Place;

/** An outcome card of the test's own; what is left out is a miss. */
export interface OutcomeLaid {
  /** By weapon class: `2`, `2 jam`, `jam`. */
  readonly player?: Readonly<Record<number, string>>;
  /** By Roman number. */
  readonly enemy?: Readonly<Record<string, number | 'ambush'>>;
  /** Written from the left; those left out follow in their usual order. */
  readonly letters?: string;
  readonly back?: Area;
}

const TABLES = {
  survivor: 'survivors',
  truck: 'trucks',
  trailer: 'trailers',
  device: 'devices',
  location: 'locations',
  encounter: 'encounters',
  event: 'events',
  enemy: 'enemies',
} as const;

type Fields = Readonly<Record<string, unknown>>;

export const kindOfSlot = (slot: string): string => slot.split(': ')[0];
export const tokenInSlot = (slot: string): string => slot.split(': ')[1] ?? 'empty';

const letters = (first: string): Letter[] => [
  ...(first.split('') as Letter[]),
  ...LETTERS.filter(letter => !first.includes(letter)),
];

const outcomeRow = (id: string, laid: OutcomeLaid): Fields => ({
  id,
  player: [1, 2, 3, 4].map(weapon => {
    const words = laid.player?.[weapon] ?? '';
    return { damage: Number.parseInt(words, 10) || 0, jam: words.endsWith('jam') };
  }),
  enemy: ['I', 'II', 'III', 'IV', 'V', 'VI'].map(roman => laid.enemy?.[roman] ?? 0),
  letters: letters(laid.letters ?? ''),
  back: laid.back ?? 'BOTTOM_ROW',
});

const where = (wanted: (card: number) => boolean): number[] => BASE.cards.map((_, card) => card).filter(wanted);

/** Cards of a kind that are nobody's start card and no loot. */
export const ordinary = (kind: string): number[] =>
  where(
    card =>
      BASE.cards[card].kind === kind &&
      BASE.cards[card].colour === null &&
      BASE.loot[card] === null &&
      BASE.cards[card].module === undefined,
  );

/** All cards of the box, to be found by words; what a test changes about them becomes an owner's pack. */
export const openBox = () => {
  const used = new Set<number>();
  const pack: Record<string, Fields[]> = {};
  const change = (table: string, fields: Fields): void => {
    const rows = (pack[table] ??= []);
    const changed = rows.find(({ id }) => id === fields['id']);
    if (changed === undefined) rows.push({ ...fields });
    else Object.assign(changed, fields);
  };
  const take = (candidates: readonly number[], wanted: string): number => {
    const card = candidates.find(candidate => !used.has(candidate));
    if (card === undefined) throw new Error(`no ${wanted} left in the box`);
    used.add(card);
    return card;
  };
  const byWords = (words: string, seat: number): number => {
    const named = where(card => cardWords(card) === words);
    const own = (card: number): number => (BASE.cards[card].colour === seat ? 0 : 1);
    return take(
      named.sort((a, b) => own(a) - own(b)),
      words,
    );
  };
  const byNumber = (roman: string): number => {
    const number = enemyNumber(roman);
    return take(
      where(card => {
        const data = BASE.cards[card];
        return data.kind === 'enemy' && data.number === number;
      }),
      roman,
    );
  };
  const made = (laid: Vehicle | Place, seat: number): number => {
    const named = laid.kind === 'location' ? null : laid.name;
    const card = named === null ? take(ordinary(laid.kind), laid.kind) : byWords(named, seat);
    const { id } = BASE.cards[card];
    if (laid.kind === 'location') change('locations', { id, effect: laid.effect, left: laid.left, right: laid.right });
    else {
      const { speed, towing, tracks } = laid;
      const values = laid.kind === 'truck' ? { speed, towing, tracks } : { tracks };
      change(TABLES[laid.kind], { id, slots: laid.slots.map(kindOfSlot), ...values });
    }
    return card;
  };
  return {
    pack,
    used,
    /** One card out of the box. */
    card(laid: Laid, seat = -1): number {
      if (typeof laid !== 'string') return made(laid, seat);
      return /^[IV]+$/.test(laid) ? byNumber(laid) : byWords(laid, seat);
    },
    /** Other values on all cards of this name. */
    reprint(words: string, fields: Fields): void {
      for (const card of where(candidate => cardWords(candidate) === words))
        change(TABLES[BASE.cards[card].kind], { id: BASE.cards[card].id, ...fields });
    },
    /** Other values on an action card of the Automa. */
    action(id: string, values: object): void {
      change('automaCards', { id, ...values });
    },
    /** Defence boxes on the back of a loot card. */
    boxes(card: number | string, boxes: number | readonly number[]): void {
      const face = typeof card === 'number' ? card : where(candidate => cardWords(candidate) === card)[0];
      change('loot', { id: BASE.cards[face].id, boxes: typeof boxes === 'number' ? [boxes, boxes, boxes] : boxes });
    },
    /** The test's outcome cards on top of twelve, the others being misses. */
    outcomes(laid: readonly OutcomeLaid[]): void {
      BASE.outcomes.forEach(({ id }, i) => {
        change('outcomes', outcomeRow(id, laid[i % 12] ?? {}));
      });
    },
  };
};
export type Box = ReturnType<typeof openBox>;
