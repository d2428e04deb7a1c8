import { commitmentTo, deriveKey, type Fairness } from './chance.ts';
import { barrier, type Content, type Game, type Happening, type Seat } from './game.ts';
import { accept, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';

export interface Decision {
  readonly seat: Seat;
  readonly choice: number;
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
  readonly pack: unknown;
  readonly fairness: Fairness;
  /** Hash of the state at the first decision. */
  readonly start: string;
  g: G;
  readonly decisions: Decision[];
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
  return { rules, pack, fairness, start: rules.hash(g), g, decisions: [], past: [], undone: [] };
};

export const isOver = (match: Match): boolean => match.g.stack.length === 0;

/** Why an answer cannot be taken, or that it can. Reads only. */
const check = (match: Match, seq: number, seat: Seat, choice: number): Result<null> => {
  const { rules, g } = match;
  if (seq !== match.decisions.length) {
    return refuse('old-question', `the answer is to question ${seq}; the open one is ${match.decisions.length}`);
  }
  if (isOver(match)) return refuse('over', 'the game is over');
  if (!rules.waitingFor(g).includes(seat)) {
    return refuse('not-asked', `seat ${seat} is not asked; the game waits for ${rules.waitingFor(g).join(', ')}`);
  }
  if (!rules.options(g, seat).includes(choice) && !rules.asides(g, seat).includes(choice)) {
    return refuse('not-an-option', `${choice} is not one of ${rules.options(g, seat).join(', ')}`);
  }
  return accept(null);
};

/** Takes an answer from outside. Refused, it changes nothing: the rules work on a copy. */
export const answer = <G extends Game, C extends Content, V, E extends Happening>(
  match: Match<G, C, V, E>,
  { seq, seat, choice }: { readonly seq: number; readonly seat: Seat; readonly choice: number },
): Result<Kept<E>> => {
  const checked = check(match, seq, seat, choice);
  if (!checked.ok) return checked;
  const before = match.g;
  const g = match.rules.clone(before);
  const events: E[] = [];
  g.events = events;
  match.rules.choose(g, seat, choice);
  g.events = null;

  const last = match.decisions.at(-1);
  if (barrier(g) !== barrier(before)) match.past.length = 0;
  else {
    if (last !== undefined && last.seat !== seat) match.past.length = 0;
    match.past.push(before);
  }
  const again = match.undone.pop();
  if (again?.choice !== choice || again.seat !== seat) match.undone.length = 0;
  match.g = g;
  const hash = match.rules.hash(g);
  match.decisions.push({ seat, choice, hash });
  return accept({ seq: match.decisions.length, hash, events });
};

/** Whether a seat may take its last decision back: nothing was drawn or shown since, and nobody else has answered. */
export const canUndo = (match: Match, seat: Seat): boolean =>
  match.past.length > 0 && match.decisions.at(-1)?.seat === seat;

export const undo = (match: Match, seat: Seat): Result<null> => {
  if (!canUndo(match, seat)) return refuse('nothing-to-undo', `seat ${seat} has nothing to take back`);
  match.g = match.past.pop() as Game;
  match.undone.push(match.decisions.pop() as Decision);
  return accept(null);
};

/** Takes the decision again that was taken back last. */
export const redo = <E extends Happening>(match: Match<Game, Content, unknown, E>, seat: Seat): Result<Kept<E>> => {
  const next = match.undone.at(-1);
  if (next === undefined || next.seat !== seat)
    return refuse('nothing-to-undo', `seat ${seat} has nothing to take again`);
  return answer(match, { seq: match.decisions.length, seat, choice: next.choice });
};
