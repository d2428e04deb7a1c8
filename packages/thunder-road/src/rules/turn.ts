import { andAgain, framesOf, type Next, type Seat } from '@lastroad/kernel';
import type { Assigned, Commanding } from '../hooks.ts';
import { type Car, NONE, type Race, task } from '../state.ts';
import { hasChopper } from '../verbs/board.ts';
import { isOnRoad } from '../verbs/cars.ts';
import { note } from '../verbs/occasions.ts';
import { eliminateAll } from '../verbs/outcome.ts';
import { hasTrait } from '../verbs/traits.ts';
import { NOTHING } from './answers.ts';
import { assignable, choose, diceOf, giveDie, NOBODY_ASSIGNED, whyNotCar } from './assigning.ts';
import { chooseCommand, chooseCommandDie, command } from './commanding.ts';
import { lulls } from './lull.ts';
import { move } from './move.ts';
import { because } from './reasons.ts';
import { shoot } from './shoot.ts';

/** A car crew gives one car a die in each turn. */
const ONE = 1;

/** TR-ROUND-3: assign, command, move, shoot. */
export const turn = task('turn', (seat: Seat): Commanding => ({ seat, ...NOBODY_ASSIGNED, command: NONE }), {
  begin: (g, f) => beginTurn(g, f.seat),
  // TR-ASSIGN-1, TR-ASSIGN-3, TR-ASSIGN-4. A car that has not moved; if there is none, one that coasts.
  chooseCar: {
    about: 'car',
    options: (g, f) => assignable(g, f.seat, ONE),
    take: (g, f, car) => choose(g, f, car),
    whyNot: (g, f, car) => whyNotCar(g, f.seat, car, ONE),
  },
  chooseDie: {
    about: 'die',
    options: (g, f) => (f.car === NONE ? NOTHING : diceOf(g, f.seat)),
    take: (g, f, die) => giveDie(g, f, die),
    whyNot: () => because('noSuchDie', 'TR-ASSIGN-1'),
  },
  giveDie: (g, f): Next => (f.car === NONE ? undefined : framesOf(g.content.hooks.assigned, g, f)),
  chooseCommand,
  chooseCommandDie,
  moreCommands: (g, f): Next => framesOf(g.content.hooks.commanding, g, f),
  command,
  // Something may let it shoot before it moves as well.
  move(g, f): Next {
    if (f.car === NONE || f.early || !hasTrait(g, f.car, 'earlyShot')) return moveAssigned(g, f);
    f.early = true;
    return andAgain(shootFrom(g, f));
  },
  shoot: (g, f): Next => shootFrom(g, f),
  crush: g => crush(g),
  close: (g, f): Next => endTurn(g, f.seat),
});

export const beginTurn = (g: Race, seat: Seat): Next => {
  g.seat = seat;
  g.nitro = 0;
  g.drift = 0;
  g.entries = 0;
  g.chain = 0;
  for (const says of g.content.hooks.turnBegins) says(g, seat);
  note(g, 'turnBegins', seat);
  return lulls(g);
};

/** The turn is over; it is still the seat's for whoever waits for that. */
export const endTurn = (g: Race, seat: Seat): Next => {
  note(g, 'turnEnds', seat);
  return lulls(g);
};

const runs = (g: Race, car: Car): boolean => car !== NONE && g.cars[car].operable;

export const mayShoot = (g: Race, car: Car): boolean =>
  g.round > 1 && runs(g, car) && isOnRoad(g.cars[car]) && !hasTrait(g, car, 'noShot');

/** TR-RUL-13: a car that was lost or broken by its own command does not move. */
export const moveAssigned = (g: Race, { seat, car, die, coast }: Assigned): Next =>
  runs(g, car) ? move(seat, car, die, coast) : undefined;

/** TR-SHOOT-5, TR-SETUP-14. */
export const shootFrom = (g: Race, { seat, car }: Assigned): Next =>
  mayShoot(g, car) ? shoot(seat, g.cars[car].at, car) : undefined;

/** TR-EOT-2, TR-RUL-67: cars under a chopper are eliminated, all at once. */
export const crush = (g: Race): void => {
  const crushed: Car[] = [];
  for (let car = 0; car < g.cars.length; car++) {
    if (isOnRoad(g.cars[car]) && hasChopper(g, g.cars[car].at)) crushed.push(car);
  }
  if (crushed.length > 0) eliminateAll(g, crushed, () => 'chopper');
};
