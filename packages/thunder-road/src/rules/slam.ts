import type { Next } from '@lastroad/kernel';
import { BY_DICE } from '../bodies.ts';
import { FORWARD } from '../rows.ts';
import { type Car, NONE, type Race, steps } from '../state.ts';
import { emptyBehind, terrainAt } from '../verbs/board.ts';
import { bodyOf, hasVoice, moveTo, sizeOf, stop } from '../verbs/cars.ts';
import { rollDirection, rollSlam } from '../verbs/dice.ts';
import { isOnBoard, neighbour } from '../verbs/geometry.ts';
import { isTooLong } from '../verbs/movement.ts';
import { note } from '../verbs/occasions.ts';
import { eliminate } from '../verbs/outcome.ts';
import { hasTrait, traitOf } from '../verbs/traits.ts';
import { ASK, NOTHING, YES } from './answers.ts';
import { type Slam, slam } from './declared.ts';
import { pushed } from './push.ts';
import { because } from './reasons.ts';

/** TR-SLAM-1: two cars in one space; one of them is pushed out of it. */
export const slamming = steps(slam, {
  // TR-SLAM-2.
  stop(g, f) {
    stop(g, f.top);
    g.events?.push({ type: 'slammed', top: f.top, bottom: f.bottom });
    note(g, 'slammed', g.cars[f.top].seat, f.top, f.bottom);
  },
  // TR-SLAM-3. Or the guard of TR-RES-5.
  roll(g, f) {
    if (isTooLong(g)) freeze(g, readier(g, f));
    else if (isByDice(g, f)) rollBoth(g, f);
    else makeWay(g, f);
  },
  // TR-BIKE-9. Two that give way alike without the slam die have one owner, who says which of them does.
  chooseMover: {
    about: 'mover',
    who: (g, f) => g.cars[f.top].seat,
    options: (g, f) => (isOwnersChoice(g, f) ? [Math.min(f.top, f.bottom), Math.max(f.top, f.bottom)] : NOTHING),
    take(_g, f, car) {
      f.pushed = car;
    },
    whyNot: () => because('notInSlam', 'TR-BIKE-9'),
  },
  giveWay(g, f) {
    if (f.pushed === NONE || isByDice(g, f)) return;
    g.events?.push({ type: 'gaveWay', car: f.pushed, other: f.pushed === f.top ? f.bottom : f.top, way: f.way });
  },
  // TR-SLAM-4, TR-SLAM-8, TR-RUL-73.
  rollAgain: {
    about: 'answer',
    who: (g, f) => g.cars[larger(g, f)].seat,
    options: (g, f) =>
      mayRollAgain(g, f) && hasVoice(g, larger(g, f)) && !isFixed(g, f, larger(g, f)) ? ASK : NOTHING,
    take: (g, f, answer) => (answer === YES ? rollBoth(g, f) : undefined),
  },
  // TR-LAST-1. A lasting effect may give the opponent the same right.
  rollForOpponent: {
    about: 'answer',
    who: (g, f) => g.cars[opponentOf(g, f)].seat,
    options: (g, f) => (mayRollAgain(g, f) && opponentOf(g, f) !== NONE ? ASK : NOTHING),
    take: (g, f, answer) => (answer === YES ? rollBoth(g, f) : undefined),
  },
  // Something may let the owner of a car that would go onto a rock have the way rolled again.
  rollAside: {
    about: 'answer',
    who: (g, f) => g.cars[f.pushed].seat,
    options: (g, f) =>
      mayRollAgain(g, f) && hasTrait(g, f.pushed, 'slamSaved') && hasVoice(g, f.pushed) && goesOntoRock(g, f)
        ? ASK
        : NOTHING,
    take(g, f, answer) {
      if (answer === YES) rollWay(g, f);
    },
  },
  // TR-SLAM-5, TR-SLAM-6.
  push(g, f): Next {
    if (f.pushed === NONE) return;
    const other = f.pushed === f.top ? f.bottom : f.top;
    return pushed(g, other, f.pushed, f.way);
  },
});

/** TR-SLAM-4: what a car counts as in a slam. */
const weightOf = (g: Race, car: Car): number => sizeOf(g, car) + traitOf(g, car, 'sizeInSlams');

/** Whether something of the other car keeps its opponent from having the dice rolled again. */
const isFixed = (g: Race, f: Slam, car: Car): boolean => {
  const other = car === f.top ? f.bottom : f.top;
  return g.cars[car].seat !== g.cars[other].seat && hasTrait(g, other, 'slamFixed');
};

const goesOntoRock = (g: Race, f: Slam): boolean => {
  const to = neighbour(g.content, g.cars[f.pushed].at, f.way);
  return isOnBoard(g, to) && terrainAt(g, to).effect === 'block';
};

/** The larger of the two cars, or `NONE` if they are equal. */
const larger = (g: Race, f: Slam): Car => {
  const difference = weightOf(g, f.top) - weightOf(g, f.bottom);
  return difference === 0 ? NONE : difference > 0 ? f.top : f.bottom;
};

/** The car whose owner may roll again because of what the other car suffers, unless its size gave it that already. */
const opponentOf = (g: Race, f: Slam): Car => {
  for (const [car, other] of [
    [f.top, f.bottom],
    [f.bottom, f.top],
  ]) {
    if (!hasTrait(g, other, 'slamRerolledByOpponent') || g.cars[car].seat === g.cars[other].seat) continue;
    if (hasVoice(g, car) && larger(g, f) !== car && !isFixed(g, f, car)) return car;
  }
  return NONE;
};

const rollBoth = (g: Race, f: Slam): void => {
  const top = hasTrait(g, f.top, 'pushed');
  const bottom = hasTrait(g, f.bottom, 'pushed');
  f.pushed = (top === bottom ? rollSlam(g) : top) ? f.top : f.bottom;
  rollWay(g, f);
};

const rollWay = (g: Race, f: Slam): void => {
  f.way = rollDirection(g);
  g.events?.push({ type: 'slamRolled', top: f.top, bottom: f.bottom, pushed: f.pushed, way: f.way });
};

/** TR-SLAM-3: the slam die says who moves, where both cars are such as it is thrown for. */
const isByDice = (g: Race, f: Slam): boolean =>
  bodyOf(g, f.top).inSlams === BY_DICE && bodyOf(g, f.bottom).inSlams === BY_DICE;

const mayRollAgain = (g: Race, f: Slam): boolean => f.pushed !== NONE && isByDice(g, f);

/** Which of the two gives way more, or the top car. */
const readier = (g: Race, { top, bottom }: Slam): Car =>
  bodyOf(g, top).inSlams >= bodyOf(g, bottom).inSlams ? top : bottom;

/** TR-BIKE-9, TR-RIG-26: without the slam die, whoever gives way more moves. */
const makeWay = (g: Race, f: Slam): void => {
  f.pushed = readier(g, f);
  f.way = rollDirection(g);
};

const isOwnersChoice = (g: Race, f: Slam): boolean =>
  f.pushed !== NONE &&
  !isByDice(g, f) &&
  bodyOf(g, f.top).inSlams === bodyOf(g, f.bottom).inSlams &&
  hasVoice(g, f.top);

/** TR-RES-5: the chain ends; the top car goes to the nearest empty space behind. */
const freeze = (g: Race, car: Car): void => {
  const to = emptyBehind(g, g.cars[car].at);
  if (to === NONE) return eliminate(g, car, 'chain');
  moveTo(g, car, to, FORWARD, true);
  g.events?.push({ type: 'chainStopped', car, to });
};
