import { newWreck } from '../new-table.ts';
import type { TerrainRow } from '../rows.ts';
import { type Car, NONE, OUT, type Race, type Space } from '../state.ts';
import { isFaceDown, terrainAt, tokenAt } from './board.ts';
import { isWreck } from './cars.ts';
import { isOnBoard } from './geometry.ts';
import { traitOf } from './traits.ts';

/** What moves a car into a space. */
export const DRIVEN = 0;
/** A step that a dazed driver pays for but does not choose. */
export const DAZED = 1;
/** Sliding on glass in the course of its own move: free, otherwise like driving (TR-INT-5). */
export const GLIDING = 2;
export const FORCED = 3;
export type Mode = number;

export const isOwnMove = (mode: Mode): boolean => mode === DRIVEN || mode === GLIDING;

/** TR-TERR-3: a last point is enough for any space. Spaces beyond the front edge are not known yet and cost 1. */
export const costOf = (g: Race, car: Car, space: Space): number =>
  isOnBoard(g, space) ? Math.min(g.cars[car].points, priceOf(g, car, terrainAt(g, space))) : 1;

/** TR-TERR-1 to TR-TERR-3: what ground costs that car; something may make what is dear cheaper. */
const priceOf = (g: Race, car: Car, { cost }: TerrainRow): number =>
  cost > 1 ? Math.max(1, cost + traitOf(g, car, 'mudCost')) : cost;

/** TR-TERR-6: only a car that is spending points pays. Returns what it paid. */
export const pay = (g: Race, car: Car, space: Space, mode: Mode): number => {
  if (mode !== DRIVEN && mode !== DAZED) return 0;
  const cost = costOf(g, car, space);
  g.cars[car].points -= cost;
  return cost;
};

/** TR-HAZ-7: what proves dearer than it looked takes the difference, if there is any to take. */
export const payMore = (g: Race, car: Car, paid: number, terrain: TerrainRow): void => {
  const c = g.cars[car];
  if (paid > 0) c.points -= Math.min(c.points, Math.max(0, priceOf(g, car, terrain) - paid));
};

/** TR-ROAD-1: the active car touches a space; what is still face down counts once it lies face up. */
export const touch = (g: Race, car: Car, space: Space): void => {
  if (car === g.active && !isFaceDown(tokenAt(g, space)) && !terrainAt(g, space).road) g.onRoad = false;
};

/** Something that was not on the road comes onto it, without entering its space. */
export const putOnRoad = (g: Race, car: Car, space: Space): void => {
  g.cars[car].at = space;
  g.cars[car].entry = ++g.entries;
};

/** TR-HAZ-2, TR-WRECK-3: a wreck from the supply on that space; `NONE` when there is none left. */
export const raiseWreck = (g: Race, space: Space): Car => {
  let wreck = g.cars.findIndex(car => isWreck(car) && car.at === OUT);
  if (wreck < 0 && g.content.house.wreckSupplyUnlimited) wreck = g.cars.push(newWreck(g.content)) - 1;
  if (wreck < 0) return NONE;
  putOnRoad(g, wreck, space);
  return wreck;
};

/** TR-RES-5: nobody has decided anything for too many displacements. */
export const isTooLong = (g: Race): boolean => g.chain > g.content.limits.chain;
