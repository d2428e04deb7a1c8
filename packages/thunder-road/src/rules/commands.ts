import { type Frame, framesOf, type Next, type Reason, type Seat } from '@lastroad/kernel';
import type { Deed } from '../deeds.ts';
import { type Car, NONE, type Race, type Space, START, task } from '../state.ts';
import { carAt, emptySpaces, freeSpaces, hasChopper, hasEmptySpace, tokenAt } from '../verbs/board.ts';
import { carsOf, modelOf } from '../verbs/cars.ts';
import { returnDamage, returnLasting } from '../verbs/piles.ts';
import { chopperTraitOf, hasTrait } from '../verbs/traits.ts';
import { because } from './reasons.ts';
import { shoot } from './shoot.ts';

/** Part 6.2: what each command does. */
export const COMMANDS: Readonly<Record<'airstrike' | 'nitro' | 'drift' | 'repair', Deed>> = {
  // TR-CMD-2, TR-RUL-60.
  airstrike: {
    hindrance: g => (hasEmptySpace(g) ? null : because('noEmptySpace', 'TR-RUL-60')),
    use: (g, seat) => takeOff(g, seat),
  },
  // TR-CMD-3.
  nitro: {
    hindrance: (g, _seat, car) => (hasTrait(g, car, 'noNitro') ? because('noNitro', 'TR-LAST-1') : null),
    use(g, _seat, _car, die) {
      g.nitro = die;
    },
  },
  // TR-CMD-4.
  drift: {
    hindrance: () => null,
    use(g) {
      g.drift = 1;
    },
  },
  // TR-CMD-5.
  repair: {
    hindrance: (g, seat) => (damagedSlots(g, seat).length > 0 ? null : because('nothingToRepair', 'TR-CMD-5')),
    use: (_g, seat) => repair(seat),
  },
} satisfies Readonly<Record<string, Deed>>;

/** TR-CMD-2: the chopper goes to an empty space and may shoot from there, but not in round 1. */
export const airstrike = task('airstrike', (seat: Seat) => ({ seat, space: START }), {
  chooseSpace: {
    about: 'space',
    options: (g, f) => (chopperTraitOf(g, f.seat, 'landsOnTokens') > 0 ? freeSpaces(g) : emptySpaces(g)),
    take(g, f, space) {
      f.space = space;
      g.crews[f.seat].chopper = space;
      g.events?.push({ type: 'chopperLanded', seat: f.seat, space });
    },
    whyNot: (g, _f, space) => whyNotEmpty(g, space),
  },
  // TR-SETUP-14.
  shoot: (g, f): Next => (g.round > 1 ? shoot(f.seat, f.space, NONE) : undefined),
});

/** TR-CMD-2: something may come before it. */
export const takeOff = (g: Race, seat: Seat): readonly Frame[] => [
  ...framesOf(g.content.hooks.takingOff, g, seat),
  airstrike(seat),
];

/** TR-RUL-48. */
export const whyNotEmpty = (g: Race, space: Space): Reason => {
  if (carAt(g, space) !== NONE) return because('carThere', 'TR-RUL-48');
  if (hasChopper(g, space)) return because('chopperThere', 'TR-RUL-48');
  if (tokenAt(g, space) !== NONE) return because('tokenThere', 'TR-RUL-48');
  return because('impassable', 'TR-CMD-2');
};

/** A damage slot is named by its car and its number there. */
const SLOTS = 8;
export const slotName = (car: Car, slot: number): number => car * SLOTS + slot;
export const carOfSlot = (name: number): Car => Math.floor(name / SLOTS);
export const numberOfSlot = (name: number): number => name % SLOTS;

const damagedSlots = (g: Race, seat: Seat): number[] =>
  carsOf(g, seat).flatMap(car => g.cars[car].damage.map((_, slot) => slotName(car, slot)));

/** All damage slots of a seat's cars, full or not. */
export const allSlots = (g: Race, seat: Seat): number[] =>
  carsOf(g, seat).flatMap(car => Array.from({ length: modelOf(g, car).slots }, (_, slot) => slotName(car, slot)));

/** TR-CMD-5, TR-RUL-59: one token off any own car; a lasting effect goes with it, the fire marker does not. */
export const repair = task('repair', (seat: Seat) => ({ seat }), {
  chooseDamage: {
    about: 'damage',
    options: (g, f) => damagedSlots(g, f.seat),
    take(g, _f, name) {
      const car = carOfSlot(name);
      const c = g.cars[car];
      const [token] = c.damage.splice(numberOfSlot(name), 1);
      const [card] = c.lasting.splice(numberOfSlot(name), 1);
      returnDamage(g, token);
      returnLasting(g, card);
      c.operable = true;
      g.events?.push({ type: 'repaired', car, card });
    },
    whyNot: () => because('slotEmpty', 'TR-CMD-5'),
  },
});
