import type { Game } from '@lastroad/kernel';
import type { Seen } from './seen.ts';

/** What a bot thinks of one option. */
export interface Rating {
  readonly choice: number;
  /** How well the seat stands after it, from 0 to 1. */
  readonly value: number;
  /** How often it was looked at. */
  readonly visits: number;
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

/** Best first: by visits where they differ, then by value, then the lower number, so that the order is always the same. */
export const ranked = (ratings: Rating[]): Rating[] =>
  ratings.sort((a, b) => b.visits - a.visits || b.value - a.value || a.choice - b.choice);
