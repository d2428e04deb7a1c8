import type { Content, Frame, Seat } from '@lastroad/kernel';
import type { Source } from '@lastroad/kernel/pack';
import type { Body } from './bodies.ts';
import type { Deed } from './deeds.ts';
import type { ThunderHooks } from './hooks.ts';
import type { House } from './settings.ts';
import type { DiceSource } from './sources.ts';
import type { Traits } from './traits.ts';

/** The boxes that rows come in. Each but the base box is a module, switched by the option of its name or by a crew of it. */
export const BOXES = [
  'base',
  'rig',
  'bikes',
  'carnage',
  'leaders',
  'upgrades',
  'conditions',
  'strikes',
  'bounties',
  'oneShots',
  'bonus',
  'german',
] as const;
export type Box = (typeof BOXES)[number];

interface Row {
  readonly name: string;
  readonly source: Source;
}

/** TR-GEO-1. The front arc comes first. */
export const WAYS = ['F', 'FL', 'FR', 'B', 'BL', 'BR'] as const;
export type Way = number;
export const FORWARD: Way = 0;
/** The first three ways are the front arc. */
export const FRONT_ARC = 3;

export const SIZES = ['small', 'medium', 'large'] as const;
/** 0 small, 1 medium, 2 large. */
export type Size = number;

/** What a terrain does to the car that has entered it. */
export const TERRAIN_EFFECTS = ['nothing', 'block', 'stop', 'glide', 'launch', 'burn', 'salt'] as const;
export type TerrainEffect = (typeof TERRAIN_EFFECTS)[number];

export interface TerrainRow extends Row {
  readonly module: Box;
  /** Its character on the tiles. */
  readonly mark: string;
  /** Movement points. */
  readonly cost: number;
  /** Keeps the road bonus possible. */
  readonly road: boolean;
  readonly effect: TerrainEffect;
}

/** What a hazard token does beyond being a terrain. */
export const HAZARD_EFFECTS = ['nothing', 'wreck', 'mine', 'oil', 'quake', 'worm', 'pit'] as const;
export type HazardEffect = (typeof HAZARD_EFFECTS)[number];

export interface HazardRow extends Row {
  readonly module: Box;
  /** Tokens of this kind. */
  readonly count: number;
  /** Stays face up on the road; otherwise discarded once sprung. */
  readonly stays: boolean;
  /** The terrain its space counts as while it lies there face up; empty: the printed one. */
  readonly terrain: string;
  readonly effect: HazardEffect;
  /** It belongs to a card and never comes into the pile (TR-UPG-4). */
  readonly ofCard?: true;
}

export const DAMAGE_EFFECTS = ['nothing', 'ricochet', 'skid', 'daze', 'jump', 'lasting', 'fire'] as const;
export type DamageEffect = (typeof DAMAGE_EFFECTS)[number];

export interface DamageRow extends Row {
  readonly module: Box;
  readonly count: number;
  readonly effect: DamageEffect;
  /** The printed direction of a skid; empty otherwise. */
  readonly way: string;
}

/** What lasting effects, leaders, their commands and upgrades do. */
export const POWERS = [
  'slower',
  'faster',
  'sixIsFour',
  'noRoadBonus',
  'noNitro',
  'noLeft',
  'noRight',
  'firstStraight',
  'firstByNeighbour',
  'lastByChance',
  'lastByNeighbour',
  'noShot',
  'narrowShot',
  'targetRerolls',
  'recoil',
  'mustShoot',
  'bigTarget',
  'alwaysPushed',
  'slamRerolled',
  'leaksOil',
  'weakCommands',
  'fullThrottle',
  'heavyCrew',
  'steadyHands',
  'doorGunners',
  'juryRigging',
  'thinAir',
  'scavenging',
  'tracers',
  'mudRunning',
  'plundering',
  'loadedDice',
  'ramming',
  'slaloming',
  'doubleShot',
  'snapShot',
  'moreSpeed',
  'moreRoad',
  'lightOnMud',
  'bonusAnywhere',
  'weaving',
  'gripping',
  'heavier',
  'immovable',
  'sparedRocks',
  'farPush',
  'bullBar',
  'secondTry',
  'twinShot',
  'firstShot',
  'allRound',
  'longRange',
  'farAhead',
  'tradesPlaces',
  'setsAlight',
  'tough',
  'glancing',
  'tailCover',
  'decoy',
  'layMines',
  'layOil',
  'mineproof',
  'scouting',
  'bigBore',
  'hovering',
  'nightFlight',
  'gunRun',
  'overdriving',
] as const;
export type Power = (typeof POWERS)[number];

export interface LastingRow extends Row {
  readonly module: Box;
  readonly power: Power;
  /** Works also while the car is inoperable. */
  readonly awake: boolean;
}

/** What powers do that is more than columns; each is carried out at one place. */
export const ACTS = ['reroll', 'scrap', 'plunder', 'scout', 'mines', 'oil'] as const;
export type Act = (typeof ACTS)[number];

