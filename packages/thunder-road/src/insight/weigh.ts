import { type Seat, yetTo } from '@lastroad/kernel';
import { BY_DICE } from '../bodies.ts';
import { bikeTurn } from '../modules/bikes/turn.ts';
import { DONE, YES } from '../rules/answers.ts';
import { assignable } from '../rules/assigning.ts';
import { carOfSlot } from '../rules/commands.ts';
import { type Car, NONE, type Race, type Space, START } from '../state.ts';
import { terrainAt } from '../verbs/board.ts';
import { bodyOf } from '../verbs/cars.ts';
import { valueOf } from '../verbs/dice.ts';
import { halfSteps, isOnRearTile } from '../verbs/geometry.ts';
import { askingSeat, type Notes, turnOf } from './asking.ts';
import { cardWorth } from './cards.ts';
import { alongOf } from './course.ts';
import { asideWorth, dropWorth, haulWorth, spotWorth } from './hauling.ts';
import { beginsOnRoad, danger, hope, isBonusOpen, laneWorth, setOut, stepWorth } from './line.ts';
import { perilsOf } from './perils.ts';
import { burnWorth, fitWorth, flipWorth, leaderWorth, pickWorth, throwWorth } from './shop.ts';
import { chopperWorth, moverWorth, rerollWorth, targetWorth } from './targets.ts';
import { WORTHS } from './tuned-worths.ts';

// How promising options are, in half spaces, by the task that asks.

/** Half spaces that make one option e times as likely as another. */
const WARMTH = 0.5;
/** What some commands of leaders bring at a usual moment, and what a command token is kept for. */
const [FLAMES, LOOK, SHOT, SHOVE, THRIFT] = [4, 0.3, 3, 0.3, 2.5];
/** A usual die for Nitro. */
const NITRO = 2;

const carWorth = (g: Race, seat: Seat, car: Car): number => {
  const { dice } = g.crews[seat];
  setOut(g, car);
  if (g.cars[car].die > 0) return hope(g, 1, false);
  const hurry = !g.final && isOnRearTile(g, g.cars[car].at) ? WORTHS.hurry : 0;
  const leave = WORTHS.threat * danger(g) - WORTHS.rest * hope(g, 0, false);
  return hurry + leave + hope(g, valueOf(g.content, dice[dice.length - 1]), beginsOnRoad(g, car));
};

const dieWorth = (g: Race, { car, coast }: Notes, option: number): number => {
  const die = valueOf(g.content, option);
  return (coast ? 0 : hope(g, die, beginsOnRoad(g, car))) - WORTHS.elsewhere * die;
};

const hasBroken = (g: Race, seat: Seat): boolean => {
  for (let car = 0; car < g.cars.length; car++) {
    const c = g.cars[car];
    if (c.seat === seat && c.at >= 0 && !c.operable) return true;
  }
  return false;
};

/** With Drift the car may pass another; for the moment it takes to look, the position has it. */
const driftWorth = (g: Race, { car, die }: Notes): number => {
  const plain = hope(g, die, beginsOnRoad(g, car));
  const { drift } = g;
  g.drift = 1;
  setOut(g, car);
  const drifting = hope(g, die, beginsOnRoad(g, car));
  g.drift = drift;
  setOut(g, car);
  return drifting - plain + WORTHS.drift;
};

/** What a second car would bring, where a command takes its place: a move, or no more than to coast. */
const insteadOf = (g: Race, f: Notes): number => {
  if (f.next === undefined) return 0;
  const { dice } = g.crews[f.seat];
  let unmoved = 0;
  let best = 0;
  for (const car of assignable(g, f.seat, 1)) {
    if (g.cars[car].die === 0) unmoved++;
    setOut(g, car);
    best = Math.max(best, hope(g, 1, false) - hope(g, 0, false));
  }
  setOut(g, f.car);
  return unmoved < dice.length ? best : best * dice[0];
};

const commandWorth = (g: Race, f: Notes, command: number): number => {
  if (command === NONE) return insteadOf(g, f);
  switch (g.content.commands[command].power) {
    case 'repair':
      return hasBroken(g, f.seat) ? WORTHS.revive : WORTHS.mend;
    case 'nitro':
      return hope(g, f.die + NITRO, beginsOnRoad(g, f.car)) - hope(g, f.die, beginsOnRoad(g, f.car));
    case 'airstrike':
    case 'sortie':
    case 'hop':
      return g.round > 1 ? WORTHS.strike : -1;
    case 'flames':
      return FLAMES;
    case 'flip':
      return LOOK;
    case 'boost':
    case 'spur':
      return boostWorth(g, f, command);
    case 'drift':
      return driftWorth(g, f);
    case 'respawn':
      return WORTHS.respawn;
    default:
      return 0;
  }
};

/** What it is to shoot better, of what a shot more is. */
const AIM = 0.6;

/** What a command makes of the car of this turn. */
const boostWorth = (g: Race, f: Notes, command: number): number => {
  const boost = g.content.boosts[command];
  if (boost === null) return 0;
  const aim = AIM * (boost.arc + boost.caliber + boost.shotRerolledByOwner);
  const shots = g.round > 1 ? boost.shots + boost.earlyShot + aim : 0;
  const onRoad = beginsOnRoad(g, f.car);
  const points = boost.points === 0 ? 0 : hope(g, f.die + boost.points, onRoad) - hope(g, f.die, onRoad);
  const road = boost.bonusAnywhere > 0 && !onRoad ? g.road : 0;
  return points + road + shots * SHOT + (boost.passes > 0 ? driftWorth(g, f) : 0) + (boost.shoves > 0 ? SHOVE : 0);
};

