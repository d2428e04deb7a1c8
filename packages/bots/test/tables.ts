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

/** Fails unless every tag is closed in order; returns the names of the tags in it. */
export const tagsIn = (markup: string): Set<string> => {
  const open: string[] = [];
  const names = new Set<string>();
  for (const [, slash, name, rest] of markup.replace(/<!doctype html>/, '').matchAll(/<(\/?)([a-zA-Z0-9]+)([^>]*)>/g)) {
    names.add(name);
    if (slash === '/') {
      const last = open.pop();
      if (last !== name) throw new Error(`</${name}> closes <${last}>`);
    } else if (!rest.endsWith('/')) open.push(name);
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(' ')}`);
  return names;
};
