import { accept, type Result, refuse } from '@lastroad/kernel';
import type { Bot } from './bot.ts';
import { type GreedySettings, greedy } from './greedy.ts';
import { random } from './random.ts';
import { type SearchSettings, search } from './search.ts';

/** A bot as plain data, so that it can be sent to a worker or written into a plan. */
export type BotSpec =
  | { readonly name: string; readonly level: 'random' }
  | { readonly name: string; readonly level: 'greedy'; readonly settings?: Partial<GreedySettings> }
  | { readonly name: string; readonly level: 'search'; readonly settings?: Partial<SearchSettings> }
  | {
      readonly name: string;
      readonly level: 'external';
      readonly command: readonly string[];
      /** Longest time for one answer. */
      readonly millis?: number;
    };

/** The bots that think inside this program. */
export type LevelSpec = Exclude<BotSpec, { readonly level: 'external' }>;

export const botOf = (spec: LevelSpec): Bot => {
  switch (spec.level) {
    case 'random':
      return { ...random, name: spec.name };
    case 'greedy':
      return { ...greedy(spec.settings), name: spec.name };
    case 'search':
      return { ...search(spec.settings), name: spec.name };
  }
};

const FORMS = 'random, greedy, search, search:ITERATIONS, search:MILLISECONDSms or "external:COMMAND"';

/** Reads a bot as people write it: `greedy`, `search`, `search:5000`, `search:250ms`, `external:python3 bot.py`. */
export const parseBot = (text: string): Result<BotSpec> => {
  const [level = '', ...rest] = text.split(':');
  const detail = rest.join(':');
  if ((level === 'random' || level === 'greedy' || level === 'search') && rest.length === 0) {
    return accept({ name: text, level });
  }
  const [, amount, unit] = /^([1-9]\d*)(ms)?$/.exec(detail) ?? [];
  if (level === 'search' && amount !== undefined) {
    const budget = unit === undefined ? { iterations: Number(amount) } : { millis: Number(amount) };
    return accept({ name: text, level, settings: { budget } });
  }
  if (level === 'external' && detail.trim() !== '') {
    return accept({ name: text, level, command: detail.trim().split(/\s+/) });
  }
  return refuse('bad-options', `"${text}" is no bot; there are ${FORMS}`);
};
