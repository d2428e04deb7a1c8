import { type Chance, drawKey, type Game, type Key, uniform } from '@lastroad/kernel';
import { type Bot, getsSomewhere, type Rating, ranked } from './bot.ts';
import { chooseFrom } from './idle.ts';
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
  idle: boolean;
}

const valueOf = ({ total, visits }: Contender): number => (visits === 0 ? 0 : total / visits);

/** Tries a choice in one imagined game, which stays as it is. The first time it is seen whether it gets anywhere. */
const tryOut = <G extends Game>(seen: Seen<G>, imagined: G, contender: Contender, key: Key, care: Care): void => {
  const { rules, seat } = seen;
  const twin = rules.clone(imagined);
  const mark = markOf(twin, contender.visits === 0 ? rules.hash(twin) : null);
  rules.choose(twin, seat, contender.choice);
  if (settle(seen, twin, seat, mark, { key, drawn: 0 }, care)) contender.idle = true;
  const worth = worthTo(seen, twin, seat);
  contender.total += worth;
  contender.visits++;
  contender.lowest = Math.min(contender.lowest, worth);
  contender.highest = Math.max(contender.highest, worth);
};

/** After so many imagined games in which an option was worth the same, neither chance nor secrets matter to it. */
const STEADY = 3;

const isSteady = ({ visits, lowest, highest }: Contender): boolean => visits >= STEADY && lowest === highest;

/** So that chance decides between equals, and two bots do not repeat themselves for ever. */
const inAnyOrder = (options: readonly number[], dice: Chance): number[] => {
  const order = [...options];
  for (let i = order.length - 1; i > 0; i--) {
    const j = uniform(dice, i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
  return order;
};

/**
 * Compares options in the same imagined games and with the same dice, so that luck cancels out. In each of several rounds
 * the lower half drops out, and the others are looked at more closely.
 */
const compare = <G extends Game>(seen: Seen<G>, first: G, settings: GreedySettings): Contender[] => {
  let imagined = first;
  const all = inAnyOrder(foremost(seen, imagined, seen.seat, seen.options, settings.widest), seen.dice).map(
    (choice): Contender => ({ choice, total: 0, visits: 0, lowest: 1, highest: 0, idle: false }),
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
    const first = seen.imagine();
    const tried = compare(seen, first, { ...GREEDY, ...settings });
    const rated = tried.map(
      (one): Rating => ({ choice: one.choice, value: valueOf(one), visits: one.visits, idle: one.idle }),
    );
    const ratings = getsSomewhere(ranked(rated));
    const iterations = tried.reduce((sum, { visits }) => sum + visits, 0);
    return { choice: chooseFrom(seen, first, ratings), ratings, iterations };
  },
});
