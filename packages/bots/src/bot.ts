import type { Game } from '@lastroad/kernel';
import type { Seen } from './seen.ts';

/** What a bot thinks of one option. */
export interface Rating {
  readonly choice: number;
  /** How well the seat stands after it, from 0 to 1. */
  readonly value: number;
  /** How often it was looked at. */
  readonly visits: number;
  /** Leads back to the same question with nothing changed: taken again and again, it would never end. */
  readonly idle: boolean;
}

export interface Answer {
  readonly choice: number;
  /** Best first. */
  readonly ratings: readonly Rating[];
  /** Imagined games that were played through. */
  readonly iterations: number;
}

/** One level of play: from what a seat sees to what it does. */
export interface Bot {
  readonly name: string;
  think<G extends Game>(seen: Seen<G>): Answer;
}

/** Best first: by visits where they differ, then by value; equals stay in the order they come in. */
export const ranked = (ratings: readonly Rating[]): Rating[] =>
  ratings.toSorted((a, b) => b.visits - a.visits || b.value - a.value);

/** The same, but an option that gets nowhere gives way to the best that does: it can only put off what comes anyway. */
export const getsSomewhere = (ratings: readonly Rating[]): readonly Rating[] => {
  const busy = ratings.find(({ idle }) => !idle);
  return busy === undefined || busy === ratings[0] ? ratings : [busy, ...ratings.filter(rating => rating !== busy)];
};
