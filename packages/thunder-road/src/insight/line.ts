import type { Seat } from '@lastroad/kernel';
import { BY_DICE } from '../bodies.ts';
import { FORWARD, FRONT_ARC, type TerrainRow, type Way } from '../rows.ts';
import { type Car, NONE, OUT, type Race, type Space, START } from '../state.ts';
import { hasChopper, isFaceDown, terrainAt, tokenAt } from '../verbs/board.ts';
import { bodyOf, headOf, sizeOf } from '../verbs/cars.ts';
import { isOnRearTile, neighbour, OFF, rearStart } from '../verbs/geometry.ts';
import { alongOf } from './course.ts';
import { perilsOf } from './perils.ts';
import { isDeadly, resistanceOf } from './ruin.ts';
import { exposure, shotFrom } from './targets.ts';
import { ALWAYS, AS_IT_DRIVES, carIn, FREE, POINTS, type Trip, tripOf } from './trips.ts';
import { WORTHS } from './tuned-worths.ts';

// The best line of a car is what it may hope for from the points it has left. What lies face down is not looked at: nobody
// who plays knows it.

const FINISH = 100;
const NEVER = -1000;

/** The trip of the car that set out last. */
let trip: Trip;

/** What it costs to lose that car. */
const lost = (): number => WORTHS.lost * trip.share;

/** Sets out with a car; lines asked for until the next one are for it. */
export const setOut = (g: Race, car: Car): void => {
  trip = tripOf(g, car, hasteOf(g, car));
  if (Number.isNaN(trip.crossing)) trip.crossing = g.final ? FINISH : crossingWorth(g, trip.seat, car);
};

/** How much it matters that the car gets on: the foremost wins the race, the others are spare. */
const hasteOf = (g: Race, car: Car): number => {
  const along = alongOf(g, g.cars[car]);
  for (let i = 0; i < g.cars.length; i++) {
    const c = g.cars[i];
    if (c.seat === g.cars[car].seat && c.operable && alongOf(g, c) > along + WORTHS.behind) return WORTHS.following;
  }
  return 1;
};

/** TR-EDGE-1: who is on the rear tile is lost when somebody goes over the front edge. */
const crossingWorth = (g: Race, seat: Seat, driver: Car): number => {
  let worth = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (headOf(g, car) === driver || !c.operable || !isOnRearTile(g, c.at) || bodyOf(g, car).trails) continue;
    worth += c.seat === seat ? WORTHS.forsaken : WORTHS.spoils;
  }
  return worth;
};

/** How much the car that set out has to fear where it is. */
export const danger = (g: Race): number => {
  const { at } = g.cars[trip.car];
  return at >= 0 ? exposure(g, trip, at) : 0;
};

/** What the car that set out may hope for with so many points. */
export const hope = (g: Race, points: number, onRoad: boolean): number => {
  const { at } = g.cars[trip.car];
  if (at === OUT) return 0;
  if (at !== START) return bestLine(g, at, points, onRoad, trip.changes);
  let best = NEVER;
  for (let lane = 0; lane < g.content.limits.lanes; lane++) best = Math.max(best, laneWorth(g, lane, points));
  return best;
};

/** TR-SETUP-12: what it is worth to enter the board in a lane. */
export const laneWorth = (g: Race, lane: number, points: number): number => {
  const space = rearStart(g) + lane;
  const ground = terrainAt(g, space);
  return entryWorth(g, space, FORWARD, ground, points, startsOnRoad(ground.road), trip.changes);
};

/** TR-ROAD-1, TR-ROAD-5: whether a move of the car would begin on road. */
export const beginsOnRoad = (g: Race, car: Car): boolean => {
  const { at } = g.cars[car];
  return startsOnRoad(at === START || (at >= 0 && terrainAt(g, at).road));
};

/** TR-RIG-13: what has the bonus in any case, or never, does not mind where it begins. */
const startsOnRoad = (isRoad: boolean): boolean => (trip.bonus === AS_IT_DRIVES ? isRoad : trip.bonus === ALWAYS);

/** Whether the car that set out and is on its way may still have the road bonus, if it goes on as it should. */
export const isBonusOpen = (g: Race): boolean => startsOnRoad(g.onRoad) && !g.cut;

/** The best way to spend the points from a space. */
const bestLine = (g: Race, from: Space, points: number, onRoad: boolean, changes: number): number => {
  const left = Math.max(0, Math.min(points, POINTS - 1));
  const layer = changes === FREE ? 0 : changes * trip.occupants.length;
  const at = ((layer + from - trip.rear) * POINTS + left) * 2 + (onRoad ? 1 : 0);
  const known = trip.worths[at];
  if (!Number.isNaN(known)) return known;
  const best = left === 0 ? endOfLine(g, from, onRoad) : bestStep(g, from, left, onRoad, changes);
  trip.worths[at] = best;
  return best;
};

const bestStep = (g: Race, from: Space, points: number, onRoad: boolean, changes: number): number => {
  let best = NEVER;
  for (let way = 0; way < FRONT_ARC; way++) {
    if (changes > 0 || way === FORWARD) best = Math.max(best, stepWorth(g, from, way, points, onRoad, changes));
  }
  return best;
};

