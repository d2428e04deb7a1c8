import { type Rules, type Setting, type SettingValue, wordedAs } from '@lastroad/kernel';
import type { Flag, Spec } from './args.ts';
import type { Command } from './command.ts';
import { toType } from './hints.ts';
import { type Entry, sayFor } from './registry.ts';
import type { Paint } from './terminal.ts';
import { either, hang } from './text.ts';

const MARGIN = '  ';

const listed = (rows: readonly (readonly [string, string])[], width: number): string[] => {
  const widest = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => hang(`${MARGIN}${name.padEnd(widest)}   `, about, width));
};

/** Modules that are chosen together. */
const bundlesOf = (rules: Rules, paint: Paint, width: number): string[] => {
  const bundles = Object.entries(rules.bundles ?? {});
  const [first] = bundles;
  if (first === undefined) return [];
  const say = sayFor(rules);
  const rows = bundles.map(([name, modules]): [string, string] => [
    name,
    `${say({ key: `bundle.${name}` })}: ${modules.join(', ')}`,
  ]);
  return [
    '',
    `${paint.bold('Ready-made choices')} of modules`,
    ...listed(rows, width),
    '',
    `Take one with --modules, such as: ${toType('play', rules.id, '--modules', first[0])}`,
  ];
};

/** A game for somebody who wants to set up a table: its seats and options. */
export const helpOnGame = ({ rules, title, about }: Entry, paint: Paint, width: number): string[] => {
  const say = sayFor(rules);
  const valueWords = (setting: Setting, value: SettingValue): string => {
    const key = `${wordedAs(setting)}.${String(value)}`;
    return key in rules.words ? `${String(value)} (${say({ key })})` : String(value);
  };
  const rows = rules.settings.map((setting): [string, string] => {
    const { name, values, preset, clause, seat } = setting;
    const what = `${say({ key: wordedAs(setting) })}${seat === undefined ? '' : ` ${seat.number + 1}`}`;
    const words = either(values.map(value => valueWords(setting, value)));
    return [`${name}=${String(preset)}`, `${what}: ${words}${clause ? ` [${clause}]` : ''}`];
  });
  return [
    hang('', `${title}: ${about}`, width),
    '',
    `${paint.bold('Options')}, as they are if you do not change them`,
    ...listed(rows, width),
    '',
    `Change them with --option, such as: ${toType('play', rules.id, '--option', rows[0]?.[0] ?? '')}`,
    ...bundlesOf(rules, paint, width),
  ];
};

export const overview = (
  commands: readonly Command[],
  games: readonly Entry[],
  paint: Paint,
  width: number,
): string[] => [
  `${paint.bold('lastroad')}: play board games in the browser or the terminal, and look into them.`,
  '',
  paint.bold('Start here'),
  `${MARGIN}${toType('serve')}`,
  '',
  paint.bold('Commands'),
  ...listed(
    commands.map(({ spec }) => [spec.name, spec.summary]),
    width,
  ),
  '',
  paint.bold('Games'),
  ...listed(
    games.map(({ rules, about }) => [rules.id, about]),
    width,
  ),
  '',
  `"${toType('help')} NAME" tells more about a command or a game.`,
];

const flagName = ([name, flag]: readonly [string, Flag]): string =>
  flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`;

const usage = (spec: Spec): string => {
  const { operand } = spec;
  const options = Object.keys(spec.flags).length > 0 ? ' [options]' : '';
  if (operand?.many) return `lastroad ${spec.name}${options} -- ${operand.name} ...`;
  const what = operand === undefined ? '' : operand.optional ? ` [${operand.name}]` : ` ${operand.name}`;
  return `lastroad ${spec.name}${what}${options}`;
};

export const helpOn = (spec: Spec, paint: Paint, width: number): string[] => {
  const flags = Object.entries(spec.flags);
  const rows = flags.map(entry => [flagName(entry), entry[1].about] as const);
  return [
    paint.bold(usage(spec)),
    '',
    spec.summary,
    ...(rows.length > 0 ? ['', paint.bold('Options'), ...listed(rows, width)] : []),
    ...(spec.notes === undefined ? [] : ['', ...spec.notes.map(note => hang('', note, width))]),
  ];
};
