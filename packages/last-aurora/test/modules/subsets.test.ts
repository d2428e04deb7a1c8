import { must } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { lastAurora } from '../../src/index.ts';
import { TASKS } from '../../src/modules/index.ts';
import { SETTINGS } from '../../src/settings.ts';

const SWITCHES = SETTINGS.filter(setting => 'module' in setting);

/** All ways to lay modules on the table or leave them away. */
const SUBSETS = SWITCHES.reduce<Record<string, string>[]>(
  (subsets, { name, values }) => subsets.flatMap(subset => values.map(value => ({ ...subset, [name]: value }))),
  [{}],
);

test.each(SUBSETS)('games with the modules %o keep the contract, alone against the Automa and in company', modules => {
  // FS-RUL-35: the Automa cannot be fired at.
  for (const seats of modules['pvp'] === 'on' ? [2, 3] : [1, 3]) {
    const plan = { games: 2, seed: JSON.stringify(modules), options: { ...modules, seats }, bound: 3000 };
    expect(conform(lastAurora, plan).fault).toBeNull();
  }
});

test('modules speak only where they are on the table', () => {
  const said = (options: object) => must(lastAurora.content({ ...options })).hooks;

  expect([said({}).travelled.length, said({ mineVariant: 'on' }).travelled.length]).toEqual([0, 1]);
  expect([said({ seats: 2 }).contender.length, said({ seats: 1 }).contender.length]).toEqual([1, 2]);
  expect([said({ seats: 2 }).bar.length, said({ seats: 1 }).bar.length]).toEqual([0, 1]);
});

test('tasks of all modules are there at every table, so that any save can be read', () => {
  expect(Object.keys(TASKS)).toEqual(expect.arrayContaining(['game', 'layMine', 'automaTurn', 'automaEnds']));
});

test('rows of modules that are not on the table give no name to its content', () => {
  const rows = (options: object) => JSON.stringify(must(lastAurora.content({ ...options })).rows);

  expect(rows({})).not.toContain('"mine"');
  expect(rows({ mineVariant: 'on' })).toContain('"mine"');
  expect(rows({ seats: 1 })).toContain('automaBoard');
  expect(rows({ seats: 2 })).not.toContain('automaBoard');
});
