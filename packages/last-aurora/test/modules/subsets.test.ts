import { must } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { lastAurora } from '../../src/index.ts';
import { TASKS } from '../../src/modules/index.ts';
import { EVERY_MODULE, faultsOf, SUBSETS, sizeOf } from './subsets.ts';

/** Some of those between one module and all of them; the long tests look at every one. */
const SOME = { every: 7, from: 3 };

const looked = SUBSETS.filter(
  (subset, number) => sizeOf(subset) <= 1 || sizeOf(subset) === EVERY_MODULE || number % SOME.every === SOME.from,
);

test.each(looked)('games with the modules %o keep the contract, alone against the Automa and in company', modules => {
  expect(faultsOf(modules, 2)).toEqual([]);
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
