import { matters, type Options, offeredValues, type Seat, type Setting } from '@lastroad/kernel';

/**
 * Settings that a form lists: just the named ones, or all but the number of seats and what each seat has, which are asked
 * beside the names, and the modules, which have a list of their own. Rulings on what is not at the table are left away.
 */
export const offered = (settings: readonly Setting[], options: Options, only?: readonly string[]): readonly Setting[] =>
  settings.filter(setting => {
    const { name, hidden, module, seat } = setting;
    if (hidden || !matters(setting, options)) return false;
    return only === undefined ? name !== 'seats' && !module && seat === undefined : only.includes(name);
  });

/** What a form asks for a seat: settings of that seat which leave a choice. */
export const wishesOf = (settings: readonly Setting[], seat: Seat): readonly Setting[] =>
  settings.filter(setting => setting.seat?.number === seat && offeredValues(setting).length > 1 && !setting.hidden);

/** What seats may have, each value once: it may have a lesson of its own, named `OF.VALUE`. */
export const lessonsForSeats = (settings: readonly Setting[]) => {
  const listed = settings.flatMap(setting => {
    const { seat, hidden } = setting;
    if (seat === undefined || hidden) return [];
    return offeredValues(setting).map(value => ({
      lesson: `${seat.of}.${String(value)}`,
      setting,
      value: String(value),
    }));
  });
  return listed.filter(({ lesson }, i) => listed.findIndex(other => other.lesson === lesson) === i);
};
