import type { Seat } from '@lastroad/kernel';
import type { CommandPower, ThunderContent } from '../rows.ts';
import { BOARD, type Car, FACE_DOWN, NONE, type Race, type Space } from '../state.ts';
import { bodyOf, crewOf, headOf } from '../verbs/cars.ts';
import { frontEnd, rearStart } from '../verbs/geometry.ts';

// What a car may hope for depends on everything but where the car itself stands. A search looks at the same few situations
// again and again, so the last ones are kept with all that was found out about them.

/** Cars of most crews. */
const USUAL = 3;

/** More lane changes than ever are on a die: as many as it likes. */
export const FREE = 4;

/** The road bonus. */
export const AS_IT_DRIVES = 0;
export const ALWAYS = 1;
export const AT_NO_TIME = 2;

/** More points than a car ever has. */
export const POINTS = 14;

/** A car sets out: what its ways depend on, and what is known of them. */
export interface Trip {
  content: ThunderContent | null;
  sum: number;
  /** The situation, in numbers. */
  readonly situation: number[];
  seat: Seat;
  car: Car;
  /** First space on the table, and first beyond the front edge. */
  rear: Space;
  front: Space;
  /** Whether it leaves others behind as long as it has points for that. */
  between: boolean;
  /** Whether what would stop or eliminate it only costs it a damage. */
  tough: boolean;
  /** Lane changes that it has left; `FREE` if it may change lanes as it likes. */
  changes: number;
  /** Whether it may have the road bonus: as it drives, in any case, or never. */
  bonus: number;
  /** What the car counts for, beside one of three. */
  share: number;
  /** What half a space of this car counts for. */
  haste: number;
  /** What it would be worth to send off the rear tile with all that stands on it; `NaN` until somebody has looked. */
  crossing: number;
  /** The other car in each space, counted from the rear edge. */
  occupants: Int8Array;
  /** Best worths by lane changes, space, points left and whether it is all road so far; `NaN` where nobody has looked. */
  worths: Float64Array;
}

const newTrip = (): Trip => ({
  content: null,
  sum: 0,
  situation: [],
  seat: 0,
  car: 0,
  rear: 0,
  front: 0,
  between: false,
  tough: false,
  changes: FREE,
  bonus: AS_IT_DRIVES,
  share: 1,
  haste: 1,
  crossing: 0,
  occupants: new Int8Array(0),
  worths: new Float64Array(0),
});

const KEPT = 32;
const trips = Array.from({ length: KEPT }, newTrip);
let oldest = 0;

/** More than there are kinds of tokens. */
const TOKENS = 2 * FACE_DOWN;
const situation: number[] = [];

/** Writes the situation down; of what lies face down, only that it does. Returns a sum to know it by. */
const writeDown = (g: Race, car: Car, haste: number): number => {
  const { cars, crews, tokens } = g;
  let count = 0;
  situation[count++] = haste === 1 ? 1 : 0;
  situation[count++] = car;
  situation[count++] = g.laid;
  situation[count++] = g.drift;
  situation[count++] = g.road;
  situation[count++] = (g.round > 1 ? 2 : 0) + (g.final ? 1 : 0);
  for (let i = 0; i < BOARD; i++) situation[count++] = g.board[i];
  for (let seat = 0; seat < crews.length; seat++) situation[count++] = crews[seat].chopper;
  for (let i = 0; i < cars.length; i++) {
    const { at, operable, damage, die } = cars[i];
    situation[count++] = headOf(g, i) === car ? NONE : at;
    situation[count++] = !operable ? NONE : 2 * damage.length + (die === 0 && i !== car ? 1 : 0);
  }
  if (g.rig !== undefined) {
    situation[count++] = g.rig.steering;
    situation[count++] = g.rig.working;
    for (let i = 0; i < g.rig.offRoad.length; i++) situation[count++] = g.rig.offRoad[i];
  }
  if (g.conditions !== undefined) for (let i = 0; i < BOARD; i++) situation[count++] = g.conditions.beside[i];
  for (let i = 0; i < tokens.length; i++) {
    if (tokens[i] !== NONE) situation[count++] = i * TOKENS + Math.min(tokens[i], FACE_DOWN);
  }
  situation.length = count;
  let sum = 0;
  for (let i = 0; i < count; i++) sum = (Math.imul(sum, 31) + situation[i]) | 0;
  return sum;
};

const isSame = (trip: Trip, content: ThunderContent, sum: number): boolean => {
  if (trip.sum !== sum || trip.content !== content || trip.situation.length !== situation.length) return false;
  for (let i = 0; i < situation.length; i++) if (trip.situation[i] !== situation[i]) return false;
  return true;
};

const begin = (g: Race, car: Car, haste: number, sum: number): Trip => {
  const trip = trips[oldest];
  oldest = (oldest + 1) % KEPT;
  const spaces = BOARD * g.content.area;
  if (trip.occupants.length !== spaces) {
    trip.occupants = new Int8Array(spaces);
    trip.worths = new Float64Array(0);
  }
  const { endures, drivesThrough } = bodyOf(g, car);
  trip.tough = endures !== null;
  trip.changes = trip.tough ? Math.min(g.rig?.steering ?? 0, FREE - 1) : FREE;
  trip.bonus = trip.tough ? (works(g, 'traction') ? ALWAYS : AT_NO_TIME) : AS_IT_DRIVES;
  const size = spaces * POINTS * 2 * (trip.tough ? FREE : 1);
  if (trip.worths.length < size) trip.worths = new Float64Array(size);
  trip.content = g.content;
  trip.sum = sum;
  trip.situation.length = situation.length;
  for (let i = 0; i < situation.length; i++) trip.situation[i] = situation[i];
  trip.seat = g.cars[car].seat;
  trip.car = car;
  trip.rear = rearStart(g);
  trip.front = frontEnd(g);
  // The plow shoves aside only the first, but seldom is there a second.
  trip.between = drivesThrough || (trip.tough && works(g, 'plow'));
  trip.share = USUAL / crewOf(g, trip.seat).models.length;
  trip.haste = haste;
  trip.crossing = Number.NaN;
  trip.worths.fill(Number.NaN, 0, size);
  noteCars(g, trip);
  return trip;
};

/** Table 9.5: whether the command of that power works this turn. */
const works = ({ rig, content }: Race, power: CommandPower): boolean =>
  rig !== undefined && rig.working !== NONE && content.commands[rig.working].power === power;

/** Notes which car stands where. */
const noteCars = (g: Race, { car, rear, occupants }: Trip): void => {
  occupants.fill(NONE);
  for (let other = 0; other < g.cars.length; other++) {
    const spot = g.cars[other].at - rear;
    if (headOf(g, other) !== car && spot >= 0 && spot < occupants.length) occupants[spot] = other;
  }
};

/** The trip of a car in this situation, with what is known of it. */
export const tripOf = (g: Race, car: Car, haste: number): Trip => {
  const sum = writeDown(g, car, haste);
  for (let i = 0; i < KEPT; i++) if (isSame(trips[i], g.content, sum)) return trips[i];
  return begin(g, car, haste, sum);
};

/** What is known is no longer so: the worths have changed. */
export const forgetTrips = (): void => {
  for (let i = 0; i < KEPT; i++) trips[i].content = null;
};

/** The other car in a space, as far as it is on the table. */
export const carIn = ({ rear, occupants }: Trip, space: Space): Car => {
  const spot = space - rear;
  return spot >= 0 && spot < occupants.length ? occupants[spot] : NONE;
};
