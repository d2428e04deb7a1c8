import { barrier, type Game } from '@lastroad/kernel';
import type { Rating } from './bot.ts';
import type { Seen } from './seen.ts';
import { depthOf, type Edge, mostVisited, pointAfter } from './tree.ts';

// Who may open a menu and close it again, and thinks well of both, goes round in circles. So nobody leaves a menu with nothing
// done. Two more kinds of options are suspect: those that search itself would follow back to where it is, and those that could
// be taken back by the next answer.

/** How far a line is followed to see whether it leads back. */
const ROUND_TRIP = 8;

/** Whether the seat's most visited line after an option comes back to the question with nothing changed. */
export const leadsBack = <G extends Game>({ rules, insight, seat }: Seen<G>, first: G, option: Edge): boolean => {
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

interface RoundTrip {
  /** Answers right after an option that bring the seat back to the question with nothing changed. */
  readonly backs: readonly number[];
  /** How much deeper than the question the one between lies. */
  readonly deeper: number;
}

const NOWHERE: RoundTrip = { backs: [], deeper: 0 };

const roundTrip = <G extends Game>({ rules, seat }: Seen<G>, first: G, choice: number): RoundTrip => {
  const g = rules.clone(first);
  rules.choose(g, seat, choice);
  if (barrier(g) !== barrier(first) || !rules.waitingFor(g).includes(seat)) return NOWHERE;
  const depth = depthOf(first, seat);
  const backs = rules.options(g, seat).filter(next => {
    const back = rules.clone(g);
    rules.choose(back, seat, next);
    if (barrier(back) !== barrier(g) || !rules.waitingFor(back).includes(seat)) return false;
    return depthOf(back, seat) === depth && rules.hash(back) === rules.hash(first);
  });
  return { backs, deeper: depthOf(g, seat) - depth };
};

const canBeTakenBack = <G extends Game>(seen: Seen<G>, first: G, choice: number): boolean =>
  roundTrip(seen, first, choice).backs.length > 0;

/** The ways out of the menu that an option opens, with nothing done. Nobody opens it for these. */
export const waysOutOf = <G extends Game>(seen: Seen<G>, first: G, choice: number): readonly number[] => {
  const { backs, deeper } = roundTrip(seen, first, choice);
  return deeper > 0 ? backs : NOWHERE.backs;
};

/** Whether an option leaves a menu with nothing done, and could open it again at once. */
const isWayOut = <G extends Game>(seen: Seen<G>, first: G, choice: number): boolean => {
  const { backs, deeper } = roundTrip(seen, first, choice);
  return deeper < 0 && backs.length > 0;
};

/**
 * The best option that does something. Whoever has opened a menu has decided to use it: who could think better of it in the
 * menu, and better again outside, would never come to an end. Ratings tell how good it would be to leave.
 */
export const chooseFrom = <G extends Game>(seen: Seen<G>, first: G, ratings: readonly Rating[]): number =>
  (ratings.find(({ choice }) => !isWayOut(seen, first, choice)) ?? ratings[0]).choice;

/** An option that can be taken back must be better than others by this. */
const SLIGHT = 0.002;

/** The best first, unless it could be taken back and another that was looked at as often is hardly worse and could not. */
export const getsOn = <G extends Game>(seen: Seen<G>, first: G, ratings: readonly Rating[]): readonly Rating[] => {
  const [best, ...others] = ratings;
  const close = others.filter(
    ({ idle, visits, value }) => !idle && visits >= best.visits && value >= best.value - SLIGHT,
  );
  if (close.length === 0 || !canBeTakenBack(seen, first, best.choice)) return ratings;
  const busy = close.find(({ choice }) => !canBeTakenBack(seen, first, choice));
  return busy === undefined ? ratings : [busy, ...ratings.filter(rating => rating !== busy)];
};
