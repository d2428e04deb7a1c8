import { barrier, type Game } from '@lastroad/kernel';
import type { Rating } from './bot.ts';
import type { Seen } from './seen.ts';
import { type Edge, mostVisited, pointAfter } from './tree.ts';

// Who may open a menu and close it again, and thinks well of both, goes round in circles. Two kinds of options are
// suspect: those that search itself would follow back to where it is, and those that could be taken back by the next answer.

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

/** Whether some next answer would bring the seat back to the question with nothing changed. */
const canBeTakenBack = <G extends Game>({ rules, seat }: Seen<G>, first: G, choice: number): boolean => {
  const g = rules.clone(first);
  const start = rules.hash(g);
  rules.choose(g, seat, choice);
  if (barrier(g) !== barrier(first) || !rules.waitingFor(g).includes(seat)) return false;
  return rules.options(g, seat).some(next => {
    const back = rules.clone(g);
    rules.choose(back, seat, next);
    return barrier(back) === barrier(g) && rules.hash(back) === start;
  });
};

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
