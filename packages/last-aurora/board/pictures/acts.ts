import bottle from 'icon:bottled-bolt';
import can from 'icon:canned-fish';
import discard from 'icon:cardboard-box-closed';
import nitro from 'icon:chemical-drop';
import attack from 'icon:crosshair';
import fire from 'icon:fire-silhouette';
import suit from 'icon:hazmat-suit';
import ammo from 'icon:heavy-bullets';
import ration from 'icon:hot-meal';
import fuel from 'icon:jerrycan';
import cure from 'icon:medical-drip';
import salvage from 'icon:recycle';
import star from 'icon:round-star';
import antifreeze from 'icon:snow-bottle';
import torch from 'icon:torch';
import drive from 'icon:truck';
import wrench from 'icon:wrench';
import type { Bonus } from '../../src/board.ts';
import type { ItemPower } from '../../src/cards.ts';
import { DECK_ITEMS } from '../modules/deck/pictures.ts';
import { MINE } from '../modules/mines/pictures.ts';

/** The pictures of a bonus, one for each thing it brings. */
export const BONUS_PICTURES: Readonly<Record<Bonus, readonly string[]>> = {
  repairOne: [wrench],
  cureOne: [cure],
  cureTwo: [cure, cure],
  repairTwo: [wrench, wrench],
  foodForDamage: [can],
  ammoForDamage: [ammo],
  fuelForContamination: [fuel],
  drive: [drive],
  salvage: [salvage],
  attack: [attack],
  fuelForFame: [star],
};

export const ITEM_PICTURES: Readonly<Record<ItemPower, string>> = {
  antifreeze,
  decontamination: cure,
  hazmat: suit,
  incendiary: fire,
  nitromethane: nitro,
  nitrous: bottle,
  torch,
  mre: ration,
  mine: MINE,
  ...DECK_ITEMS,
};

/** The back of an item card. */
export const ITEM_BACK = discard;
