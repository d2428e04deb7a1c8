import { availableParallelism } from 'node:os';
import { botOf, type LevelSpec, type Playable, positionOf, type Registry, SEARCH, seenBy } from '@lastroad/bots';
import { openPool, type Pool } from '@lastroad/bots/node';
import { type Bot, type BotAsked, randomBot } from './tables/bot.ts';

/** Longest thought of the search, and how long any thread may take before it is given up. */
const THOUGHT = 400;
const PATIENCE = 5000;
const MOST_THREADS = 4;

/** The first one minds the seats of people who are away. */
const LEVELS: readonly LevelSpec[] = [
  { name: 'greedy', level: 'greedy' },
  { name: 'search', level: 'search', settings: { budget: { ...SEARCH.budget, millis: THOUGHT } } },
];

export interface Bots {
  readonly bots: readonly Bot[];
  close(): Promise<void>;
}

/**
 * Bots of every level, thinking in threads, which start when one is first asked. `module` is the address of a module
 * that exports `registry`, the games with their insights; in a game without one every level plays at random.
 */
export const openBots = async (module: URL | string): Promise<Bots> => {
  const { registry } = (await import(String(module))) as { readonly registry: Registry };
  const size = Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  let pool: Pool | null = null;
  const threads = (): Pool => (pool ??= openPool({ registry: module, size }));
  const bots = LEVELS.map(
    (level): Bot => ({ name: level.name, choose: asked => think(registry, threads, level, asked) }),
  );
  return { bots: [...bots, randomBot], close: async () => pool?.close() };
};

/** In a thread; if that fails, greedily here and now. What fails even then is settled by whoever asked. */
const think = async (registry: Registry, threads: () => Pool, bot: LevelSpec, asked: BotAsked): Promise<number> => {
  const playable = registry[asked.rules.id];
  if (playable === undefined) return randomBot.choose(asked);
  try {
    return await inThread(threads(), bot, asked);
  } catch {
    return greedyHere(playable, asked);
  }
};

const seedOf = ({ key }: BotAsked): string => key.join(' ');

const inThread = async (pool: Pool, bot: LevelSpec, asked: BotAsked): Promise<number> => {
  const { rules, imagined, seat, pack } = asked;
  const thinking = pool.think({ position: positionOf(rules, imagined, pack), seat, seed: seedOf(asked), bot });
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('the thread takes too long')), PATIENCE);
  });
  try {
    return (await Promise.race([thinking.answer, tooLate])).choice;
  } finally {
    clearTimeout(timer);
    thinking.stop();
  }
};

const greedyHere = (playable: Playable, asked: BotAsked): number =>
  botOf({ name: 'greedy', level: 'greedy' }).think(seenBy(playable, asked.imagined, asked.seat, seedOf(asked))).choice;
