import { type Next, reveal } from '@lastroad/kernel';
import type { Entering } from '../bodies.ts';
import type { HazardEffect, TerrainEffect } from '../rows.ts';
import { FACE_DOWN, NONE, OUT, type Race, steps } from '../state.ts';
import { GLASS, MINES, OIL } from '../traits.ts';
import { carAt, isFaceDown, putToken, terrainAt, tokenAt } from '../verbs/board.ts';
import { bodyOf, moveTo } from '../verbs/cars.ts';
import { along, crossesFront, frontEnd, isOnBoard } from '../verbs/geometry.ts';
import { DRIVEN, FORCED, isOwnMove, pay, payMore, touch } from '../verbs/movement.ts';
import { note } from '../verbs/occasions.ts';
import { eliminate } from '../verbs/outcome.ts';
import { discardHazard } from '../verbs/piles.ts';
import { traitOf } from '../verbs/traits.ts';
import { ASK, NO, NOTHING } from './answers.ts';
import { enter, hop } from './declared.ts';
import { crossFront } from './refresh.ts';

/** Whether the car is still where this displacement put it. */
const isHere = (g: Race, f: Entering): boolean => g.cars[f.car].entry === f.entry && g.cars[f.car].at === f.to;

/** TR-RES-2: a car comes into a space, whatever it is that moves it. */
export const entering = steps(enter, {
  // TR-EDGE-1, TR-FINAL-4. Over the front edge: finish, or a new tile first.
  cross(g, f): Next {
    if (f.entry === 0 && f.to >= frontEnd(g) && g.cars[f.car].at !== OUT) return crossFront(g, f.car);
  },
  // TR-ELIM-1, TR-OBS-4. Other edges and impassable spaces eliminate before anything else.
  place(g, f): Next {
    if (f.entry === 0) {
      if (g.cars[f.car].at === OUT) return;
      if (!isOnBoard(g, f.to)) return eliminate(g, f.car, 'edge');
      f.paid = pay(g, f.car, f.to, f.mode);
      if (f.mode !== DRIVEN) g.chain++;
      const from = g.cars[f.car].at;
      moveTo(g, f.car, f.to, f.way, f.mode === FORCED);
      f.entry = g.cars[f.car].entry;
      bodyOf(g, f.car).leaves(g, f, from);
    }
    if (!isHere(g, f)) return;
    touch(g, f.car, f.to);
    if (terrainAt(g, f.to).effect === 'block') return bodyOf(g, f.car).blocked(g, f);
  },
  // TR-CMD-4, TR-RUL-62, TR-RUL-75. Drift lets the car pass one occupied space, while it has points left to leave it.
  pass: {
    about: 'answer',
    who: (g, f) => g.cars[f.car].seat,
    options: (g, f) => (g.drift > 0 && mayPass(g, f) ? ASK : NOTHING),
    take(g, f, answer) {
      if (answer === NO) return;
      g.drift--;
      f.passed = true;
      g.events?.push({ type: 'passed', car: f.car, other: carAt(g, f.to, f.car) });
    },
  },
  // TR-OBS-1. Two cars in one space slam, unless the one that drives in leaves the other behind.
  meet(g, f): Next {
    if (f.passed || !isHere(g, f)) return;
    const other = carAt(g, f.to, f.car);
    if (other === NONE) return;
    const { drivesThrough, rams } = bodyOf(g, f.car);
    if (!drivesThrough || !mayPass(g, f)) return rams(g, f, other);
    g.events?.push({ type: 'drovePast', car: f.car, other });
  },
  // TR-OBS-3, TR-HAZ-1. The token is for the car that has just entered, if it is still there.
  spring(g, f): Next {
    const token = isHere(g, f) ? tokenAt(g, f.to) : NONE;
    if (token === NONE) return;
    const hazard = token % FACE_DOWN;
    if (isFaceDown(token)) turnUp(g, f, hazard);
    const { effect, stays } = g.content.hazards[hazard];
    if (!stays) discardHazard(g, f.to);
    touch(g, f.car, f.to);
    if (effect !== 'nothing') {
      g.events?.push({ type: 'sprung', car: f.car, hazard, space: f.to });
      note(g, 'sprung', g.cars[f.car].seat, f.car);
    }
    if (!isSpared(g, f, effect)) return bodyOf(g, f.car).hazards[effect](g, f);
  },
  // TR-BOARD-2, TR-RUL-74. The ground itself: printed, or what the token made of it.
  ground(g, f): Next {
    if (!isHere(g, f)) return;
    const { effect } = terrainAt(g, f.to);
    if (!isSpared(g, f, effect)) return bodyOf(g, f.car).terrains[effect](g, f);
  },
});

const SPARED: Partial<Readonly<Record<HazardEffect | TerrainEffect, number>>> = { mine: MINES, oil: OIL, glide: GLASS };

/** Something may make a car indifferent to what it comes upon. */
const isSpared = (g: Race, { car, to }: Entering, effect: HazardEffect | TerrainEffect): boolean => {
  const kind = SPARED[effect];
  if (kind === undefined || (traitOf(g, car, 'spared') & kind) === 0) return false;
  g.events?.push({ type: 'spared', car, space: to });
  return true;
};

const mayPass = (g: Race, f: Entering): boolean =>
  f.car === g.active && isOwnMove(f.mode) && g.cars[f.car].points > 0 && isHere(g, f) && carAt(g, f.to, f.car) !== NONE;

const turnUp = (g: Race, f: Entering, hazard: number): void => {
  reveal(g);
  putToken(g, f.to, hazard);
  g.events?.push({ type: 'turnedUp', car: f.car, hazard, space: f.to });
  payMore(g, f.car, f.paid, terrainAt(g, f.to));
  for (const says of g.content.hooks.turnedUp) says(g, f.car);
};

/** TR-TOK-5, TR-CARN-4: through the air; nothing between matters but the front edge. */
export const hopping = steps(hop, {
  // TR-RUL-46. The count continues on the new tile.
  cross(g, f): Next {
    if (crossesFront(g, g.cars[f.car].at, f.way, f.spaces)) return crossFront(g, f.car);
  },
  land(g, f): Next {
    const { at } = g.cars[f.car];
    if (at !== OUT) return enter(f.car, along(g, at, f.way, f.spaces), f.way, FORCED, f.spaces);
  },
});
