import type { Setting } from '@lastroad/kernel';

/**
 * Settings that a form lists: just the named ones, or all but the number of seats and what each seat has, which are asked
 * beside the names, and the modules, which have a list of their own.
 */
export const offered = (settings: readonly Setting[], only?: readonly string[]): readonly Setting[] =>
  settings.filter(
    ({ name, hidden, module, seat }) =>
      !hidden && (only === undefined ? name !== 'seats' && !module && seat === undefined : only.includes(name)),
  );
