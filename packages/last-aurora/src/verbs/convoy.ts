import type { Seat } from '@lastroad/kernel';
import type { Area, ConvoyCard, SlotKind } from '../cards.ts';
import {
  ABOVE,
  AMMO,
  type Aurora,
  type Card,
  DAMAGE,
  EMPTY,
  FOOD,
  FUEL,
  NONE,
  type Player,
  POSITIONS,
  SLOTS_PER_CARD,
  type Slot,
  SURVIVOR,
  type Token,
  TRUCK,
} from '../state.ts';

/** FS-STORY-31: with the slots of what lies under it. */
export const convoyCard = (g: Aurora, card: Card): ConvoyCard => {
  const { cards, hooks } = g.content;
  const lengthens = hooks.lengthens;
  for (let i = 0; i < lengthens.length; i++) {
    const longer = lengthens[i](g, card);
    if (longer !== undefined) return longer;
  }
  return cards[card] as ConvoyCard;
};

export const positionOf = (slot: Slot): number => slot >> 3;
export const firstSlot = (position: number): Slot => position * SLOTS_PER_CARD;
export const cardAt = (player: Player, slot: Slot): Card => player.convoy[slot >> 3];

export const slotKind = (g: Aurora, player: Player, slot: Slot): SlotKind =>
  convoyCard(g, player.convoy[slot >> 3]).slots[slot & 7];

/** LA-PLC-5, 6, 13, 14: what a slot accepts, damage apart. */
export const accepts = (kind: SlotKind, token: Token): boolean => {
  switch (kind) {
    case 'any':
      return true;
    case 'survivor':
      return token === SURVIVOR;
    case 'foodOrFuel':
      return token === FOOD || token === FUEL;
    default:
      return false;
  }
};

/** The cards of an area (LA-ARE-1..5, FS-ENM-0, FS-DATA-13). */
const inArea = (player: Player, position: number, area: Area): boolean => {
  const column = position % ABOVE;
  switch (area) {
    case 'CONVOY':
      return true;
    case 'TOP_ROW':
      return position >= ABOVE;
    case 'BOTTOM_ROW':
      return position < ABOVE;
    case 'LEFT_COLUMN':
      return column === TRUCK;
    case 'TRUCK':
      return position === TRUCK;
    case 'LEFT_COLUMNS':
      return column <= 1;
    case 'CENTRAL_COLUMNS':
      return column === 1 || column === 2;
    case 'SECOND_COLUMN':
      return column === 1;
    case 'THIRD_COLUMN':
      return column === 2;
    case 'LAST_COLUMN':
      return column === trailers(player);
  }
};

/** Calls back for every slot of the convoy, in order. */
export const eachSlot = (
  g: Aurora,
  player: Player,
  visit: (slot: Slot, kind: SlotKind, token: Token) => void,
): void => {
  const { convoy, cargo } = player;
  for (let position = 0; position < POSITIONS; position++) {
    const card = convoy[position];
    if (card === NONE) continue;
    const { slots } = convoyCard(g, card);
    const first = firstSlot(position);
    for (let i = 0; i < slots.length; i++) visit(first + i, slots[i], cargo[first + i]);
  }
};

export const allSlots = (g: Aurora, player: Player): Slot[] => {
  const slots: Slot[] = [];
  eachSlot(g, player, slot => slots.push(slot));
  return slots;
};

/**
 * Slots of an area that satisfy `fits`, but of slots on one card that are printed alike (and, where places are fixed,
 * hold alike) only the first: which of them is taken makes no difference.
 */
