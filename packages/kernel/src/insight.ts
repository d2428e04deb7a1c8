import type { Game, Happening, Seat } from './game.ts';
import type { Message } from './task.ts';

/** A card, tile or other piece of content that came to a seat, for statistics: what is it worth? */
export interface Tag {
  readonly seat: Seat;
  /** Taken by choice, or met on the way. */
  readonly how: 'taken' | 'met';
  readonly what: string;
}

/**
 * What a game tells bots beyond its rules. Bots hand in imagined games only, so everything in them may be read; what
 * reads a position must be fast, for a search calls it thousands of times a second.
 */
export interface Insight<G extends Game = Game, E extends Happening = Happening> {
  /**
   * How well a seat stands, from 0 (lost) to 1 (won). Asked at any question, also in the middle of a task: count what is
   * under way (a pot, a move not yet ended). Never asked when the game is over.
   */
  evaluate(g: G, seat: Seat): number;
  /** How promising each option is, as weights of any scale, none below 0; for ordering where options are many. */
  weigh?(g: G, seat: Seat, options: readonly number[]): readonly number[];
  /**
   * What chance has just shown to everybody (dice, a pot), as a whole number. Where it differs, a search keeps positions
   * apart that the same decisions led to; left out, it judges a decision by all that chance may make of it.
   */
  scene?(g: G): number;
  /**
   * Whether nothing is under way, so that the position can be judged as it stands. Where a game tells, a search goes on
   * beyond its tree by quick answers until it is so, and keeps to what the weights favour unless it is surely beaten: the
   * weights must be good enough to play by.
   */
  isQuiet?(g: G): boolean;
  /** What speaks for a choice, most important first: the position before it, and after it has been carried through. */
  reasons?(before: G, seat: Seat, choice: number, after: G): readonly Message[];
  /** What of the content an event brought to whom; the game as it stands after all that has just happened. */
  tagsOf?(event: E, g: G): readonly Tag[];
}
