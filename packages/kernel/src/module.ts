import type { Frame, Tasks } from './task.ts';

/** What modules say at each place where the rules ask them, in their order; nothing at a table without modules. */
export type Hooks<H> = { readonly [K in keyof H]: readonly NonNullable<H[K]>[] };

/** What one module says: at any of the places, once or several times. */
export type Said<H> = { readonly [K in keyof H]?: H[K] | readonly H[K][] };

/** A box that may lie on the table or not. `H` are the places of its game, a closed list with one reader each. */
export interface Module<H> {
  readonly name: string;
  readonly tasks: Tasks;
  readonly hooks: Said<H>;
}

/** Where several modules speak at one place, the order of the list is the order in which they speak. */
export const hooksOf = <H extends object>(
  places: readonly (keyof H & string)[],
  modules: readonly Module<H>[],
): Hooks<H> =>
  Object.fromEntries(
    places.map(place => [place, modules.flatMap(({ hooks }) => hooks[place] ?? [])]),
  ) as unknown as Hooks<H>;

/** A number to add, which modules know better than the rules. */
export type Figure<A extends unknown[]> = (...args: A) => number;

/** Something to be resolved before the rules go on; it may ask somebody. */
export type Moment<A extends unknown[]> = (...args: A) => void | Frame | readonly Frame[];

/** A figure is the sum of what everybody adds to it. */
export const sumOf = <A extends unknown[]>(figures: readonly Figure<A>[], ...args: A): number => {
  let sum = 0;
  for (let i = 0; i < figures.length; i++) sum += figures[i](...args);
  return sum;
};

const NOTHING: readonly Frame[] = [];

/** What is to be resolved at a moment, in the order of the modules. */
export const framesOf = <A extends unknown[]>(moments: readonly Moment<A>[], ...args: A): readonly Frame[] =>
  moments.length === 0 ? NOTHING : moments.flatMap(moment => moment(...args) ?? NOTHING);
