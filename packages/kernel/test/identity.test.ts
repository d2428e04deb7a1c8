import { expect, test } from 'vitest';
import { defineRules, must, optionsAnew, type Setting } from '../src/index.ts';
import { toy } from '../toy/index.ts';

const withSettings = (version: number, ...more: readonly Setting[]) =>
  defineRules({
    ...toy,
    version,
    migrations: Array.from({ length: version - 1 }, (_, i) => ({ to: i + 2, name: 'none', up() {} })),
    settings: [...toy.settings, ...more],
  });
const nameOf = (rules: typeof toy, options = {}, pack: unknown = null): string =>
  must(rules.content(options, pack)).hash;

const RULING: Setting = {
  name: 'mercy',
  values: ['never', 'always'],
  preset: 'always',
  since: { version: 4, before: 'never' },
  hidden: true,
};

test('a setting that is added changes the name of no content', () => {
  const grown = withSettings(3, { name: 'wind', values: ['off', 'on'], preset: 'off' });

  expect(nameOf(grown)).toBe(nameOf(toy));
  expect(nameOf(grown, { rounds: 3 })).toBe(nameOf(toy, { rounds: 3 }));
  expect(nameOf(grown, { wind: 'on' })).not.toBe(nameOf(toy));
});

test('options and rows in play name the content, a missing option is its preset, what is worked out does not count', () => {
  const cards = Array.from({ length: 36 }, () => 1);
  const derived = defineRules({
    ...toy,
    gather: (options, pack, seal) => toy.gather(options, pack, (rows, more) => seal(rows, { ...more, extra: 1 })),
  });

  expect(nameOf(toy, { seats: 3, rounds: 5, sides: 6 })).toBe(nameOf(toy));
  expect(nameOf(toy, { sides: 8 })).not.toBe(nameOf(toy));
  expect(nameOf(toy, {}, { cards })).not.toBe(nameOf(toy));
  expect(nameOf(derived)).toBe(nameOf(toy));
});

test('a dated ruling is as it was for games begun before it, and as it is now for new ones', () => {
  const rules = withSettings(4, RULING);
  const { options } = must(rules.content({}, null, 3));

  expect(options['mercy']).toBe('never');
  expect(must(rules.content({})).options['mercy']).toBe('always');
  expect(must(rules.content({ mercy: 'always' }, null, 3)).options['mercy']).toBe('always');
  expect(optionsAnew(rules, options)).not.toHaveProperty('mercy');
});
