import * as kernel from './advance.ts';
import type { Key } from './chance.ts';
import { offered } from './deciding.ts';
import type { Content, Game, Happening, Options, Seat, SettingValue } from './game.ts';
import { hashOf } from './hash.ts';
import { accept, type Result, refuse } from './result.ts';
import { load, type Migration, save } from './save.ts';
import { type OfSeat, sharedOut, shortage } from './seat-settings.ts';
import { hex, sha256 } from './sha256.ts';
import type { Message, Reason, Tasks } from './task.ts';

/** One thing to be decided at setup, worded as `option.NAME` and `option.NAME.VALUE`. Every game has `seats`. */
export interface Setting {
  readonly name: string;
  readonly values: readonly SettingValue[];
  readonly preset: SettingValue;
  /** The values that forms offer, where not all. */
  readonly offers?: readonly SettingValue[];
  /** The clause of the rules it comes from. */
  readonly clause?: string;
  /** A dated ruling: games begun under a version before this one keep what was the preset then. */
  readonly since?: { readonly version: number; readonly before: SettingValue };
  /** Kept out of setup forms: a correction that nobody would want to turn back, or a thing of other settings. */
  readonly hidden?: true;
  /**
   * Switches a module: a box that may lie on the table or not. The first value leaves it away. What it adds is worded in
   * one sentence as `option.NAME.adds`.
   */
  readonly module?: true;
  /**
   * What another setting must be for this one to be anything but its first value; `option.NAME.needs` says why in a
   * sentence.
   */
  readonly needs?: Beside;
  /** What another setting must be for this one to make a difference: a ruling on a module. Forms offer it only there. */
  readonly under?: Beside;
  /** Says what one seat has, such as its crew. */
  readonly seat?: OfSeat;
}

/** Values of another setting. */
export interface Beside {
  readonly name: string;
  readonly values: readonly SettingValue[];
}

/** Options are words where somebody has typed them. */
const isBeside = ({ name, values }: Beside, options: Readonly<Record<string, unknown>>): boolean =>
  options[name] === undefined || values.some(value => String(value) === String(options[name]));

/** The values of a setting for forms. */
export const offeredValues = ({ values, offers }: Setting): readonly SettingValue[] =>
  offers === undefined ? values : values.filter(value => offers.includes(value));

/** Whether a setting is free to be anything, beside the other options. */
export const isOpen = ({ needs }: Setting, options: Readonly<Record<string, unknown>>): boolean =>
  needs === undefined || isBeside(needs, options);

/** Whether a setting makes a difference, beside the other options. */
export const matters = ({ under }: Setting, options: Readonly<Record<string, unknown>>): boolean =>
  under === undefined || isBeside(under, options);

/**
 * Options that go together: what something else stands in the way of is its first value, what makes no difference is as
 * preset, and no more seats have a thing than may.
 */
export const fitting = (settings: readonly Setting[], options: Options): Options => {
  const given = settings.filter(({ name }) => name in options);
  const shut = given.filter(setting => !isOpen(setting, options));
  const open = { ...options, ...Object.fromEntries(shut.map(({ name, values }) => [name, values[0]])) };
  const idle = given.filter(setting => !matters(setting, open));
  return sharedOut(settings, { ...open, ...Object.fromEntries(idle.map(({ name, preset }) => [name, preset])) });
};

/** What a setting is where nothing is said, in games begun under a version of the rules. */
export const presetOf = ({ preset, since }: Setting, version: number): SettingValue =>
  since !== undefined && version < since.version ? since.before : preset;

/** Options of one game for the next: rulings that no form offers are as they are now. */
export const optionsAnew = (
  { settings }: { readonly settings: readonly Setting[] },
  options: Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const shown = settings.filter(({ name, hidden }) => hidden === undefined && name in options);
  return Object.fromEntries(shown.map(({ name }) => [name, options[name]]));
};

/** Puts content together: the rows in play, which name it, and what is only worked out from them. */
export type Seal = <R extends object, D extends object>(rows: R, derived: D) => R & D & Content;

/** English texts by key, in ICU message format; other languages have the same keys. */
export type Catalogue = Readonly<Record<string, string>>;

