import { modulesIn, type Setting } from '@lastroad/kernel';
import { lastAurora } from '@lastroad/last-aurora';
import { expect, test } from 'vitest';
import { offered } from '../src/setup/offered.ts';

const namesOf = (settings: readonly Setting[]): string[] => settings.map(({ name }) => name);

test('a form lists every setting but the seats, the modules and those that are hidden', () => {
  const hidden = lastAurora.settings.filter(setting => setting.hidden);
  const modules = modulesIn(lastAurora);

  const names = namesOf(offered(lastAurora.settings));

  expect(hidden.length).toBeGreaterThan(0);
  expect(modules).toContain('mineVariant');
  const left = lastAurora.settings.filter(
    ({ name, hidden: isHidden, module }) => !isHidden && !module && name !== 'seats',
  );
  expect(names).toEqual(namesOf(left));
  expect(names).toContain('antifreeze');
  expect([...namesOf(hidden), ...modules].filter(name => names.includes(name))).toEqual([]);
});

test('or just those that are named', () => {
  expect(namesOf(offered(lastAurora.settings, ['seats']))).toEqual(['seats']);
});
