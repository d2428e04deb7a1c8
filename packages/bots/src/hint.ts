import type { Game, Message, Seat } from '@lastroad/kernel';
import type { Answer } from './bot.ts';
import { greedy } from './greedy.ts';
import { search } from './search.ts';
import { type Playable, type Seen, seenBy } from './seen.ts';
import { markOf, settle } from './settle.ts';

export interface HintOptions {
  readonly seed?: string | number;
  /** Search iterations; none: what greedy thinks. */
  readonly iterations?: number;
  /** How many options are told of. */
  readonly best?: number;
  /** How many reasons are given for each. */
  readonly reasons?: number;
}

export interface Hint {
  readonly choice: number;
  /** How well the seat stands after it, from 0 to 1. */
  readonly value: number;
  /** What speaks for it, most important first, in the game's own words. */
  readonly reasons: readonly Message[];
}

/** In how many imagined games a reason is looked for. */
const TRIALS = 8;

/** The best options of a seat that is asked, with what speaks for them. Knows no more than the seat does. */
export const hint = <G extends Game>(
  rules: Playable<G>['rules'],
  insight: Playable<G>['insight'],
  trueGame: G,
  seat: Seat,
  { seed = 'hint', iterations = 0, ...told }: HintOptions = {},
): readonly Hint[] => {
  const seen = seenBy({ rules, insight }, trueGame, seat, seed);
  const answer = (iterations > 0 ? search({ budget: { iterations } }) : greedy()).think(seen);
  return explain(seen, answer, told);
};

/** Gives the reasons for an answer that somebody else has thought out, a worker for example. */
export const explain = <G extends Game>(
  seen: Seen<G>,
  answer: Answer,
  { best = 3, reasons = 2 }: Pick<HintOptions, 'best' | 'reasons'> = {},
): readonly Hint[] =>
  rated(answer)
    .slice(0, best)
    .map(({ choice, value }) => ({ choice, value, reasons: reasonsFor(seen, choice).slice(0, reasons) }));

/** A question with one option needs no thought; it is told of all the same. */
const rated = ({ choice, ratings }: Answer): Answer['ratings'] =>
  ratings.length > 0 ? ratings : [{ choice, value: 1, visits: 0, idle: false }];

/** Carries the choice through several times and keeps the reasons that come up in at least half of the games. */
const reasonsFor = <G extends Game>(seen: Seen<G>, choice: number): Message[] => {
  const { rules, insight, seat, dice } = seen;
  const found = new Map<string, { message: Message; times: number }>();
  for (let trial = 0; trial < TRIALS && insight.reasons !== undefined; trial++) {
    const before = seen.imagine();
    const after = rules.clone(before);
    const mark = markOf(after);
    rules.choose(after, seat, choice);
    settle(seen, after, seat, mark, dice, { carry: 8, breadth: 6 });
    for (const message of insight.reasons(before, seat, choice, after)) {
      const known = found.get(message.key);
      if (known === undefined) found.set(message.key, { message, times: 1 });
      else known.times++;
    }
  }
  return [...found.values()].filter(({ times }) => times >= TRIALS / 2).map(({ message }) => message);
};