/** What a game supplies. */
export interface Definition<G extends Game, C extends Content, V, E extends Happening> {
  readonly id: string;
  /**
   * Raised together with a migration whenever states or rows take another form, and with every dated ruling. Games of
   * earlier versions are played again to bring them up to date.
   */
  readonly version: number;
  /**
   * Which versions a game may be of that says this one, where several states of the rules have called themselves so; the
   * last of them where none is found to be it. Left out: what games say is so.
   */
  meant?(version: number, options: Readonly<Record<string, unknown>>): readonly number[];
  readonly settings: readonly Setting[];
  /** Modules that are often chosen together, by the name of the choice, worded as `bundle.NAME`; all others are left away. */
  readonly bundles?: Readonly<Record<string, readonly string[]>>;
  readonly tasks: Tasks;
  readonly migrations: readonly Migration[];
  readonly words: Catalogue;
  /** Gathers cards, maps and dice for these options, and an owner's pack over them. */
  gather(options: Options, pack: unknown, seal: Seal): Result<C>;
  /** An owner's pack with every value as it stands here, to be filled in. */
  template(): unknown;
  /** Lays the table; the first task stands on the stack and has not begun. */
  layTable(content: C, key: Key): G;
  clone(g: G): G;
  /** What a seat, or a spectator, may know. Built field by field. */
  view(g: G, seat: Seat): V;
  /** What a seat may know of an event; `null`: nothing at all. */
  redact(event: E, seat: Seat): E | null;
  /**
   * A game the seat cannot tell from this one: what it has not seen is dealt anew. The same key gives the same game for
   * every true game the seat cannot tell apart, so put what is unseen in order before dealing it.
   */
  imagine(g: G, seat: Seat, key: Key): G;
  scores(g: G): readonly number[];
  /** Place of every seat once tie-breaks are applied: 1 is first, equal places are shared. */
  places(g: G): readonly number[];
  /** The open question in words. */
  ask(g: G, seat: Seat): Message;
  describe(g: G, seat: Seat, choice: number): Message;
  /** An event as a line of the log. */
  tell(content: C, event: E): Message;
  /** Everything a choice of this kind could name, offered or not: what the seat may ask "why not?" about. */
  things(g: G, seat: Seat, about: string): readonly number[];
  /** A view as a page of text. */
  screen(content: C, view: V, say: (message: Message) => string): string;
  /** Counts that must never change while a game lasts. */
  components(g: G): Readonly<Record<string, number>>;
}

/** The contract between a game and everything else: server, client, bots, command line, tests. */
export interface Rules<G extends Game = Game, C extends Content = Content, V = unknown, E extends Happening = Happening>
  extends Definition<G, C, V, E> {
  /**
   * Checks options against the settings, fills in what is left out, and gathers the content they call for. What is left
   * out is filled in as it was for games begun under `version`; without one, as it is now. `named`: the version by whose
   * presets it is named, if not as it is named now.
   */
  content(options: Readonly<Record<string, unknown>>, pack?: unknown, version?: number, named?: number): Result<C>;
  /** A game at its first decision. */
  setup(content: C, key: Key): G;
  waitingFor(g: G): readonly Seat[];
  options(g: G, seat: Seat): readonly number[];
  /** Legal choices that only tidy up, for people. */
  asides(g: G, seat: Seat): readonly number[];
  /** What the numbers of the open question name, and its name; `null` when the seat is not asked. */
  question(g: G, seat: Seat): { readonly name: string; readonly about: string } | null;
  /** Why one of the `things` is not offered; `null` when it is, or when there is no such thing. */
  whyNot(g: G, seat: Seat, choice: number): Reason | null;
  choose(g: G, seat: Seat, choice: number): void;
  /** The inverse of `describe` over what is offered, for any way of wording. */
  parse(g: G, seat: Seat, text: string, say: (message: Message) => string): number | null;
  hash(g: G): string;
  /** Whoever knows the hash gives it, so that it is not worked out again. */
  save(g: G, hash?: string): string;
  load(text: string, content: C): Result<G>;
}

const NONE: readonly number[] = [];

