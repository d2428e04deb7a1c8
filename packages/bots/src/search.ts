import type { Game } from '@lastroad/kernel';
import { type Answer, type Bot, getsSomewhere, type Rating, ranked } from './bot.ts';
import { greedy } from './greedy.ts';
import type { Seen } from './seen.ts';
import { newTrail } from './trail.ts';
import { addEdge, type Edge, mostVisited, newEdge, type Point, pointAfter, valueOf } from './tree.ts';
import { type Gait, iterate } from './walk.ts';

/** When to stop. By iterations the same seed gives the same answer; by time it does not. Both: whichever comes first. */
export interface Budget {
  readonly iterations?: number;
  readonly millis?: number;
}

export interface SearchSettings extends Gait {
  readonly budget: Budget;
  /** How many visits the first, greedy look at an option counts for. */
  readonly firstLook: number;
  /** How often options are tried in that first look, all together. */
  readonly tries: number;
}

export const SEARCH: SearchSettings = {
  budget: { iterations: 2000 },
  explore: 1,
  width: 12,
  carry: 6,
  breadth: 4,
  firstLook: 4,
  tries: 24,
};

/** A search under way. It can be asked for its answer at any time. */
export interface Search {
  readonly iterations: number;
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
  const idle = lookFirst(seen, asked, settings);
  const trail = newTrail(seen.rules.scores(first).length);
  let iterations = 0;
  return {
    get iterations() {
      return iterations;
    },
    run(count) {
      for (let i = 0; i < count; i++) iterate(seen, root, trail, settings);
      iterations += count;
    },
    answer() {
      const ratings = getsSomewhere(
        ratingsOf(asked, edge => (iterations === 0 ? idle.has(edge.choice) : leadsBack(seen, first, edge))),
      );
      return { choice: ratings[0].choice, ratings, iterations };
    },
  };
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

/**
 * What greedy thinks of the options is where the search begins: there is an answer before the first iteration. Returns
 * the options that got nowhere by its lights.
 */
const lookFirst = <G extends Game>(
  seen: Seen<G>,
  asked: Point,
  { firstLook, tries }: SearchSettings,
): ReadonlySet<number> => {
  const { ratings } = greedy({ tries, widest: Number.POSITIVE_INFINITY }).think(seen);
  for (const { choice, value } of ratings) addEdge(asked, newEdge(choice, firstLook, value));
  return new Set(ratings.filter(({ idle }) => idle).map(({ choice }) => choice));
};

/** How far a line is followed to see whether it leads back. */
const ROUND_TRIP = 8;

/** Whether the seat's most visited line after an option comes back to the question with nothing changed. */
const leadsBack = <G extends Game>({ rules, insight, seat }: Seen<G>, first: G, option: Edge): boolean => {
  const g = rules.clone(first);
  const start = rules.hash(g);
  let edge = option;
  for (let taken = 0; taken < ROUND_TRIP; taken++) {
    rules.choose(g, seat, edge.choice);
    if (!rules.waitingFor(g).includes(seat)) return false;
    if (rules.hash(g) === start) return true;
    const next = mostVisited(pointAfter(edge, g, seat, insight.scene?.(g) ?? 0), rules.options(g, seat));
    if (next === null) return false;
    edge = next;
  }
  return false;
};

/** How many iterations pass between two looks at the clock. */
const SLICE = 16;

/** Runs a search to the end of its budget, in one go. */
const runToEnd = (search: Search, { iterations = Number.POSITIVE_INFINITY, millis }: Budget): void => {
  if (millis === undefined && iterations === Number.POSITIVE_INFINITY) throw new Error('a search needs a budget');
  const end = millis === undefined ? Number.POSITIVE_INFINITY : Date.now() + millis;
  while (search.iterations < iterations && Date.now() < end) {
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
