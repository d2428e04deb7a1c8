import type { Seat } from '@lastroad/kernel';
import { FRONT_ARC, WAYS } from '../rows.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import { carAt, hasChopper, terrainAt } from '../verbs/board.ts';
import { bodyOf, crewOf, headOf, sizeOf } from '../verbs/cars.ts';
import { valueOf } from '../verbs/dice.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { alongOf, type Course } from './course.ts';
import { perilsOf } from './perils.ts';
import { harmOf, hitChance, resistanceOf } from './ruin.ts';

// What a seat's chances rest on, in numbers of about the same size.

/** Of each running car, foremost first. */
const OF_CAR = [
  'runs',
  /** Tiles behind the foremost car of all. */
  'along',
  'damage',
  /** It has its main move before it. */
  'ready',
  /** Ways to be pushed to ruin. */
  'perils',
  /** Others that could shoot at it, and those it could shoot at. */
  'exposed',
  'shots',
  'under a chopper',
  /** It is off the rear tile. */
  'clear',
  'on road',
  'size',
  'burning',
] as const;

const OF_SEAT = [
  'best die',
  'second die',
  'third die',
  'dice',
  'command',
  'chopper',
  'on turn',
  'first player',
  /** What the move under way may bring. */
  'pending',
  /** How far its foremost car may get beyond the finish line. */
  'finish',
  /** The same for everybody. */
  'final',
  'front',
  'late',
  'road die',
] as const;

const PLACES = ['first', 'second', 'third'] as const;
const CARS = PLACES.length;

/** Of a crew with more cars than places; nothing of other crews. */
export const OF_MANY = [
  'many',
  /** Running cars beyond the third, tiles they are behind, those that have their move before them, dice beyond the third. */
  'further running',
  'further behind',
  'further ready',
  'further dice',
  /** Of all its running cars. */
  'many exposed',
  'many shots',
  'many perils',
  'many on the rear tile',
] as const;

export const FEATURES: readonly string[] = [
  ...PLACES.flatMap(place => OF_CAR.map(name => `${place} ${name}`)),
  ...OF_SEAT,
  ...OF_MANY,
];

/** Half spaces before the finish in which being late counts e times as much. */
const LATE = 20;
/** Tiles behind the foremost car of all that make no difference any more. */
const FARTHEST = -2.5;
const PENDING = 10;
const HALF_SPACES = 10;

/** The seat's running cars, foremost first. */
const order: Car[] = [];

const lineUp = (g: Race, seat: Seat): void => {
  order.length = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (c.seat !== seat || !c.operable) continue;
    const along = alongOf(g, g.cars[headOf(g, car)]);
    let place = order.length;
    for (; place > 0 && alongOf(g, g.cars[headOf(g, order[place - 1])]) < along; place--)
      order[place] = order[place - 1];
    order[place] = car;
  }
};

const threat = { exposed: 0, shots: 0 };

/** Who could shoot at the car, and whom it could shoot at. */
const lookRound = (g: Race, car: Car, at: Space): void => {
  threat.exposed = threat.shots = 0;
  for (let way = 0; way < WAYS.length; way++) {
    const space = neighbour(g.content, at, way);
    if (!isOnBoard(g, space)) continue;
    const other = carAt(g, space);
    if (other === NONE || !g.cars[other].operable || g.cars[other].seat === g.cars[car].seat) continue;
    if (way < FRONT_ARC) threat.shots += hitChance(g, other) * harmOf(g, other);
    else threat.exposed += hitChance(g, car) * (g.cars[other].die === 0 ? 1 : 0.5);
  }
};

/** TR-RIG-32: damage counts for the rig as a whole; a section of it has its share, as if it were a car. */
const wearOf = (g: Race, seat: Seat): number => (TOUGHNESS - resistanceOf(g, seat)) / CARS;

const TOUGHNESS = 6;

/** TR-RIG-6: each section of the rig brings one move a round. */
const readyOf = (g: Race, car: Car): number => (g.rig?.dice[car - g.rig.front] === 0 ? 1 : 0);

