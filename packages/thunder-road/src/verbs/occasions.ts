import type { Seat } from '@lastroad/kernel';
import type { Occasion } from '../rows.ts';
import { type Car, NONE, type Race } from '../state.ts';

/** Says that something has happened; whoever waits for it acts in the next lull. */
export const note = (g: Race, what: Occasion, seat: Seat, car: Car = NONE, other: Car = NONE): void => {
  const listeners = g.content.hooks.noted;
  for (let i = 0; i < listeners.length; i++) listeners[i](g, what, seat, car, other);
};
