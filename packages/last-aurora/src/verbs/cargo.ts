import type { Seat } from '@lastroad/kernel';
import type { SlotKind } from '../cards.ts';
import {
  AMMO,
  type Aurora,
  DAMAGE,
  EMPTY,
  FOOD,
  FUEL,
  NONE,
  type Player,
  POSITIONS,
  type Slot,
  SURVIVOR,
  type Token,
  TRUCK,
} from '../state.ts';
import { accepts, cardAt, convoyCard, countTokens, firstSlot, positionOf, slotKind } from './convoy.ts';

// Cargo may be moved about freely outside the Fire phase (LA-PLC-7). So what counts there is only how many tokens of
// each kind the slots can take together; single places are filled in by themselves and people may rearrange them.

/** Survivors that need a slot of their own, food and fuel, ammo: what the three kinds of cargo slots must take. */
export interface Load {
  survivors: number;
  supplies: number;
  ammo: number;
}

const load: Load = { survivors: 0, supplies: 0, ammo: 0 };
const room = { any: 0, survivor: 0, foodOrFuel: 0 };

const count = (token: Token, by: number): void => {
  if (token === SURVIVOR) load.survivors += by;
  else if (token === FOOD || token === FUEL) load.supplies += by;
  else if (token === AMMO) load.ammo += by;
};

/** Counts cargo and undamaged slots of a convoy, with tokens that are still in the hand. */
const measure = (g: Aurora, player: Player, extra: readonly Token[]): void => {
  load.survivors = 0;
  load.supplies = 0;
  load.ammo = 0;
  room.any = 0;
  room.survivor = 0;
  room.foodOrFuel = 0;
  for (let position = 0; position < POSITIONS; position++) {
    const card = player.convoy[position];
    if (card === NONE) continue;
    const { slots } = convoyCard(g, card);
    const first = firstSlot(position);
    for (let i = 0; i < slots.length; i++) {
      const token = player.cargo[first + i];
      if (token === DAMAGE) continue;
      const kind = slots[i];
      if (kind === 'any' || kind === 'survivor' || kind === 'foodOrFuel') room[kind]++;
      count(token, 1);
    }
  }
  for (const token of extra) count(token, 1);
};

/** How many tokens are too many for the slots that were measured. */
const excess = (): number =>
  Math.max(0, load.survivors - room.survivor) + Math.max(0, load.supplies - room.foodOrFuel) + load.ammo - room.any;

export const fits = (g: Aurora, player: Player, extra: readonly Token[]): boolean => {
  measure(g, player, extra);
  return excess() <= 0;
};

/** LA-PLC-4, 18: kinds of tokens of which one could be given up to make room for the others. */
export const sacrifices = (g: Aurora, player: Player, extra: readonly Token[]): Token[] => {
  if (fits(g, player, extra)) return [];
  const kinds: Token[] = [];
  if (load.ammo > 0) kinds.push(AMMO);
  if (load.supplies > room.foodOrFuel) {
    if (player.cargo.includes(FOOD) || extra.includes(FOOD)) kinds.push(FOOD);
    if (player.cargo.includes(FUEL) || extra.includes(FUEL)) kinds.push(FUEL);
  }
  if (load.survivors > room.survivor) kinds.push(SURVIVOR);
  return kinds;
};

/** LA-REC-4: whether any undamaged slot could hold a survivor. */
export const canHoldSurvivor = (g: Aurora, player: Player): boolean => {
  measure(g, player, []);
  return room.any + room.survivor > 0;
};

/** Free slots are taken in this order: special ones first, then from the rear, so that the truck stays free. */
const freeSlot = (g: Aurora, player: Player, token: Token, but: Slot = NONE): Slot => {
  let found = NONE;
  for (let position = POSITIONS - 1; position >= 0; position--) {
    const card = player.convoy[position];
    if (card === NONE) continue;
    const { slots } = convoyCard(g, card);
    const first = firstSlot(position);
    for (let i = 0; i < slots.length; i++) {
      if (player.cargo[first + i] !== EMPTY || first + i === but || !accepts(slots[i], token)) continue;
      if (slots[i] !== 'any') return first + i;
      if (found === NONE) found = first + i;
    }
  }
  return found;
};

