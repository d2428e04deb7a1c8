import type { Hooks, Moment, Seat } from '@lastroad/kernel';
import type { HazardRow, Occasion } from './rows.ts';
import type { House } from './settings.ts';
import type { Car, Race, Space } from './state.ts';
import type { Trait } from './traits.ts';

/** A car and the die it has been given for its move, as tasks of turns note it. */
export interface Assigned {
  readonly seat: Seat;
  car: Car;
  die: number;
  coast: boolean;
}

/** A turn in which one die may go to the command board. */
export interface Commanding extends Assigned {
  command: number;
  /** The car has had the shot that it may have before it moves. */
  early?: boolean;
}

/** A car that is about to move, as the task `move` notes it. */
export interface SettingOut {
  readonly car: Car;
  /** Points that come on top of its die. */
  extra: number;
  /** Where its move begins. */
  readonly from: Space;
}

/** What a source of traits makes of a column of a car, given what the sources before it made of it. */
export type TraitSource = (g: Race, car: Car, trait: Trait, before: number) => number;
/** The same of the chopper of a seat. */
export type ChopperSource = (g: Race, seat: Seat, trait: Trait, before: number) => number;

/** Where modules speak. Closed: each place is read by the one rule named with it. */
export interface Places {
  /** What works on a car: `traitOf` in verbs/traits.ts. */
  readonly traits: TraitSource;
  /** What works on a chopper: `chopperTraitOf` in verbs/traits.ts. */
  readonly chopperTraits: ChopperSource;
  /** Before anybody rolls for the first turn; all may be asked together: `game.prepare`. */
  readonly begins: Moment<[g: Race]>;
  /** The commands of a seat, given those of its board: `commandsOf` in rules/commanding.ts. */
  readonly commands: (g: Race, seat: Seat, board: readonly number[]) => readonly number[];
  /** A turn begins: `beginTurn` in rules/turn.ts. */
  readonly turnBegins: (g: Race, seat: Seat) => void;
  /** A car of a car crew has been given its die: `turn.giveDie`. */
  readonly assigned: Moment<[g: Race, f: Assigned]>;
  /** Dice have been placed, and the command does not work yet: `turn.moreCommands`. */
  readonly commanding: Moment<[g: Race, f: Commanding]>;
  /** What comes after the command, before the car moves; it is looked for before the command works: `turn.command`. */
  readonly commanded: Moment<[g: Race, f: Commanding]>;
  /** Before the assigned car moves; it may be lost by it: `move.setOut`. */
  readonly settingOut: Moment<[g: Race, f: SettingOut]>;
  /** The assigned car has moved; it may be lost by now: `move.moved`. */
  readonly moved: Moment<[g: Race, f: SettingOut]>;
  /** A car has turned a token up: `turnUp` in rules/enter.ts. */
  readonly turnedUp: (g: Race, car: Car) => void;
  /** A shot of a seat has hit a car, which has not been damaged yet: `shoot.hit`. */
  readonly hit: (g: Race, seat: Seat, target: Car) => void;
  /** A token is discarded that is not one of the pile: `discardHazard` in verbs/piles.ts. */
  readonly tokenBack: (g: Race, hazard: number) => void;
  /** The ground that lies over the printed one, or `NONE`; hazard tokens lie over both: `terrainAt` in verbs/board.ts. */
  readonly ground: (g: Race, space: Space) => number;
  /** The rear tile is cleared: `refresh.clear`. */
  readonly tileGoes: (g: Race) => void;
  /** A tile has been laid, with its hazards: `layTile` in refresh.ts. */
  readonly tileComes: (g: Race) => void;
  /** A chopper is about to be used: `takeOff` in commands.ts. */
  readonly takingOff: Moment<[g: Race, seat: Seat]>;
  /** Something has happened that somebody may wait for: `note` in verbs/occasions.ts. */
  readonly noted: (g: Race, what: Occasion, seat: Seat, car: Car, other: Car) => void;
  /** What was under way has been resolved, and nothing else has begun: `lull` in rules/lull.ts. */
  readonly lull: Moment<[g: Race]>;
  /** `round.endRound`. */
  readonly roundEnds: (g: Race) => void;
  /** The table is laid: `layTable`. */
  readonly setUp: (g: Race) => void;
  /** Tokens that never change what their space counts as: `gather`. */
  readonly keepsGround: (hazard: HazardRow, house: House) => boolean;
}

export const PLACES = [
  'traits',
  'chopperTraits',
  'begins',
  'commands',
  'turnBegins',
  'assigned',
  'commanding',
  'commanded',
  'settingOut',
  'moved',
  'turnedUp',
  'hit',
  'tokenBack',
  'ground',
  'tileGoes',
  'tileComes',
  'takingOff',
  'noted',
  'lull',
  'roundEnds',
  'setUp',
  'keepsGround',
] as const satisfies readonly (keyof Places)[];

export type ThunderHooks = Hooks<Places>;
