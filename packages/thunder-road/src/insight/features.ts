import type { Seat } from '@lastroad/kernel';
import { FRONT_ARC, WAYS } from '../rows.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import { carAt, hasChopper, terrainAt } from '../verbs/board.ts';
import { crewOf, sizeOf } from '../verbs/cars.ts';
import { valueOf } from '../verbs/dice.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { alongOf, behindOf, type Course } from './course.ts';
import { perilsOf } from './perils.ts';
import { harmOf, hitChance } from './ruin.ts';

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

export const OF_SEAT = [
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

const PLACES = ['first', 'second', 'third', 'fourth', 'fifth'] as const;

/** What is looked at of a crew with so many places for its cars. */
export const ofCars = (places: number): string[] => [
  ...PLACES.slice(0, places).flatMap(place => OF_CAR.map(name => `${place} ${name}`)),
  ...OF_SEAT,
];

/** Half spaces before the finish in which being late counts e times as much. */
const LATE = 20;
const PENDING = 10;
const HALF_SPACES = 10;

/** The seat's running cars, foremost first. */
export const order: Car[] = [];

export const lineUp = (g: Race, seat: Seat): void => {
  order.length = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (c.seat !== seat || !c.operable) continue;
    const along = alongOf(g, c);
    let place = order.length;
    for (; place > 0 && alongOf(g, g.cars[order[place - 1]]) < along; place--) order[place] = order[place - 1];
    order[place] = car;
  }
};

export const threat = { exposed: 0, shots: 0 };

/** Who could shoot at the car, and whom it could shoot at. */
export const lookRound = (g: Race, car: Car, at: Space): void => {
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

const noteCar = (g: Race, car: Car, course: Course, into: Float64Array, from: number): void => {
  const c = g.cars[car];
  const along = alongOf(g, c);
  const isOut = c.at >= 0;
  if (isOut) lookRound(g, car, c.at);
  else threat.exposed = threat.shots = 0;
  into[from] = 1;
  into[from + 1] = behindOf(course, along);
  into[from + 2] = c.damage.length;
  into[from + 3] = c.die === 0 ? 1 : 0;
  into[from + 4] = isOut ? perilsOf(g, c.at) / 3 : 0;
  into[from + 5] = threat.exposed;
  into[from + 6] = threat.shots;
  into[from + 7] = isOut && hasChopper(g, c.at) ? 1 : 0;
  into[from + 8] = along >= course.rear ? 1 : 0;
  into[from + 9] = isOut && terrainAt(g, c.at).road ? 1 : 0;
  into[from + 10] = sizeOf(g, car) - 1;
  into[from + 11] = c.burning ? 1 : 0;
};

export const noteSeat = (
  g: Race,
  seat: Seat,
  course: Course,
  pending: number,
  into: Float64Array,
  from: number,
): void => {
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

/** How far the foremost car of those lined up may get beyond the finish with a die; from -1 to 1. */
const overFinish = (g: Race, { front }: Course, die: number): number => {
  if (order.length === 0) return -1;
  const c = g.cars[order[0]];
  const reach = alongOf(g, c) + (c.die === 0 ? 2 * die : 0);
  return Math.max(-1, Math.min(1, (reach - front) / HALF_SPACES));
};

/** Notes the features of a seat whose cars have so many places; `pending` is what the move under way may bring it, in half spaces. */
export const noteCars =
  (places: number) =>
  (g: Race, seat: Seat, course: Course, pending: number, into: Float64Array): void => {
    lineUp(g, seat);
    for (let place = 0; place < places; place++) {
      const from = place * OF_CAR.length;
      if (place < order.length) noteCar(g, order[place], course, into, from);
      else into.fill(0, from, from + OF_CAR.length);
    }
    noteSeat(g, seat, course, pending, into, places * OF_CAR.length);
  };
