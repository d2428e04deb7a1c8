import type { Next, Seat } from '@lastroad/kernel';
import type { Assigned, Commanding } from '../../hooks.ts';
import { NOTHING } from '../../rules/answers.ts';
import { assignable, choose, diceOf, giveDie, NOBODY_ASSIGNED, whyNotCar } from '../../rules/assigning.ts';
import { chooseCommand, chooseCommandDie, command } from '../../rules/commanding.ts';
import { because } from '../../rules/reasons.ts';
import { beginTurn, crush, endTurn, moveAssigned, shootFrom } from '../../rules/turn.ts';
import { type Car, NONE, task } from '../../state.ts';

/** `car`, `die` and `coast` are those of the bike whose ride is next or under way. */
export interface BikeTurn extends Commanding {
  /** The bike that rides after it, with its die; `NONE` and 0 where there is none, or none any more. */
  next: Car;
  nextDie: number;
  nextCoast: boolean;
}

/** TR-BIKE-2: dice placed in a turn. */
const DICE = 2;

/** The second bike while it is given its die. */
const second = ({ seat, next, nextDie, nextCoast }: BikeTurn): Assigned => ({
  seat,
  car: next,
  die: nextDie,
  coast: nextCoast,
});

const setSecond = (f: BikeTurn, { car, die, coast }: Omit<Assigned, 'seat'>): void => {
  f.next = car;
  f.nextDie = die;
  f.nextCoast = coast;
};

/** Part 16: assign two dice, command, then twice a ride and its shot. */
export const bikeTurn = task(
  'bikeTurn',
  (seat: Seat): BikeTurn => ({
    seat,
    ...NOBODY_ASSIGNED,
    command: NONE,
    next: NONE,
    nextDie: 0,
    nextCoast: false,
  }),
  {
    begin: (g, f) => beginTurn(g, f.seat),
    // TR-BIKE-2, TR-BIKE-5, TR-RUL-78. The bike that is given a die first rides first.
    chooseCar: {
      about: 'car',
      options: (g, f) => assignable(g, f.seat, DICE),
      take: (g, f, car) => choose(g, f, car),
      whyNot: (g, f, car) => whyNotCar(g, f.seat, car, DICE),
    },
    chooseDie: {
      about: 'die',
      options: (g, f) => (f.car === NONE ? NOTHING : diceOf(g, f.seat)),
      take: (g, f, die) => giveDie(g, f, die),
      whyNot: () => because('noSuchDie', 'TR-BIKE-2'),
    },
    // TR-BIKE-2, TR-BIKE-6. In place of the second bike.
    chooseCommand,
    chooseCommandDie,
    // TR-BIKE-5, TR-RUL-32. A die with no legal place is not placed.
    chooseSecond: {
      about: 'car',
      options: (g, f) => (f.car === NONE || f.command !== NONE ? NOTHING : assignable(g, f.seat, 1)),
      take(g, f, car) {
        const rider = second(f);
        choose(g, rider, car);
        setSecond(f, rider);
      },
      whyNot: (g, f, car) => whyNotCar(g, f.seat, car, 1),
    },
    chooseSecondDie: {
      about: 'die',
      options: (g, f) => (f.next === NONE ? NOTHING : diceOf(g, f.seat)),
      take(g, f, die) {
        const rider = second(f);
        giveDie(g, rider, die);
        setSecond(f, rider);
      },
      whyNot: () => because('noSuchDie', 'TR-BIKE-2'),
    },
    command,
    // TR-BIKE-3.
    rideFirst: (g, f): Next => moveAssigned(g, f),
    shootFirst: (g, f): Next => shootFrom(g, f),
    changeOver(_g, f) {
      f.car = f.next;
      f.die = f.nextDie;
      f.coast = f.nextCoast;
      setSecond(f, NOBODY_ASSIGNED);
    },
    rideSecond: (g, f): Next => moveAssigned(g, f),
    shootSecond: (g, f): Next => shootFrom(g, f),
    crush: g => crush(g),
    close: (g, f): Next => endTurn(g, f.seat),
  },
);
