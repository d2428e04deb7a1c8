import type { SlotKind } from '../cards.ts';
import { AMMO, type Aurora, DAMAGE, EMPTY, FOOD, FUEL, NONE, type Player, POSITIONS, TRUCK } from '../state.ts';
import { convoyCard, firstSlot } from '../verbs/convoy.ts';
import { hitChance } from './odds.ts';

/** What a convoy has and can do, counted once for each evaluation. */
export interface Ledger {
  fuel: number;
  food: number;
  ammo: number;
  damage: number;
  /** Cards without damage (LA-SCO-8). */
  sound: number;
  /** Free places for resources and people, and how many resources they hold. */
  room: number;
  places: number;
  /** Slots that take damage without harm. */
  armour: number;
  /** Of the truck and its slots, without the crew. */
  speed: number;
  guns: number;
  /** Hits to be expected when every gun fires once. */
  volley: number;
  /** The same of junk weapons, which fire for items. */
  junk: number;
  junkVolley: number;
  /** Fame on slots, as it would count now. */
  fame: number;
  /** Slots that turn food into fame at the end, or grow it. */
  larder: number;
  greenhouse: number;
  /** Slots that bring an item each round, and those that let more items be held. */
  workshop: number;
  pockets: number;
  /** Asgard armour, that of it which is damaged now, and slots that turn it into fame. */
  growing: number;
  worn: number;
  crests: number;
  tracks: boolean;
  /** Whether somebody sits, or could sit, at the wheel. */
  wheel: boolean;
}

const EMPTY_HANDED: Readonly<Ledger> = {
  fuel: 0,
  food: 0,
  ammo: 0,
  damage: 0,
  sound: 0,
  room: 0,
  places: 0,
  armour: 0,
  speed: 0,
  guns: 0,
  volley: 0,
  junk: 0,
  junkVolley: 0,
  fame: 0,
  larder: 0,
  greenhouse: 0,
  workshop: 0,
  pockets: 0,
  growing: 0,
  worn: 0,
  crests: 0,
  tracks: false,
  wheel: false,
};

export const newLedger = (): Ledger => ({ ...EMPTY_HANDED });

/** LA-LTC-3. */
const FOOD_FAME = 2;
/** FS-LOOT-9. */
const ARMOUR_FAME = 2;

/** Counts a convoy into `ledger`. */
export const takeStock = (g: Aurora, player: Player, ledger: Ledger): void => {
  Object.assign(ledger, EMPTY_HANDED);
  for (let position = 0; position < POSITIONS; position++) {
    const card = player.convoy[position];
    if (card === NONE) continue;
    const { slots, tracks, speed } = convoyCard(g, card);
    const first = firstSlot(position);
    const before = ledger.damage;
    ledger.tracks ||= tracks;
    ledger.speed += speed;
    for (let i = 0; i < slots.length; i++) {
      const token = player.cargo[first + i];
      const grows = slots[i] === 'asgardArmour';
      if (grows) ledger.growing++;
      // FS-ASG-9. What grows back before anything is counted is no damage.
      if (token === DAMAGE && grows) ledger.worn++;
      else if (token === DAMAGE) ledger.damage++;
      else countSlot(g, ledger, slots[i], token, position === TRUCK);
    }
    if (ledger.damage === before) ledger.sound++;
  }
  ledger.fame += ledger.larder * Math.min(FOOD_FAME, ledger.food);
  ledger.fame += ledger.crests * Math.min(ARMOUR_FAME, ledger.growing);
};

const countSlot = (g: Aurora, ledger: Ledger, kind: SlotKind, token: number, onTruck: boolean): void => {
  switch (kind) {
    case 'any':
    case 'survivor':
      if (onTruck) ledger.wheel = true;
      if (kind === 'any' && token === EMPTY) ledger.places++;
      countCargo(ledger, token, kind === 'any' ? 1 : 0.5);
      break;
    case 'foodOrFuel':
      if (token === EMPTY) ledger.places++;
      countCargo(ledger, token, 0.8);
      break;
    case 'armour':
      ledger.armour++;
      break;
    case 'asgardArmour':
      ledger.armour++;
      break;
    case 'famePerAsgard':
      ledger.crests++;
      break;
    case 'speed':
      ledger.speed++;
      break;
    case 'foodPerRound':
      ledger.greenhouse++;
      break;
    case 'fame1':
      ledger.fame++;
      break;
    case 'fame2':
      ledger.fame += 2;
      break;
    case 'famePerFood':
      ledger.larder++;
      break;
    case 'tracks':
      ledger.tracks = true;
      break;
    case 'itemPerRound':
      ledger.workshop++;
      break;
    case 'itemLimit':
      ledger.pockets++;
      break;
    case 'recycle':
      break;
    case 'junk1':
    case 'junk2':
    case 'junk3':
    case 'junk4':
      ledger.junk++;
      ledger.junkVolley += hitChance(g.content, kind);
      break;
    default:
      ledger.guns++;
      ledger.volley += hitChance(g.content, kind);
  }
};

const countCargo = (ledger: Ledger, token: number, room: number): void => {
  if (token === EMPTY) ledger.room += room;
  else if (token === FUEL) ledger.fuel++;
  else if (token === FOOD) ledger.food++;
  else if (token === AMMO) ledger.ammo++;
};
