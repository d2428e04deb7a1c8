import { drawKey, type Game } from '@lastroad/kernel';
import { type Answer, type Bot, getsSomewhere, type Rating, ranked } from './bot.ts';
import { greedy } from './greedy.ts';
import { chooseFrom, getsOn, leadsBack, waysOutOf } from './idle.ts';
import { startRace } from './race.ts';
import type { Seen } from './seen.ts';
import { foremost } from './settle.ts';
import { newTrail } from './trail.ts';
import { addEdge, type Edge, newEdge, type Point, pointAfter, valueOf } from './tree.ts';
import { type Gait, iterate } from './walk.ts';

/** When to stop. By iterations the same seed gives the same answer; by time it does not. Both: whichever comes first. */
export interface Budget {
  readonly iterations?: number;
  readonly millis?: number;
}

export interface SearchSettings extends Gait {
  readonly budget: Budget;
  /** How often options are tried in the first, greedy look, all together. */
  readonly tries: number;
  /** It looks no further when so many deviations lie between the best two options. */
  readonly sure: number;
}

export const SEARCH: SearchSettings = {
  budget: { iterations: 300 },
  explore: 0.2,
  width: 12,
  carry: 6,
  breadth: 4,
  tries: 24,
  sure: 4,
};

/** A search under way. It can be asked for its answer at any time. */
export interface Search {
  readonly iterations: number;
  /** Whether going on would hardly change the answer. */
  readonly isDecided: boolean;
  /** Goes on for so many iterations, or until it is decided. */
  run(iterations: number): void;
  answer(): Answer;
}

/**
 * Information-set tree search with a single observer. Each iteration imagines the game anew and walks down one tree that
 * all imagined games share; chance and whatever the seat cannot see are merged, because the tree knows only decisions.
 */
export const startSearch = <G extends Game>(seen: Seen<G>, settings: SearchSettings = SEARCH): Search => {
  const root = newEdge(0, 0, 0);
  const first = seen.imagine();
  const asked = pointAfter(root, first, seen.seat, seen.insight.scene?.(first) ?? 0);
  const firstLook = greedy({ tries: settings.tries, widest: Number.POSITIVE_INFINITY }).think(seen);
  const favourite = favouriteOf(seen, first);
  const entered =
    favourite === null
      ? firstLook.ratings.slice(0, settings.width).map(({ choice }) => choice)
      : foremost(seen, first, seen.seat, seen.options, settings.width);
  const race = startRace(
    entered.map(choice => addEdge(asked, newEdge(choice, 0, 0, waysOutOf(seen, first, choice)))),
    settings.sure,
  );
  const trail = newTrail(seen.rules.scores(first).length, root);
  const own: Seen<G> = { ...seen, dice: { key: drawKey(seen.dice), drawn: 0 } };
  let heat = first;
  let iterations = 0;
  return {
    get iterations() {
      return iterations;
    },
    get isDecided() {
      return race.isDecided;
    },
    run(count) {
      for (let i = 0; i < count && !race.isDecided; i++) {
        if (race.isNewHeat) {
          heat = seen.imagine();
          own.dice.key = drawKey(seen.dice);
        }
        own.dice.drawn = 0;
        iterate(own, seen.rules.clone(heat), root, race.next(), trail, settings);
        race.finish(trail.worths[seen.seat]);
        iterations++;
      }
    },
    answer() {
      const rated = race.tells
        ? getsOn(seen, first, getsSomewhere(ratingsOf(asked, edge => leadsBack(seen, first, edge))))
        : firstLook.ratings;
      const ratings = favourite === null || race.isBeaten(favourite) ? rated : keepTo(favourite, rated);
      return { choice: chooseFrom(seen, first, ratings), ratings, iterations };
    },
  };
};

/**
 * What a game's weights favour, where they are good enough to play by. Between options that are nearly as good luck decides
 * a race of a few hundred heats, while the weights know a little: so only who surely beats the favourite takes its place.
 */
const favouriteOf = <G extends Game>({ insight, seat, options }: Seen<G>, first: G): number | null => {
  if (insight.isQuiet === undefined || insight.weigh === undefined) return null;
  const weights = insight.weigh(first, seat, options);
  return options[weights.indexOf(Math.max(...weights))];
};

/** The favourite first, unless it gets nowhere. */
const keepTo = (favourite: number, ratings: readonly Rating[]): readonly Rating[] => {
  const kept = ratings.find(({ choice, idle }) => choice === favourite && !idle);
  return kept === undefined ? ratings : [kept, ...ratings.filter(rating => rating !== kept)];
};

/** Best first. Whether an option gets anywhere is looked into until one is found that does. */
const ratingsOf = ({ edges }: Point, isIdle: (edge: Edge) => boolean): Rating[] => {
  const rated = edges.map(edge => ({ choice: edge.choice, value: valueOf(edge), visits: edge.visits, idle: false }));
  let isSettled = false;
  return ranked(rated).map(rating => {
    const edge = edges.find(({ choice }) => choice === rating.choice);
    const idle = !isSettled && edge !== undefined && isIdle(edge);
    isSettled ||= !idle;
    return { ...rating, idle };
  });
};

/** How many iterations pass between two looks at the clock. */
const SLICE = 16;

/** Runs a search to the end of its budget, in one go. */
const runToEnd = (search: Search, { iterations = Number.POSITIVE_INFINITY, millis }: Budget): void => {
  if (millis === undefined && iterations === Number.POSITIVE_INFINITY) throw new Error('a search needs a budget');
  const end = millis === undefined ? Number.POSITIVE_INFINITY : Date.now() + millis;
  while (!search.isDecided && search.iterations < iterations && Date.now() < end) {
    search.run(Math.min(SLICE, iterations - search.iterations));
  }
};

export const search = (given: Partial<SearchSettings> = {}): Bot => ({
  name: 'search',
  think(seen) {
    if (seen.options.length === 1) return { choice: seen.options[0], ratings: [], iterations: 0 };
    const settings = { ...SEARCH, ...given };
    const search = startSearch(seen, settings);
    runToEnd(search, settings.budget);
    return search.answer();
  },
});
