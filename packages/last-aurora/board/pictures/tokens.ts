import contamination from 'icon:biohazard';
import shield from 'icon:bordered-shield';
import food from 'icon:canned-fish';
import item from 'icon:cardboard-box-closed';
import damage from 'icon:cracked-shield';
import greenhouse from 'icon:greenhouse';
import regrowing from 'icon:healing-shield';
import ammo from 'icon:heavy-bullets';
import fuel from 'icon:jerrycan';
import pocket from 'icon:knapsack';
import survivor from 'icon:person';
import recycle from 'icon:recycle';
import shieldStar from 'icon:rosa-shield';
import star from 'icon:round-star';
import junk from 'icon:sawed-off-shotgun';
import weapon from 'icon:sentry-gun';
import speed from 'icon:speedometer';
import stars from 'icon:star-formation';
import tracks from 'icon:tank-tread';
import toolbox from 'icon:toolbox';
import type { AutomaSlot } from '../../src/board.ts';
import type { Goods, SlotKind, TileKind } from '../../src/cards.ts';

export interface TokenPicture {
  readonly icon: string;
  readonly colour: string;
}

/** By token number, but for the first: an empty slot shows nothing. */
const TOKENS: readonly TokenPicture[] = [
  { icon: ammo, colour: '--ammo' },
  { icon: food, colour: '--food' },
  { icon: fuel, colour: '--fuel' },
  { icon: survivor, colour: '--person' },
  { icon: damage, colour: '--damage' },
  { icon: item, colour: '--item' },
  { icon: contamination, colour: '--contamination' },
];

/** Picture and colour of a token; nothing for an empty slot. */
export const tokenPicture = (token: number): TokenPicture | undefined => TOKENS[token - 1];

/** Numbers of tokens that lie on cards and tiles under a name. */
export const TOKEN_OF: Readonly<Record<Goods | TileKind, number>> = {
  ammo: 1,
  food: 2,
  fuel: 3,
  item: 6,
  contamination: 7,
};

export interface SlotPicture {
  /** Nothing is printed on a slot for any cargo. */
  readonly icon: string | null;
  /** Printed beside the picture. */
  readonly number?: number;
}

export const SLOT_PICTURES: Readonly<Record<SlotKind, SlotPicture>> = {
  any: { icon: null },
  survivor: { icon: survivor },
  foodOrFuel: { icon: food },
  armour: { icon: shield },
  weapon1: { icon: weapon, number: 1 },
  weapon2: { icon: weapon, number: 2 },
  weapon3: { icon: weapon, number: 3 },
  weapon4: { icon: weapon, number: 4 },
  speed: { icon: speed, number: 1 },
  foodPerRound: { icon: greenhouse, number: 1 },
  fame1: { icon: star, number: 1 },
  fame2: { icon: star, number: 2 },
  famePerFood: { icon: stars },
  recycle: { icon: recycle },
  tracks: { icon: tracks },
  junk1: { icon: junk, number: 1 },
  junk2: { icon: junk, number: 2 },
  junk3: { icon: junk, number: 3 },
  junk4: { icon: junk, number: 4 },
  itemPerRound: { icon: toolbox, number: 1 },
  itemLimit: { icon: pocket, number: 1 },
  asgardArmour: { icon: regrowing },
  famePerAsgard: { icon: shieldStar },
};

export const AUTOMA_PICTURES: Readonly<Record<AutomaSlot, SlotPicture>> = {
  plain: { icon: null },
  weapon1: SLOT_PICTURES.weapon1,
  weapon2: SLOT_PICTURES.weapon2,
  weapon3: SLOT_PICTURES.weapon3,
  weapon4: SLOT_PICTURES.weapon4,
  speed: SLOT_PICTURES.speed,
};
