import {
  accept,
  answer,
  type Game,
  type GameFile,
  type Happening,
  type Match,
  type Result,
  type Rules,
  refuse,
  replay,
} from '@lastroad/kernel';

/** A file played again, with every position on the way and what happened between them. */
export interface Retraced {
  readonly match: Match;
  /** One more than there are decisions: the first is the start. */
  readonly positions: readonly Game[];
  /** What each decision brought about. */
  readonly events: readonly (readonly Happening[])[];
}

/** Plays a file again, checking fairness, content, legality and every hash on the way. */
export const retrace = (rules: Rules, file: GameFile): Result<Retraced> => {
  const started = replay(rules, file, 0);
  if (!started.ok) return started;
  const match = started.value;
  const positions: Game[] = [match.g];
  const events: (readonly Happening[])[] = [];
  for (const [seq, [seat, choice, hash]] of file.decisions.entries()) {
    const kept = answer(match, { seq, seat, choice });
    if (!kept.ok) return refuse(kept.code, `decision ${seq + 1}: ${kept.detail}`);
    if (file.version === rules.version && kept.value.hash !== hash) {
      return refuse('wrong-hash', `decision ${seq + 1} gives ${kept.value.hash}, the file says ${hash}`);
    }
    events.push(kept.value.events);
    positions.push(match.g);
  }
  return accept({ match, positions, events });
};
