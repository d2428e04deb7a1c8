import type { Reason, Seat } from '@lastroad/kernel';
import type { Assigned } from '../hooks.ts';
import { type Car, NONE, OUT, type Race } from '../state.ts';
import { carsOf, modelOf } from '../verbs/cars.ts';
import { firstLike, valueOf } from '../verbs/dice.ts';
import { because } from './reasons.ts';

/**
 * TR-ASSIGN-1, TR-ASSIGN-3, TR-ASSIGN-4: the cars that may be given a die. Those that have moved coast, if there are
 * fewer others than dice to be given yet in this turn.
 */
export const assignable = (g: Race, seat: Seat, dice: number): Car[] => {
  const left = Math.min(dice, g.crews[seat].dice.length);
  if (left === 0) return [];
  const running = carsOf(g, seat).filter(car => g.cars[car].operable);
  const unmoved = running.filter(car => g.cars[car].die === 0);
  if (unmoved.length >= left) return unmoved;
  return running.filter(car => g.cars[car].die === 0 || g.cars[car].coasts < modelOf(g, car).coasts);
};

export const whyNotCar = (g: Race, seat: Seat, car: Car, dice: number): Reason => {
  const c = g.cars[car];
  if (c.at === OUT) return because('eliminated', 'TR-ELIM-2');
  if (!c.operable) return because('inoperable', 'TR-STATE-4');
  if (assignable(g, seat, dice).some(other => g.cars[other].die === 0)) return because('othersUnmoved', 'TR-ASSIGN-3');
  return because('coastedEnough', 'TR-ASSIGN-4');
};

/** The unused dice of a seat, each value once, or the cards in its hand, one of those that are alike. */
export const diceOf = (g: Race, seat: Seat): number[] => {
  const { dice } = g.crews[seat];
  return dice.filter((die, i) => firstLike(g.content, dice, die) === i);
};

/** TR-GER-3: a card counts as a die of its value. */
export const useDie = (g: Race, seat: Seat, die: number): number => {
  const { dice, kind } = g.crews[seat];
  dice.splice(dice.indexOf(die), 1);
  g.content.sources[kind].spend(g, seat, die);
  return valueOf(g.content, die);
};

/** TR-ASSIGN-1, TR-ASSIGN-3: the die lies on the dashboard, for the main move or to coast. */
export const giveDie = (g: Race, f: Assigned, die: number): void => {
  f.die = useDie(g, f.seat, die);
  if (f.coast) g.cars[f.car].coasts++;
  else g.cars[f.car].die = f.die;
  g.events?.push({ type: 'assigned', seat: f.seat, car: f.car, die: f.die, coast: f.coast });
};

/** TR-ASSIGN-1, TR-ASSIGN-3: the car is to be given a die; one that has moved coasts. */
export const choose = (g: Race, f: Assigned, car: Car): void => {
  f.car = car;
  f.coast = g.cars[car].die > 0;
};

export const NOBODY_ASSIGNED: Omit<Assigned, 'seat'> = { car: NONE, die: 0, coast: false };
