import type { Seat } from '@lastroad/kernel';
import { BOARD, type CarState, NONE, type Race } from '../state.ts';
import { hasChopper } from '../verbs/board.ts';
import { halfSteps } from '../verbs/geometry.ts';
import { isQuiet } from './asking.ts';

/** What the chances of a seat rest on. Distances are counted in tiles behind the foremost car of all. */
export const FACTORS = [
  /** Its foremost car, with what the move under way may bring; and the same, the more the nearer the finish. */
  'front',
  'frontLate',
  /** It has a second car that runs; where that and the third are. */
  'second',
  'secondAlong',
  'thirdAlong',
  /** Damage of the foremost car, and cars without any. */
  'frontDamage',
  'whole',
  /** Cars likely to be left behind with the rear tile, or standing under a chopper; and the last car of all in such danger. */
  'doomed',
  'doomedLast',
  'burning',
  /** It has not given a command this round. */
  'command',
  /** It may cross the finish with the turn that begins now. */
  'reach',
] as const;
export type Factor = (typeof FACTORS)[number];

/** One seat's factors. */
export type Measures = Record<Factor, number>;

export const newMeasures = (): Measures => ({
  front: 0,
  frontLate: 0,
  second: 0,
  secondAlong: 0,
  thirdAlong: 0,
  frontDamage: 0,
  whole: 0,
  doomed: 0,
  doomedLast: 0,
  burning: 0,
  command: 0,
  reach: 0,
});

/** What all seats are measured against; filled in anew for every position. */
export interface Course {
  /** Half spaces of one tile. */
  tile: number;
  /** Where the lead tile ends, and where the rear tile does. */
  front: number;
  rear: number;
  /** How far the foremost car is, and how far it may be expected to get this round. */
  foremost: number;
  lead: number;
  /** From 0 at the start to 1 at the finish. */
  late: number;
}

/** Half spaces that a point of a die brings, by and by. */
const PACE = 1.6;
/** Half spaces before the finish in which a lead counts e times as much. */
const LATE = 20;
/** Half spaces by which a car may misjudge whether it gets off the rear tile in time. */
const SLACK = 4;
const BEHIND = -2;

export const alongOf = (g: Race, c: CarState): number => (c.at < 0 ? BEHIND : halfSteps(g.content, c.at));

const bestDie = (dice: readonly number[]): number => (dice.length > 0 ? dice[dice.length - 1] : 0);

const meanDie = (dice: readonly number[]): number => {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += dice[i];
  return dice.length > 0 ? sum / dice.length : 0;
};

/** TR-FINAL-1: with two players it is known where the race ends; with more, a tile further on is a fair guess. */
const finishOf = (g: Race, { tile, front }: Course): number => {
  if (g.final) return front;
  return g.crews.length === 2 ? g.content.limits.finalTile * tile : front + tile;
};

export const survey = (g: Race, course: Course): void => {
  course.tile = 2 * g.content.limits.rows;
  course.front = g.laid * course.tile;
  course.rear = (g.laid - BOARD + 1) * course.tile;
  course.foremost = BEHIND;
  course.lead = BEHIND;
  for (let i = 0; i < g.cars.length; i++) {
    const c = g.cars[i];
    if (!c.operable) continue;
    const along = alongOf(g, c);
    course.foremost = Math.max(course.foremost, along);
    course.lead = Math.max(course.lead, along + (c.die === 0 ? PACE * bestDie(g.crews[c.seat].dice) : 0));
  }
  course.late = Math.exp(-Math.max(0, finishOf(g, course) - course.lead) / LATE);
};

/** How likely a car is to be eliminated where it stands. */
const doomOf = (g: Race, course: Course, car: number, expected: number): number => {
  const c = g.cars[car];
  if (c.at >= 0 && hasChopper(g, c.at) && (g.active !== car || c.points === 0)) return 1;
  if (g.final || alongOf(g, c) >= course.rear) return 0;
  const slack = course.front - course.foremost - (course.rear - expected);
  return 1 / (1 + Math.exp(slack / SLACK));
};

/** Where the running cars of a seat may be expected to be, foremost first. */
interface Column {
  readonly along: number[];
  running: number;
  frontDamage: number;
}

const column: Column = { along: [0, 0, 0, 0], running: 0, frontDamage: 0 };

const line = (expected: number, damage: number): void => {
  const { along } = column;
  if (column.running === 0 || expected > along[0]) column.frontDamage = damage;
  let place = column.running++;
  for (; place > 0 && along[place - 1] < expected; place--) along[place] = along[place - 1];
  along[place] = expected;
};

/** Tiles behind the foremost car of all; more than two make no difference. */
const behind = (course: Course, along: number): number => Math.max(-2, (along - course.lead) / course.tile);

const measureCars = (g: Race, seat: Seat, course: Course, into: Measures): void => {
  const { dice } = g.crews[seat];
  const [best, mean] = [bestDie(dice), meanDie(dice)];
  column.running = 0;
  into.whole = into.doomed = into.burning = into.reach = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (c.seat !== seat || !c.operable) continue;
    const along = alongOf(g, c);
    const isReady = c.die === 0;
    if (c.damage.length === 0) into.whole++;
    if (c.burning) into.burning++;
    into.doomed += doomOf(g, course, car, along + (isReady ? PACE * mean : 0));
    if (g.final && isReady && along + 2 * best >= course.front) into.reach = 1;
    line(along + (isReady ? PACE * best : 0), c.damage.length);
  }
};

/** Measures a seat that is still in the race; `pending` is what the move under way may bring it, in half spaces. */
export const measure = (g: Race, seat: Seat, course: Course, pending: number, into: Measures): void => {
  measureCars(g, seat, course, into);
  const { along, running, frontDamage } = column;
  into.front = (along[0] + pending - course.lead) / course.tile;
  into.frontLate = course.late * into.front;
  into.second = running > 1 ? 1 : 0;
  into.secondAlong = running > 1 ? behind(course, along[1]) : 0;
  into.thirdAlong = running > 2 ? behind(course, along[2]) : 0;
  into.frontDamage = frontDamage;
  into.doomedLast = running === 1 ? into.doomed : 0;
  into.command = g.crews[seat].command === NONE ? 1 : 0;
  if (g.seat !== seat || !isQuiet(g)) into.reach = 0;
};
