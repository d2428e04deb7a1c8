import type { Seat } from '@lastroad/kernel';
import { FRONT_ARC } from '../rows.ts';
import { type Car, NOBODY, NONE, type Race, type Space } from '../state.ts';
import { carAt } from '../verbs/board.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { type Notes } from './asking.ts';
import { alongOf } from './course.ts';
import { hitChance, isRuin } from './ruin.ts';
import { carIn, type Trip } from './trips.ts';

// What it is worth to hurt others, in half spaces.

const OWN = -10;
const BROKEN = -3;
const WRECK = -1;
const NO_TARGET = -6;
const HIT = 5;
/** Half spaces along the road that make a target as much better as one more. */
const FAR = 16;

/** What a shot at the car is worth; a second hit stops it. */
export const targetWorth = (g: Race, seat: Seat, car: Car): number => {
  if (car === NONE) return 0;
  const c = g.cars[car];
  if (c.seat === seat) return OWN;
  if (c.seat === NOBODY) return WRECK;
  if (!c.operable) return BROKEN;
  return hitChance(g, car) * HIT * (1 + c.damage.length) + alongOf(g, c) / FAR;
};

/** TR-CMD-2: a chopper is worth what it can shoot at. */
export const chopperWorth = (g: Race, seat: Seat, space: Space): number => {
  let best = NO_TARGET;
  for (let way = 0; way < FRONT_ARC; way++) {
    const ahead = neighbour(g.content, space, way);
    const car = isOnBoard(g, ahead) ? carAt(g, ahead) : NONE;
    if (car !== NONE && g.cars[car].operable) best = Math.max(best, targetWorth(g, seat, car));
  }
  return best;
};

/** TR-SLAM-4: the dice are left as they are when they hurt somebody else or spare oneself. */
export const rerollWorth = (g: Race, seat: Seat, { top, bottom, pushed, way }: Notes): number => {
  const hasRuin = isRuin(g, neighbour(g.content, g.cars[pushed].at, way), way);
  const isBack = way >= FRONT_ARC;
  const spared = pushed === top ? bottom : top;
  if (g.cars[pushed].seat !== seat) return hasRuin ? OWN : isBack ? -1 : 1;
  if (g.cars[spared].seat === seat) return hasRuin ? HIT : -HIT;
  return hasRuin ? -OWN : isBack ? 1 : -2;
};

/** The best shot at somebody else's running car from a space: how likely it hits, twice that if it would stop the car. */
export const shotFrom = (g: Race, trip: Trip, space: Space): number => {
  let best = 0;
  for (let way = 0; way < FRONT_ARC; way++) {
    const ahead = neighbour(g.content, space, way);
    const car = carIn(trip, ahead);
    if (car === NONE || g.cars[car].seat === trip.seat || !g.cars[car].operable || !isOnBoard(g, ahead)) continue;
    best = Math.max(best, hitChance(g, car) * (1 + g.cars[car].damage.length));
  }
  return best;
};
