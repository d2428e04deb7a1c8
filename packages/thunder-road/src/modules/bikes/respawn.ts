import type { Reason, Seat } from '@lastroad/kernel';
import type { Deed } from '../../deeds.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, OUT, type Race, type Space, task } from '../../state.ts';
import { isEmpty } from '../../verbs/board.ts';
import { carsOf } from '../../verbs/cars.ts';
import { isOnRearTile, rearStart } from '../../verbs/geometry.ts';
import { putOnRoad } from '../../verbs/movement.ts';

const lost = (g: Race, seat: Seat): Car[] => carsOf(g, seat).filter(car => g.cars[car].at === OUT);

/** TR-BIKE-17: the empty spaces of the rear tile. */
const landings = (g: Race): Space[] => {
  const first = rearStart(g);
  return Array.from({ length: g.content.area }, (_, i) => first + i).filter(space => isEmpty(g, space));
};

const hindrance = (g: Race, seat: Seat): Reason | null => {
  if (lost(g, seat).length === 0) return because('nobodyLost', 'TR-BIKE-16');
  return landings(g).length > 0 ? null : because('rearTileFull', 'TR-BIKE-17');
};

/** TR-BIKE-16 to 19: an eliminated bike comes back. */
export const respawn = task('respawn', (seat: Seat) => ({ seat, car: NONE }), {
  chooseBike: {
    about: 'lost',
    options: (g, f) => lost(g, f.seat),
    take(_g, f, car) {
      f.car = car;
    },
    whyNot: () => because('notLost', 'TR-BIKE-16'),
  },
  // TR-BIKE-17, TR-BIKE-18. It is put there and does not enter, so its space does nothing to it.
  chooseSpace: {
    about: 'space',
    options: g => landings(g),
    take(g, f, space) {
      putOnRoad(g, f.car, space);
      g.cars[f.car].operable = true;
      g.events?.push({ type: 'respawned', car: f.car, space });
    },
    whyNot: (g, _f, space) => because(isOnRearTile(g, space) ? 'notEmpty' : 'notOnRearTile', 'TR-BIKE-17'),
  },
});

export const RESPAWN: Deed = { hindrance, use: (_g, seat) => respawn(seat) };
