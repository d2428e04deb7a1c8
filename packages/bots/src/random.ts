import type { Bot } from './bot.ts';
import { pickAny } from './pick.ts';

/** Takes any option. The yardstick for everybody else. */
export const random: Bot = {
  name: 'random',
  think(seen) {
    return { choice: pickAny(seen.options, seen.dice), ratings: [], iterations: 0 };
  },
};
