import type { Seat } from '@lastroad/kernel';
import type { Body } from '../bodies.ts';
import type { CrewRow, ModelRow, Size, Way } from '../rows.ts';
import { type Car, type CarState, NOBODY, NONE, OUT, type Race, type Space, START } from '../state.ts';
import { halfSteps, laneOf } from './geometry.ts';

export const modelOf = (g: Race, car: Car): ModelRow => g.content.models[g.cars[car].model];
export const sizeOf = (g: Race, car: Car): Size => g.content.sizes[g.cars[car].model];
export const bodyOf = (g: Race, car: Car): Body => g.content.bodies[g.cars[car].model];
export const isWreck = (car: CarState): boolean => car.seat === NOBODY;
/** Standing on one of the tiles, not in the start area and not eliminated. */
export const isOnRoad = (car: CarState): boolean => car.at !== START && car.at !== OUT;

/** TR-RIG-15: the car that says where this one is: itself, or the one whose part it is. */
export const headOf = (g: Race, car: Car): Car => {
  let head = car;
  while (bodyOf(g, head).trails) head--;
  return head;
};

/** TR-RUL-73: whether somebody still in the race speaks for the car. */
export const hasVoice = (g: Race, car: Car): boolean =>
  car !== NONE && !isWreck(g.cars[car]) && !g.crews[g.cars[car].seat].out;

/** What crew a seat has. */
export const crewOf = (g: Race, seat: Seat): CrewRow => g.content.crews[g.crews[seat].kind];

/** The cars of a seat, by number. */
export const carsOf = (g: Race, seat: Seat): Car[] => {
  const own: Car[] = [];
  for (let car = 0; car < g.cars.length; car++) if (g.cars[car].seat === seat) own.push(car);
  return own;
};

/** TR-RES-7: cars on the road front to rear, left lane first. */
export const frontToRear = (g: Race): Car[] => {
  const { content, cars } = g;
  const order: Car[] = [];
  for (let car = 0; car < cars.length; car++) if (isOnRoad(cars[car])) order.push(car);
  const place = (car: Car): number => -halfSteps(content, cars[car].at) * 100 + laneOf(content, cars[car].at);
  return order.sort((a, b) => place(a) - place(b));
};

/** The one place where a car on the road changes its space. */
export const moveTo = (g: Race, car: Car, to: Space, way: Way, forced: boolean): void => {
  const c = g.cars[car];
  const from = c.at;
  c.at = to;
  c.entry = ++g.entries;
  g.events?.push({ type: 'moved', car, from, to, way, forced });
};

/** Two cars on the road trade places without entering them (TR-RUL-88). */
export const swap = (g: Race, car: Car, other: Car): void => {
  const [c, o] = [g.cars[car], g.cars[other]];
  const { at } = c;
  c.at = o.at;
  o.at = at;
  c.entry = ++g.entries;
  o.entry = ++g.entries;
  g.events?.push({ type: 'swapped', car, other });
};

/** It comes after another to where that was, and meets nothing there. */
export const tow = (g: Race, car: Car, to: Space): void => {
  const c = g.cars[car];
  const from = c.at;
  c.at = to;
  g.events?.push({ type: 'towed', car, from, to });
};

/** It goes over the rear edge without being lost, and comes back on with what it follows. */
export const overhang = (g: Race, car: Car): void => {
  g.cars[car].at = START;
  g.events?.push({ type: 'overhung', car });
};

/** The car loses its remaining movement points; of the active car, that cuts its movement short. */
export const stop = (g: Race, car: Car): void => {
  g.cars[car].points = 0;
  if (car === g.active) g.cut = true;
};

/** TR-FIRE-1, TR-FIRE-3, TR-FIRE-6: one marker at most; what does not run cannot burn. */
export const ignite = (g: Race, car: Car): void => {
  const c = g.cars[car];
  if (c.burning || !c.operable) return;
  c.burning = true;
  g.events?.push({ type: 'caughtFire', car });
};
