import type { Stop } from '@lastroad/ui';
import { type Car, type Space, START } from '../../src/state.ts';
import { type Coupled, coupledAt, overhangs, sectionAhead } from '../modules/rig/train.ts';
import type { ThunderBoardProps } from '../props.ts';
import { middleOf, PITCH, type Place } from '../road/geometry.ts';
import { startPlace } from '../road/start-area.ts';
import type { Script } from './script.ts';

type Told = Pick<ThunderBoardProps, 'content' | 'view'>;

/** Two cars in one space lean apart so that both can be seen, the one on top to the left. */
const LEAN = 15;

const leanOf = ({ view }: Told, car: Car): number => {
  const here = view.cars[car]?.at ?? START;
  const isShared = here >= 0 && view.cars.some(({ at }, other) => at === here && other !== car);
  return isShared ? (view.slam?.top === car || view.active === car ? -LEAN : LEAN) : 0;
};

const placeOf = ({ content, view }: Told, car: Car, space: Space): Place => {
  if (space >= 0) return middleOf(content, space);
  if (!overhangs(view, car)) return startPlace(content, view, car);
  const ahead = sectionAhead(view, car) ?? car;
  const { x, y } = placeOf({ content, view }, ahead, view.cars[ahead]?.at ?? START);
  return { x: x - PITCH, y };
};

/** Where a car is in the end, and what it passes on its way there. */
export interface Drive extends Place, Coupled {
  readonly way: readonly Stop[];
}

const NO_WAY: readonly Stop[] = [];

/** The way a car goes in this step, to the space where it ends. */
export const driveOf = (told: Told, { legs, seconds }: Script, car: Car, end: Space): Drive => {
  const { x, y } = placeOf(told, car, end);
  const stops = seconds === 0 ? [] : (legs.get(car) ?? []).slice(1);
  const way = stops.map(({ at, to }) => ({ ...placeOf(told, car, to), share: at / seconds }));
  const coupled = coupledAt(told.view, car, each => placeOf(told, each, told.view.cars[each]?.at ?? START));
  return { x, y: y + leanOf(told, car), ...coupled, way: way.length === 0 ? NO_WAY : way };
};
