import type { Source } from '@lastroad/kernel/pack';

export const PERIODS = ['S', 'I', 'II', 'III'] as const;
export type Period = (typeof PERIODS)[number];

export const PHASES = ['setup', 'explore', 'rest', 'movement', 'fire', 'endOfRound', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** What is printed on a slot of a convoy card (LA-ICO-13..15, FS-GEN-4). Only the first three hold cargo. */
export const SLOT_KINDS = [
  'any',
  'survivor',
  'foodOrFuel',
  'armour',
  'weapon1',
  'weapon2',
  'weapon3',
  'weapon4',
  'speed',
  'foodPerRound',
  'fame1',
  'fame2',
  'famePerFood',
  'recycle',
  'tracks',
  'junk1',
  'junk2',
  'junk3',
  'junk4',
  'itemPerRound',
  'itemLimit',
  'asgardArmour',
  'famePerAsgard',
] as const;
export type SlotKind = (typeof SLOT_KINDS)[number];

export const AREAS = [
  'CONVOY',
  'TOP_ROW',
  'BOTTOM_ROW',
  'LEFT_COLUMN',
  'TRUCK',
  'LEFT_COLUMNS',
  'CENTRAL_COLUMNS',
  'SECOND_COLUMN',
  'THIRD_COLUMN',
  'LAST_COLUMN',
] as const;
/** The part of a convoy that damage falls on (LA-ARE, FS-ENM-0); `CONVOY` is all of it. */
export type Area = (typeof AREAS)[number];

export type Goods = 'ammo' | 'food' | 'fuel' | 'item';

/** What every card has. `id` names the printed card, `name` what is written on it. */
interface CardRow {
  readonly id: string;
  readonly name: string;
  /** `null`: a loot card, which is in no exploration deck. */
  readonly period: Period | null;
  /** Bears the extra-card symbol (LA-ICO-9). */
  readonly extra: boolean;
  /** Seat whose start card it is; `null` for all others. */
  readonly colour: number | null;
  readonly source: Source;
  /** Name of the module whose card it is; left out: the base box. */
  readonly module?: string;
}

/** Pairs that somebody can begin with, by their number. */
export const CREWS = ['pack', 'tainted', 'norse', 'machines'] as const;
export type CrewName = (typeof CREWS)[number];

export const SURVIVOR_POWERS = [
  'leader',
  'copilot',
  'driver',
  'medic',
  'mechanic',
  'hermit',
  'bountyHunter',
  'preacher',
  'renegade',
  'orphan',
  'gunner',
  'jackal',
  'scout',
  'prisoner',
  'operator',
  'spotter',
  'houndkeeper',
  'longshot',
  'prowler',
  'fleetfoot',
  'thickblood',
  'glowworm',
  'bannerbearer',
  'spearsister',
  'unitzero',
  'stoker',
] as const;
export type SurvivorPower = (typeof SURVIVOR_POWERS)[number];

/** What somebody can do once in a round, when its owner says so. */
export type SurvivorAct = 'treat' | 'scavenge' | 'mend' | 'snipe' | 'broadcast' | 'glow' | 'stoke';

/** What an ability comes to. Each column is read by one rule, named with it, and by insight. */
export interface SurvivorTraits {
  /** While active, and more of it far behind the leader: `speedOf`. */
  readonly speed: number;
  readonly speedWhenBehind: number;
  /** More of it while somebody is ahead, for each step of a convoy's length, and while nothing is damaged: `crewSpeed`. */
  readonly speedInPursuit: number;
  readonly speedByLength: number;
  readonly speedUndamaged: number;
  /** Damage added to the first hit of a Fire phase: `attack.fire`. */
  readonly firstHit: number;
  /** The same for each step of a convoy's length: `firstHitByLength`. */
  readonly hitByLength: number;
  /** Damage that a shot may do instead of missing: `correctMiss`. */
  readonly missHits: number;
  /** Items that it finds wherever it takes part in Gather: `gather.chooseBlock`. */
  readonly gatherItems: number;
  /** Enemies that may be named before the fire: `beginPhase`. */
  readonly ignores: number;
  /** At the end of the game, and more of it for whoever owns loot: `scoreOf`. */
  readonly fame: number;
  readonly fameWithLoot: number;
  /** Goes to Rest where others go to Exhausted: `explore.exhaustParty`. */
  readonly tireless: boolean;
  /** While it takes part nobody falls ill: `contaminate.begin`. */
  readonly wardsIllness: boolean;
  /** While it takes part a card costs no fame: `loseFameByCard`. */
  readonly keepsFame: boolean;
  /** While it takes part the bonuses of all spaces are at hand: `bonusesAt`. */
  readonly findsBonuses: boolean;
  /** While it takes part the bonuses of the spaces beside are at hand too: `beside`. */
  readonly reachesBeside: boolean;
  /** May give up a contamination to go to Rest where others go to Exhausted: `shakeOff`. */
  readonly shakesOff: boolean;
  /** A bonus that cures it cannot be broken off: `cure.chooseSurvivor`. */
  readonly curedByOrder: boolean;
  /** Eats items and resources of every kind like food: `refuel`. */
  readonly eatsAnything: boolean;
  /** `actsNow`. */
  readonly act: SurvivorAct | null;
  readonly source: Source;
}

export interface SurvivorCard extends CardRow {
  readonly kind: 'survivor';
  readonly skill: number;
  readonly power: SurvivorPower;
  /** The crew that it begins with; left out: none. */
  readonly crew?: CrewName;
}

export interface ConvoyCard extends CardRow {
  readonly kind: 'truck' | 'trailer' | 'device';
  readonly slots: readonly SlotKind[];
  /** Trucks only: 0 on all other cards. */
  readonly speed: number;
  readonly towing: number;
  readonly tracks: boolean;
}

export const LOCATION_EFFECTS = ['none', 'damage', 'contamination', 'loseFame'] as const;

export interface LocationCard extends CardRow {
  readonly kind: 'location';
  readonly effect: (typeof LOCATION_EFFECTS)[number];
  readonly left: readonly Goods[];
  readonly right: readonly Goods[];
}

export const ENCOUNTER_POWERS = ['merchant', 'travellers', 'deserter'] as const;
export type EncounterPower = (typeof ENCOUNTER_POWERS)[number];

export interface EncounterCard extends CardRow {
  readonly kind: 'encounter';
  readonly power: EncounterPower;
  /** Put on the card when it is revealed. */
  readonly goods: readonly Goods[];
}

export const EVENT_POWERS = ['redDocks', 'blizzard', 'fallout', 'airdrop', 'frostbite', 'headwind', 'mayday'] as const;
export type EventPower = (typeof EVENT_POWERS)[number];

export interface EventCard extends CardRow {
  readonly kind: 'event';
  readonly power: EventPower;
}

/** One thing an ambush does to a convoy. */
export type AmbushPart =
  | { readonly damage: number; readonly area: Area }
  | { readonly contamination: number }
  | { readonly discard: number }
  /** Damage on the best weapons. */
  | { readonly weapons: number }
  /** One damage on each of so many different cards. */
  | { readonly cards: number }
  /** Contamination on everybody in Rest. */
  | { readonly resting: number };

export interface EnemyCard extends CardRow {
  readonly kind: 'enemy';
  /** Roman number, 1 to 6. */
  readonly number: number;
  /** One or two ways to suffer the ambush; the victim chooses. */
  readonly ambush: readonly (readonly AmbushPart[])[];
  /** What leading convoys suffer instead. */
  readonly onLeaders?: readonly (readonly AmbushPart[])[];
  /** Defence boxes that are filled first and are empty again at the end of a round. */
  readonly shield?: number;
  /** Defence boxes with 2, 3 and 4 players; left out: those on the back of its loot. */
  readonly boxes?: readonly [number, number, number];
}

export type CardData = SurvivorCard | ConvoyCard | LocationCard | EncounterCard | EventCard | EnemyCard;

/** The back of a loot card; its face is the survivor or convoy card with the same id. */
export interface LootBack {
  readonly id: string;
  readonly group: 'I-II' | 'III-IV' | 'V-VI';
  /** Defence boxes with 2, 3 and 4 players; left out: its enemies have their own. */
  readonly boxes?: readonly [number, number, number];
  readonly source: Source;
}

export const ITEM_POWERS = [
  'antifreeze',
  'decontamination',
  'hazmat',
  'incendiary',
  'nitromethane',
  'nitrous',
  'torch',
  'mre',
  'mine',
  'tins',
  'shroud',
  'rocket',
  'smoke',
  'brew',
  'serum',
] as const;
export type ItemPower = (typeof ITEM_POWERS)[number];

/** What goes beyond the phase printed on an item. Each column is read by one rule, named with it. */
export interface ItemTraits {
  /** May be used in the middle of an Explore action (LA-RUL-44): `useItem`. */
  readonly midAction: boolean;
  /** May be used at once as the fourth in a hand (LA-ITM-2): `drawItems.keepThree`. */
  readonly atOnce: boolean;
  /** Answers a contamination: `contaminate.chooseSurvivor`. */
  readonly wardsIllness: boolean;
  readonly source: Source;
}

/** When an item may be played. */
export const ITEM_PHASES = ['any', 'explore', 'movement', 'fire', 'exploreOrRest', 'beforeFire'] as const;

export interface ItemCard {
  readonly id: string;
  readonly power: ItemPower;
  readonly phase: (typeof ITEM_PHASES)[number];
  readonly copies: number;
  readonly source: Source;
  /** Name of the module whose card it is; left out: the base box. */
  readonly module?: string;
}

export const LETTERS = ['A', 'B', 'C', 'D'] as const;
export type Letter = (typeof LETTERS)[number];

export interface OutcomeCard {
  readonly id: string;
  /** What an attack does, by weapon class: damage, and whether the weapon jams. */
  readonly player: readonly { readonly damage: number; readonly jam: boolean }[];
  /** What an enemy does, by its number: damage, or an ambush. */
  readonly enemy: readonly (number | 'ambush')[];
  readonly letters: readonly Letter[];
  /** The area in red on the back. */
  readonly back: Area;
  readonly source: Source;
  /** Name of the module whose card it is; left out: the base box. */
  readonly module?: string;
}

/** What a step of the aggression track earns: fame, a repair, an item, or that somebody who was hit loses fame. */
export const PVP_SYMBOLS = ['fame', 'repair', 'item', 'disgrace'] as const;
export type PvpSymbol = (typeof PVP_SYMBOLS)[number];

/** The two tracks beside a convoy (FS-DATA-9). */
export interface PvpCard {
  /** Damage that is ignored, by the cell of the evade token. */
  readonly evade: readonly number[];
  /** What the aggression token has earned once it is past a cell; it can come one cell further. */
  readonly aggression: readonly PvpSymbol[];
}

export const TILE_KINDS = ['ammo', 'food', 'fuel', 'item', 'contamination'] as const;
export type TileKind = (typeof TILE_KINDS)[number];

export interface TileRow {
  readonly id: TileKind;
  readonly copies: number;
  readonly source: Source;
}
