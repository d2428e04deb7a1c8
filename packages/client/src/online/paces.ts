import type { Pace } from '@lastroad/protocol';
import type { Key } from '../words/en.ts';
import type { Tell } from '../words/words.tsx';
import { spell } from './spell.ts';

const DAY = 86_400;

/** The clocks that are offered; a table may have any other. */
export const PACES: Readonly<Record<string, { readonly words: Key; readonly pace: Pace }>> = {
  none: { words: 'online.paceNone', pace: { kind: 'none' } },
  live: { words: 'online.paceLive', pace: { kind: 'live', move: 60, reserve: 600 } },
  slow: { words: 'online.paceSlow', pace: { kind: 'live', move: 300, reserve: 1800 } },
  days: { words: 'online.paceDays', pace: { kind: 'days', move: DAY, reserve: 3 * DAY } },
};

/** A table's clock in words. */
export const paceIn = (t: Tell, pace: Pace, language: string): string =>
  pace.kind === 'none'
    ? t('online.paceNone')
    : t('online.paceIs', { move: spell(pace.move * 1000, language), reserve: spell(pace.reserve * 1000, language) });
