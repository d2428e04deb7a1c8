import { type Game, type Seat, tasksFor } from '@lastroad/kernel';
import type { Ending, ThunderEvent } from './events.ts';
import type { ThunderContent } from './rows.ts';

/** A row of `Race.cars`: crew cars seat by seat, wrecks after them. */
export type Car = number;

/**
 * A space is counted row by row from the start of the race, lane by lane in a row, so it keeps its number when tiles
 * come and go. Tiles on the table take turns in three places of the arrays below.
 */
export type Space = number;

/** In the start area (TR-SETUP-15), or a chopper with its owner. */
export const START: Space = -1;
/** Eliminated; of a wreck: in the supply. */
export const OUT: Space = -2;

export const NONE = -1;
export const NOBODY: Seat = -1;

/** Tiles on the table. */
export const BOARD = 3;

/** A token lying face down is its kind plus this. */
export const FACE_DOWN = 64;

export interface CarState {
  readonly seat: Seat;
  readonly model: number;
  at: Space;
  /** The displacement that brought it where it is; tells whether it has moved since. */
  entry: number;
  /** Movement points it has left, by its own move or dazed. */
  points: number;
  operable: boolean;
  burning: boolean;
  /** The die of its main move this round, 0 before. */
  die: number;
  coasts: number;
  /** Damage tokens by slot, and the lasting-effect card lying with each, or `NONE`. */
  readonly damage: number[];
  readonly lasting: number[];
}

export interface CrewState {
  /** The row of its crew: `crewOf`. */
  readonly kind: number;
  /** Movement dice not used yet this round, or the cards in hand (`CARDS`); ascending. */
  dice: number[];
  /** The command used this round, or `NONE`, and its die. */
  command: number;
  commandDie: number;
  chopper: Space;
  out: boolean;
}

/** Part 9: what lies on the boards of a rig and on the road for it. */
export interface RigState {
  /** The car that is its front section; the centre and the rear follow it in `Race.cars`, where arrays below have them too. */
  readonly front: Car;
  /** Lane changes that are left this round; 0 before the steering die has been placed. */
  steering: number;
  /** The command that has the die of each section this round, or `NONE`, and that die, or 0. */
  readonly commands: number[];
  readonly dice: number[];
  /** The command that works this turn, or `NONE`. */
  working: number;
  /** Damaged commands, ascending; each has a minor token in `CarState.damage` of its section. */
  readonly hurt: number[];
  /** Spaces with off-road tokens, in the order in which they were laid. */
  offRoad: Space[];
}

/** Part 14: the cards of a crew that are not in its hand, each as the die it stands for. The pile is drawn from at random. */
export interface DeckState {
  readonly pile: number[];
  readonly discard: number[];
  /** On dashboards and commands, until the round ends. */
  readonly played: number[];
  /** The card of its last shot, which people remember, or `NONE`. */
  shown: number;
}

/** Part 12.1: whose boards lie before the seats, and their command tokens. */
export interface LeaderState {
  /** By seat: the boards dealt, ascending, until all have chosen; and the board kept, or `NONE`. */
  readonly dealt: number[][];
  readonly kept: number[];
  /** All have chosen. */
  open: boolean;
  /** Command tokens: of each seat, those on its commands by row, and the common supply. */
  readonly tokens: number[];
  readonly placed: number[][];
  supply: number;
  /** The command that a token activates in this turn after that of the die, or `NONE`. */
  waiting: number;
  /** What works on a car in this turn: rows of commands, and the car. */
  readonly boosts: number[];
  boosted: Car;
  /** By seat: its die has been rolled again this round. */
  readonly rerolled: boolean[];
}

/** Part 12.3: the upgrades, in hands, before their owners, and on cars. */
export interface UpgradeState {
  /** By seat, ascending; empty once the draft is over. */
  readonly hands: number[][];
  readonly kept: number[][];
  /** By car, or `NONE`. */
  readonly fitted: number[];
  /** All lie face up. */
  open: boolean;
  /** By car: tokens left on its card; and those that do not come back. */
  readonly charges: number[];
  spent: number;
}

/** Part 13: road conditions; which card lies beside which tile, by the place of the tile in `Race.board`, or `NONE`. */
export interface ConditionState {
  readonly deck: number[];
  readonly discard: number[];
  readonly beside: number[];
}

/** Part 13: a deck of which every seat has been dealt one card, which nobody else sees until it is played. */
export interface DealtState {
  /** Cards that nobody was dealt; nobody has seen them. */
  readonly rest: number[];
  /** By seat, or `NONE`. */
  readonly held: number[];
  readonly played: number[];
}

/** Improved airstrikes. */
export interface StrikeState extends DealtState {
  /** The card that works on the airstrike of the seat on turn, or `NONE`. */
  working: number;
}

/** Part 13: bonus commands. */
export interface BonusState {
  /** By seat: a row of commands, or `NONE`. */
  readonly held: number[];
  /** The car of this turn that one of them works on, and which, or `NONE`. */
  spurred: Car;
  working: number;
}

/** Cards that wait for something to happen. */
export interface WaitingState extends DealtState {
  /** What has happened and nobody has been asked about yet, so many numbers each: modules/waiting/occasion.ts. */
  readonly noted: number[];
  /** Slams so far this turn. */
  slams: number;
  /** By seat: points that its next move has on top. */
  readonly surge: number[];
}

export interface Race extends Game<ThunderContent, ThunderEvent> {
  round: number;
  /** Holder of the road die. */
  first: Seat;
  road: number;
  /** Tiles laid since the start; the last one is the lead tile. */
  laid: number;
  /** The lead tile has the finish marker. */
  final: boolean;
  /** Sides on the table: tile number `n` lies at `n % BOARD`. */
  readonly board: number[];
  /** Sides in the tile pile, top first; the last `known` of them were seen when they went back. */
  pile: number[];
  known: number;
  /** Tokens by space modulo the board, or `NONE`. */
  readonly tokens: number[];
  /** Piles are drawn from at random, so their order means nothing. */
  hazardPile: number[];
  hazardDiscard: number[];
  damagePile: number[];
  lastingDeck: number[];
  lastingDiscard: number[];
  readonly cars: CarState[];
  readonly crews: CrewState[];
  /** Whose turn it is. */
  seat: Seat;
  /** The car in its move step, or `NONE`. */
  active: Car;
  /** Points that Nitro adds this turn. */
  nitro: number;
  /** Occupied spaces that Drift still lets the car pass. */
  drift: number;
  /** The active car began on road and touched nothing else. */
  onRoad: boolean;
  /** It entered a salt flat. */
  salted: boolean;
  /** Its movement was cut short. */
  cut: boolean;
  /** Displacements so far this turn, and those since somebody last decided to move a car. */
  entries: number;
  chain: number;
  winner: Seat;
  ending: Ending | null;
  /** At tables where somebody has the rig. */
  rig?: RigState;
  /** By seat, at tables where somebody has a deck in place of dice; `null` for those who roll. */
  decks?: (DeckState | null)[];
  /** At tables with leaders, and with upgrades. */
  leaders?: LeaderState;
  upgrades?: UpgradeState;
  /** At tables with these cards. */
  conditions?: ConditionState;
  strikes?: StrikeState;
  bounties?: WaitingState;
  oneShots?: WaitingState;
  bonus?: BonusState;
}

export const { task, declare, steps } = tasksFor<Race>();
