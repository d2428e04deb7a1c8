import { type Frame, yetTo } from '@lastroad/kernel';
import { bikeTurn } from '../modules/bikes/turn.ts';
import { haul } from '../modules/rig/haul.ts';
import { turn } from '../rules/turn.ts';
import { type Car, NONE, type Race } from '../state.ts';
import type { Notes } from './asking.ts';
import { beginsOnRoad, hope, isBonusOpen, setOut } from './line.ts';

const isBeforeFirst = yetTo(bikeTurn, 'rideFirst');
const isBeforeChange = yetTo(bikeTurn, 'changeOver');
const isBeforeSecond = yetTo(bikeTurn, 'rideSecond');

/** By the task of a turn: whether the car it is about has its move before it. */
const IS_BEFORE_MOVE: Readonly<Record<string, (f: Frame) => boolean>> = {
  turn: yetTo(turn, 'move'),
  haul: yetTo(haul, 'move'),
  bikeTurn: f => isBeforeFirst(f) || (isBeforeSecond(f) && !isBeforeChange(f)),
};

const moveWorth = (g: Race, car: Car, die: number, coast: boolean): number => {
  setOut(g, car);
  return hope(g, coast ? 1 : die + g.nitro, !coast && beginsOnRoad(g, car));
};

/** What the move of the car that the turn is about may still bring. */
const ownWorth = (g: Race, f: Notes): number => {
  const { car, die, coast } = f;
  if (die === 0) return 0;
  if (g.active === car) {
    setOut(g, car);
    return hope(g, g.cars[car].points, isBonusOpen(g) && !coast);
  }
  return IS_BEFORE_MOVE[f.task](f) ? moveWorth(g, car, die, coast) : 0;
};

/** What the moves under way, or about to begin, may still bring to the seat on turn; 0 once they are over. */
export const pendingWorth = (g: Race, f: Notes): number => {
  const own = ownWorth(g, f);
  const isNext = f.nextDie > 0 && f.next !== NONE && g.cars[f.next].operable;
  return isNext ? own + moveWorth(g, f.next, f.nextDie, f.nextCoast) : own;
};
