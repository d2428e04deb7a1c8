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
