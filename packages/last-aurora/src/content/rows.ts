import { either, flag, listOf, oneOf, optional, type RowOf, record, text, whole } from '@lastroad/kernel/pack';
import { AUTOMA_ACTS, AUTOMA_ENDS, AUTOMA_MOVES, BONUSES, ROAD_KINDS } from '../board.ts';
import {
  AREAS,
  CREWS,
  ENCOUNTER_POWERS,
  EVENT_POWERS,
  ITEM_PHASES,
  ITEM_POWERS,
  LETTERS,
  LOCATION_EFFECTS,
  PERIODS,
  SLOT_KINDS,
  SURVIVOR_POWERS,
} from '../cards.ts';

/** What every card has. */
const card = {
  name: text,
  period: oneOf([...PERIODS, 'loot']),
  extra: optional(flag),
  colour: optional(whole(0, 3)),
  module: optional(text),
};
const goods = listOf(oneOf(['ammo', 'food', 'fuel', 'item']), 0, 6);
const slots = listOf(oneOf(SLOT_KINDS), 1, 8);

export const SURVIVOR = { ...card, skill: whole(1, 3), power: oneOf(SURVIVOR_POWERS), crew: optional(oneOf(CREWS)) };
export type SurvivorRow = RowOf<typeof SURVIVOR>;

export const CONVOY = { ...card, tracks: optional(flag), slots };
export type ConvoyRow = RowOf<typeof CONVOY>;

export const TRUCK = { ...CONVOY, speed: whole(1, 9), towing: whole(0, 3) };
export type TruckRow = RowOf<typeof TRUCK>;

export const LOCATION = { ...card, effect: oneOf(LOCATION_EFFECTS), left: goods, right: goods };
export type LocationRow = RowOf<typeof LOCATION>;

export const ENCOUNTER = { ...card, power: oneOf(ENCOUNTER_POWERS), goods };
export type EncounterRow = RowOf<typeof ENCOUNTER>;

export const EVENT = { ...card, power: oneOf(EVENT_POWERS) };
export type EventRow = RowOf<typeof EVENT>;

const ambushPart = either(
  record({ damage: whole(1, 9), area: oneOf(AREAS) }),
  record({ discard: whole(1, 1) }),
  record({ contamination: whole(1, 9) }),
  record({ weapons: whole(1, 1) }),
  record({ cards: whole(1, 8) }),
  record({ resting: whole(1, 9) }),
);
const ways = listOf(listOf(ambushPart, 1, 3), 1, 2);
const boxes = listOf(whole(1, 20), 3);

export const ENEMY = {
  ...card,
  number: whole(1, 6),
  ambush: ways,
  onLeaders: optional(ways),
  shield: optional(whole(1, 9)),
  boxes: optional(boxes),
};
export type EnemyRow = RowOf<typeof ENEMY>;

export const BACK = { group: oneOf(['I-II', 'III-IV', 'V-VI']), boxes: optional(boxes) };

export const ITEM = {
  power: oneOf(ITEM_POWERS),
  phase: oneOf(ITEM_PHASES),
  copies: whole(0, 9),
  module: optional(text),
};

export const OUTCOME = {
  player: listOf(record({ damage: whole(0, 9), jam: flag }), 4),
  enemy: listOf(either(whole(0, 9), oneOf(['ambush'])), 6),
  letters: listOf(oneOf(LETTERS), 4),
  back: oneOf(AREAS),
  module: optional(text),
};

export const TILE = { copies: whole(0, 10) };

export const AUTOMA_CARD = {
  skill: whole(1, 3),
  arrow: oneOf(['right', 'left']),
  priority: listOf(oneOf(AUTOMA_ACTS), 0, 4),
  enemy: oneOf(['none', 'ammo', 'fuel']),
  movement: oneOf(AUTOMA_MOVES),
  endOfRound: oneOf(AUTOMA_ENDS),
};

export const NODE = { rank: whole(0, 99), region: whole(0, 2), tile: flag, x: whole(0, 1000), y: whole(0, 600) };

export const ROAD = {
  from: text,
  to: text,
  kind: oneOf(ROAD_KINDS),
  damage: whole(0, 9),
  contamination: whole(0, 9),
};

export const SPACE = { cost: whole(1, 3), bonus: listOf(oneOf(BONUSES), 1, 5) };
