import type { Entering } from '../bodies.ts';
import { FORWARD, type Way } from '../rows.ts';
import { type Car, declare, NONE, type Space } from '../state.ts';
import type { Mode } from '../verbs/movement.ts';

// Entering a space may slam, a slam may push a car onto a mine, its damage may throw it into the next space: these
// tasks call one another across files, so they are declared here. Their steps stand with the rules.

/** TR-RES-2: a car comes into a space. With an `entry` it has been placed there already. */
export const enter = declare(
  'enter',
  (car: Car, to: Space, way: Way, mode: Mode, span: number = 1, entry: number = 0): Entering => ({
    car,
    to,
    way,
    mode,
    span,
    paid: 0,
    passed: false,
    entry,
  }),
);

export interface Slam {
  readonly top: Car;
  readonly bottom: Car;
  pushed: Car;
  way: Way;
}

/** TR-SLAM-1: two cars in one space. */
export const slam = declare('slam', (top: Car, bottom: Car): Slam => ({ top, bottom, pushed: NONE, way: FORWARD }));

export interface Damage {
  readonly car: Car;
  /** The slot taken, or `NONE`. */
  slot: number;
}

/** TR-DMG-1. */
export const takeDamage = declare('takeDamage', (car: Car): Damage => ({ car, slot: NONE }));

export interface Flight {
  readonly car: Car;
  readonly way: Way;
  readonly spaces: number;
}

/** TR-TOK-5, TR-CARN-4: through the air. */
export const hop = declare('hop', (car: Car, way: Way, spaces: number): Flight => ({ car, way, spaces }));