/** What a power is: the columns it has. */
export interface PowerRow extends Partial<Traits> {
  readonly name: Power;
  readonly source: Source;
  readonly act?: Act;
  /** Its columns work on the chopper, not on cars. */
  readonly ofChopper?: true;
}

/** A power as the rules use it. */
export interface Ability {
  readonly traits: Traits;
  readonly act: Act | null;
  readonly ofChopper: boolean;
}

/** TR-LEAD-2: the board of a leader. */
export interface LeaderRow extends Row {
  readonly module: Box;
  readonly power: Power;
  readonly commands: readonly string[];
  readonly stars: number;
  /** The box without which it is left out. */
  readonly needs?: Box;
}

/** TR-UPG-3: the card of an upgrade. */
export interface UpgradeRow extends Row {
  readonly module: Box;
  readonly power: Power;
  readonly needs?: Box;
}

/** Part 13: a card that lies beside a tile: what it does to cars there, and what ground counts as there. */
export interface ConditionRow extends Row {
  readonly module: Box;
  readonly power?: Power;
  /** This printed ground counts as that one. */
  readonly ground?: string;
  readonly as?: string;
}

/** TR-AMMO-3: what a card makes of the chopper during one airstrike. */
export interface StrikeRow extends Row {
  readonly module: Box;
  readonly power: Power;
}

/** What cards may wait for. */
export const OCCASIONS = [
  'roundBegins',
  'turnBegins',
  'turnEnds',
  /** A car drives or is pushed into another. */
  'slammed',
  /** A car has come upon a hazard token. */
  'sprung',
  'damaged',
  'brokeDown',
  'eliminated',
  'hit',
  'missed',
] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** What comes of a bounty or a one-shot. */
export const FAVOURS = ['bestDie', 'repair', 'shot', 'surge', 'nudge'] as const;
export type Favour = (typeof FAVOURS)[number];

/** TR-AMMO-4, TR-AMMO-5: a card that waits for something, and what it is good for then. */
export interface WaitingRow extends Row {
  readonly module: Box;
  readonly on: Occasion;
  /** Whose turn, car or shot it is. */
  readonly whose: 'own' | 'other';
  /** Only in the holder's own turn. */
  readonly mine?: true;
  /** Only of a car of that size: the one it happens to, or the target of a shot. */
  readonly size?: string;
  /** Only while all other crews have a car further ahead. */
  readonly behind?: true;
  /** Only from so many slams in the turn on. */
  readonly slams?: number;
  readonly does: Favour;
}

export const COMMAND_POWERS = [
  'airstrike',
  'nitro',
  'drift',
  'repair',
  'respawn',
  'rocket',
  'plow',
  'traction',
  'dispenser',
  'computer',
  'mend',
  'boost',
  'spur',
  'sortie',
  'hop',
  'flip',
  'flames',
] as const;
export type CommandPower = (typeof COMMAND_POWERS)[number];

export interface CommandRow extends Row {
  /** The die values it accepts. */
  readonly from: number;
  readonly to: number;
  readonly power: CommandPower;
  /** The box that it comes with, if no crew or leader has it on a board. */
  readonly module?: Box;
  /** It is on a card that is dealt. */
  readonly dealt?: true;
  /** Only a command token activates it (TR-LEAD-5). */
  readonly byToken?: true;
  /** Whose columns work on the car of this turn, where the command does no more than that. */
  readonly boosts?: Power;
  /** On a board whose commands can be damaged, this one cannot. */
  readonly sheltered?: true;
}

export const BODY_NAMES = ['car', 'wreck', 'rig', 'trailer', 'bike'] as const;
export type BodyName = (typeof BODY_NAMES)[number];

/** TR-BIKE-12: symbols by which vehicles of one crew are told apart that size does not tell apart. */
export const MARKS = ['bars', 'cross', 'chevron', 'ring', 'snake'] as const;
export type Mark = (typeof MARKS)[number];

/** One kind of car. */
export interface ModelRow extends Row {
  readonly size: string;
  /** What befalls it. */
  readonly body: BodyName;
  /** Damage tokens that make it inoperable; without slots any damage eliminates it. */
  readonly slots: number;
  /** How often it may coast in a round. */
  readonly coasts: number;
  /** What is painted on it, if size does not tell it from others of its crew. */
  readonly mark?: Mark;
  /** The commands on its own board. */
  readonly commands?: readonly string[];
}

export interface CrewRow extends Row {
  readonly models: readonly string[];
  readonly commands: readonly string[];
  /** Movement dice, or cards in hand. */
  readonly dice: number;
  /** The die that they are, if not that of cars. */
  readonly die?: string;
  /** It draws cards of its own deck in place of dice. */
  readonly deck?: true;
}

/** A card that stands for a movement die, or shows what a shot does. */
export interface DeckRow extends Row {
  readonly module: Box;
  readonly value: number;
  /** The sizes it hits, as on the shooting die. */
  readonly face: string;
}

export interface DieRow extends Row {
  readonly module: Box;
  readonly faces: readonly (number | string)[];
}

/** One side of a tile. The map is drawn front row first: terrain of each lane from left to right, then hazard marks. */
export interface SideRow extends Row {
  readonly module: Box;
  readonly tile: number;
  readonly face: 'a' | 'b';
  readonly map: readonly string[];
}

