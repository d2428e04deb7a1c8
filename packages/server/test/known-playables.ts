import type { Registry } from '@lastroad/bots';
import { GAME_IDS } from '@lastroad/games';
import { playableOf } from '@lastroad/games/insights';

/** Every game, for bots of servers that are measured. */
export const registry: Registry = Object.fromEntries(
  await Promise.all(GAME_IDS.map(async id => [id, await playableOf(id)] as const)),
);
