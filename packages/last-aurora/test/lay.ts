import type { AutomaBoard, AutomaCard, AutomaSlot } from '../src/board.ts';
import {
  ABOVE,
  AMMO,
  AUTOMA,
  type Aurora,
  CONTAMINATION,
  DAMAGE,
  EMPTY,
  FOOD,
  FUEL,
  type Player,
  SLOTS_PER_CARD,
  SURVIVOR,
} from '../src/state.ts';
import { put } from '../src/verbs/cargo.ts';
import { countTokens } from '../src/verbs/convoy.ts';
import { crewSize, insert } from '../src/verbs/survivors.ts';
import { type Box, tokenInSlot, trailer, truck, type Vehicle } from './cards.ts';
import { BASE, cardWords, itemNumber, tokenNumber } from './words.ts';

export interface SeatLaid {
  /** Active survivors; a Leader and a Co-pilot unless the test says otherwise. */
  readonly crew?: readonly string[];
  readonly rest?: readonly string[];
  readonly exhausted?: readonly string[];
  /** Truck first, then the trailers; a device goes with the card below it. */
  readonly convoy?: readonly Vehicle[];
  /** Tokens that lie wherever there is room. Survivor tokens are added by themselves. */
  readonly cargo?: readonly string[];
  readonly at?: number;
  /** In stars. */
  readonly fame?: number;
  readonly items?: readonly string[];
  readonly contamination?: Readonly<Record<string, number>>;
  readonly fed?: Readonly<Record<string, number>>;
}

type Lay = (g: Aurora) => void;

const PLAIN_CONVOY = [truck(['survivor', 'any', 'any', 'any']), trailer(['any', 'any', 'any', 'any'])];

const fameSpace = (g: Aurora, stars: number): number => g.content.fame.indexOf(stars);

const layVehicle = (player: Player, position: number, card: number, laid: Vehicle): void => {
  player.convoy[position] = card;
  laid.slots.forEach((slot, i) => {
    player.cargo[position * SLOTS_PER_CARD + i] = tokenNumber(tokenInSlot(slot));
  });
};

const layCargo = (g: Aurora, player: Player, cargo: readonly string[]): void => {
  for (const token of cargo) put(g, player, tokenNumber(token));
  while (countTokens(player, SURVIVOR) < crewSize(player)) put(g, player, SURVIVOR);
  if (countTokens(player, SURVIVOR) > crewSize(player)) throw new Error('more survivor tokens than survivor cards');
  for (const token of player.cargo) if (token !== EMPTY) g.supply[token]--;
};

const count = (g: Aurora, who: number, all: readonly number[], counts: Readonly<Record<string, number>>): void => {
  for (const [words, tokens] of Object.entries(counts)) {
    const s = all.find(card => cardWords(card) === words);
    if (s === undefined) throw new Error(`seat ${who} has no ${words}`);
    g.contamination[s] += tokens;
    g.supply[CONTAMINATION] -= tokens;
  }
};

/** Takes the cards of a seat out of the box; what comes back lays them. */
export const laySeat = (box: Box, laid: SeatLaid, seat: number): Lay => {
  const zones = { active: laid.crew ?? ['Leader', 'Co-pilot'], rest: laid.rest ?? [], exhausted: laid.exhausted ?? [] };
  const crew = Object.entries(zones).map(([zone, names]) => ({ zone, cards: names.map(name => box.card(name, seat)) }));
  const convoy = (laid.convoy ?? PLAIN_CONVOY).map((bottom, position) => ({
    position,
    bottom,
    card: box.card(bottom, seat),
    top: bottom.device,
    above: bottom.device === null ? -1 : box.card(bottom.device, seat),
  }));
  return g => {
    const player = g.players[seat];
    for (const { zone, cards } of crew) for (const s of cards) insert(player[zone as 'active'], s);
    for (const { position, bottom, card, top, above } of convoy) {
      layVehicle(player, position, card, bottom);
      if (top !== null) layVehicle(player, position + ABOVE, above, top);
    }
    layCargo(g, player, laid.cargo ?? []);
    player.node = laid.at ?? 0;
    player.fame = fameSpace(g, laid.fame ?? 0);
    player.items.push(...(laid.items ?? []).map(itemNumber));
    const all = crew.flatMap(({ cards }) => cards);
    count(g, seat, all, laid.contamination ?? {});
    for (const [words, food] of Object.entries(laid.fed ?? {}))
      g.fed[all.find(card => cardWords(card) === words) as number] = food;
  };
};

export const REGIONS = ['Valley', 'Coast', 'Bay'];

export interface EnemyLaid {
  /** Roman number. */
  readonly enemy: string;
  readonly region?: 'Valley' | 'Coast' | 'Bay';
  readonly damage?: number;
  /** Damage on its shield. */
  readonly worn?: number;
  /** Defence boxes with 2, 3 and 4 players, or the same for all. */
  readonly boxes?: number | readonly number[];
  /** Seats whose target tokens lie in spaces A, B, C, D. */
  readonly targets?: readonly (number | 'automa')[];
  /** Loot card face down beside it. */
  readonly loot?: string;
}

