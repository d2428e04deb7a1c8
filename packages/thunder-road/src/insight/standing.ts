import type { Seat } from '@lastroad/kernel';
import { NONE, type Race } from '../state.ts';
import { type Course, FACTORS, type Measures, measure, newMeasures, survey } from './factors.ts';
import { LOST } from './line.ts';
import { pendingWorth, turnOf } from './pending.ts';

/** How much each factor adds to the logarithm of a seat's chances; fitted to games of players who follow the weights. */
const WEIGHTS: Measures = {
  front: 0.45,
  frontLate: 1.9,
  second: 0.6,
  third: 0.15,
  secondAlong: 0.33,
  damage: -0.3,
  broken: 0.05,
  doomed: -0.3,
  doomedLast: -1,
  burning: -0.25,
  command: 0.1,
  reach: 0.2,
  pending: 0.35,
  pendingLate: 1.45,
};

const course: Course = { tile: 0, front: 0, rear: 0, foremost: 0, lead: 0, late: 0 };
const measures = newMeasures();

/** The move under way counts from losing the car to crossing the finish. */
const MOST = 40;

/** Measures one seat of a position that has been surveyed. */
const measureSeat = (g: Race, seat: Seat): Measures => {
  measure(g, seat, course, measures);
  const now = turnOf(g);
  if (now === null || now.seat !== seat || now.car === NONE) return measures;
  const worth = pendingWorth(g, now);
  measures.pending = Math.min(MOST, Math.max(LOST, worth)) / course.tile;
  measures.pendingLate = course.late * measures.pending;
  return measures;
};

const strengthOf = (g: Race, seat: Seat): number => {
  if (g.crews[seat].out) return 0;
  const found = measureSeat(g, seat);
  let sum = 0;
  for (let i = 0; i < FACTORS.length; i++) sum += WEIGHTS[FACTORS[i]] * found[FACTORS[i]];
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
