import type { OfSeat, Options, Setting, SettingValue } from '@lastroad/kernel';

/** TR-CREW-1: what a seat may race with. */
export const CREW_NAMES = ['cars', 'rig', 'bikes', 'german'] as const;
export type CrewName = (typeof CREW_NAMES)[number];

/** TR-SETUP-11, TR-INT-1: there are cars in four colours, one rig and one set of bikes. */
const SETS: Readonly<Partial<Record<CrewName, number>>> = { cars: 4, rig: 1, bikes: 1 };
/** TR-GER-1: a deck in place of dice is for a crew of cars. */
const FROM: Readonly<Partial<Record<CrewName, CrewName>>> = { german: 'cars' };

const MOST_SEATS = 5;

interface CrewSetting<N extends string> extends Setting {
  readonly name: N;
  readonly values: typeof CREW_NAMES;
  readonly preset: CrewName;
  readonly seat: OfSeat;
}

/** What the seat of that number has, counted from 1. */
const crewAt = <N extends string>(name: N, number: number): CrewSetting<N> => ({
  name,
  values: CREW_NAMES,
  preset: 'cars',
  clause: 'TR-INT-1',
  seat: { number: number - 1, of: 'crew', most: SETS, from: FROM },
  ...(number > 2 && {
    needs: { name: 'seats', values: Array.from({ length: MOST_SEATS - number + 1 }, (_, i) => number + i) },
  }),
});

/** What is decided at setup, and the rulings of part 19 that a table may turn round. */
export const SETTINGS = [
  { name: 'seats', values: [2, 3, 4, 5], preset: 3, clause: 'TR-SETUP-11' },
  { name: 'carnage', values: [false, true], preset: false, clause: 'TR-SETUP-1', module: true },
  { name: 'leaders', values: [false, true], preset: false, clause: 'TR-LEAD-1', module: true, hidden: true },
  { name: 'upgrades', values: [false, true], preset: false, clause: 'TR-UPG-1', module: true, hidden: true },
  { name: 'start', values: ['a', 'b'], preset: 'a', clause: 'TR-SETUP-2' },
  { name: 'normaliseFirstPlayer', values: [false, true], preset: false, clause: 'TR-RUL-40', hidden: true },
  { name: 'rearmostByRow', values: [false, true], preset: false, clause: 'TR-RUL-3' },
  { name: 'wreckSupplyUnlimited', values: [false, true], preset: false, clause: 'TR-RUL-10' },
  { name: 'roadBonusAfterSlam', values: [false, true], preset: false, clause: 'TR-RUL-17' },
  { name: 'wreckTriggersRefresh', values: [true, false], preset: true, clause: 'TR-RUL-21' },
  { name: 'pitAlwaysRolls', values: [false, true], preset: false, clause: 'TR-RUL-34' },
  { name: 'conditions', values: [false, true], preset: false, clause: 'TR-AMMO-2', module: true },
  { name: 'strikes', values: [false, true], preset: false, clause: 'TR-AMMO-3', module: true },
  { name: 'bounties', values: [false, true], preset: false, clause: 'TR-AMMO-4', module: true },
  { name: 'oneShots', values: [false, true], preset: false, clause: 'TR-AMMO-5', module: true },
  { name: 'bonus', values: [false, true], preset: false, clause: 'TR-AMMO-6', module: true },
  {
    name: 'bountiesAskAll',
    values: [false, true],
    preset: false,
    clause: 'TR-RUL-102',
    under: { name: 'bounties', values: [true] },
  },
  {
    name: 'oneShotsAskAll',
    values: [false, true],
    preset: false,
    clause: 'TR-RUL-102',
    under: { name: 'oneShots', values: [true] },
  },
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
  crewAt('crew1', 1),
  crewAt('crew2', 2),
  crewAt('crew3', 3),
  crewAt('crew4', 4),
  crewAt('crew5', 5),
] as const satisfies readonly Setting[];

/** Modules that are chosen together. */
export const BUNDLES = {
  extraAmmo: ['conditions', 'strikes', 'bounties', 'oneShots', 'bonus'],
} as const;

type SettingRow = (typeof SETTINGS)[number];

/** The options of one table, typed. */
export type House = { readonly [S in SettingRow as S['name']]: S['values'][number] };

export const houseOf = (options: Options): House => {
  const house: Record<string, unknown> = {};
  for (const { name } of SETTINGS) house[name] = options[name];
  return house as House;
};

/** The crews of the seats at a table. */
export const crewsAt = (options: Options): readonly SettingValue[] =>
  Array.from({ length: Number(options['seats']) }, (_, seat) => options[`crew${seat + 1}`]);

/** Whether the rows and rules of a box are at a table: its option says so, or somebody has its crew. */
export const isInPlay = (options: Options, box: string): boolean =>
  box === 'base' || options[box] === true || crewsAt(options).includes(box);
