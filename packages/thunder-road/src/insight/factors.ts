import type { Seat } from '@lastroad/kernel';
import { BOARD, type CarState, NONE, OUT, type Race, START } from '../state.ts';
import { hasChopper } from '../verbs/board.ts';
import { halfSteps } from '../verbs/geometry.ts';

/** What the chances of a seat rest on. Distances are counted in tiles behind the foremost car of all. */
export const FACTORS = [
  /** Its foremost car; and the same, the more the nearer the finish. */
  'front',
  'frontLate',
  /** It has a second and a third car that run, and where the second is. */
  'second',
  'third',
  'secondAlong',
  'damage',
  /** Cars that a repair could bring back. */
  'broken',
  /** Cars likely to be left behind with the rear tile, or standing under a chopper; and the last car of all in such danger. */
  'doomed',
  'doomedLast',
  'burning',
  'command',
  /** It may cross the finish with its next car. */
  'reach',
  /** What the move under way may bring; and the same, the nearer the finish. */
  'pending',
  'pendingLate',
] as const;
export type Factor = (typeof FACTORS)[number];

/** One seat's factors. */
export type Measures = Record<Factor, number>;

export const newMeasures = (): Measures => ({
  front: 0,
  frontLate: 0,
  second: 0,
  third: 0,
  secondAlong: 0,
  damage: 0,
  broken: 0,
  doomed: 0,
  doomedLast: 0,
  burning: 0,
  command: 0,
  reach: 0,
  pending: 0,
  pendingLate: 0,
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

/** Measures everything but the move under way. */
export const measure = (g: Race, seat: Seat, course: Course, into: Measures): void => {
  const { dice, command } = g.crews[seat];
  const [best, mean] = [PACE * bestDie(dice), PACE * meanDie(dice)];
  let [running, foremost, second] = [0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  into.damage = into.broken = into.doomed = into.burning = into.reach = into.pending = into.pendingLate = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (c.seat !== seat || c.at === OUT) continue;
    if (!c.operable) into.broken += c.at === START ? 0 : 1;
    if (!c.operable) continue;
    running++;
    const along = alongOf(g, c);
    const isReady = c.die === 0;
    into.damage += c.damage.length;
    if (c.burning) into.burning++;
    into.doomed += doomOf(g, course, car, along + (isReady ? mean : 0));
    if (g.final && isReady && along + 2 * bestDie(dice) >= course.front) into.reach = 1;
    const expected = along + (isReady ? best : 0);
    second = Math.max(second, Math.min(foremost, expected));
    foremost = Math.max(foremost, expected);
  }
  into.front = (foremost - course.lead) / course.tile;
  into.frontLate = course.late * into.front;
  into.second = running > 1 ? 1 : 0;
  into.third = running > 2 ? 1 : 0;
  into.secondAlong = running > 1 ? Math.max(-2, (second - course.lead) / course.tile) : 0;
  into.doomedLast = running === 1 ? into.doomed : 0;
  into.command = command === NONE ? 1 : 0;
};
