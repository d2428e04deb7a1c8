import type { Source } from '@lastroad/kernel/pack';
import type { ItemCard, Letter, OutcomeCard, PvpCard, TileRow } from './cards.ts';
import type { StoryRow } from './story.ts';

/** A waypoint. Waypoints are listed so that every road leads to a later one. */
export interface MapNode {
  readonly id: string;
  /** Main-road index, by which positions are compared (LA-TOU-4). */
  readonly rank: number;
  readonly region: number;
  /** Marked for a special waypoint tile. */
  readonly tile: boolean;
  /** Place on a drawing of 1000 by 600. */
  readonly x: number;
  readonly y: number;
  readonly source: Source;
}

export const ROAD_KINDS = ['main', 'tracks', 'dangerous', 'avalanche'] as const;

export interface MapRoad {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly kind: (typeof ROAD_KINDS)[number];
  readonly damage: number;
  readonly contamination: number;
  readonly source: Source;
}

export const BONUSES = [
  'repairOne',
  'cureOne',
  'cureTwo',
  'repairTwo',
  'foodForDamage',
  'ammoForDamage',
  'fuelForContamination',
  'drive',
  'salvage',
  'attack',
  'fuelForFame',
] as const;
/** What a row space offers beside its card (LA-BON, LA-BET-3..19). */
export type Bonus = (typeof BONUSES)[number];

export interface RowSpace {
  readonly id: string;
  readonly cost: number;
  readonly bonus: readonly Bonus[];
  readonly source: Source;
}

export interface MapRow {
  readonly nodes: readonly MapNode[];
  readonly roads: readonly MapRoad[];
  /** Docks of the Aurora by number, as waypoint ids. */
  readonly white: readonly string[];
  readonly red: readonly string[];
  readonly spaces: readonly RowSpace[];
  /** Reorder the turn-order track after the Explore phase too (LA-BET-20). */
  readonly orderAfterExplore: boolean;
}

/** A map as the rules read it: everything by number. */
export interface AuroraMap extends MapRow {
  readonly ends: readonly { readonly from: number; readonly to: number }[];
  /** Roads that leave each waypoint. */
  readonly leaving: readonly (readonly number[])[];
  readonly docks: readonly [readonly number[], readonly number[]];
  /** Numbers of the bonuses of each space, ascending; those of all spaces together at the end. */
  readonly bonuses: readonly (readonly number[])[];
}

export const AUTOMA_SLOTS = ['plain', 'weapon1', 'weapon2', 'weapon3', 'weapon4', 'speed'] as const;
export type AutomaSlot = (typeof AUTOMA_SLOTS)[number];

export interface AutomaBoard {
  /** Rows A to D, columns from the left. */
  readonly rows: readonly { readonly id: Letter; readonly slots: readonly AutomaSlot[]; readonly source: Source }[];
  /** Star-marked groups of slots, each written as row letter and column number: `B3`. */
  readonly groups: readonly { readonly id: string; readonly slots: readonly string[]; readonly source: Source }[];
  readonly speed: number;
  readonly survivors: number;
  readonly resources: number;
}

/** What the Automa does with a card in a cost-2 space, by kind. */
export const AUTOMA_ACTS = ['recruit', 'gather', 'convoy', 'encounter'] as const;
export type AutomaAct = (typeof AUTOMA_ACTS)[number];

export const AUTOMA_MOVES = ['none', 'fuelOrAmmo', 'recruitIfFewer', 'shortcut'] as const;
export const AUTOMA_ENDS = ['none', 'damage', 'loseFame', 'heal'] as const;

export interface AutomaCard {
  readonly id: string;
  readonly skill: number;
  /** ▶ or ◀. */
  readonly arrow: 'right' | 'left';
  readonly priority: readonly AutomaAct[];
  /** Gained when an enemy lies in the space it names. */
  readonly enemy: 'none' | 'ammo' | 'fuel';
  readonly movement: (typeof AUTOMA_MOVES)[number];
  readonly endOfRound: (typeof AUTOMA_ENDS)[number];
  readonly source: Source;
}

/** CommonRows that are the same for all options. */
export interface CommonRows {
  readonly items: readonly ItemCard[];
  readonly outcomes: readonly OutcomeCard[];
  readonly tiles: readonly TileRow[];
  readonly fame: readonly number[];
  readonly automaBoard: AutomaBoard;
  readonly automaCards: readonly AutomaCard[];
  readonly pvpCard: PvpCard;
  readonly stories: readonly StoryRow[];
}
