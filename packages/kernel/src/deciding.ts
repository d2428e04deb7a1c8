import { barrier, type Content, type Game, type Happening, type Seat } from './game.ts';
import { type Refusal, refuse } from './result.ts';
import type { Rules } from './rules.ts';

/** A choice, and whose it is: nothing else decides where a game goes. */
export interface Taken {
  readonly seat: Seat;
  readonly choice: number;
}

/** Where a choice leads. */
export interface Carried<G, E> {
  readonly g: G;
  /** What it brought about. */
  readonly events: readonly E[];
  /** Chance was used or something hidden shown: it cannot be taken back. */
  readonly isBarrier: boolean;
}

/** All that a seat may choose: moves of the game first, then what only tidies up. */
export const offered = (
  { options, asides }: Pick<Rules, 'options' | 'asides'>,
  g: Game,
  seat: Seat,
): readonly number[] => [...options(g, seat), ...asides(g, seat)];

/** Why a choice cannot be taken; `null`: it can. */
export const refusalTo = (rules: Rules, g: Game, { seat, choice }: Taken): Refusal | null => {
  const asked = rules.waitingFor(g);
  if (asked.length === 0) return refuse('over', 'the game is over');
  if (!asked.includes(seat)) {
    return refuse('not-asked', `seat ${seat} is not asked; the game waits for ${asked.join(', ')}`);
  }
  if (rules.options(g, seat).includes(choice) || rules.asides(g, seat).includes(choice)) return null;
  return refuse('not-an-option', `${choice} is not one of ${rules.options(g, seat).join(', ')}`);
};

/** Carries a choice out on a copy. Trusts it: what comes from outside is asked about with `refusalTo` first. */
export const carryOut = <G extends Game, C extends Content, V, E extends Happening>(
  rules: Rules<G, C, V, E>,
  before: G,
  { seat, choice }: Taken,
): Carried<G, E> => {
  const g = rules.clone(before);
  const events: E[] = [];
  g.events = events;
  rules.choose(g, seat, choice);
  g.events = null;
  return { g, events, isBarrier: barrier(g) !== barrier(before) };
};