/** What it is worth to step that way, with everything that may come of it. */
export const stepWorth = (
  g: Race,
  from: Space,
  way: Way,
  points: number,
  onRoad: boolean,
  changes: number = trip.changes,
): number => {
  const to = neighbour(g.content, from, way);
  if (to === OFF) return NEVER;
  const gain = trip.haste * (way === FORWARD ? 2 : 1);
  if (to >= trip.front) return gain + trip.crossing + WORTHS.unknown * trip.haste * (points - 1);
  const ground = terrainAt(g, to);
  if (!trip.tough && isDeadly(ground, way)) return lost();
  const left = changes === FREE || way === FORWARD ? changes : changes - 1;
  return gain + entryWorth(g, to, way, ground, points, onRoad, left);
};

/** What comes after a car has entered a space that does not finish it off at once. */
const entryWorth = (
  g: Race,
  to: Space,
  way: Way,
  ground: TerrainRow,
  points: number,
  onRoad: boolean,
  changes: number,
): number => {
  const { effect, cost, road } = ground;
  const left = points - Math.min(points, cost);
  const other = carIn(trip, to);
  if (other !== NONE && (left === 0 || (g.drift === 0 && !trip.between))) return slamWorth(g, other, to);
  const token = tokenAt(g, to);
  if (trip.tough) return bestLine(g, to, left, onRoad, changes) - toughRisk(g, ground, token);
  const risk = token === NONE ? 0 : tokenRisk(g, token, to, left);
  if (effect === 'stop') return risk + endOfLine(g, to, false);
  if (effect === 'launch') return risk + WORTHS.flight * trip.haste;
  if (effect === 'glide') return risk + stepWorth(g, to, way, left + 1, false, changes);
  if (effect === 'burn') return bestLine(g, to, left, false, changes) - WORTHS.flames;
  return risk + bestLine(g, to, left, effect === 'salt' || (onRoad && (road || isFaceDown(token))), changes);
};

/** TR-RIG-16, TR-RIG-17: what would be the end of others costs it one damage; of hidden tokens not quite every second. */
const toughRisk = (g: Race, { effect }: TerrainRow, token: number): number => {
  if (effect !== 'nothing' && effect !== 'salt') return batterCost(g);
  if (token === NONE) return 0;
  if (isFaceDown(token)) return batterCost(g) * HIDDEN_HARM;
  return g.content.hazards[token].effect === 'oil' ? batterCost(g) : 0;
};

const HIDDEN_HARM = 0.45;

/** The fewer damages it can take yet, the dearer each is. */
const batterCost = (g: Race): number => {
  const left = resistanceOf(g, trip.seat);
  return left <= 1 ? -lost() : WORTHS.batter * (1 + 2 / left);
};

const tokenRisk = (g: Race, token: number, space: Space, left: number): number => {
  if (isFaceDown(token)) return -WORTHS.hidden - WORTHS.hiddenPoint * left;
  return g.content.hazards[token].effect === 'oil' ? -WORTHS.oil + (perilsOf(g, space) / 6) * lost() : 0;
};

/** TR-SLAM-3, TR-SLAM-4: mostly the car below is pushed; the owner of the larger one may have the dice rolled again. */
const slamWorth = (g: Race, other: Car, space: Space): number => {
  const below = g.cars[other];
  const ruin = perilsOf(g, space) / 6;
  const prize = !below.operable ? 0 : below.seat === trip.seat ? WORTHS.lost : WORTHS.spoils;
  const [upper, lower] = [bodyOf(g, trip.car).inSlams, bodyOf(g, other).inSlams];
  // TR-BIKE-9. Without the slam die it is known who moves.
  if (upper !== BY_DICE || lower !== BY_DICE) return ruin * (upper >= lower ? lost() : prize) + WORTHS.jolt;
  const larger = sizeOf(g, trip.car) - sizeOf(g, other);
  const mine = (1 / 3) * ruin * (larger > 0 ? ruin + WORTHS.again : 1);
  const theirs = (2 / 3) * ruin * (larger > 0 ? WORTHS.larger : larger < 0 ? WORTHS.smaller : 1);
  return mine * lost() + theirs * prize + WORTHS.jolt;
};

/** What it is worth to stop there: who is in front of which gun, what is near, and whether the road goes on. */
const endOfLine = (g: Race, space: Space, onRoad: boolean): number => {
  if (space >= trip.front) return 0;
  if (hasChopper(g, space)) return trip.tough ? -batterCost(g) : lost();
  const guns = WORTHS.shot * shotFrom(g, trip, space) - WORTHS.exposed * exposure(g, trip, space);
  const road = terrainAt(g, space).road ? WORTHS.onRoad * trip.haste : 0;
  const bonus = onRoad ? WORTHS.unknown * trip.haste * g.road : 0;
  return guns + road + bonus - (trip.tough ? 0 : WORTHS.peril * perilsOf(g, space));
};
