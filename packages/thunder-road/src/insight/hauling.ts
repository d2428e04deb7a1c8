import { type Seat, yetTo } from '@lastroad/kernel';
import { haul } from '../modules/rig/haul.ts';
import { batter } from '../modules/rig/hurt.ts';
import type { Way } from '../rows.ts';
import { DONE } from '../rules/answers.ts';
import { type Car, NONE, type Race, type Space } from '../state.ts';
import { isOnRoad, sizeOf } from '../verbs/cars.ts';
import { halfSteps, neighbour } from '../verbs/geometry.ts';
import type { Notes } from './asking.ts';
import { alongOf } from './course.ts';
import { hope } from './line.ts';
import { isRuin } from './ruin.ts';
import { WORTHS } from './tuned-worths.ts';

// What the rig does with its dice and commands, in half spaces.

/** A point of a die that is driven straight on. */
const POINT = 2;
/** Half spaces ahead in which somebody may come under the rocket. */
const [NEAREST, FURTHEST] = [4, 14];

const powerOf = (g: Race, row: number) => g.content.commands[row].power;
const frontOf = ({ rig }: Race): Car => rig?.front ?? NONE;

/** How much a command is missed while it is damaged. */
const missed = (g: Race, row: number): number => {
  switch (powerOf(g, row)) {
    case 'airstrike':
    case 'traction':
      return 3;
    case 'rocket':
    case 'plow':
      return 2;
    default:
      return 1;
  }
};

/** Running cars of others that may be under the rocket after the move; larger ones are hit sooner. */
const rocketWorth = (g: Race, seat: Seat): number => {
  if (g.round === 1) return 0;
  const from = alongOf(g, g.cars[frontOf(g)]);
  let worth = 0;
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    const gap = alongOf(g, c) - from;
    if (c.operable && c.seat !== seat && isOnRoad(c) && gap >= NEAREST && gap <= FURTHEST) worth += 2 + sizeOf(g, car);
  }
  return worth * WORTHS.rocket;
};

const isAnybodyBehind = (g: Race, seat: Seat, along: number): boolean =>
  g.cars.some(c => c.operable && c.seat !== seat && isOnRoad(c) && alongOf(g, c) < along);

const canMend = (g: Race, row: number): boolean =>
  g.rig?.hurt.some(hurt => g.content.carried.some(board => board.includes(hurt) && board.includes(row))) ?? false;

/** A command that gets a die; a damaged one does nothing. */
const commandWorth = (g: Race, seat: Seat, row: number): number => {
  if (g.rig?.hurt.includes(row)) return 0;
  switch (powerOf(g, row)) {
    case 'airstrike':
      return g.round > 1 ? WORTHS.strike : 0;
    case 'traction':
      return WORTHS.unknown * g.road * POINT;
    case 'rocket':
      return rocketWorth(g, seat);
    case 'dispenser':
      return isAnybodyBehind(g, seat, alongOf(g, g.cars[frontOf(g)])) ? WORTHS.drop : 0;
    case 'plow':
      return WORTHS.plow;
    case 'computer':
      return g.round > 1 ? WORTHS.computer : 0;
    default:
      return canMend(g, row) ? WORTHS.batter : -POINT;
  }
};

const isBeforeCommand = yetTo(haul, 'chooseSteering');

/** TR-RIG-5, TR-RIG-6: the die that steers is lost for driving; then a command, and a die for it that takes the rig far. */
export const haulWorth = (g: Race, f: Notes, option: number): number => {
  if (isBeforeCommand(f)) return option * (WORTHS.laneChange - POINT);
  if (f.command === NONE) return commandWorth(g, f.seat, option);
  return hope(g, option, false) - POINT * option;
};

/** TR-RIG-29, TR-RIG-30: damage is taken where it hurts least; it is dealt, and mended, where it hurts most. */
export const spotWorth = (g: Race, { task }: Notes, row: number): number =>
  task === batter.id ? -missed(g, row) : missed(g, row);

/** TR-RIG-38: aside, but not into ruin; who shoves a wreck does not mind. */
export const asideWorth = (g: Race, { car }: Notes, way: Way): number =>
  isRuin(g, neighbour(g.content, g.cars[car].at, way), way) ? WORTHS.lost : 0;

/** A hazard is for those who come after. */
export const dropWorth = (g: Race, seat: Seat, space: Space): number => {
  if (space === DONE) return 0;
  return isAnybodyBehind(g, seat, halfSteps(g.content, space)) ? 1 : -1;
};
