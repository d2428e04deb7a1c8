import { BOARD, type CarState, type Race } from '../state.ts';
import { halfSteps } from '../verbs/geometry.ts';

/** Where a car in the start area counts as standing, in half spaces. */
const BEHIND = -2;

/** How far along the road a car is, in half spaces. */
export const alongOf = (g: Race, c: CarState): number => (c.at < 0 ? BEHIND : halfSteps(g.content, c.at));

/** Tiles behind the foremost car of all that make no difference any more. */
const FARTHEST = -2.5;

/** How many tiles behind the foremost car of all a place on the road is. */
export const behindOf = ({ foremost, tile }: Course, along: number): number =>
  Math.max(FARTHEST, (along - foremost) / tile);

/** What all seats are measured against, in half spaces; filled in anew for every position. */
export interface Course {
  tile: number;
  /** Where the lead tile ends, and where the rear tile does. */
  front: number;
  rear: number;
  /** How far the foremost car of all is. */
  foremost: number;
  /** From there to where the race ends, as far as anybody knows. */
  rest: number;
}

/** TR-FINAL-1: with two players it is known where the race ends; with more, a tile further on is a fair guess. */
const finishOf = (g: Race, { tile, front }: Course): number => {
  if (g.final) return front;
  return g.crews.length === 2 ? g.content.limits.finalTile * tile : front + tile;
};

export const newCourse = (): Course => ({ tile: 0, front: 0, rear: 0, foremost: 0, rest: 0 });

export const survey = (g: Race, course: Course): void => {
  course.tile = 2 * g.content.limits.rows;
  course.front = g.laid * course.tile;
  course.rear = (g.laid - BOARD + 1) * course.tile;
  course.foremost = BEHIND;
  for (let i = 0; i < g.cars.length; i++) {
    const c = g.cars[i];
    if (c.operable) course.foremost = Math.max(course.foremost, alongOf(g, c));
  }
  course.rest = Math.max(0, finishOf(g, course) - course.foremost);
};
