import type { Seat } from '@lastroad/kernel';
import { FORWARD, FRONT_ARC, type TerrainRow, type Way } from '../rows.ts';
import { type Car, NONE, OUT, type Race, type Space, START } from '../state.ts';
import { hasChopper, isFaceDown, terrainAt, tokenAt } from '../verbs/board.ts';
import { sizeOf } from '../verbs/cars.ts';
import { isOnRearTile, neighbour, OFF, rearStart } from '../verbs/geometry.ts';
import { alongOf } from './course.ts';
import { perilsOf } from './perils.ts';
import { isDeadly } from './ruin.ts';
import { shotFrom } from './targets.ts';
import { carIn, POINTS, type Trip, tripOf } from './trips.ts';

// The best line of a car is what it may hope for from the points it has left. Worths are counted in half spaces of the
// seat's foremost car. What lies face down is not looked at: nobody who plays knows it.

/** The car is lost; and what it is worth when one of somebody else's is. */
export const LOST = -30;
const SPOILS = 12;
/** To lose another car of one's own, which is seldom the foremost. */
const FORSAKEN = 0.7 * LOST;
const FINISH = 100;
const NEVER = -1000;

/** What a token lying face down costs on the average, and more for every point that may be lost. */
const HIDDEN = 2;
const HIDDEN_POINTS = 0.7;
const OIL = 1.2;
const FLAMES = 5;
/** How far a ramp carries, with what may happen on landing. */
const FLIGHT = 3.5;
/** What a point beyond the front edge brings, where nobody knows the ground yet. */
const UNKNOWN = 1.5;
/** A shot that is sure to hit. */
const SHOT = 5;
/** Every way in which a push would be the end. */
const PERIL = 0.25;
/** To stop on the road: the next move may have the bonus. */
const ON_ROAD = 0.5;
/** A slam that harms nobody loses a little time. */
const JOLT = -0.5;

/** The trip of the car that set out last. */
let trip: Trip;

/** Sets out with a car; lines asked for until the next one are for it. */
export const setOut = (g: Race, car: Car): void => {
  trip = tripOf(g, car, hasteOf(g, car));
  if (Number.isNaN(trip.crossing)) trip.crossing = g.final ? FINISH : crossingWorth(g, trip.seat, car);
};

/** Half spaces by which another car of the crew must be ahead for this one to be a follower. */
const BEHIND = 6;
/** What half a space of a follower counts for. */
const FOLLOWING = 0.4;

/** How much it matters that the car gets on: the foremost wins the race, the others are spare. */
const hasteOf = (g: Race, car: Car): number => {
  const along = alongOf(g, g.cars[car]);
  for (let i = 0; i < g.cars.length; i++) {
    const c = g.cars[i];
    if (c.seat === g.cars[car].seat && c.operable && alongOf(g, c) > along + BEHIND) return FOLLOWING;
  }
  return 1;
};

/** TR-EDGE-1: who is on the rear tile is lost when somebody goes over the front edge. */
const crossingWorth = (g: Race, seat: Seat, driver: Car): number => {
  let worth = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (car === driver || !c.operable || !isOnRearTile(g, c.at)) continue;
    worth += c.seat === seat ? FORSAKEN : SPOILS;
  }
  return worth;
};

/** What the car that set out may hope for with so many points. */
export const hope = (g: Race, points: number, onRoad: boolean): number => {
  const { at } = g.cars[trip.car];
  if (at === OUT) return 0;
  if (at !== START) return bestLine(g, at, points, onRoad);
  let best = NEVER;
  for (let lane = 0; lane < g.content.limits.lanes; lane++) best = Math.max(best, laneWorth(g, lane, points));
  return best;
};

/** TR-SETUP-12: what it is worth to enter the board in a lane. */
export const laneWorth = (g: Race, lane: number, points: number): number => {
  const space = rearStart(g) + lane;
  const ground = terrainAt(g, space);
  return entryWorth(g, space, FORWARD, ground, points, ground.road);
};

/** TR-ROAD-1, TR-ROAD-5: whether a move of the car would begin on road. */
export const beginsOnRoad = (g: Race, car: Car): boolean => {
  const { at } = g.cars[car];
  return at === START || (at >= 0 && terrainAt(g, at).road);
};

