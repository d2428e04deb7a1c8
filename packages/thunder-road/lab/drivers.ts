import { askedOf, type Chance, type Seat, uniform } from '@lastroad/kernel';
import { type Race, thunderRoad } from '../src/index.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { FORWARD, FRONT_ARC } from '../src/rows.ts';
import { carOfSlot } from '../src/rules/commands.ts';
import { type Car, NONE, type Space } from '../src/state.ts';
import { carAt, carsAhead, hasChopper, isFaceDown, terrainAt, tokenAt } from '../src/verbs/board.ts';
import { bodyOf, sizeOf } from '../src/verbs/cars.ts';
import { along, halfSteps, isOnBoard, neighbour, OFF, rearStart } from '../src/verbs/geometry.ts';

/** Plays one seat; sees what people at the table see. */
export type Driver = (g: Race, seat: Seat, options: readonly number[], dice: Chance) => number;

/** Chooses anything, but keeps clear of ruin and fire that it sees, if there is another way. */
export const careless: Driver = (g, seat, options, dice) => {
  const asked = askedOf(thunderRoad.tasks, g, seat);
  if (asked?.question.about === 'way') {
    const { car } = asked.frame as unknown as { car: Car };
    const safe = options.filter(way => !isHarmful(g, neighbour(g.content, g.cars[car].at, way), way));
    // Straight ahead as often as to both sides together.
    if (safe.includes(FORWARD) && uniform(dice, 2) === 0) return FORWARD;
    if (safe.length > 0) return safe[uniform(dice, safe.length)];
  }
  return options[uniform(dice, options.length)];
};

const isRuin = (g: Race, space: Space, way: number): boolean => {
  if (space === OFF) return true;
  if (!isOnBoard(g, space)) return false;
  const { effect } = terrainAt(g, space);
  return effect === 'block' || (effect === 'launch' && way !== 0);
};

const isHarmful = (g: Race, space: Space, way: number): boolean =>
  isRuin(g, space, way) || (isOnBoard(g, space) && terrainAt(g, space).effect === 'burn');

/** What it is worth to a car to come into a space. */
const worthOf = (g: Race, car: Car, space: Space, way: number, passes = false): number => {
  if (isRuin(g, space, way)) return -100;
  if (!isOnBoard(g, space)) return 2;
  const { effect, road, cost } = terrainAt(g, space);
  let worth = (road ? 0.6 : 0) - (cost - 1) * 1.5;
  if (effect === 'stop' || effect === 'burn') worth -= 3;
  if (effect === 'launch') worth += 1;
  if (effect === 'salt') worth += 1;
  if (isFaceDown(tokenAt(g, space))) worth -= 2.5;
  const other = carAt(g, space, car);
  if (other !== NONE && !passes) worth += slamWorth(g, car, other);
  return worth;
};

const slamWorth = (g: Race, car: Car, other: Car): number => {
  const own = g.cars[other].seat === g.cars[car].seat;
  if (own) return -6;
  return (g.cars[other].operable ? 0.5 : -2) + 1.2 * (sizeOf(g, car) - sizeOf(g, other));
};

/** Looks a few steps ahead along the best line. */
const lineWorth = (g: Race, car: Car, from: Space, way: number, points: number, depth: number): number => {
  const space = neighbour(g.content, from, way);
  const left = isOnBoard(g, space) ? points - Math.min(points, terrainAt(g, space).cost) : 0;
  const passes = left > 0 && bodyOf(g, car).drivesThrough;
  const worth = worthOf(g, car, space, way, passes) + (way === 0 ? 2 : 1);
  if (depth === 0 || worth < -50 || !isOnBoard(g, space)) return worth;
  if (!passes && carAt(g, space, car) !== NONE) return worth;
  if (left === 0) return worth - (hasChopper(g, space) ? 60 : 0);
  let best = -1000;
  for (let next = 0; next < FRONT_ARC; next++) best = Math.max(best, lineWorth(g, car, space, next, left, depth - 1));
  return worth + best;
};

const bestOf = (options: readonly number[], worth: (choice: number) => number): number => {
  let best = options[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of options) {
    const here = worth(choice);
    if (here > most) [best, most] = [choice, here];
  }
  return best;
};

interface Asking {
  readonly car: Car;
  readonly top: Car;
  readonly bottom: Car;
  readonly pushed: Car;
  readonly way: number;
  readonly command: number;
}

const progress = (g: Race, car: Car): number => (g.cars[car].at < 0 ? -1 : halfSteps(g.content, g.cars[car].at));

/** The dice of a slam are left as they are when they hurt somebody else or spare oneself. */
const rollsAgain = (g: Race, seat: Seat, { pushed, way }: Asking): boolean => {
  const to = neighbour(g.content, g.cars[pushed].at, way);
  const ruin = to === OFF || to < rearStart(g) || isRuin(g, to, way);
  return g.cars[pushed].seat === seat ? ruin || way >= FRONT_ARC : !ruin && way < FRONT_ARC;
};

