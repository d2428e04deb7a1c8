import { carryOut, refusalTo, type Taken } from './deciding.ts';
import { commitmentTo, deriveKey, type Fairness } from './fairness.ts';
import { type Content, type Game, type Happening, isOver, type Seat } from './game.ts';
import { accept, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';

export interface Decision extends Taken {
  /** Hash of the state it led to. */
  readonly hash: string;
}

/** A game being played, with the evidence of how it came to be where it is. */
export interface Match<
  G extends Game = Game,
  C extends Content = Content,
  V = unknown,
  E extends Happening = Happening,
> {
  readonly rules: Rules<G, C, V, E>;
  /** The version of the rules its hashes are of. */
  readonly version: number;
  readonly pack: unknown;
  readonly fairness: Fairness;
  /** Hash of the state at the first decision. */
  readonly start: string;
  g: G;
  readonly decisions: Decision[];
  /** What each of them brought about. */
  readonly happened: (readonly E[])[];
  /** States that may be gone back to, oldest first. */
  readonly past: G[];
  /** Decisions taken back, next one last. */
  readonly undone: Decision[];
}

/** What is known of a decision once it stands. */
export interface Kept<E> {
  /** Number of the next question. */
  readonly seq: number;
  readonly hash: string;
  readonly events: readonly E[];
}

export const startMatch = <G extends Game, C extends Content, V, E extends Happening>(
  rules: Rules<G, C, V, E>,
  content: C,
  chance: { readonly secret: string; readonly nonces: readonly string[] },
  pack: unknown = null,
): Match<G, C, V, E> => {
  const g = rules.setup(content, deriveKey(chance.secret, chance.nonces));
  const fairness = { commitment: commitmentTo(chance.secret), nonces: chance.nonces, secret: chance.secret };
  const { version } = rules;
  return { rules, version, pack, fairness, start: rules.hash(g), g, decisions: [], happened: [], past: [], undone: [] };
};

export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** How a game has ended; `null` while it is running. */
export const outcomeOf = (rules: Rules, g: Game): Outcome | null =>
  isOver(g) ? { scores: rules.scores(g), places: rules.places(g) } : null;

/** Takes an answer from outside. Refused, it changes nothing: the rules work on a copy. */
export const answer = <G extends Game, C extends Content, V, E extends Happening>(
  match: Match<G, C, V, E>,
  given: Taken & { readonly seq: number },
): Result<Kept<E>> => {
  const { rules, g: before, decisions, happened, past, undone } = match;
  const { seq, seat, choice } = given;
  if (seq !== decisions.length) {
    return refuse('old-question', `the answer is to question ${seq}; the open one is ${decisions.length}`);
  }
  const refusal = refusalTo(rules, before, given);
  if (refusal !== null) return refusal;
  const { g, events, isBarrier } = carryOut(rules, before, given);
  const last = decisions.at(-1);
  if (isBarrier || (last !== undefined && last.seat !== seat)) past.length = 0;
  if (!isBarrier) past.push(before);
  const again = undone.pop();
  if (again?.choice !== choice || again.seat !== seat) undone.length = 0;
  match.g = g;
  const hash = rules.hash(g);
  decisions.push({ seat, choice, hash });
  happened.push(events);
  return accept({ seq: decisions.length, hash, events });
};

/** Whether a seat may take its last decision back: nothing was drawn or shown since, and nobody else has answered. */
export const canUndo = (match: Match, seat: Seat): boolean =>
  match.past.length > 0 && match.decisions.at(-1)?.seat === seat;

export const undo = (match: Match, seat: Seat): Result<null> => {
  if (!canUndo(match, seat)) return refuse('nothing-to-undo', `seat ${seat} has nothing to take back`);
  match.g = match.past.pop() as Game;
  match.undone.push(match.decisions.pop() as Decision);
  match.happened.pop();
  return accept(null);
};

/** Takes the decision again that was taken back last. */
export const redo = <E extends Happening>(match: Match<Game, Content, unknown, E>, seat: Seat): Result<Kept<E>> => {
  const next = match.undone.at(-1);
  if (next === undefined || next.seat !== seat)
    return refuse('nothing-to-undo', `seat ${seat} has nothing to take again`);
  return answer(match, { seq: match.decisions.length, seat, choice: next.choice });
};
