import { type Car, NOBODY, type Space, START } from '../src/state.ts';
import { waitingPlace } from './frame.ts';
import { middleOf, type Place } from './geometry.ts';
import type { Script } from './script.ts';
import type { ThunderBoardProps } from './told.ts';

/** Two cars in one space lean apart so that both can be seen, the one on top to the left. */
const LEAN = 15;

const leanOf = ({ view }: ThunderBoardProps, car: Car): number => {
  const here = view.cars[car]?.at ?? START;
  const isShared = here >= 0 && view.cars.some(({ at }, other) => at === here && other !== car);
  return isShared ? (view.slam?.top === car || view.active === car ? -LEAN : LEAN) : 0;
};

const placeOf = ({ content, view }: ThunderBoardProps, car: Car, space: Space): Place => {
  if (space >= 0) return middleOf(content, space);
  const waiting = view.cars.flatMap(({ seat, at }, each) => (seat !== NOBODY && at === START ? [each] : []));
  return waitingPlace(content, view, Math.max(0, waiting.indexOf(car)));
};

/** Shares of the time and key frames, for an animation that starts from wherever the car is now. */
export interface Drive {
  readonly x: number | (number | null)[];
  readonly y: number | (number | null)[];
  readonly times: number[];
}

/** The way a car goes in this step, to the space where it ends. */
export const driveOf = (board: ThunderBoardProps, { legs, seconds }: Script, car: Car, end: Space): Drive => {
  const way = legs.get(car);
  const last = placeOf(board, car, end);
  const y = last.y + leanOf(board, car);
  if (way === undefined || seconds === 0) return { x: last.x, y, times: [0, 1] };
  const stops = way.slice(1).map(({ to }) => placeOf(board, car, to));
  return {
    x: [null, ...stops.map(stop => stop.x), last.x],
    y: [null, ...stops.map(stop => stop.y), y],
    times: [0, ...way.slice(1).map(({ at }) => at / seconds), 1],
  };
};
