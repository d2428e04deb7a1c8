import type { Seat } from '@lastroad/kernel';
import type { Deed } from '../../deeds.ts';
import { FRONT_ARC } from '../../rows.ts';
import { DONE } from '../../rules/answers.ts';
import { COMMANDS, takeOff, whyNotEmpty } from '../../rules/commands.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, type Race, START, task } from '../../state.ts';
import { carsAhead, emptySpaces } from '../../verbs/board.ts';
import { bodyOf, ignite, isOnRoad } from '../../verbs/cars.ts';
import { allHidden, flip } from '../shop/flip.ts';
import { leadersOf } from './record.ts';

/** After its shot a chopper may go to another empty space. */
export const redeploy = task('redeploy', (seat: Seat) => ({ seat }), {
  chooseSpace: {
    about: 'redeploy',
    options: (g, f) => (g.crews[f.seat].chopper === START ? [] : [DONE, ...emptySpaces(g)]),
    take(g, f, space) {
      if (space === DONE) return;
      g.crews[f.seat].chopper = space;
      g.events?.push({ type: 'chopperLanded', seat: f.seat, space });
    },
    whyNot: (g, _f, space) => whyNotEmpty(g, space),
  },
});

/** The cars in the front arc of a car that can be set on fire. */
const inFlames = (g: Race, car: Car): Car[] => {
  const c = g.cars[car];
  if (g.round === 1 || !isOnRoad(c)) return [];
  return carsAhead(g, c.at, FRONT_ARC, 1).filter(
    other => g.cars[other].operable && !g.cars[other].burning && bodyOf(g, other).endures === null,
  );
};

/** TR-FIRE-1: a car in the front arc catches fire. */
export const flames = task('flames', (seat: Seat, car: Car) => ({ seat, car }), {
  chooseTarget: {
    about: 'burn',
    options: (g, f) => inFlames(g, f.car),
    take: (g, _f, target) => ignite(g, target),
    whyNot: () => because('cannotBurn', 'TR-FIRE-1'),
  },
});

export const DEEDS = {
  // Its columns work on the car until the turn is over.
  boost: {
    hindrance: () => null,
    use(g, _seat, car, _die, command) {
      const leaders = leadersOf(g);
      leaders.boosted = car;
      leaders.boosts.push(command);
    },
  },
  // TR-CMD-2, and then on to another space.
  sortie: {
    hindrance: COMMANDS.airstrike.hindrance,
    use: (g, seat) => [...takeOff(g, seat), redeploy(seat)],
  },
  // TR-CMD-2, for a chopper that is out already.
  hop: {
    hindrance: (g, seat, car) =>
      g.crews[seat].chopper === START
        ? because('chopperAtHome', 'TR-CMD-2')
        : COMMANDS.airstrike.hindrance(g, seat, car),
    use: (g, seat) => takeOff(g, seat),
  },
  flip: {
    hindrance: g => (allHidden(g).length > 0 ? null : because('noHiddenToken', 'TR-RUL-90')),
    use: (g, seat) => flip(seat, allHidden(g)),
  },
  flames: {
    hindrance: (g, _seat, car) =>
      car !== NONE && inFlames(g, car).length > 0 ? null : because('nobodyToBurn', 'TR-FIRE-1'),
    use: (_g, seat, car) => flames(seat, car),
  },
} satisfies Readonly<Record<string, Deed>>;
