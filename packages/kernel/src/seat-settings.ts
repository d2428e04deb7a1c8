import type { Options, Seat, SettingValue } from './game.ts';

/** What of a setting says what one seat has. It is asked beside that seat. */
export interface OfSeat {
  readonly number: Seat;
  /** What it is of every seat; worded once for all of them as `option.OF` and `option.OF.VALUE`. */
  readonly of: string;
  /** How many seats may have a value, where not all may. */
  readonly most: Readonly<Record<string, number>>;
  /** Values that take of the supply of another: what of that one is left is left of them too. */
  readonly from?: Readonly<Record<string, string>>;
}

interface SeatSetting {
  readonly name: string;
  readonly values: readonly SettingValue[];
  readonly seat?: OfSeat;
}

/** The texts of a setting begin with this. */
export const wordedAs = ({ name, seat }: Pick<SeatSetting, 'name' | 'seat'>): string => `option.${seat?.of ?? name}`;

type Given = Readonly<Record<string, unknown>>;

/** What the seats at a table have, each setting with what stands in its way. */
const seatsIn = function* (settings: readonly SeatSetting[], options: Given) {
  const taken = new Map<string, number>();
  for (const { name, values, seat } of settings) {
    if (seat === undefined || !(name in options) || seat.number >= Number(options['seats'])) continue;
    const supplyOf = (value: unknown): string => seat.from?.[String(value)] ?? String(value);
    const nameOf = (value: unknown): string => `${seat.of} ${supplyOf(value)}`;
    const most = (value: unknown): number => seat.most[supplyOf(value)] ?? Number.POSITIVE_INFINITY;
    yield {
      name,
      values,
      most,
      isLeft: (value: unknown): boolean => (taken.get(nameOf(value)) ?? 0) < most(value),
      take: (value: unknown): unknown => taken.set(nameOf(value), (taken.get(nameOf(value)) ?? 0) + 1),
    };
  }
};

/** What more seats have than may, in words; `null`: all is well. */
export const shortage = (settings: readonly SeatSetting[], options: Given): string | null => {
  for (const { name, most, isLeft, take } of seatsIn(settings, options)) {
    const value = options[name];
    if (!isLeft(value)) return `${name} is ${String(value)}; no more than ${most(value)} may be`;
    take(value);
  }
  return null;
};

/** Every seat has what it wishes, first come, first served; who comes too late has the first value that is left. */
export const sharedOut = (settings: readonly SeatSetting[], options: Options): Options => {
  const shared: Record<string, SettingValue> = { ...options };
  for (const { name, values, isLeft, take } of seatsIn(settings, options)) {
    const wished = options[name];
    const value = isLeft(wished) ? wished : (values.find(isLeft) ?? wished);
    take(value);
    shared[name] = value;
  }
  return shared;
};

/** Options with one more wish. A seat that takes the last of something takes it from a seat that has it, in exchange. */
export const withWish = (
  settings: readonly SeatSetting[],
  options: Options,
  name: string,
  value: SettingValue,
): Options => {
  const wished = { ...options, [name]: value };
  const seat = settings.find(setting => setting.name === name)?.seat;
  if (seat === undefined || shortage(settings, wished) === null) return wished;
  const other = settings.find(
    each =>
      each.name !== name &&
      each.seat?.of === seat.of &&
      each.seat.number < Number(options['seats']) &&
      options[each.name] === value,
  );
  return other === undefined ? wished : { ...wished, [other.name]: options[name] };
};
