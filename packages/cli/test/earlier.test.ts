import { fileURLToPath } from 'node:url';
import { defineRules, type Setting } from '@lastroad/kernel';
import { toy, toyInsight } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { inspect } from '../src/commands/inspect.ts';
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

/** What the command prints as data. */
const inspected = async (file: string): Promise<unknown> => {
  const printed: string[] = [];
  const terminal = { print: (...lines: string[]) => printed.push(...lines), paint: paintFor(false), width: 80 };
  await inspect.run([fixture(file), '--json'], { registry, terminal: terminal as unknown as Terminal });
  return JSON.parse(printed.join('\n'));
};

test.each(['3.running.json', '3.save.json'])('%s is looked at by the rulings of its date', async file => {
  expect(await inspected(file)).toMatchObject({ game: 'toy', options: { seats: 3, mercy: 'never' } });
});
