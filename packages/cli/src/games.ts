import { GAME_IDS, GAMES as KNOWN } from '@lastroad/games';
import { playableOf } from '@lastroad/games/insights';
import { type Entry, playables } from './registry.ts';

/** Every game, in the order it is offered. */
export const GAMES: readonly Entry[] = await Promise.all(
  GAME_IDS.map(async id => ({ ...KNOWN[id], ...(await playableOf(id)) })),
);

export const registry = playables(GAMES);
