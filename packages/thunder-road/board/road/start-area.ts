import type { ThunderContent, ThunderView } from '../../src/index.ts';
import { type Car, NOBODY, START } from '../../src/state.ts';
import { overhangs, sectionAhead } from '../modules/rig/train.ts';
import { LANE, type Place, roadStart } from './geometry.ts';

/** Cars in the start area stand in columns of as many as there are lanes, so far behind the road. */
export const COLUMN = 50;
const BEHIND = 20;

const isWaiting = (view: ThunderView, car: Car): boolean => {
  const { at, seat } = view.cars[car] ?? {};
  return at === START && seat !== NOBODY && !overhangs(view, car);
};

/** Who has a place of his own, in that order. The rig comes last: nobody stands where its sections do. */
const queueOf = (view: ThunderView): readonly Car[] => {
  const waiting = view.cars.flatMap((_, car) =>
    isWaiting(view, car) && sectionAhead(view, car) === null ? [car] : [],
  );
  const isRig = (car: Car): number => Number(view.rig?.sections.includes(car) ?? false);
  return waiting.toSorted((a, b) => isRig(a) - isRig(b));
};

/** How many columns there are: at least two while anybody waits. */
export const columnsOf = ({ limits }: ThunderContent, view: ThunderView): number => {
  const queue = queueOf(view);
  const last = queue.at(-1);
  if (last === undefined) return 0;
  const trailing = view.rig?.sections.includes(last) ? view.rig.sections.length - 1 : 0;
  return Math.max(2, Math.floor((queue.length - 1) / limits.lanes) + 1 + trailing);
};

/** A place of the start area by its number. */
export const waitingPlace = ({ limits }: ThunderContent, start: number, number: number): Place => ({
  x: start - BEHIND - (Math.floor(number / limits.lanes) + 0.5) * COLUMN,
  y: ((number % limits.lanes) + 0.5) * LANE,
});

/** Where a car waits behind the road, sections of the rig behind one another. */
export const startPlace = (content: ThunderContent, view: ThunderView, car: Car): Place => {
  const ahead = sectionAhead(view, car);
  if (ahead !== null) {
    const { x, y } = startPlace(content, view, ahead);
    return { x: x - COLUMN, y };
  }
  return waitingPlace(content, roadStart(content, view.rear), Math.max(0, queueOf(view).indexOf(car)));
};

/** Spaces that sections hang over the rear edge. */
export const overhangOf = (view: ThunderView): number => view.cars.filter((_, car) => overhangs(view, car)).length;
