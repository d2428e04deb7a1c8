import type { Catalogue, GameFile, Seat } from '@lastroad/kernel';
import type { Thing } from './face.ts';

/** Something said to a learner. */
export interface GuideStep {
  /**
   * Said when so many decisions stand. Several steps may be said one after the other; after the last of them the
   * learner makes the recorded choice, if the decision is the learner's. Decisions without words are made by themselves.
   */
  readonly at: number;
  /** Key of its words. */
  readonly words: string;
  /** What to look at, beside the choice to be made. */
  readonly look?: readonly Thing[];
  /** Where the rules say so. */
  readonly clauses?: readonly string[];
}

/** A guided first game: a game that was played, and what is said on the way through it. */
export interface Guide {
  readonly file: GameFile;
  readonly learner: Seat;
  readonly steps: readonly GuideStep[];
  /** The words of the steps, by language. */
  readonly words: Readonly<Record<'en' | 'ru' | 'pl' | 'it', Catalogue>>;
}
