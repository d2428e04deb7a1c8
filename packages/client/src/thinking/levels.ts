import type { LevelSpec } from '@lastroad/bots';

/**
 * Levels in order of strength, worded as `bot.LEVEL`. A search counts iterations, so that a reload finds the same
 * answer, and no more of them than its strength was measured with; the time is for devices that would keep people waiting.
 */
const BOTS = {
  random: { name: 'random', level: 'random' },
  greedy: { name: 'greedy', level: 'greedy' },
  search: { name: 'search', level: 'search', settings: { budget: { iterations: 300, millis: 900 } } },
} as const satisfies Readonly<Record<string, LevelSpec>>;

export type BotLevel = keyof typeof BOTS;

export const BOT_LEVELS = Object.keys(BOTS) as readonly BotLevel[];

/** Who sits down where nobody has said otherwise: quick, and no fool. */
export const USUAL_LEVEL: BotLevel = 'greedy';

const isLevel = (text: string): text is BotLevel => text in BOTS;

/** A game kept by an older version may name a level that is gone. */
export const botOfLevel = (level: string): LevelSpec => BOTS[isLevel(level) ? level : USUAL_LEVEL];

/** How hard hints are thought about, and how many are told. */
export const HINT = { iterations: 300, best: 3, reasons: 2 } as const;
