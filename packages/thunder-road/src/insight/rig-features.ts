import type { Seat } from '@lastroad/kernel';
import { type Car, NONE, type Race, type RigState } from '../state.ts';
import { hasChopper, terrainAt } from '../verbs/board.ts';
import { alongOf, behindOf, type Course } from './course.ts';
import { lookRound, noteSeat, OF_SEAT, order, threat } from './features.ts';
import { hope, setOut } from './line.ts';

// What the chances of the rig rest on.

const OF_RIG = [
  'along',
  'on the road',
  'road',
  'clear',
  /** Damages, all in all and of each section; then of each command that can be damaged. */
  'wear',
  'front wear',
  'centre wear',
  'rear wear',
  'front first',
  'front second',
  'centre first',
  'centre second',
  'rear first',
  'rear second',
  'exposed',
  'shots',
  'choppers',
  'front ready',
  'centre ready',
  'rear ready',
  'steered',
  'steering',
  'sum of dice',
  /** Where it may get with all its dice, and over the finish. */
  'outlook',
  'outcome',
] as const;

export const RIG: readonly string[] = [...OF_RIG, ...OF_SEAT];

const SECTIONS = 3;
const SPOTS = 2;
const TOUGHNESS = 6;
const HALF_SPACES = 10;
/** Lane changes it may hope for in the round to come. */
const USUAL_STEERING = 2;
/** What it may hope for, in half spaces. */
const [LEAST, MOST] = [-20, 40];

/** Where it gets with so many points in one go, with lane changes that are left or may be expected. */
const outlookOf = (g: Race, rig: RigState, points: number, isSteered: boolean): number => {
  const { steering } = rig;
  if (!isSteered) rig.steering = USUAL_STEERING;
  setOut(g, rig.front);
  const outlook = hope(g, points, false);
  rig.steering = steering;
  return Math.max(LEAST, Math.min(MOST, outlook));
};

const noteDamage = (g: Race, rig: RigState, into: Float64Array, from: number): void => {
  for (let section = 0; section < SECTIONS; section++) {
    const c = g.cars[rig.front + section];
    into[from] += c.damage.length / TOUGHNESS;
    into[from + 1 + section] = c.damage.length / SPOTS;
    const carried = g.content.carried[c.model];
    let spot = 0;
    for (let i = 0; i < carried.length && spot < SPOTS; i++) {
      if (g.content.commands[carried[i]].sheltered) continue;
      into[from + 4 + section * SPOTS + spot] = rig.hurt.includes(carried[i]) ? 1 : 0;
      spot++;
    }
  }
};

const noteGuns = (g: Race, { front }: RigState, into: Float64Array, from: number): void => {
  for (let car: Car = front; car < front + SECTIONS; car++) {
    const { at } = g.cars[car];
    if (at < 0) continue;
    lookRound(g, car, at);
    into[from] += threat.exposed;
    if (car === front) into[from + 1] += threat.shots;
    if (hasChopper(g, at)) into[from + 2]++;
  }
};

const reachOver = (course: Course, along: number, points: number): number =>
  Math.max(-1, Math.min(1, (along + 2 * points - course.front) / HALF_SPACES));

export const noteRig = (g: Race, seat: Seat, course: Course, pending: number, into: Float64Array): void => {
  const { rig } = g;
  if (rig === undefined) return;
  into.fill(0);
  const c = g.cars[rig.front];
  const along = alongOf(g, c);
  const { dice } = g.crews[seat];
  const isSteered = rig.dice.some(die => die > 0) || rig.steering > 0;
  let sum = 0;
  for (let i = isSteered || dice.length <= SECTIONS ? 0 : 1; i < dice.length; i++) sum += dice[i];
  into[0] = behindOf(course, along);
  into[1] = c.at >= 0 ? 1 : 0;
  into[2] = c.at >= 0 && terrainAt(g, c.at).road ? 1 : 0;
  into[3] = along >= course.rear ? 1 : 0;
  noteDamage(g, rig, into, 4);
  noteGuns(g, rig, into, 14);
  for (let section = 0; section < SECTIONS; section++) into[17 + section] = rig.commands[section] === NONE ? 1 : 0;
  into[20] = isSteered ? 1 : 0;
  into[21] = rig.steering / 2;
  into[22] = sum / 5;
  into[23] = sum > 0 && pending === 0 ? outlookOf(g, rig, sum, isSteered) / HALF_SPACES : 0;
  into[24] = g.final ? reachOver(course, along, sum) : 0;
  order.length = 0;
  order.push(rig.front);
  noteSeat(g, seat, course, pending, into, OF_RIG.length);
};
