import type { Next } from '@lastroad/kernel';
import { type Car, NONE, OUT, type Race, steps } from '../state.ts';
import { bodyOf, modelOf, stop } from '../verbs/cars.ts';
import { note } from '../verbs/occasions.ts';
import { breakDown, eliminate } from '../verbs/outcome.ts';
import { traitOf } from '../verbs/traits.ts';
import { takeDamage } from './declared.ts';

/** TR-DMG-1: a random token, its effect, and when the slots are full the car is inoperable. */
export const takingDamage = steps(takeDamage, {
  // TR-DMG-2, TR-DMG-3, TR-STATE-3, TR-WRECK-2. The slot is taken at once; a full car takes no more.
  draw(g, f): Next {
    const { token, endures } = bodyOf(g, f.car);
    if (g.cars[f.car].at === OUT) return;
    if (endures !== null) return endures(g, f.car);
    if (takes(g, f.car)) f.slot = fill(g, f.car, token(g));
  },
  apply(g, f): Next {
    // Something may make the first tokens of a car harmless.
    if (f.slot !== NONE && f.slot >= traitOf(g, f.car, 'shrugs')) {
      const { effect } = g.content.damage[g.cars[f.car].damage[f.slot]];
      return bodyOf(g, f.car).damage[effect](g, f.car, f.slot);
    }
  },
  breakDown(g, f) {
    if (f.slot !== NONE) giveUp(g, f.car, f.slot);
  },
});

/** Whether a car on the road has room for a token; one that has no slots at all is eliminated. */
const takes = (g: Race, car: Car): boolean => {
  const { slots } = modelOf(g, car);
  if (slots === 0) eliminate(g, car, 'wreck');
  return g.cars[car].damage.length < slots;
};

const fill = (g: Race, car: Car, token: number): number => {
  const c = g.cars[car];
  stop(g, car);
  c.lasting.push(NONE);
  g.events?.push({ type: 'damaged', car, token });
  note(g, 'damaged', c.seat, car);
  return c.damage.push(token) - 1;
};

/** TR-STATE-2. */
const giveUp = (g: Race, car: Car, slot: number): void => {
  if (slot === modelOf(g, car).slots - 1 && g.cars[car].at !== OUT) breakDown(g, car);
};

/** TR-DMG-4, TR-DMG-5, TR-TOK-6: a minor token fills a slot and does nothing else. There are always enough of them. */
export const takeMinor = (g: Race, car: Car): void => {
  if (g.cars[car].at !== OUT && takes(g, car)) giveUp(g, car, fill(g, car, g.content.minor));
};

/** What those suffer of some cars that are spared something which befell all of them; nothing once the race is over. */
export const endured = (g: Race, cars: readonly Car[]): Next => {
  if (g.ending === null) return cars.flatMap(car => bodyOf(g, car).endures?.(g, car) ?? []);
};
