import type { Frame, Next } from '@lastroad/kernel';
import type { Entering } from '../bodies.ts';
import { FORWARD, type Way } from '../rows.ts';
import { type Car, type Race, task } from '../state.ts';
import { carAt } from '../verbs/board.ts';
import { bodyOf, isOnRoad, stop } from '../verbs/cars.ts';
import { neighbour } from '../verbs/geometry.ts';
import { DRIVEN, FORCED } from '../verbs/movement.ts';
import { hasTrait } from '../verbs/traits.ts';
import { enter, slam } from './declared.ts';

/** TR-OBS-1: what a car drives into it slams, unless something lets it shove that ahead. What cannot be moved is slammed. */
export const ram = (g: Race, f: Entering, other: Car): Next => {
  const shoves = f.car === g.active && f.mode === DRIVEN && hasTrait(g, f.car, 'shoves');
  return shoves && bodyOf(g, other).endures === null ? shove(g, f.car, other) : slam(f.car, other);
};

/** TR-RUL-87: the other car goes a space ahead; no dice are rolled, and the movement is over all the same. */
const shove = (g: Race, car: Car, other: Car): readonly Frame[] => {
  stop(g, car);
  g.events?.push({ type: 'shoved', car, other });
  return pushed(g, car, other, FORWARD);
};

/** A car leaves the space of another by a push; something may have it go on. */
export const pushed = (g: Race, by: Car, car: Car, way: Way): readonly Frame[] => {
  const step = enter(car, neighbour(g.content, g.cars[car].at, way), way, FORCED);
  return hasTrait(g, by, 'pushMore') ? [step, pushOn(by, car, way)] : [step];
};

/** TR-RUL-86: it goes on by a space if it stands right where it has been pushed to, and alone. */
export const pushOn = task('pushOn', (by: Car, car: Car, way: Way) => ({ by, car, way }), {
  push(g, { by, car, way }): Next {
    const { at } = g.cars[car];
    if (!isOnRoad(g.cars[by]) || !isOnRoad(g.cars[car])) return;
    if (neighbour(g.content, g.cars[by].at, way) !== at || carAt(g, at, car) >= 0) return;
    return enter(car, neighbour(g.content, at, way), way, FORCED);
  },
});
