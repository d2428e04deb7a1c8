import { parseArgs } from 'node:util';
import { UsageError } from './problems.ts';

export interface Flag {
  readonly type: 'string' | 'boolean';
  readonly multiple?: true;
  /** What the value is called in the help. */
  readonly value?: string;
  readonly about: string;
}
export type Flags = Readonly<Record<string, Flag>>;

type ValueOf<F extends Flag> = F['type'] extends 'boolean' ? boolean : F extends { multiple: true } ? string[] : string;
export type Values<F extends Flags> = { readonly [K in keyof F]?: ValueOf<F[K]> | undefined };

/** How a command is called; the help is made from it. */
export interface Spec<F extends Flags = Flags> {
  readonly name: string;
  readonly summary: string;
  readonly operand?: {
    readonly name: string;
    readonly optional?: true /** Everything after it belongs to it. */;
    readonly many?: true;
  };
  readonly flags: F;
  /** Further lines of the help. */
  readonly notes?: readonly string[];
}

export interface Given<F extends Flags> {
  readonly operand: string | undefined;
  /** All words that are no flags; more than one only where `many` are expected. */
  readonly words: readonly string[];
  readonly values: Values<F>;
}

export const parse = <F extends Flags>(spec: Spec<F>, argv: readonly string[]): Given<F> => {
  const { values, positionals } = parsed(spec, argv);
  const { operand } = spec;
  const [first, second] = positionals;
  const extra = operand === undefined ? first : operand.many ? undefined : second;
  if (extra !== undefined) throw new UsageError(`"${extra}" is too much; ${helpHint(spec)}`);
  if (operand !== undefined && first === undefined && !operand.optional)
    throw new UsageError(`a ${operand.name} is missing; ${helpHint(spec)}`);
  return { operand: first, words: positionals, values };
};

const helpHint = (spec: Spec): string => `see "lastroad help ${spec.name}"`;

const parsed = <F extends Flags>(spec: Spec<F>, argv: readonly string[]) => {
  try {
    const { values, positionals } = parseArgs({ args: [...argv], options: spec.flags, allowPositionals: true });
    return { values: values as Values<F>, positionals };
  } catch (error) {
    const [complaint = ''] = (error as Error).message.split(/\n|\. /);
    throw new UsageError(`${complaint.replace(/^./, c => c.toLowerCase()).replace(/\.$/, '')}; ${helpHint(spec)}`);
  }
};

/** A whole number within bounds. */
export const whole = (text: string, name: string, least: number, most = 1_000_000_000): number => {
  const number = /^[+-]?\d+$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new UsageError(`${name} is "${text}"; it must be a whole number from ${least} to ${most}`);
};

/** A number of seconds, fractions allowed. */
export const seconds = (text: string, name: string): number => {
  const number = /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (number > 0 && number <= 3600) return number;
  throw new UsageError(`${name} is "${text}"; it must be a number of seconds up to 3600`);
};

/** `name=value` pairs, also several with commas between, as a record; the game itself checks names and values. */
export const pairs = (texts: readonly string[], flag: string): Readonly<Record<string, string>> => {
  const record: Record<string, string> = {};
  for (const text of texts.flatMap(list => list.split(/,(?=\w+=)/))) {
    const at = text.indexOf('=');
    if (at < 1) throw new UsageError(`${flag} ${text} has no value; write ${flag} name=value`);
    record[text.slice(0, at)] = text.slice(at + 1);
  }
  return record;
};