/** Puts a token that is known to fit into a slot; if need be another one makes room by moving to a slot of its kind. */
export const put = (g: Aurora, player: Player, token: Token, but: Slot = NONE): void => {
  const free = freeSlot(g, player, token);
  if (free !== NONE) {
    player.cargo[free] = token;
    return;
  }
  for (let slot = 0; slot < player.cargo.length; slot++) {
    const other = player.cargo[slot];
    if (other === EMPTY || other === DAMAGE || slot === but || cardAt(player, slot) === NONE) continue;
    if (slotKind(g, player, slot) !== 'any') continue;
    const elsewhere = freeSlot(g, player, other, slot);
    if (elsewhere === NONE) continue;
    player.cargo[elsewhere] = other;
    player.cargo[slot] = token;
    return;
  }
  throw new Error(`no slot takes token ${token}`);
};

/** Takes one token of a kind out of the convoy, not into the supply: untyped slots are freed first, the wheel last. */
export const pull = (g: Aurora, player: Player, token: Token): void => {
  let found = NONE;
  let best = -1;
  for (let slot = 0; slot < player.cargo.length; slot++) {
    if (player.cargo[slot] !== token) continue;
    const worth = (slotKind(g, player, slot) === 'any' ? 1 : 0) + (positionOf(slot) === TRUCK ? 0 : 2);
    if (worth <= best) continue;
    best = worth;
    found = slot;
  }
  if (found === NONE) throw new Error(`no token ${token} in the convoy`);
  player.cargo[found] = EMPTY;
};

/** A slot of the truck where a survivor sits or could sit; `NONE` if there is none (LA-MOV-2, 3). */
export const driverSlot = (g: Aurora, player: Player): Slot => {
  const { slots } = convoyCard(g, player.convoy[TRUCK]);
  let found = NONE;
  for (let slot = 0; slot < slots.length; slot++) {
    if (player.cargo[slot] === SURVIVOR) return slot;
    if (player.cargo[slot] === DAMAGE || !accepts(slots[slot], SURVIVOR)) continue;
    if (found === NONE || better(player, slots, slot, found)) found = slot;
  }
  return found;
};

const better = (player: Player, slots: readonly SlotKind[], slot: Slot, than: Slot): boolean =>
  slots[slot] === 'survivor' ||
  (slots[than] !== 'survivor' && player.cargo[slot] === EMPTY && player.cargo[than] !== EMPTY);

/** Whether a driver can sit down, or sits, without anything being given up; false too when no seat is left. */
export const wheelIsFree = (g: Aurora, player: Player): boolean => {
  const slot = driverSlot(g, player);
  if (slot === NONE) return false;
  if (player.cargo[slot] === SURVIVOR || slotKind(g, player, slot) === 'survivor') return true;
  measure(g, player, []);
  load.survivors--;
  room.any--;
  return excess() <= 0;
};

/** LA-MOV-3: kinds of which one may be given up for a driver; not the last fuel, for it is needed to start. */
export const driverSacrifices = (g: Aurora, seat: Seat): Token[] => {
  const player = g.players[seat];
  if (driverSlot(g, player) === NONE || wheelIsFree(g, player)) return [];
  const kinds: Token[] = [];
  if (load.ammo > 0) kinds.push(AMMO);
  if (load.supplies <= room.foodOrFuel) return kinds;
  if (player.cargo.includes(FOOD)) kinds.push(FOOD);
  if (countTokens(player, FUEL) > (g.freeStart ? 0 : 1)) kinds.push(FUEL);
  return kinds;
};

/** Brings a survivor to the wheel; the cargo that lay there finds another place. */
export const seatDriver = (g: Aurora, player: Player): void => {
  const slot = driverSlot(g, player);
  if (slot === NONE || player.cargo[slot] === SURVIVOR) return;
  const from = player.cargo.lastIndexOf(SURVIVOR);
  const displaced = player.cargo[slot];
  player.cargo[from] = EMPTY;
  player.cargo[slot] = SURVIVOR;
  if (displaced !== EMPTY) put(g, player, displaced, slot);
};
