import type { Seat } from '@lastroad/kernel';
import { NONE, type Race } from '../state.ts';
import { turnOf } from './asking.ts';
import { newCourse, survey } from './course.ts';
import { JUDGE_NAMES, JUDGES, judgeOf } from './judges.ts';
import { strengthFrom } from './net.ts';
import { pendingWorth } from './pending.ts';
import { fittedWorth } from './shop.ts';

const course = newCourse();
const features = new Float64Array(Math.max(...JUDGE_NAMES.map(name => JUDGES[name].features.length)));

/** The move under way counts from losing the car to crossing the finish. */
const LEAST = -30;
const MOST = 40;

const pendingOf = (g: Race, seat: Seat): number => {
  const now = turnOf(g);
  if (now === null || now.seat !== seat || now.car === NONE) return 0;
  return Math.min(MOST, Math.max(LEAST, pendingWorth(g, now)));
};

/** The features of a seat that is still in the race, as its judge has them; the array holds them until the next look. */
export const featuresOf = (g: Race, seat: Seat): Float64Array => {
  const judge = judgeOf(g, seat);
  survey(g, course);
  judge.note(g, seat, course, pendingOf(g, seat), features);
  return features.subarray(0, judge.features.length);
};

/** The chances of a seat: its strength against that of all who are still in the race. */
export const evaluate = (g: Race, seat: Seat): number => {
  survey(g, course);
  let mine = 0;
  let all = 0;
  for (let other = 0; other < g.crews.length; other++) {
    if (g.crews[other].out) continue;
    const judge = judgeOf(g, other);
    judge.note(g, other, course, pendingOf(g, other), features);
    const strength = Math.exp(strengthFrom(judge.net, features) + fittedWorth(g, other));
    all += strength;
    if (other === seat) mine = strength;
  }
  return mine / all;
};
