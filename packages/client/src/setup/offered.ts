import type { Setting } from '@lastroad/kernel';

/** Settings that a form offers: just the named ones, or all but the number of seats, which is asked beside the names. */
export const offered = (settings: readonly Setting[], only?: readonly string[]): readonly Setting[] =>
  settings.filter(({ name, hidden }) => !hidden && (only === undefined ? name !== 'seats' : only.includes(name)));
