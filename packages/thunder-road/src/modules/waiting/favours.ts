import type { Frame, Next, Seat } from '@lastroad/kernel';
import type { Favour } from '../../rows.ts';
import { diceOf } from '../../rules/assigning.ts';
import { drive } from '../../rules/drive.ts';
import { because } from '../../rules/reasons.ts';
import { shoot } from '../../rules/shoot.ts';
import { mayShoot } from '../../rules/turn.ts';
import { type Car, NONE, type Race, task } from '../../state.ts';
import { bodyOf, carsOf, isOnRoad } from '../../verbs/cars.ts';
import { valueOf } from '../../verbs/dice.ts';
import { type DeckName, deckOf } from './decks.ts';

/** What a card is good for: whether it is of any use now, and what comes of it. */
interface Good {
  possible(g: Race, seat: Seat): boolean;
  take(g: Race, seat: Seat, deck: DeckName): Next;
}

/** TR-RUL-105: what its dice show at best. */
const bestOf = (g: Race, seat: Seat): number => Math.max(...g.content.throws[g.crews[seat].kind]);

/** The cars that count as one by themselves; sections go with the one before them. */
const whole = (g: Race, seat: Seat): Car[] => carsOf(g, seat).filter(car => !bodyOf(g, car).trails);

/** TR-RUL-105: an unused die is turned to its best face; a card is laid away until the round ends, and a die lies for it. */
export const turnDie = task('turnDie', (seat: Seat) => ({ seat }), {
  chooseDie: {
    about: 'die',
    options: (g, f) => diceOf(g, f.seat),
    take(g, f, die) {
      const crew = g.crews[f.seat];
      const best = bestOf(g, f.seat);
      crew.dice.splice(crew.dice.indexOf(die), 1);
      g.content.sources[crew.kind].spend(g, f.seat, die);
      crew.dice = [...crew.dice, best].sort((a, b) => a - b);
      g.events?.push({ type: 'dieSet', seat: f.seat, die: best });
    },
    whyNot: () => because('noSuchDie', 'TR-AMMO-4'),
  },
});

const gunners = (g: Race, seat: Seat): Car[] =>
  whole(g, seat).filter(car => mayShoot(g, car) && hasTarget(g, car, g.cars[car].at));

const hasTarget = (g: Race, car: Car, at: number): boolean => bodyOf(g, car).reaches(g, car, at, ARC, 1).length > 0;

/** TR-SHOOT-2. */
const ARC = 3;

/** TR-RUL-104: one of the cars shoots, whatever else it does in its turn. */
export const freeShot = task('freeShot', (seat: Seat) => ({ seat, car: NONE }), {
  chooseGunner: {
    about: 'gunner',
    options: (g, f) => gunners(g, f.seat),
    take(_g, f, car) {
      f.car = car;
    },
    whyNot: () => because('noTarget', 'TR-RUL-104'),
  },
  fire: (g, f): Next => (f.car === NONE ? undefined : shoot(f.seat, g.cars[f.car].at, f.car)),
});

const movers = (g: Race, seat: Seat): Car[] =>
  whole(g, seat).filter(car => g.cars[car].operable && isOnRoad(g.cars[car]) && car !== g.active);

/** TR-RUL-104: one of the cars, but for the one that is on its way, drives a space. */
export const nudge = task('nudge', (seat: Seat) => ({ seat, car: NONE }), {
  chooseCar: {
    about: 'mover',
    options: (g, f) => movers(g, f.seat),
    take(_g, f, car) {
      f.car = car;
    },
    whyNot: () => because('cannotMove', 'TR-RUL-104'),
  },
  go(g, f): Next {
    if (f.car === NONE) return;
    g.cars[f.car].points = 1;
    return drive(f.seat, f.car);
  },
});

/** Points of a surge. */
const SURGE = 2;

const mend = (g: Race, seat: Seat): Frame => bodyOf(g, carsOf(g, seat)[0]).mends(g, seat);

/** TR-AMMO-4, TR-AMMO-5: what cards are good for. */
export const FAVOURS: Readonly<Record<Favour, Good>> = {
  bestDie: {
    possible: (g, seat) => g.crews[seat].dice.some(die => valueOf(g.content, die) < bestOf(g, seat)),
    take: (_g, seat) => turnDie(seat),
  },
  repair: {
    possible: (g, seat) => carsOf(g, seat).some(car => g.cars[car].damage.length > 0),
    take: mend,
  },
  shot: {
    possible: (g, seat) => gunners(g, seat).length > 0,
    take: (_g, seat) => freeShot(seat),
  },
  // TR-RUL-103.
  surge: {
    possible: () => true,
    take(g, seat, deck) {
      deckOf(g, deck).surge[seat] += SURGE;
      g.events?.push({ type: 'surged', seat, points: SURGE });
    },
  },
  nudge: {
    possible: (g, seat) => movers(g, seat).length > 0,
    take: (_g, seat) => nudge(seat),
  },
};