export const distinctSlots = (
  g: Aurora,
  seat: Seat,
  area: Area,
  fits: (token: Token, kind: SlotKind) => boolean,
  after: Slot = NONE,
): Slot[] => {
  const player = g.players[seat];
  const { convoy, cargo } = player;
  const fixed = g.phase === 'fire';
  const found: Slot[] = [];
  for (let position = 0; position < POSITIONS; position++) {
    const card = convoy[position];
    if (card === NONE || !inArea(player, position, area)) continue;
    const { slots } = convoyCard(g, card);
    const first = firstSlot(position);
    const start = found.length;
    next: for (let i = 0; i < slots.length; i++) {
      const slot = first + i;
      if (slot <= after || !fits(cargo[slot], slots[i])) continue;
      for (let j = start; j < found.length; j++) {
        const alike = slots[found[j] - first] === slots[i] && (!fixed || cargo[found[j]] === cargo[slot]);
        if (alike) continue next;
      }
      found.push(slot);
    }
  }
  return found;
};

const undamaged = (token: Token): boolean => token !== DAMAGE;
const damaged = (token: Token): boolean => token === DAMAGE;

/** LA-PLC-9: where damage may go. */
export const soundSlots = (g: Aurora, seat: Seat, area: Area): Slot[] => distinctSlots(g, seat, area, undamaged);
export const damagedSlots = (g: Aurora, seat: Seat, after: Slot = NONE): Slot[] =>
  distinctSlots(g, seat, 'CONVOY', damaged, after);

export const countTokens = (player: Player, token: Token): number => {
  const { cargo } = player;
  let count = 0;
  for (let slot = 0; slot < cargo.length; slot++) if (cargo[slot] === token) count++;
  return count;
};

export const hasToken = (player: Player, token: Token): boolean => player.cargo.includes(token);
export const hasResource = (player: Player): boolean =>
  hasToken(player, AMMO) || hasToken(player, FOOD) || hasToken(player, FUEL);

export const RESOURCES: readonly Token[] = [AMMO, FOOD, FUEL];

/** LA-PLC-15: undamaged slots of a kind. */
export const countSlots = (g: Aurora, player: Player, wanted: SlotKind): number => {
  const { convoy, cargo } = player;
  let count = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (convoy[position] === NONE) continue;
    const { slots } = convoyCard(g, convoy[position]);
    for (let i = 0; i < slots.length; i++)
      if (slots[i] === wanted && cargo[firstSlot(position) + i] !== DAMAGE) count++;
  }
  return count;
};

/** Slots of a kind, damaged ones too. */
export const countPrinted = (g: Aurora, player: Player, wanted: SlotKind): number => {
  let count = 0;
  eachSlot(g, player, (_slot, kind) => {
    if (kind === wanted) count++;
  });
  return count;
};

/** LA-CVF-4: undamaged weapons. */
export const weapons = (g: Aurora, player: Player): Slot[] => {
  const found: Slot[] = [];
  eachSlot(g, player, (slot, kind, token) => {
    if (token === EMPTY && weaponClass(kind) > 0) found.push(slot);
  });
  return found;
};

/** FS-JUNK-1: a junk weapon reads the row of its value like any other. */
export const weaponClass = (kind: string): number => {
  if (kind.startsWith('weapon')) return Number(kind[6]);
  return isJunk(kind) ? Number(kind[4]) : 0;
};

/** FS-JUNK-2: fired with an item instead of ammo. */
export const isJunk = (kind: string): boolean => kind.startsWith('junk');

export const trailers = (player: Player): number => {
  let count = 0;
  while (count < ABOVE - 1 && player.convoy[count + 1] !== NONE) count++;
  return count;
};

export const towing = (g: Aurora, player: Player): number => convoyCard(g, player.convoy[TRUCK]).towing;

/** LA-SHC-1, 4, LA-OPT-7: tracks printed on the truck, or on an undamaged special slot. */
export const hasTracks = (g: Aurora, player: Player): boolean => {
  const onTruckOnly = g.content.house.tracksOn === 'truck';
  for (let position = 0; position < (onTruckOnly ? 1 : POSITIONS); position++) {
    const card = player.convoy[position];
    if (card === NONE) continue;
    const { slots, tracks } = convoyCard(g, card);
    if (tracks) return true;
    const first = firstSlot(position);
    for (let i = 0; i < slots.length; i++) if (slots[i] === 'tracks' && player.cargo[first + i] !== DAMAGE) return true;
  }
  return false;
};
