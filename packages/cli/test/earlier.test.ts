import { fileURLToPath } from 'node:url';
import { defineRules, type Setting } from '@lastroad/kernel';
import { toy, toyInsight } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import type { Command } from '../src/command.ts';
import { inspect } from '../src/commands/inspect.ts';
import { verify } from '../src/commands/verify.ts';
import type { Registry } from '../src/registry.ts';
import { paintFor, type Terminal } from '../src/terminal.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../kernel/test/fixtures/version-2/${name}`, import.meta.url));

const RULING: Setting = {
  name: 'mercy',
  values: ['never', 'always'],
  preset: 'always',
  since: { version: toy.version + 1, before: 'never' },
  hidden: true,
};

/** The toy as it may be one day, with a ruling that is dated. */
const ruled = defineRules({
  ...toy,
  version: toy.version + 1,
  migrations: [...toy.migrations, { to: toy.version + 1, name: 'none', up() {} }],
  settings: [...toy.settings, RULING],
});
const registry: Registry = {
  games: [{ rules: ruled, insight: toyInsight, title: 'Ruled toy', about: 'For tests' }],
  module: '',
};

const printedBy = async ({ run }: Command, ...words: readonly string[]): Promise<string> => {
  const printed: string[] = [];
  const terminal = { print: (...lines: string[]) => printed.push(...lines), paint: paintFor(false), width: 80 };
  await run(words, { registry, terminal: terminal as unknown as Terminal });
  return printed.join('\n');
};

/** What the command prints as data. */
const dataOf = async (command: Command, file: string): Promise<unknown> =>
  JSON.parse(await printedBy(command, fixture(file), '--json'));

test.each(['3.running.json', '3.save.json'])('%s is looked at by the rulings of its date', async file => {
  expect(await dataOf(inspect, file)).toMatchObject({ game: 'toy', options: { seats: 3, mercy: 'never' } });
});

test('of a file whose hashes cannot be compared it is not said that they are equal', async () => {
  const told = await printedBy(verify, fixture('3.game.json'));

  expect(told).toContain('everything is as it was played');
  expect(told).toContain('played again, all legal, hashes of version 2 are not compared');
  expect(told).not.toContain('equal');
  expect(await dataOf(verify, '3.game.json')).toMatchObject({ ok: true, hashesCompared: false });
});

test('of a save whose content cannot be compared it is told that its options are taken on trust', async () => {
  const told = await printedBy(inspect, fixture('3.save.json'));

  expect(told).toContain('toy, a save of version 2, if its table had these options');
});
