import { randomBytes } from 'node:crypto';
import type { Content, Rules } from '@lastroad/kernel';
import { pairs } from './args.ts';
import { readJson } from './files.ts';
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
}

export interface Settled {
  readonly content: Content;
  readonly pack: unknown;
}

export const settle = (rules: Rules, values: TableValues, more: Readonly<Record<string, string>> = {}): Settled => {
  const pack = values.pack === undefined ? null : readJson(values.pack);
  const content = rules.content({ ...pairs(values.option ?? [], '--option'), ...more }, pack);
  if (!content.ok) throw new UsageError(content.detail);
  return { content: content.value, pack };
};

export const seatsOf = (content: Content): number => Number(content.options['seats']);
