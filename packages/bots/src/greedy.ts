import { drawKey, type Game, type Key } from '@lastroad/kernel';
import { type Bot, ranked } from './bot.ts';
import type { Seen } from './seen.ts';
import { type Care, foremost, markOf, settle } from './settle.ts';
import { worthTo } from './worth.ts';

export interface GreedySettings extends Care {
  /** About how often options are tried, all together. */
  readonly tries: number;
  /** Most options that are looked at, where the game's weights tell which. */
  readonly widest: number;
}

export const GREEDY: GreedySettings = { tries: 48, widest: 32, carry: 8, breadth: 6 };

interface Contender {
  readonly choice: number;
  total: number;
  visits: number;
  lowest: number;
  highest: number;
}

const valueOf = ({ total, visits }: Contender): number => (visits === 0 ? 0 : total / visits);

/** Tries a choice in one imagined game, which stays as it is. */
const tryOut = <G extends Game>(seen: Seen<G>, imagined: G, contender: Contender, key: Key, care: Care): void => {
  const { rules, seat } = seen;
  const twin = rules.clone(imagined);
  const mark = markOf(twin);
  rules.choose(twin, seat, contender.choice);
  settle(seen, twin, seat, mark, { key, drawn: 0 }, care);
  const worth = worthTo(seen, twin, seat);
  contender.total += worth;
  contender.visits++;
  contender.lowest = Math.min(contender.lowest, worth);
  contender.highest = Math.max(contender.highest, worth);
};

/** After so many imagined games in which an option was worth the same, neither chance nor secrets matter to it. */
const STEADY = 3;

const isSteady = ({ visits, lowest, highest }: Contender): boolean => visits >= STEADY && lowest === highest;

/**
 * Compares options in the same imagined games and with the same dice, so that luck cancels out. In each of several rounds
 * the lower half drops out, and the others are looked at more closely.
 */
const compare = <G extends Game>(seen: Seen<G>, settings: GreedySettings): Contender[] => {
  let imagined = seen.imagine();
  const all = foremost(seen, imagined, seen.seat, seen.options, settings.widest).map(
    (choice): Contender => ({ choice, total: 0, visits: 0, lowest: 1, highest: 0 }),
  );
  const rounds = Math.ceil(Math.log2(all.length));
  let field = all;
  for (let round = 0; round < rounds && !field.every(isSteady); round++) {
    const games = Math.max(2, Math.floor(settings.tries / rounds / field.length));
    for (let game = 0; game < games && !field.every(isSteady); game++) {
      const key = drawKey(seen.dice);
      for (const contender of field) tryOut(seen, imagined, contender, key, settings);
      imagined = seen.imagine();
    }
    field = [...field].sort((a, b) => valueOf(b) - valueOf(a)).slice(0, Math.max(2, Math.ceil(field.length / 2)));
  }
  return all;
};

/** Carries each option through in a few imagined games and takes the one after which it stands best. */
export const greedy = (settings: Partial<GreedySettings> = {}): Bot => ({
  name: 'greedy',
  think(seen) {
    if (seen.options.length === 1) return { choice: seen.options[0], ratings: [], iterations: 0 };
    const tried = compare(seen, { ...GREEDY, ...settings });
    const ratings = ranked(tried.map(one => ({ choice: one.choice, value: valueOf(one), visits: one.visits })));
    const iterations = tried.reduce((sum, { visits }) => sum + visits, 0);
    return { choice: ratings[0].choice, ratings, iterations };
  },
});