/** Completes a game with what follows from its tasks. */
export const defineRules = <G extends Game, C extends Content, V, E extends Happening>(
  definition: Definition<G, C, V, E>,
): Rules<G, C, V, E> => {
  const { tasks, settings, version, migrations } = definition;
  const carried = migrations.map(migration => migration.to);
  if (carried.length !== version - 1 || carried.some((to, i) => to !== i + 2)) {
    throw new Error(`${definition.id} has version ${version}: migrations must lead to each version from 2 on`);
  }
  const empty = Object.keys(tasks).find(name => tasks[name].steps.length === 0);
  if (empty !== undefined) throw new Error(`${definition.id}: the task "${empty}" was declared and has no steps`);
  const rules: Rules<G, C, V, E> = {
    ...definition,
    content(options, pack = null, begun = version, named = version) {
      const checked = checkOptions(settings, options, begun);
      return checked.ok ? definition.gather(checked.value, pack, sealFor(definition, checked.value, named)) : checked;
    },
    setup(content, key) {
      const g = definition.layTable(content, key);
      kernel.advance(tasks, g);
      return g;
    },
    imagine(g, seat, key) {
      const twin = definition.imagine(g, seat, key);
      kernel.forgetOptions(twin);
      return twin;
    },
    waitingFor: g => kernel.waitingFor(tasks, g),
    options: (g, seat) => kernel.options(tasks, g, seat),
    asides(g, seat) {
      const asked = kernel.askedOf(tasks, g, seat);
      return asked?.question.asides?.(g, asked.frame) ?? NONE;
    },
    question(g, seat) {
      const asked = kernel.askedOf(tasks, g, seat);
      return asked && { name: asked.name, about: asked.question.about };
    },
    whyNot(g, seat, choice) {
      const asked = kernel.askedOf(tasks, g, seat);
      if (asked === null || offered(rules, g, seat).includes(choice)) return null;
      // Nothing else can be named, so nothing else may be found out by asking.
      if (!definition.things(g, seat, asked.question.about).includes(choice)) return null;
      return asked.question.whyNot?.(g, asked.frame, choice) ?? null;
    },
    choose: (g, seat, choice) => kernel.choose(tasks, g, seat, choice),
    parse(g, seat, text, say) {
      return offered(rules, g, seat).find(choice => say(rules.describe(g, seat, choice)) === text) ?? null;
    },
    hash: g => hashOf(tasks, g),
    save: (g, hash) => save(definition, g, hash),
    load(text, content) {
      const loaded = load(definition, text, content) as Result<G>;
      // A clone has its fields in the order of every other game, which keeps the rules fast.
      return loaded.ok ? accept(definition.clone(loaded.value)) : loaded;
    },
  };
  return rules;
};

const checkOptions = (
  settings: readonly Setting[],
  given: Readonly<Record<string, unknown>>,
  version: number,
): Result<Options> => {
  const options: Record<string, SettingValue> = {};
  for (const setting of settings) {
    const { name, values } = setting;
    const value = given[name] ?? presetOf(setting, version);
    const match = values.find(v => v === value || String(v) === value);
    if (match === undefined)
      return refuse('bad-options', `${name} is ${JSON.stringify(value)}; it may be ${values.join(', ')}`);
    options[name] = match;
  }
  for (const { name, values, needs } of settings)
    if (needs !== undefined && options[name] !== values[0] && !needs.values.includes(options[needs.name]))
      return refuse(
        'bad-options',
        `${name} is ${options[name]}; for that ${needs.name} must be ${needs.values.join(' or ')}`,
      );
  const short = shortage(settings, options);
  if (short !== null) return refuse('bad-options', short);
  const unknown = Object.keys(given).find(name => !(name in options));
  if (unknown !== undefined)
    return refuse('bad-options', `there is no option "${unknown}"; there are ${Object.keys(options).join(', ')}`);
  return accept(options);
};

/**
 * Names content by the rows in play and the options that are not as preset: a setting that is added changes no name. What
 * is only worked out (`derived`) does not count either. Content is shared by every clone and must never change; it is not
 * frozen, which would slow reading.
 */
const sealFor =
  (
    { id, version, settings }: Pick<Definition<never, never, never, never>, 'id' | 'version' | 'settings'>,
    options: Options,
    then: number,
  ): Seal =>
  (rows, derived) => {
    const chosen = settings.filter(setting => options[setting.name] !== presetOf(setting, then));
    const named = { rows, options: Object.fromEntries(chosen.map(({ name }) => [name, options[name]])) };
    return { ...rows, ...derived, id: `${id}@${version}`, hash: hashOfData(named), options };
  };

const hashOfData = (data: unknown): string => hex(sha256(JSON.stringify(data)).subarray(0, 4));
