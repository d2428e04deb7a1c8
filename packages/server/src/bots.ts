import { availableParallelism } from 'node:os';
import { type LevelSpec, positionOf, type Registry, SEARCH } from '@lastroad/bots';
import { openPool, type Pool, ThreadLost } from '@lastroad/bots/node';
import { type Bot, type BotAsked, randomBot } from './tables/bot.ts';

/** Far longer than anything takes to think about, on a machine however busy: a thread that is not done by then hangs. */
const PATIENCE = 60_000;
/** A question that has cost so many threads is not asked again. */
const MOST_TRIES = 3;

/** The first one minds the seats of people who are away. A search counts iterations: it is as strong on a busy server. */
const LEVELS: readonly LevelSpec[] = [
  { name: 'greedy', level: 'greedy' },
  { name: 'search', level: 'search', settings: { budget: SEARCH.budget } },
];

export interface Bots {
  readonly bots: readonly Bot[];
  close(): Promise<void>;
}

/** How many bots think at a time. Where nobody has said (0), one core is left to people. */
export const botsAbreast = (wanted: number): number => wanted || Math.max(1, availableParallelism() - 1);

/**
 * Bots of every level, thinking in threads, which start when one is first asked. `module` is the address of a module
 * that exports `registry`, the games with their insights; in a game without one every level plays at random.
 */
export const openBots = async (module: URL | string, wanted = 0, patience = PATIENCE): Promise<Bots> => {
  const { registry } = (await import(String(module))) as { readonly registry: Registry };
  let pool: Pool | null = null;
  const threads = (): Pool =>
    (pool ??= openPool({ registry: module, size: botsAbreast(wanted), patience, yielding: true }));
  const choose = async (level: LevelSpec, asked: BotAsked): Promise<number> =>
    asked.rules.id in registry ? think(threads(), level, asked) : randomBot.choose(asked);
  const bots = LEVELS.map((level): Bot => ({ name: level.name, choose: asked => choose(level, asked) }));
  return { bots: [...bots, randomBot], close: async () => pool?.close() };
};

/** If the thread dies, it is done again in another one, with the same answer. */
const think = async (pool: Pool, bot: LevelSpec, asked: BotAsked): Promise<number> => {
  const { rules, imagined, seat, key, pack } = asked;
  const request = { position: positionOf(rules, imagined, pack), seat, seed: key.join(' '), bot };
  for (let tries = 1; ; tries++) {
    try {
      return (await pool.think(request).answer).choice;
    } catch (error) {
      if (!(error instanceof ThreadLost) || tries === MOST_TRIES) throw error;
    }
  }
};
