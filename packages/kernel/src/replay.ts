import { begunUnder } from './begun.ts';
import { checkFairness } from './fairness.ts';
import type { Content, Game } from './game.ts';
import type { GameFile } from './game-file.ts';
import { answer, type Match, outcomeOf, startMatch } from './match.ts';
import { accept, type Result, refuse } from './result.ts';
import type { Rules } from './rules.ts';

/** The version of the rules that the game of a file was begun under. */
export const versionOf = (rules: Rules, file: GameFile): number =>
  begunUnder(rules, file, ({ hash }) => hash === file.content.hash);

/** Whether names and hashes in a file are those of today; if not, they cannot be compared. */
export const isOfToday = (rules: Rules, file: GameFile): boolean => versionOf(rules, file) === rules.version;

/** The content that a file was played with: what it leaves open is as it was when the game was begun. */
export const contentOf = (rules: Rules, file: GameFile): Result<Content> =>
  rules.content(file.options, file.pack, versionOf(rules, file));

/** The match of a file at its first decision: its fairness and its content are as they should be. */
const begin = (rules: Rules, file: GameFile): Result<Match> => {
  if (file.game !== rules.id) return refuse('wrong-game', `the file is of "${file.game}", not of "${rules.id}"`);
  if (file.version < 1 || file.version > rules.version) {
    return refuse(
      'unknown-version',
      `the file was played with version ${file.version} of the rules; this program knows 1 to ${rules.version}`,
    );
  }
  const { secret, nonces } = file.fairness;
  if (secret === null) return refuse('damaged', 'the secret of the dice is not revealed yet: nothing can be replayed');
  const fair = checkFairness(file.fairness);
  if (!fair.ok) return fair;
  const content = contentOf(rules, file);
  if (!content.ok) return content;
  const ofToday = isOfToday(rules, file);
  if (ofToday && content.value.hash !== file.content.hash) {
    return refuse(
      'wrong-content',
      `the file was played with ${file.content.id} (${file.content.hash}); here it is ${content.value.hash}`,
    );
  }
  const match = { ...startMatch(rules, content.value, { secret, nonces }, file.pack), fairness: file.fairness };
  if (ofToday && match.start !== file.start)
    return refuse('wrong-hash', `the start gives ${match.start}, the file says ${file.start}`);
  return accept(match);
};

/** Makes the next decision of a file, and compares where it leads. */
const goOn = (match: Match, file: GameFile, ofToday: boolean): Result<null> => {
  const seq = match.decisions.length;
  const [seat, choice, hash] = file.decisions[seq];
  const place = `decision ${seq + 1} (seat ${seat}, choice ${choice})`;
  const kept = answer(match, { seq, seat, choice });
  if (!kept.ok) return refuse(kept.code, `${place}: ${kept.detail}`);
  if (ofToday && kept.value.hash !== hash)
    return refuse('wrong-hash', `${place} gives ${kept.value.hash}, the file says ${hash}`);
  return accept(null);
};

/** A file played again. */
export interface Retraced {
  readonly match: Match;
  /** One more than there are decisions: the first is the start. */
  readonly positions: readonly Game[];
}

/**
 * Plays a file again, up to a decision or to its end, checking everything on the way: fairness, content, legality and
 * every hash. A file of an earlier version is played by the rulings of its date. Names and hashes have changed since then,
 * so they are not compared: the match has them as they are now, and a file written from it is of this version.
 */
export const retrace = (rules: Rules, file: GameFile, upTo = file.decisions.length): Result<Retraced> => {
  const begun = begin(rules, file);
  if (!begun.ok) return begun;
  const match = begun.value;
  const positions: Game[] = [match.g];
  const ofToday = isOfToday(rules, file);
  while (match.decisions.length < Math.min(upTo, file.decisions.length)) {
    const done = goOn(match, file, ofToday);
    if (!done.ok) return done;
    positions.push(match.g);
  }
  return accept({ match, positions });
};

/** The same for whoever wants to know only where it leads. */
export const replay = (rules: Rules, file: GameFile, upTo?: number): Result<Match> => {
  const retraced = retrace(rules, file, upTo);
  return retraced.ok ? accept(retraced.value.match) : retraced;
};

/** Replays the whole file and checks the result it claims. */
export const verify = (rules: Rules, file: GameFile): Result<Match> => {
  const played = replay(rules, file);
  if (!played.ok) return played;
  const result = outcomeOf(rules, played.value.g);
  if (JSON.stringify(result) !== JSON.stringify(file.result)) {
    return refuse(
      'wrong-hash',
      `the result is ${JSON.stringify(result)}, the file says ${JSON.stringify(file.result)}`,
    );
  }
  return played;
};

/**
 * Takes a game up again that was kept as a file and its last save: by its decisions, or, where the rules no longer lead
 * the same way, by the save. What happened before is not known then, nothing of it can be taken back, and the file goes on
 * as one of the version it was begun under.
 */
export const resume = (rules: Rules, file: GameFile, save: string): Result<Match> => {
  const played = replay(rules, file);
  if (played.ok) return played;
  const content = contentOf(rules, file);
  const loaded = content.ok ? rules.load(save, content.value) : content;
  if (!loaded.ok) return played;
  const { version, pack, fairness, start } = file;
  const decisions = file.decisions.map(([seat, choice, hash]) => ({ seat, choice, hash }));
  const happened = decisions.map(() => []);
  return accept({ rules, version, pack, fairness, start, g: loaded.value, decisions, happened, past: [], undone: [] });
};
