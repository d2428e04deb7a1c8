import { conform } from '@lastroad/kernel/conformance';
import { lastAurora } from '../../src/index.ts';
import { SETTINGS } from '../../src/settings.ts';

/** Which modules lie on the table, by the names of their switches. */
export type Subset = Readonly<Record<string, string>>;

const SWITCHES = SETTINGS.filter(setting => 'module' in setting);

/** All ways to lay modules on the table or leave them away. */
export const SUBSETS: readonly Subset[] = SWITCHES.reduce<Subset[]>(
  (subsets, { name, values }) => subsets.flatMap(subset => values.map(value => ({ ...subset, [name]: value }))),
  [{}],
);

export const sizeOf = (subset: Subset): number => Object.values(subset).filter(value => value === 'on').length;

export const EVERY_MODULE = SWITCHES.length;

/** What is wrong with games alone against the Automa and in company. FS-RUL-35: the Automa cannot be fired at. */
export const faultsOf = (modules: Subset, games: number): unknown[] =>
  (modules['pvp'] === 'on' ? [2, 3] : [1, 3]).flatMap(seats => {
    const plan = { games, seed: JSON.stringify(modules), options: { ...modules, seats }, bound: 3000 };
    return conform(lastAurora, plan).fault ?? [];
  });