export const layEnemy = (box: Box, laid: EnemyLaid): Lay => {
  const card = box.card(laid.enemy);
  const loot = laid.loot === undefined ? freeLoot(box) : box.card(laid.loot);
  box.boxes(loot, laid.boxes ?? 9);
  return g => {
    const targets = (laid.targets ?? []).map(who => (who === 'automa' ? AUTOMA : who));
    const damage = laid.damage ?? 0;
    const worn = laid.worn === undefined ? {} : { worn: laid.worn };
    g.enemies.push({ card, region: REGIONS.indexOf(laid.region ?? 'Valley'), loot, damage, targets, ...worn });
    g.supply[DAMAGE] -= damage + (laid.worn ?? 0);
    for (const who of targets) {
      if (who === AUTOMA && g.automa !== null) g.automa.targets--;
      else g.players[who].targets--;
    }
  };
};

const freeLoot = (box: Box): number => {
  const card = BASE.loot.findIndex((back, i) => back !== null && !box.used.has(i));
  box.used.add(card);
  return card;
};

export interface AutomaLaid {
  readonly at?: number;
  readonly fame?: number;
  readonly survivors?: number;
  readonly contaminated?: number;
  readonly ammo?: number;
  readonly food?: number;
  readonly fuel?: number;
  /** Column of its token, from 1. */
  readonly column?: number;
  /** Damaged slots, as `B3`; by default what covers row A right of the token. */
  readonly damage?: readonly string[];
  /** Slots of its board that are not plain. */
  readonly board?: Readonly<Record<string, AutomaSlot>>;
  readonly groups?: readonly (readonly string[])[];
  /** Other values on action cards. */
  readonly actions?: Readonly<Record<string, Partial<AutomaCard>>>;
  /** Action cards by id, next one first. */
  readonly deck?: readonly string[];
  readonly pile?: readonly string[];
  readonly shown?: readonly string[];
  readonly discard?: readonly string[];
  readonly first?: string;
  readonly items?: readonly string[];
  readonly loot?: readonly string[];
}

const COLUMNS = 6;
export const slotNumber = (name: string): number => 'ABCD'.indexOf(name[0]) * COLUMNS + Number(name.slice(1)) - 1;
export const slotLetters = (slot: number): string => `${'ABCD'[Math.floor(slot / COLUMNS)]}${(slot % COLUMNS) + 1}`;

/** A board of plain slots, but for those the test names. */
export const boardOf = (printed: AutomaBoard, laid: AutomaLaid): AutomaBoard => ({
  rows: printed.rows.map(({ id }) => ({
    id,
    slots: Array.from({ length: COLUMNS }, (_, column) => laid.board?.[`${id}${column + 1}`] ?? 'plain'),
    source: 'designed',
  })),
  groups: (laid.groups ?? [['B1']]).map((slots, i) => ({ id: `${i}`, slots, source: 'designed' })),
  speed: printed.speed,
  survivors: printed.survivors,
  resources: printed.resources,
});

const action = (id: string): number => BASE.automaCards.findIndex(card => card.id === id);

export const layAutoma = (box: Box, laid: AutomaLaid): Lay => {
  const loot = (laid.loot ?? []).map(words => box.card(words));
  for (const [id, values] of Object.entries(laid.actions ?? {})) box.action(id, values);
  return g => {
    const rival = g.automa;
    if (rival === null) return;
    rival.node = laid.at ?? 0;
    rival.fame = fameSpace(g, laid.fame ?? 0);
    rival.survivors = laid.survivors ?? 2;
    rival.contaminated = laid.contaminated ?? 0;
    rival.column = (laid.column ?? 1) - 1;
    rival.stock[AMMO] = laid.ammo ?? 0;
    rival.stock[FOOD] = laid.food ?? 0;
    rival.stock[FUEL] = laid.fuel ?? 0;
    const covered = Array.from({ length: COLUMNS }, (_, i) => `A${i + 1}`).slice(rival.column + 1);
    for (const name of laid.damage ?? covered) rival.damage[slotNumber(name)] = true;
    rival.deck.push(...(laid.deck ?? []).map(action).toReversed());
    rival.pile.push(...(laid.pile ?? []).map(action).toReversed());
    rival.shown.push(...(laid.shown ?? []).map(action));
    rival.discard.push(...(laid.discard ?? []).map(action));
    rival.first = laid.first === undefined ? -1 : action(laid.first);
    rival.items.push(...(laid.items ?? []).map(itemNumber));
    rival.loot.push(...loot);
    for (const token of [AMMO, FOOD, FUEL]) g.supply[token] -= rival.stock[token];
    g.supply[SURVIVOR] -= rival.survivors + rival.contaminated;
    g.supply[DAMAGE] -= rival.damage.filter(Boolean).length;
  };
};