const noteCar = (g: Race, car: Car, course: Course, into: Float64Array, from: number): void => {
  const c = g.cars[car];
  const along = alongOf(g, g.cars[headOf(g, car)]);
  const isOut = c.at >= 0;
  const isTough = bodyOf(g, car).endures !== null;
  if (isOut) lookRound(g, car, c.at);
  else threat.exposed = threat.shots = 0;
  into[from] = 1;
  into[from + 1] = Math.max(FARTHEST, (along - course.foremost) / course.tile);
  into[from + 2] = isTough ? wearOf(g, c.seat) : c.damage.length;
  into[from + 3] = isTough ? readyOf(g, car) : c.die === 0 ? 1 : 0;
  into[from + 4] = isOut && !isTough ? perilsOf(g, c.at) / 3 : 0;
  into[from + 5] = threat.exposed;
  into[from + 6] = threat.shots;
  into[from + 7] = isOut && hasChopper(g, c.at) ? 1 : 0;
  into[from + 8] = along >= course.rear ? 1 : 0;
  into[from + 9] = isOut && terrainAt(g, c.at).road ? 1 : 0;
  into[from + 10] = sizeOf(g, car) - 1;
  into[from + 11] = c.burning ? 1 : 0;
};

const noteSeat = (g: Race, seat: Seat, course: Course, pending: number, into: Float64Array, from: number): void => {
  const { dice, command, chopper } = g.crews[seat];
  // TR-GER-4. The worst card of a hand stays in it: five cards are four dice.
  const worst = crewOf(g, seat).deck ? 1 : 0;
  const count = Math.max(0, dice.length - worst);
  const best = count > 0 ? valueOf(g.content, dice[worst + count - 1]) : 0;
  into[from] = best;
  into[from + 1] = count > 1 ? valueOf(g.content, dice[worst + count - 2]) : 0;
  into[from + 2] = count > 2 ? valueOf(g.content, dice[worst + count - 3]) : 0;
  into[from + 3] = count;
  into[from + 4] = command === NONE ? 1 : 0;
  into[from + 5] = chopper >= 0 ? 1 : 0;
  into[from + 6] = g.seat === seat ? 1 : 0;
  into[from + 7] = g.first === seat ? 1 : 0;
  into[from + 8] = pending / PENDING;
  into[from + 9] = g.final ? overFinish(g, course, best) : 0;
  into[from + 10] = g.final ? 1 : 0;
  into[from + 11] = (course.front - course.foremost) / course.tile;
  into[from + 12] = Math.exp(-course.rest / LATE);
  into[from + 13] = g.road / 6;
};

const noteMany = (g: Race, seat: Seat, course: Course, into: Float64Array, from: number): void => {
  into.fill(0, from, from + OF_MANY.length);
  if (crewOf(g, seat).models.length <= CARS) return;
  const { dice } = g.crews[seat];
  into[from] = 1;
  into[from + 1] = Math.max(0, order.length - CARS);
  for (let place = 0; place < order.length; place++) {
    const car = order[place];
    const c = g.cars[car];
    const along = alongOf(g, c);
    if (place >= CARS) {
      into[from + 2] += Math.max(FARTHEST, (along - course.foremost) / course.tile);
      if (c.die === 0) into[from + 3]++;
    }
    if (c.at < 0) continue;
    lookRound(g, car, c.at);
    into[from + 5] += threat.exposed;
    into[from + 6] += threat.shots;
    into[from + 7] += perilsOf(g, c.at) / 3;
    if (along < course.rear) into[from + 8]++;
  }
  for (let i = 0; i < dice.length - CARS; i++) into[from + 4] += dice[i];
};

/** How far the foremost car of those lined up may get beyond the finish with a die; from -1 to 1. */
const overFinish = (g: Race, { front }: Course, die: number): number => {
  if (order.length === 0) return -1;
  const c = g.cars[order[0]];
  const reach = alongOf(g, c) + (c.die === 0 ? 2 * die : 0);
  return Math.max(-1, Math.min(1, (reach - front) / HALF_SPACES));
};

/** Notes the features of a seat; `pending` is what the move under way may bring it, in half spaces. */
export const noteFeatures = (g: Race, seat: Seat, course: Course, pending: number, into: Float64Array): void => {
  lineUp(g, seat);
  for (let place = 0; place < CARS; place++) {
    const from = place * OF_CAR.length;
    if (place < order.length) noteCar(g, order[place], course, into, from);
    else into.fill(0, from, from + OF_CAR.length);
  }
  noteSeat(g, seat, course, pending, into, CARS * OF_CAR.length);
  noteMany(g, seat, course, into, CARS * OF_CAR.length + OF_SEAT.length);
};