/** TR-CTOK-4: a command that costs a token; the last ones are spent on what is worth it. */
const tokenWorth = (g: Race, f: Notes, command: number): number => {
  const turn = turnOf(g);
  if (command === DONE || turn === null) return 0;
  const { from, power } = g.content.commands[command];
  const worth =
    power === 'nitro'
      ? hope(g, turn.die + from, beginsOnRoad(g, f.car)) - hope(g, turn.die, beginsOnRoad(g, f.car))
      : commandWorth(g, { ...f, die: turn.die }, command);
  return worth - THRIFT;
};

/** The second car of a turn, where its task has one. */
const secondWorth = (g: Race, seat: Seat, f: Notes, option: number): number => {
  if (f.next === NONE) return carWorth(g, seat, option);
  setOut(g, f.next);
  return dieWorth(g, { ...f, car: f.next, coast: f.nextCoast }, option);
};

const isBeforeSecond = yetTo(bikeTurn, 'chooseCommandDie');

const turnWorth = (g: Race, seat: Seat, f: Notes, option: number): number => {
  if (f.car === NONE) return carWorth(g, seat, option);
  if (f.die === 0) return dieWorth(g, f, option);
  if (f.task === bikeTurn.id && !isBeforeSecond(f)) return secondWorth(g, seat, f, option);
  if (f.command === NONE) return commandWorth(g, f, option);
  const die = valueOf(g.content, option);
  return g.content.commands[f.command].power === 'nitro' ? die : -die;
};

/** TR-LAST-1: who steers somebody else's car means it no good. */
const driveWorth = (g: Race, seat: Seat, { car }: Notes, option: number): number => {
  const { at, points, seat: owner } = g.cars[car];
  const worth = at === START ? laneWorth(g, option, points) : stepWorth(g, at, option, points, isBonusOpen(g));
  return owner === seat ? worth : -worth;
};

const bonusWorth = (g: Race): number => hope(g, g.road, false) - hope(g, 0, false);

const mendWorth = (g: Race, car: Car): number =>
  (g.cars[car].operable ? 0 : WORTHS.revive) + alongOf(g, g.cars[car]) * WORTHS.mendAhead;

/** To come back as far ahead as may be, on a road that goes on, and not beside a rock. */
const landingWorth = (g: Race, space: Space): number =>
  halfSteps(g.content, space) - perilsOf(g, space) + (terrainAt(g, space).road ? WORTHS.onRoad : 0);

/** A target, where it is to be hit, and to have the shot rolled again. */
const shotWorth = (g: Race, seat: Seat, f: Notes, option: number): number => {
  if (f.target === NONE) return targetWorth(g, seat, option);
  return f.face === NONE ? spotWorth(g, f, option) : option;
};

const isTurn = ({ task }: Notes): boolean => task === 'turn' || task === 'bikeTurn' || task === 'haul';

const worthOf = (g: Race, seat: Seat, f: Notes, option: number): number => {
  switch (f.task) {
    case 'turn':
    case 'bikeTurn':
      return turnWorth(g, seat, f, option);
    case 'haul':
      return haulWorth(g, f, option);
    case 'batter':
    case 'mend':
      return spotWorth(g, f, option);
    case 'plow':
      return asideWorth(g, f, option);
    case 'drop':
    case 'dispense':
      return dropWorth(g, seat, option);
    case 'chooseLeader':
      return leaderWorth(g, option);
    case 'pick':
      return pickWorth(g, option);
    case 'fit':
      return fitWorth(g, f.car, option);
    case 'spend':
      return f.command === NONE ? tokenWorth(g, f, option) : 0;
    case 'reroll':
      return option === YES ? throwWorth(g, f) : 0;
    case 'redeploy':
      return option === DONE ? 0 : -1;
    case 'flames':
      return burnWorth(g, seat, option);
    case 'flip':
      return flipWorth(g, turnOf(g)?.car ?? NONE, option);
    case 'drive':
      return driveWorth(g, seat, f, option);
    case 'airstrike':
      return chopperWorth(g, seat, option);
    case 'repair':
      return mendWorth(g, carOfSlot(option));
    case 'shoot':
      return shotWorth(g, seat, f, option);
    case 'move':
      return option === YES ? bonusWorth(g) : 0;
    case 'slam':
      if (bodyOf(g, f.top).inSlams !== BY_DICE) return moverWorth(g, f, option);
      return option === YES ? rerollWorth(g, seat, f) : 0;
    case 'window':
    case 'swoop':
    case 'turnDie':
    case 'freeShot':
    case 'nudge':
      return cardWorth(g, seat, f, option);
    case 'respawn':
      return f.car === NONE ? (g.cars[option].die === 0 ? 1 : 0) : landingWorth(g, option);
    default:
      return option;
  }
};

/** Weights by which a seat that thinks no further would choose. */
export const weigh = (g: Race, seat: Seat, options: readonly number[]): readonly number[] => {
  const f = askingSeat(g, seat);
  if (f.task === 'drive' || f.task === 'move' || f.task === 'spend' || (isTurn(f) && f.car !== NONE)) setOut(g, f.car);
  const weights: number[] = [];
  let best = Number.NEGATIVE_INFINITY;
  for (const option of options) {
    const worth = worthOf(g, seat, f, option);
    weights.push(worth);
    best = Math.max(best, worth);
  }
  for (let i = 0; i < weights.length; i++) weights[i] = Math.exp((weights[i] - best) / WARMTH);
  return weights;
};
