import { type ModuleWish, modulesIn, type Rules } from '@lastroad/kernel';
import { UsageError } from './problems.ts';
import { count } from './text.ts';

/** Of all commands that play games nobody looks at. */
export const MODULES_FLAG = {
  modules: {
    type: 'string',
    value: 'LIST',
    about: 'what lies on the table: all modules, none, random (every game anew), or names; --option goes first',
  },
} as const;

const WISHES = ['all', 'none', 'random'] as const;

export const readModules = (rules: Rules, text: string): ModuleWish => {
  const wish = WISHES.find(each => each === text);
  if (wish !== undefined) return wish;
  const known = modulesIn(rules);
  const names = text.split(',').map(name => name.trim());
  const unknown = names.find(name => !known.includes(name));
  if (unknown === undefined) return names;
  const others = known.length === 0 ? `${rules.id} has none` : `there are ${known.join(', ')}; or all, none, random`;
  throw new UsageError(`there is no module "${unknown}"; ${others}`);
};

/** In how many games each module took part, as a line; none for a game without modules. */
export const tookPart = (modules: Readonly<Record<string, number>>): string[] => {
  const parts = Object.entries(modules).map(([name, games]) => `${name} in ${count(games)}`);
  return parts.length === 0 ? [] : [`  modules     ${parts.join(', ')}`];
};
