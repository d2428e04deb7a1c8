import type { Seat } from '@lastroad/kernel';
import type { Car, Race } from '../state.ts';
import type { Trait } from '../traits.ts';

/** TR-LAST-4: what everything that works on the car makes of a column; 0 without anything. */
export const traitOf = (g: Race, car: Car, trait: Trait): number => {
  const sources = g.content.hooks.traits;
  let value = 0;
  for (let i = 0; i < sources.length; i++) value = sources[i](g, car, trait, value);
  return value;
};

export const hasTrait = (g: Race, car: Car, trait: Trait): boolean => traitOf(g, car, trait) > 0;

/** The same of the chopper of a seat. */
export const chopperTraitOf = (g: Race, seat: Seat, trait: Trait): number => {
  const sources = g.content.hooks.chopperTraits;
  let value = 0;
  for (let i = 0; i < sources.length; i++) value = sources[i](g, seat, trait, value);
  return value;
};