/** The best way to spend the points from a space. */
const bestLine = (g: Race, from: Space, points: number, onRoad: boolean): number => {
  const left = Math.max(0, Math.min(points, POINTS - 1));
  const at = ((from - trip.rear) * POINTS + left) * 2 + (onRoad ? 1 : 0);
  const known = trip.worths[at];
  if (!Number.isNaN(known)) return known;
  const best = left === 0 ? endOfLine(g, from, onRoad) : bestStep(g, from, left, onRoad);
  trip.worths[at] = best;
  return best;
};

const bestStep = (g: Race, from: Space, points: number, onRoad: boolean): number => {
  let best = NEVER;
  for (let way = 0; way < FRONT_ARC; way++) best = Math.max(best, stepWorth(g, from, way, points, onRoad));
  return best;
};

/** What it is worth to step that way, with everything that may come of it. */
export const stepWorth = (g: Race, from: Space, way: Way, points: number, onRoad: boolean): number => {
  const to = neighbour(g.content, from, way);
  if (to === OFF) return NEVER;
  const gain = trip.haste * (way === FORWARD ? 2 : 1);
  if (to >= trip.front) return gain + trip.crossing + UNKNOWN * trip.haste * (points - 1);
  const ground = terrainAt(g, to);
  return isDeadly(ground, way) ? LOST : gain + entryWorth(g, to, way, ground, points, onRoad);
};

/** What comes after a car has entered a space that does not finish it off at once. */
const entryWorth = (g: Race, to: Space, way: Way, ground: TerrainRow, points: number, onRoad: boolean): number => {
  const { effect, cost, road } = ground;
  const left = points - Math.min(points, cost);
  const other = carIn(trip, to);
  if (other !== NONE && (g.drift === 0 || left === 0)) return slamWorth(g, other, to);
  const token = tokenAt(g, to);
  const risk = token === NONE ? 0 : tokenRisk(g, token, to, left);
  if (effect === 'stop') return risk + endOfLine(g, to, false);
  if (effect === 'launch') return risk + FLIGHT * trip.haste;
  if (effect === 'glide') return risk + stepWorth(g, to, way, left + 1, false);
  if (effect === 'burn') return bestLine(g, to, left, false) - FLAMES;
  return risk + bestLine(g, to, left, effect === 'salt' || (onRoad && (road || isFaceDown(token))));
};

const tokenRisk = (g: Race, token: number, space: Space, left: number): number => {
  if (isFaceDown(token)) return -HIDDEN - HIDDEN_POINTS * left;
  return g.content.hazards[token].effect === 'oil' ? -OIL + (perilsOf(g, space) / 6) * LOST : 0;
};

/** TR-SLAM-3, TR-SLAM-4: mostly the car below is pushed; the owner of the larger one may have the dice rolled again. */
const slamWorth = (g: Race, other: Car, space: Space): number => {
  const below = g.cars[other];
  const ruin = perilsOf(g, space) / 6;
  const larger = sizeOf(g, trip.car) - sizeOf(g, other);
  const mine = (1 / 3) * ruin * (larger > 0 ? ruin + 0.2 : 1);
  const theirs = (2 / 3) * ruin * (larger > 0 ? 1.6 : larger < 0 ? 0.5 : 1);
  const prize = !below.operable ? 0 : below.seat === trip.seat ? LOST : SPOILS;
  return mine * LOST + theirs * prize + JOLT;
};

/** What it is worth to stop there: who is in front of the gun, what is near, and whether the road goes on. */
const endOfLine = (g: Race, space: Space, onRoad: boolean): number => {
  if (space >= trip.front) return 0;
  if (hasChopper(g, space)) return LOST;
  const shot = g.round > 1 ? SHOT * shotFrom(g, trip, space) : 0;
  const road = terrainAt(g, space).road ? ON_ROAD * trip.haste : 0;
  const bonus = onRoad ? UNKNOWN * trip.haste * g.road : 0;
  return shot + road + bonus - PERIL * perilsOf(g, space);
};
