import { randomBytes } from 'node:crypto';
import {
  type Content,
  contentDrawn,
  keyFromSeed,
  type ModuleWish,
  modulesIn,
  type Options,
  type Rules,
  type SettingValue,
  sharedOut,
  withModules,
} from '@lastroad/kernel';
import { pairs } from './args.ts';
import { readJson } from './files.ts';
import { readModules } from './modules.ts';
import { UsageError } from './problems.ts';

/** What is settled before a game begins; shared by all commands that start one. */
export const TABLE_FLAGS = {
  option: {
    type: 'string',
    multiple: true,
    value: 'NAME=VALUE',
    about: 'an option of the game; may be given again, or as a list',
  },
  pack: { type: 'string', value: 'FILE', about: 'values from your own box (see "lastroad pack")' },
} as const;

export const SEED_FLAG = {
  seed: { type: 'string', value: 'S', about: 'the same seed gives the same result; left out, it is random' },
} as const;

export const JSON_FLAG = {
  json: { type: 'boolean', about: 'print one JSON document and nothing else' },
} as const;

export const randomSecret = (): string => randomBytes(32).toString('hex');

/** Short enough to be typed again. */
export const randomSeed = (): string => randomBytes(4).toString('hex');

export interface TableValues {
  readonly option?: string[] | undefined;
  readonly pack?: string | undefined;
  readonly modules?: string | undefined;
}

/** What is settled for many games, each of which may have other modules. */
export interface Tables {
  readonly pack: unknown;
  /** `null`: nothing was said, and they are as the options say. */
  readonly modules: ModuleWish | null;
  /** The content of one game. */
  contentFor(seed: string): Content;
  /** The options that all games have in common with this one. */
  shared(content: Content): Options;
}

/** Seats of which nothing is said have what is left, where not all may have the same. */
const seated = (
  { settings }: Rules,
  said: Readonly<Record<string, string>>,
): Readonly<Record<string, SettingValue>> => {
  const presets = Object.fromEntries(settings.map(({ name, preset }) => [name, preset]));
  const shared = sharedOut(settings, { ...presets, ...said });
  const others = settings.filter(
    ({ name, seat, preset }) => seat !== undefined && !(name in said) && shared[name] !== preset,
  );
  return { ...said, ...Object.fromEntries(others.map(({ name, preset }) => [name, shared[name] ?? preset])) };
};

export const tablesFor = (rules: Rules, values: TableValues, more: Readonly<Record<string, string>> = {}): Tables => {
  const pack = values.pack === undefined ? null : readJson(values.pack);
  const options = seated(rules, { ...pairs(values.option ?? [], '--option'), ...more });
  const modules = values.modules === undefined ? null : readModules(rules, values.modules);
  const drawn = contentDrawn(
    rules,
    dice => (modules === null ? options : withModules(rules, options, modules, dice)),
    pack,
  );
  return {
    pack,
    modules,
    contentFor(seed) {
      const content = drawn({ key: keyFromSeed(seed), drawn: 0 });
      if (!content.ok) throw new UsageError(content.detail);
      return content.value;
    },
    shared(content) {
      const open = modules === null ? [] : modulesIn(rules).filter(name => !(name in options));
      return Object.fromEntries(Object.entries(content.options).filter(([name]) => !open.includes(name)));
    },
  };
};

export interface Settled {
  readonly content: Content;
  readonly pack: unknown;
}

/** One table; the seed says which, where its modules are drawn. */
export const settle = (
  rules: Rules,
  values: TableValues,
  more: Readonly<Record<string, string>> = {},
  seed = '',
): Settled => {
  const { pack, contentFor } = tablesFor(rules, values, more);
  return { pack, content: contentFor(seed) };
};

/** Content, and the version of the rules by which it is. */
export interface Dated {
  readonly content: Content;
  readonly version: number;
}

/**
 * A table of which a save says its version and what its content is called. What is left open is as it was then, or as it
 * was later where that has the name: states of the rules may have called themselves as those before.
 */
export const settleAsOf = (
  rules: Rules,
  { option = [], pack }: TableValues,
  { version, named }: { readonly version: number; readonly named: string },
): Dated => {
  const options = pairs(option, '--option');
  const owners = pack === undefined ? null : readJson(pack);
  const at = (each: number): Dated => {
    const content = rules.content(options, owners, each);
    if (!content.ok) throw new UsageError(content.detail);
    return { content: content.value, version: each };
  };
  for (let later = rules.version; later > version; later--) {
    const dated = at(later);
    if (dated.content.hash === named) return dated;
  }
  return at(version);
};

export const seatsOf = (content: Content): number => Number(content.options['seats']);
