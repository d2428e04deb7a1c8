import type { Flag, Spec } from './args.ts';
import type { Command } from './command.ts';
import type { Entry } from './registry.ts';
import type { Paint } from './terminal.ts';
import { hang } from './text.ts';

const MARGIN = '  ';

const listed = (rows: readonly (readonly [string, string])[], width: number): string[] => {
  const widest = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, about]) => hang(`${MARGIN}${name.padEnd(widest)}   `, about, width));
};

export const overview = (
  commands: readonly Command[],
  games: readonly Entry[],
  paint: Paint,
  width: number,
): string[] => [
  `${paint.bold('lastroad')}: play board games in the terminal, and look into them.`,
  '',
  paint.bold('Start here'),
  `${MARGIN}lastroad play`,
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
  '"lastroad help COMMAND" tells more about one of them.',
];

const flagName = ([name, flag]: readonly [string, Flag]): string =>
  flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`;

const usage = (spec: Spec): string => {
  const { operand } = spec;
  const what = operand === undefined ? '' : operand.optional ? ` [${operand.name}]` : ` ${operand.name}`;
  return `lastroad ${spec.name}${what}${Object.keys(spec.flags).length > 0 ? ' [options]' : ''}`;
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
