import { drawKey, type Game } from '@lastroad/kernel';
import { type Bot, type Rating, ranked } from './bot.ts';
import type { Seen } from './seen.ts';
import { type Care, foremost, markOf, settle } from './settle.ts';
import { worthTo } from './worth.ts';

export interface GreedySettings extends Care {
  /** Imagined games in which the best options are compared; the others drop out earlier. */
  readonly samples: number;
  /** Most options that are looked at, where the game's weights tell which. */
  readonly widest: number;
}

export const GREEDY: GreedySettings = { samples: 8, widest: 32, carry: 8, breadth: 6 };

interface Contender {
  readonly choice: number;
  total: number;
  visits: number;
}

const valueOf = ({ total, visits }: Contender): number => (visits === 0 ? 0 : total / visits);

/** Tries a choice in one imagined game, which stays as it is. */
const tryOut = <G extends Game>(
  seen: Seen<G>,
  imagined: G,
  contender: Contender,
  key: number[],
  care: GreedySettings,
) => {
  const { rules, seat } = seen;
  const twin = rules.clone(imagined);
  const mark = markOf(twin);
  rules.choose(twin, seat, contender.choice);
  settle(seen, twin, seat, mark, { key, drawn: 0 }, care);
  contender.total += worthTo(seen, twin, seat);
  contender.visits++;
};

/**
 * Compares all options in the same imagined games and with the same dice, so that luck cancels out. After 2, 4, 8 …
 * games the lower half drops out.
 */
const compare = <G extends Game>(
  seen: Seen<G>,
  settings: GreedySettings,
): { ratings: Rating[]; iterations: number } => {
  let iterations = 0;
  let imagined = seen.imagine();
  const all: Contender[] = foremost(seen, imagined, seen.seat, seen.options, settings.widest).map(choice => ({
    choice,
    total: 0,
    visits: 0,
  }));
  let field = all;
  for (let sample = 1; sample <= settings.samples; sample++) {
    const key = drawKey(seen.dice) as number[];
    for (const contender of field) tryOut(seen, imagined, contender, key, settings);
    iterations += field.length;
    imagined = seen.imagine();
    if (sample >= 2 && Number.isInteger(Math.log2(sample)) && field.length > 2) {
      field = [...field].sort((a, b) => valueOf(b) - valueOf(a)).slice(0, Math.ceil(field.length / 2));
    }
  }
  const ratings = all.map(one => ({ choice: one.choice, value: valueOf(one), visits: one.visits }));
  return { ratings: ranked(ratings), iterations };
};

/** Carries each option through in a few imagined games and takes the one after which it stands best. */
export const greedy = (settings: Partial<GreedySettings> = {}): Bot => ({
  name: 'greedy',
  think(seen) {
    if (seen.options.length === 1) return { choice: seen.options[0], ratings: [], iterations: 0 };
    const { ratings, iterations } = compare(seen, { ...GREEDY, ...settings });
    return { choice: ratings[0].choice, ratings, iterations };
  },
});