const chopperWorth = (g: Race, seat: Seat, space: Space): number => {
  const targets = carsAhead(g, space, FRONT_ARC, 1).filter(car => g.cars[car].seat !== seat && g.cars[car].operable);
  return Math.max(0, ...targets.map(car => 10 + 4 * sizeOf(g, car) + progress(g, car) / 10));
};

/** Somebody stands in the lane ahead. */
const isBlocked = (g: Race, car: Car): boolean => {
  const { at, die } = g.cars[car];
  if (at < 0) return false;
  for (let i = 1; i < die; i++) if (carAt(g, along(g, at, 0, i)) !== NONE) return true;
  return false;
};

const commandWorth = (g: Race, seat: Seat, car: Car, choice: number): number => {
  if (choice < 0) return 1;
  const broken = g.cars.filter(car => car.seat === seat && car.at >= 0 && !car.operable).length;
  switch (g.content.commands[choice].power) {
    case 'repair':
      return 2 + 4 * broken;
    case 'nitro':
      return 3;
    case 'airstrike':
      return g.round > 1 ? 2.5 : 0;
    case 'drift':
      return isBlocked(g, car) ? 3.2 : 0.5;
    case 'respawn':
      return 3;
    default:
      return 0;
  }
};

type Worth = (choice: number) => number;

type Judge = (g: Race, seat: Seat, f: Asking, whim: () => number) => Worth;

/** Those in front first, or last, in a third of the turns. */
const chooseCar: Judge = (g, _seat, _f, whim) => {
  const ahead = whim() < 0.33 ? 1 : -1;
  return car => ahead * progress(g, car) + whim();
};
const chooseDie: Judge = (_g, _seat, _f, whim) => die => die + 2 * whim();
const chooseCommand: Judge = (g, seat, f, whim) => choice => commandWorth(g, seat, f.car, choice) + whim();
const goAhead: Judge = (g, _seat, _f, whim) => space => halfSteps(g.content, space) + whim();

/** What each choice is worth, by the name of the question; whim decides between equals. */
const WORTHS: Readonly<Record<string, Judge>> = {
  'turn.chooseCar': chooseCar,
  'turn.chooseDie': chooseDie,
  'turn.chooseCommand': chooseCommand,
  'bikeTurn.chooseCar': chooseCar,
  'bikeTurn.chooseDie': chooseDie,
  'bikeTurn.chooseCommand': chooseCommand,
  'bikeTurn.chooseSecond': chooseCar,
  'bikeTurn.chooseSecondDie': chooseDie,
  'respawn.chooseSpace': goAhead,
  'haul.chooseSteering': () => die => -die,
  'haul.chooseCommand': (_g, _seat, _f, whim) => () => whim(),
  'batter.chooseSpot': (_g, _seat, _f, whim) => () => whim(),
  'shoot.aim': (_g, _seat, _f, whim) => () => whim(),
  'drop.chooseSpace': (_g, _seat, _f, whim) => () => whim(),
  'airstrike.chooseSpace': (g, seat, _f, whim) => space => chopperWorth(g, seat, space) + whim(),
  'repair.chooseDamage': g => slot => (g.cars[carOfSlot(slot)].operable ? 0 : 10) + progress(g, carOfSlot(slot)) / 10,
  'drive.chooseLane': (g, _seat, f, whim) => lane => worthOf(g, f.car, rearStart(g) + lane, 0) + whim(),
  'drive.chooseWay': (g, seat, f, whim) => {
    const { at, points, seat: owner } = g.cars[f.car];
    const sign = owner === seat ? 1 : -1;
    return way => sign * lineWorth(g, f.car, at, way, points, 4) + 0.2 * whim();
  },
  'slam.rollAgain': (g, seat, f) => answer => (rollsAgain(g, seat, f) ? answer : -answer),
  'slam.rollForOpponent': (g, seat, f) => answer => (rollsAgain(g, seat, f) ? answer : -answer),
  'shoot.chooseTarget': (g, seat, _f, whim) => car => {
    if (car < 0) return 0;
    if (g.cars[car].seat === seat) return -5;
    return (g.cars[car].operable ? 2 : -1) + sizeOf(g, car) + whim();
  },
};

/** Goes for the finish, spares its cars, shoots and slams where it pays. */
export const greedy: Driver = (g, seat, options, dice) => {
  const asked = askedOf(thunderRoad.tasks, g, seat);
  const whim = (): number => uniform(dice, 100) / 100;
  const worth = WORTHS[asked?.name ?? '']?.(g, seat, asked?.frame as unknown as Asking, whim);
  return worth === undefined ? options[options.length - 1] : bestOf(options, worth);
};

/** Does what the weights of the bots favour most, without looking any further. */
export const practised: Driver = (g, seat, options) => {
  const weights = thunderRoadInsight.weigh?.(g, seat, options) ?? [];
  return bestOf(options, choice => weights[options.indexOf(choice)]);
};
