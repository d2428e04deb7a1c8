import { isOpen, type ModuleWish, modulesIn, type Options, type Rules } from '@lastroad/kernel';
import { UsageError } from './problems.ts';
import { count } from './text.ts';

export const MODULES_FLAG = {
  modules: {
    type: 'string',
    value: 'LIST',
    about:
      'what lies on the table: all modules, none, random (every game anew), a ready-made choice, or names; --option goes first',
  },
} as const;

const WISHES = ['all', 'none', 'random'] as const;

export const readModules = (rules: Rules, text: string): ModuleWish => {
  const wish = WISHES.find(each => each === text);
  if (wish !== undefined) return wish;
  const bundles = rules.bundles ?? {};
  const bundle = Object.hasOwn(bundles, text) ? bundles[text] : undefined;
  if (bundle !== undefined) return bundle;
  const known = modulesIn(rules);
  const names = text.split(',').map(name => name.trim());
  const unknown = names.find(name => !known.includes(name));
  if (unknown === undefined) return names;
  const others =
    known.length === 0
      ? `${rules.id} has none`
      : `there are ${known.join(', ')}; or ${[...WISHES, ...Object.keys(bundles)].join(', ')}`;
  throw new UsageError(`there is no module "${unknown}"; ${others}`);
};

/** Modules that were wished for, and that something else stands in the way of. */
export const leftAway = (rules: Rules, text: string, options: Options): readonly string[] => {
  const wish = readModules(rules, text);
  if (wish === 'none' || wish === 'random') return [];
  const shut = rules.settings.filter(setting => setting.module && !isOpen(setting, options));
  return shut.map(({ name }) => name).filter(name => wish === 'all' || wish.includes(name));
};

/** In how many games each module took part, as a line; none for a game without modules. */
export const tookPart = (modules: Readonly<Record<string, number>>): string[] => {
  const parts = Object.entries(modules).map(([name, games]) => `${name} in ${count(games)}`);
  return parts.length === 0 ? [] : [`  modules     ${parts.join(', ')}`];
};
