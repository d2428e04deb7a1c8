import type { Frame, Moment, Seat } from '@lastroad/kernel';
import type { Who } from './events.ts';
import type { Aurora, RoadNumber, Token } from './state.ts';

/** What the frames of one task hold, in nobody's convoy and in no pile. */
export interface Hand {
  readonly task: string;
  tokens(f: Frame): readonly Token[];
  holdsCard(f: Frame): boolean;
}

/** The places where modules speak, and the base box like one of them. Each is read in one place, named with it. */
export interface Places {
  /** What a module keeps on an empty table: `newTable`. */
  lay: (g: Aurora) => void;
  /** Tasks that hold something while they are under way: `verbs/hands.ts`. */
  hand: Hand;
  /** A convoy has gone along a road: `travel` in `verbs/roads.ts`. */
  travelled: Moment<[g: Aurora, who: Who, road: RoadNumber]>;
  /** A convoy has made its move along these roads: `drive.arrive`. */
  arrived: Moment<[g: Aurora, seat: Seat, path: readonly RoadNumber[]]>;
}

export const PLACES = ['lay', 'hand', 'travelled', 'arrived'] as const satisfies readonly (keyof Places)[];
