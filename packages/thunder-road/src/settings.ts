import type { Options, Setting } from '@lastroad/kernel';

/** What is decided at setup, and the rulings of part 19 that a table may turn round. */
export const SETTINGS = [
  { name: 'seats', values: [2, 3, 4], preset: 3, clause: 'TR-SETUP-11' },
  { name: 'carnage', values: [false, true], preset: false, clause: 'TR-SETUP-1', module: true },
  { name: 'start', values: ['a', 'b'], preset: 'a', clause: 'TR-SETUP-2' },
  { name: 'rearmostByRow', values: [false, true], preset: false, clause: 'TR-RUL-3' },
  { name: 'wreckSupplyUnlimited', values: [false, true], preset: false, clause: 'TR-RUL-10' },
  { name: 'roadBonusAfterSlam', values: [false, true], preset: false, clause: 'TR-RUL-17' },
  { name: 'wreckTriggersRefresh', values: [true, false], preset: true, clause: 'TR-RUL-21' },
  { name: 'pitAlwaysRolls', values: [false, true], preset: false, clause: 'TR-RUL-34' },
  {
    name: 'outMayReroll',
    values: [false, true],
    preset: false,
    clause: 'TR-RUL-73',
    since: { version: 2, before: true },
    hidden: true,
  },
  {
    name: 'coastingLeaks',
    values: [true, false],
    preset: true,
    clause: 'TR-RUL-77',
    since: { version: 2, before: false },
    hidden: true,
  },
] as const satisfies readonly Setting[];

type SettingRow = (typeof SETTINGS)[number];

/** The options of one table, typed. */
export type House = { readonly [S in SettingRow as S['name']]: S['values'][number] };

export const houseOf = (options: Options): House => {
  const house: Record<string, unknown> = {};
  for (const { name } of SETTINGS) house[name] = options[name];
  return house as House;
};
