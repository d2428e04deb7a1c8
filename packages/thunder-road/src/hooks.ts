import type { Hooks, Moment, Seat } from '@lastroad/kernel';
import type { HazardRow, Occasion } from './rows.ts';
import type { House } from './settings.ts';
import type { Car, Race, Space } from './state.ts';
import type { Trait } from './traits.ts';

/** A car that is about to move, as the task `move` notes it. */
export interface SettingOut {
  readonly car: Car;
  /** Points that come on top of its die. */
  extra: number;
}

/** What a source of traits makes of a column of a car, given what the sources before it made of it. */
export type TraitSource = (g: Race, car: Car, trait: Trait, before: number) => number;

/** Where modules speak. Closed: each place is read by the one rule named with it. */
export interface Places {
  /** What works on a car: `traitOf` in verbs/traits.ts. */
  readonly traits: TraitSource;
  /** Before the assigned car moves; it may be lost by it: `move.setOut`. */
  readonly settingOut: Moment<[g: Race, f: SettingOut]>;
  /** The ground that lies over the printed one, or `NONE`; hazard tokens lie over both: `terrainAt` in verbs/board.ts. */
  readonly ground: (g: Race, space: Space) => number;
  /** The rear tile is cleared: `refresh.clear`. */
  readonly tileGoes: (g: Race) => void;
  /** A tile has been laid, with its hazards: `layTile` in refresh.ts. */
  readonly tileComes: (g: Race) => void;
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
  'settingOut',
  'ground',
  'tileGoes',
  'tileComes',
  'noted',
  'lull',
  'roundEnds',
  'setUp',
  'keepsGround',
] as const satisfies readonly (keyof Places)[];

export type ThunderHooks = Hooks<Places>;
