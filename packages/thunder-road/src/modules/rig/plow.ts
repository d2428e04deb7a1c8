import type { Next, Seat } from '@lastroad/kernel';
import type { Entering } from '../../bodies.ts';
import { WAYS, type Way } from '../../rows.ts';
import { enter, slam } from '../../rules/declared.ts';
import { because } from '../../rules/reasons.ts';
import { type Car, NONE, type Race, task } from '../../state.ts';
import { hasVoice } from '../../verbs/cars.ts';
import { neighbour } from '../../verbs/geometry.ts';
import { FORCED } from '../../verbs/movement.ts';
import { rigOf, works } from './boards.ts';

const ASIDE: readonly Way[] = [WAYS.indexOf('FL'), WAYS.indexOf('FR')];

/** Table 9.5: the plow shoves a car aside. That is no slam, and the rig drives on. */
export const plow = task('plow', (car: Car, by: Car) => ({ car, by }), {
  // TR-RIG-38, TR-RES-6. Its owner has to choose even if both ways are the end of it; for a wreck the rig's owner does.
  chooseWay: {
    about: 'way',
    who: (g, f): Seat => g.cars[hasVoice(g, f.car) ? f.car : f.by].seat,
    options: () => ASIDE,
    take: (g, f, way) => enter(f.car, neighbour(g.content, g.cars[f.car].at, way), way, FORCED),
    whyNot: () => because('onlyAside', 'TR-RIG-35'),
  },
});

/** TR-RIG-23: it slams whom it comes upon, but for the first car that it drives into with the plow. */
export const ram = (g: Race, f: Entering, other: Car): Next => {
  if (!works(g, 'plow')) return slam(f.car, other);
  rigOf(g).working = NONE;
  g.events?.push({ type: 'plowed', car: f.car, other });
  return plow(other, f.car);
};
