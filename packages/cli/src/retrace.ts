import {
  accept,
  answer,
  type Game,
  type GameFile,
  type Happening,
  type Match,
  must,
  type Result,
  type Rules,
  replay,
  startMatch,
} from '@lastroad/kernel';

/** A file played again, with every position on the way and what happened between them. */
export interface Retraced {
  readonly match: Match;
  /** One more than there are decisions: the first is the start. */
  readonly positions: readonly Game[];
  /** What each decision brought about. */
  readonly events: readonly (readonly Happening[])[];
}

export const retrace = (rules: Rules, file: GameFile): Result<Retraced> => {
  const checked = replay(rules, file);
  if (!checked.ok) return checked;
  const { g, fairness, pack } = checked.value;
  const match = startMatch(rules, g.content, { secret: fairness.secret ?? '', nonces: fairness.nonces }, pack);
  const positions: Game[] = [match.g];
  const events: (readonly Happening[])[] = [];
  for (const [seq, [seat, choice]] of file.decisions.entries()) {
    events.push(must(answer(match, { seq, seat, choice })).events);
    positions.push(match.g);
  }
  return accept({ match, positions, events });
};