export interface LimitRow extends Row {
  /** The box that it comes with, if not the base box. */
  readonly module?: Box;
  readonly value: number;
}

/** Numbers that the rules read. */
export interface Limits {
  readonly lanes: number;
  readonly rows: number;
  readonly wrecks: number;
  /** Turns of every player in a round. */
  readonly turns: number;
  /** TR-FINAL-1: with two players the tile laid as this one is final. */
  readonly finalTile: number;
  /** TR-RES-5: a longer chain of displacements is stopped. */
  readonly chain: number;
  /** TR-RIG-24: off-road tokens in use. */
  readonly offRoads: number;
  /** TR-CTOK-6: command tokens. */
  readonly commandTokens: number;
  /** TR-LEAD-2, TR-UPG-1: boards and cards dealt to each, and cards kept by each. */
  readonly leadersDealt: number;
  readonly upgradesDealt: number;
  readonly upgradesKept: number;
  /** TR-UPG-4: tokens on the card of a dispenser. */
  readonly charges: number;
}

/** A side as the rules use it: terrain and marks by row and lane. */
export interface Side {
  readonly name: string;
  readonly tile: number;
  /** The side on the back. */
  readonly back: number;
  readonly terrain: readonly number[];
  /** Whether a hazard token is put there at this number of players. */
  readonly hazards: readonly boolean[];
}

/** Everything fixed at setup. */
export interface ThunderContent extends Content {
  readonly limits: Limits;
  readonly limitRows: readonly LimitRow[];
  /** Spaces of one tile. */
  readonly area: number;
  /** What each way adds to a space, by lane; `NO_STEP` beyond a side edge. */
  readonly steps: readonly number[];
  readonly terrains: readonly TerrainRow[];
  readonly sideRows: readonly SideRow[];
  readonly sides: readonly Side[];
  /** The side the race starts on. */
  readonly start: number;
  readonly hazards: readonly HazardRow[];
  /** The terrain of a hazard lying face up, or `NONE`. */
  readonly hazardTerrain: readonly number[];
  readonly damage: readonly DamageRow[];
  readonly minor: number;
  readonly lasting: readonly LastingRow[];
  /** The powers of lasting effects in play, and the traits of each such effect. */
  readonly powers: readonly PowerRow[];
  readonly traits: readonly Traits[];
  readonly leaders: readonly LeaderRow[];
  /** By leader: the ability, and the command rows of the board, ascending. */
  readonly abilities: readonly Ability[];
  readonly leaderBoards: readonly (readonly number[])[];
  readonly upgrades: readonly UpgradeRow[];
  readonly fittings: readonly Ability[];
  /** By command: what it makes of the car of this turn, or `null`. */
  readonly boosts: readonly (Traits | null)[];
  readonly commands: readonly CommandRow[];
  readonly models: readonly ModelRow[];
  readonly sizes: readonly Size[];
  /** By model. */
  readonly bodies: readonly Body[];
  /** By model: the command rows on its own board. */
  readonly carried: readonly (readonly number[])[];
  readonly wreckModel: number;
  /** The terrain of off-road tokens. */
  readonly offRoad: number;
  readonly crews: readonly CrewRow[];
  /** The command rows of each crew, ascending. */
  readonly boards: readonly (readonly number[])[];
  /** What each command does. */
  readonly deeds: readonly Deed[];
  /** By crew: the faces of its movement dice, and its turn. */
  readonly throws: readonly (readonly number[])[];
  readonly turns: readonly TurnOf[];
  /** By crew: where its dice and shots come from. */
  readonly sources: readonly DiceSource[];
  readonly deck: readonly DeckRow[];
  readonly conditions: readonly ConditionRow[];
  /** By condition: its columns, and by terrain what it counts as. */
  readonly conditionTraits: readonly Traits[];
  readonly conditionGround: readonly (readonly number[])[];
  readonly strikes: readonly StrikeRow[];
  readonly strikeTraits: readonly Traits[];
  readonly bounties: readonly WaitingRow[];
  readonly oneShots: readonly WaitingRow[];
  /** The sizes that each shot hits: the faces of the shooting die, and after them those of the cards. */
  readonly shots: readonly (readonly Size[])[];
  /** The crew each seat begins with. */
  readonly seating: readonly number[];
  readonly dieRows: readonly DieRow[];
  readonly dice: Dice;
  readonly house: House;
  readonly hooks: ThunderHooks;
}

/** The turn of a seat that has a certain crew. */
export type TurnOf = (seat: Seat) => Frame;

export interface Dice {
  readonly movement: readonly number[];
  readonly road: readonly number[];
  readonly stunt: readonly number[];
  /** Whether the top car moves. */
  readonly slam: readonly boolean[];
  readonly direction: readonly Way[];
  /** The sizes each face hits. */
  readonly shooting: readonly (readonly Size[])[];
  /** Points to add, or `GOES_OUT`, or `SKULL`. */
  readonly fire: readonly number[];
}

export const GOES_OUT = 0;
export const SKULL = -1;
