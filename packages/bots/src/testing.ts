import { type Game, keyFromSeed, type Seat } from '@lastroad/kernel';
import type { Bot } from './bot.ts';
import { type Playable, seenBy } from './seen.ts';

/**
 * The proof that a bot plays fair: hands it a true game and others that look the same to its seat, and demands the same
 * answer for the same seed. Returns what went wrong, or `null`.
 */
export const checkFair = <G extends Game>(
  bot: Bot,
  playable: Playable<G>,
  trueGame: G,
  seat: Seat,
  { seed = 'fair', twins = 2 }: { readonly seed?: string; readonly twins?: number } = {},
): string | null => {
  const thoughts = (g: G): string => JSON.stringify(bot.think(seenBy(playable, g, seat, seed)));
  const expected = thoughts(trueGame);
  for (let n = 0; n < twins; n++) {
    const twin = playable.rules.imagine(trueGame, seat, keyFromSeed(`${seed} twin ${n}`));
    const found = thoughts(twin);
    if (found !== expected) return `${bot.name} thinks ${found} where ${expected} is all that seat ${seat} can think`;
  }
  return null;
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
