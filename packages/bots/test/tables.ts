import { keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { type Toy, toy, toyInsight } from '@lastroad/kernel/toy';
import { type ArenaState, type ArenaWishes, planArena, playArenaGame, runArena } from '../src/arena/index.ts';
import type { Playable } from '../src/index.ts';
import { registry } from './registry.ts';

export const playable: Playable<Toy> = { rules: toy, insight: toyInsight };

/** A toy game after some random decisions. */
export const position = (decisions: number, seed: string | number = decisions, seats = 3): Toy => {
  const g = toy.setup(must(toy.content({ seats })), keyFromSeed(seed));
  playAtRandom(toy, g, seed, decisions);
  return g;
};

/** A position in which somebody must decide, and who. */
export const question = (decisions: number, seed: string | number = decisions, seats = 3): { g: Toy; seat: number } => {
  for (let n = decisions; n >= 0; n--) {
    const g = position(n, seed, seats);
    const [seat] = toy.waitingFor(g);
    if (seat !== undefined) return { g, seat };
  }
  throw new Error('a game without a question');
};

/** Plays an arena in this thread. */
export const playHere = (wishes: Omit<ArenaWishes, 'game'>): Promise<ArenaState> => {
  const plan = planArena({ game: 'toy', ...wishes });
  return runArena(plan, {
    play: game => playArenaGame(plan, game, registry['toy'], { now: () => performance.now() }),
    abreast: 1,
  });
};
