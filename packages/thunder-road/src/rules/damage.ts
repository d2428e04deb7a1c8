import type { Next } from '@lastroad/kernel';
import { NONE, OUT, steps } from '../state.ts';
import { bodyOf, modelOf, stop } from '../verbs/cars.ts';
import { breakDown, eliminate } from '../verbs/outcome.ts';
import { takeDamage } from './declared.ts';

/** TR-DMG-1: a random token, its effect, and when the slots are full the car is inoperable. */
export const takingDamage = steps(takeDamage, {
  // TR-DMG-2, TR-DMG-3, TR-STATE-3, TR-WRECK-2. The slot is taken at once; a full car takes no more.
  draw(g, f) {
    const c = g.cars[f.car];
    const { slots } = modelOf(g, f.car);
    if (c.at === OUT) return;
    if (slots === 0) return eliminate(g, f.car, 'wreck');
    if (c.damage.length >= slots) return;
    stop(g, f.car);
    const token = bodyOf(g, f.car).token(g);
    f.slot = c.damage.push(token) - 1;
    c.lasting.push(NONE);
    g.events?.push({ type: 'damaged', car: f.car, token });
  },
  apply(g, f): Next {
    if (f.slot !== NONE) {
      const { effect } = g.content.damage[g.cars[f.car].damage[f.slot]];
      return bodyOf(g, f.car).damage[effect](g, f.car, f.slot);
    }
  },
  // TR-STATE-2.
  breakDown(g, f) {
    if (f.slot === modelOf(g, f.car).slots - 1 && g.cars[f.car].at !== OUT) breakDown(g, f.car);
  },
});
