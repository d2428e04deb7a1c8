import type { Seat } from '@lastroad/kernel';
import { FRONT_ARC, WAYS } from '../rows.ts';
import { type Car, NOBODY, NONE, type Race, type Space } from '../state.ts';
import { carAt } from '../verbs/board.ts';
import { headOf } from '../verbs/cars.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { type Notes } from './asking.ts';
import { alongOf } from './course.ts';
import { harmOf, hitChance, isRuin } from './ruin.ts';
import { carIn, type Trip } from './trips.ts';
import { WORTHS } from './tuned-worths.ts';

// What it is worth to hurt others, in half spaces.

/** To hurt a car of one's own. */
const OWN = -10;

/** What a shot at the car is worth; a second hit stops it. */
export const targetWorth = (g: Race, seat: Seat, car: Car): number => {
  if (car === NONE) return 0;
  const c = g.cars[car];
  if (c.seat === seat) return OWN;
  if (c.seat === NOBODY) return WORTHS.wreck;
  if (!c.operable) return WORTHS.broken;
  return hitChance(g, car) * WORTHS.hit * harmOf(g, car) + alongOf(g, g.cars[headOf(g, car)]) * WORTHS.ahead;
};

/** TR-CMD-2: a chopper is worth what it can shoot at. */
export const chopperWorth = (g: Race, seat: Seat, space: Space): number => {
  let best = WORTHS.noTarget;
  for (let way = 0; way < FRONT_ARC; way++) {
    const ahead = neighbour(g.content, space, way);
    const car = isOnBoard(g, ahead) ? carAt(g, ahead) : NONE;
    if (car !== NONE && g.cars[car].operable) best = Math.max(best, targetWorth(g, seat, car));
  }
  return best;
};

/** TR-BIKE-9: which of two cars of one's own is pushed: into ruin what does not run, forward what does, back what does not. */
export const moverWorth = (g: Race, { way, top }: Notes, car: Car): number => {
  const { operable, die } = g.cars[car];
  if (isRuin(g, neighbour(g.content, g.cars[top].at, way), way)) return operable ? OWN : 0;
  const worth = operable ? (die === 0 ? 2 : 1) : 0;
  return way < FRONT_ARC ? worth : -worth;
};

/** TR-SLAM-4: the dice are left as they are when they hurt somebody else or spare oneself. */
export const rerollWorth = (g: Race, seat: Seat, { top, bottom, pushed, way }: Notes): number => {
  const hasRuin = isRuin(g, neighbour(g.content, g.cars[pushed].at, way), way);
  const isBack = way >= FRONT_ARC;
  const spared = pushed === top ? bottom : top;
  if (g.cars[pushed].seat !== seat) return hasRuin ? OWN : isBack ? -1 : 1;
  if (g.cars[spared].seat === seat) return hasRuin ? WORTHS.hit : -WORTHS.hit;
  return hasRuin ? -OWN : isBack ? 1 : -2;
};

/** TR-SETUP-14. How likely others would hit the car that set out if it stood there, twice that if it would stop it. */
export const exposure = (g: Race, trip: Trip, space: Space): number => {
  if (g.round === 1) return 0;
  let guns = 0;
  for (let way = FRONT_ARC; way < WAYS.length; way++) {
    const behind = neighbour(g.content, space, way);
    const car = carIn(trip, behind);
    if (car === NONE || g.cars[car].seat === trip.seat || !g.cars[car].operable || !isOnBoard(g, behind)) continue;
    guns += g.cars[car].die === 0 ? 1 : WORTHS.later;
  }
  return guns === 0 ? 0 : guns * hitChance(g, trip.car) * harmOf(g, trip.car);
};

/** TR-SETUP-14. The best shot at somebody else's running car from a space: how likely it hits, twice that if it stops it. */
export const shotFrom = (g: Race, trip: Trip, space: Space): number => {
  if (g.round === 1) return 0;
  let best = 0;
  for (let way = 0; way < FRONT_ARC; way++) {
    const ahead = neighbour(g.content, space, way);
    const car = carIn(trip, ahead);
    if (car === NONE || g.cars[car].seat === trip.seat || !g.cars[car].operable || !isOnBoard(g, ahead)) continue;
    best = Math.max(best, hitChance(g, car) * harmOf(g, car));
  }
  return best;
};
