import { type Chance, uniform } from './chance.ts';
import type { Content, Options, SettingValue } from './game.ts';
import { accept, type Result } from './result.ts';
import { isOpen, type Rules, type Setting } from './rules.ts';

/** Which modules lie on the table: every one, none, each by chance, or these and no others. */
export type ModuleWish = 'all' | 'none' | 'random' | readonly string[];

type Settings = Pick<Rules, 'settings'>;

export const modulesIn = ({ settings }: Settings): readonly string[] =>
  settings.filter(({ module }) => module).map(({ name }) => name);

/** The modules that lie on a table. */
export const modulesAt = ({ settings }: Settings, options: Options): readonly string[] =>
  settings.filter(({ name, module, values }) => module && options[name] !== values[0]).map(({ name }) => name);

/** A value for the setting of a module. Where a module comes in several kinds, chance takes one. */
export const drawModule = ({ name, values }: Setting, wish: ModuleWish, dice: Chance): SettingValue => {
  const isThere =
    wish === 'random' ? uniform(dice, 2) === 1 : wish === 'all' || (wish !== 'none' && wish.includes(name));
  if (!isThere) return values[0];
  return values[values.length === 2 ? 1 : 1 + uniform(dice, values.length - 1)];
};

type Given = Readonly<Record<string, unknown>>;

/** Options with the modules that are wished for, as far as they do not say themselves and nothing else is in the way. */
export const withModules = ({ settings }: Settings, options: Given, wish: ModuleWish, dice: Chance): Given => {
  const open = settings.filter(
    setting => setting.module && options[setting.name] === undefined && isOpen(setting, options),
  );
  return { ...options, ...Object.fromEntries(open.map(setting => [setting.name, drawModule(setting, wish, dice)])) };
};

const TRIES = 100;
const KEPT = 1000;

/**
 * Content for game after game, whose options are drawn. Options that a game refuses, such as modules that cannot lie on
 * one table, are drawn anew; content that was made before is not made again.
 */
export const contentDrawn = (
  rules: Rules,
  draw: (dice: Chance) => Given,
  pack: unknown = null,
): ((dice: Chance) => Result<Content>) => {
  const made = new Map<string, Content>();
  const contentFor = (options: Given): Result<Content> => {
    const name = JSON.stringify(options);
    const known = made.get(name);
    if (known !== undefined) return accept(known);
    const content = rules.content(options, pack);
    if (content.ok && made.size < KEPT) made.set(name, content.value);
    return content;
  };
  return dice => {
    let content = contentFor(draw(dice));
    for (let tries = 1; !content.ok && content.code === 'bad-options' && tries < TRIES; tries++)
      content = contentFor(draw(dice));
    return content;
  };
};
