import type { Seat } from '@lastroad/kernel';
import { NONE, type Race } from '../state.ts';
import { turnOf } from './asking.ts';
import { type Course, FACTORS, type Measures, measure, newMeasures, survey } from './factors.ts';
import { LOST } from './line.ts';
import { pendingWorth } from './pending.ts';

/** How much each factor adds to the logarithm of a seat's chances; fitted to games of players who follow the weights. */
const WEIGHTS: Measures = {
  front: 0.55,
  frontLate: 1.6,
  second: 0.6,
  secondAlong: 0.38,
  thirdAlong: 0.1,
  frontDamage: -0.45,
  whole: 0.08,
  doomed: -0.1,
  doomedLast: -0.5,
  burning: -0.2,
  command: 0.18,
  reach: 1.5,
};

const course: Course = { tile: 0, front: 0, rear: 0, foremost: 0, lead: 0, late: 0 };
const measures = newMeasures();

/** The move under way counts from losing the car to crossing the finish. */
const MOST = 40;

const pendingOf = (g: Race, seat: Seat): number => {
  const now = turnOf(g);
  if (now === null || now.seat !== seat || now.car === NONE) return 0;
  return Math.min(MOST, Math.max(LOST, pendingWorth(g, now)));
};

const strengthOf = (g: Race, seat: Seat): number => {
  if (g.crews[seat].out) return 0;
  measure(g, seat, course, pendingOf(g, seat), measures);
  let sum = 0;
  for (let i = 0; i < FACTORS.length; i++) sum += WEIGHTS[FACTORS[i]] * measures[FACTORS[i]];
  return Math.exp(sum);
};

/** The chances of a seat: its strength against that of all who are still in the race. */
export const evaluate = (g: Race, seat: Seat): number => {
  survey(g, course);
  const mine = strengthOf(g, seat);
  let all = mine;
  for (let other = 0; other < g.crews.length; other++) if (other !== seat) all += strengthOf(g, other);
  return mine / all;
};
