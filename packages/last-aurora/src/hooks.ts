import type { Figure, Frame, Moment, Next, Reason, Seat } from '@lastroad/kernel';
import type { Phase } from './cards.ts';
import type { Who } from './events.ts';
import type { Aurora, RoadNumber, Token } from './state.ts';

/** What the frames of one task hold, in nobody's convoy and in no pile. */
export interface Hand {
  readonly task: string;
  tokens(f: Frame): readonly Token[];
  holdsCard(f: Frame): boolean;
}

/** One more thing to choose on a turn. */
export interface Act {
  /** Its choice, which never changes. Those of modules begin at 10. */
  readonly number: number;
  readonly phase: Phase;
  possible(g: Aurora, seat: Seat): boolean;
  take(g: Aurora, seat: Seat): Next;
  readonly whyNot: Reason;
}

/** The places where modules speak, and the base box like one of them. Each is read in one place, named with it. */
export interface Places {
  /** What a module keeps on an empty table: `newTable`. */
  lay: (g: Aurora) => void;
  /** Tasks that hold something while they are under way: `verbs/hands.ts`. */
  hand: Hand;
  /** What may be done in the Rest phase and on movement turns: `rules/acts.ts`. */
  act: Act;
  /** Points of speed beside those of the convoy: `speedOf`. */
  speed: Figure<[g: Aurora, seat: Seat]>;
  /** The Fire phase begins: `firePhase.nameEnemies`. */
  fireBegins: Moment<[g: Aurora]>;
  /** Damage added to the first shot of a Fire phase that hits: `attack.fire`. */
  firstHit: Figure<[g: Aurora, seat: Seat]>;
  /** Fame of other things than the convoy at the end of the game: `scoreOf`. */
  fame: Figure<[g: Aurora, seat: Seat]>;
  /** A convoy has gone along a road: `travel`. */
  travelled: Moment<[g: Aurora, who: Who, road: RoadNumber]>;
  /** A convoy has made its move along these roads: `drive.arrive`. */
  arrived: Moment<[g: Aurora, seat: Seat, path: readonly RoadNumber[]]>;
}

export const PLACES = [
  'lay',
  'hand',
  'act',
  'speed',
  'fireBegins',
  'firstHit',
  'fame',
  'travelled',
  'arrived',
] as const satisfies readonly (keyof Places)[];
