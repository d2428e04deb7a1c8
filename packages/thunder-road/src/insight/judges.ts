import type { Seat } from '@lastroad/kernel';
import type { ThunderContent } from '../rows.ts';
import type { CrewName } from '../settings.ts';
import type { Race } from '../state.ts';
import { crewOf } from '../verbs/cars.ts';
import type { Course } from './course.ts';
import { noteCars, ofCars } from './features.ts';
import { noteBikes, noteTable, OF_BIKES, OF_TABLE } from './mixed-features.ts';
import { type Net, type NetWeights, netOf } from './net.ts';
import { WEIGHTS as BIKES } from './nets/bikes.ts';
import { WEIGHTS as CARS } from './nets/cars.ts';
import { WEIGHTS as RIG } from './nets/rig.ts';
import { WEIGHTS as RIVALS } from './nets/rivals.ts';
import { noteRig, RIG as OF_RIG } from './rig-features.ts';

/** How the chances of a kind of seat are judged. */
export interface Judge {
  readonly name: JudgeName;
  readonly features: readonly string[];
  readonly weights: NetWeights;
  readonly net: Net;
  /** Notes the features; `pending` is what the move under way may bring the seat, in half spaces. */
  note(g: Race, seat: Seat, course: Course, pending: number, into: Float64Array): void;
}

/** Cars among themselves, and the crews of mixed tables. */
export const JUDGE_NAMES = ['cars', 'rivals', 'rig', 'bikes'] as const;
export type JudgeName = (typeof JUDGE_NAMES)[number];

const [THREE, FIVE] = [3, 5];
const cars = ofCars(THREE);
const bikes = ofCars(FIVE);
const noteThree = noteCars(THREE);
const noteFive = noteCars(FIVE);

const judge = (name: JudgeName, features: readonly string[], weights: NetWeights, note: Judge['note']): Judge => ({
  name,
  features,
  weights,
  net: netOf(weights),
  note,
});

export const JUDGES: Readonly<Record<JudgeName, Judge>> = {
  cars: judge('cars', cars, CARS, noteThree),
  rivals: judge('rivals', [...cars, ...OF_TABLE], RIVALS, (g, seat, course, pending, into) => {
    noteThree(g, seat, course, pending, into);
    noteTable(g, seat, into, cars.length);
  }),
  rig: judge('rig', [...OF_RIG, ...OF_TABLE], RIG, (g, seat, course, pending, into) => {
    noteRig(g, seat, course, pending, into);
    noteTable(g, seat, into, OF_RIG.length);
  }),
  bikes: judge('bikes', [...bikes, ...OF_BIKES, ...OF_TABLE], BIKES, (g, seat, course, pending, into) => {
    noteFive(g, seat, course, pending, into);
    noteBikes(g, seat, into, bikes.length);
    noteTable(g, seat, into, bikes.length + OF_BIKES.length);
  }),
};

/** By the crew of a seat; crews that drive cars are judged alike, whatever moves them. */
const OF_CREW: Readonly<Record<CrewName, Judge>> = {
  cars: JUDGES.rivals,
  german: JUDGES.rivals,
  rig: JUDGES.rig,
  bikes: JUDGES.bikes,
};

const judgeByCrew = (g: Race, seat: Seat): Judge => OF_CREW[crewOf(g, seat).name as CrewName];

/** The table that was looked at last, and whether others than cars race at it. */
const table: { content: ThunderContent | null; isMixed: boolean } = { content: null, isMixed: false };

const isMixed = (g: Race): boolean => {
  if (table.content !== g.content) {
    table.content = g.content;
    table.isMixed = g.crews.some((_, seat) => judgeByCrew(g, seat) !== JUDGES.rivals);
  }
  return table.isMixed;
};

/** Who judges a seat: cars that have only cars for rivals are judged by themselves. */
export const judgeOf = (g: Race, seat: Seat): Judge => (isMixed(g) ? judgeByCrew(g, seat) : JUDGES.cars);
