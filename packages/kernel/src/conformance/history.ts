import type { Taken } from '../deciding.ts';
import type { Content, Seat } from '../game.ts';
import { toGameFile } from '../game-file.ts';
import { answer, canUndo, type Match, redo, startMatch, undo } from '../match.ts';
import { verify } from '../replay.ts';
import { must } from '../result.ts';
import type { Rules } from '../rules.ts';
import { expect, same } from './broken.ts';

/** Plays decisions again as a match. */
export const matchOf = (rules: Rules, content: Content, secret: string, decisions: readonly Taken[]): Match => {
  const match = startMatch(rules, content, { secret, nonces: [] });
  for (const { seat, choice } of decisions) must(answer(match, { seq: match.decisions.length, seat, choice }));
  return match;
};

/** Played once more, the game passes through the same states; taken back as far as it goes and again, too. */
export const checkHistory = (
  rules: Rules,
  content: Content,
  secret: string,
  decisions: readonly Taken[],
  hashes: ReadonlyMap<number, string>,
): void => {
  const match = startMatch(rules, content, { secret, nonces: [] });
  for (const [seq, { seat, choice }] of decisions.entries()) {
    const hash = match.decisions.at(-1)?.hash ?? match.start;
    expect((hashes.get(seq) ?? hash) === hash, 'replay', () => `played again, decision ${seq + 1} meets another state`);
    const kept = answer(match, { seq, seat, choice });
    expect(kept.ok, 'replay', () => `played again, decision ${seq + 1}: ${kept.ok ? '' : kept.detail}`);
    checkUndo(match, seat);
  }
  const checked = verify(rules, toGameFile(match));
  expect(checked.ok, 'replay', () => (checked.ok ? '' : checked.detail));
};

const checkUndo = (match: Match, seat: Seat): void => {
  const { rules } = match;
  const taken = [...match.decisions];
  const { drawn, revealed } = match.g;
  while (canUndo(match, seat)) {
    must(undo(match, seat));
    const hash = match.decisions.at(-1)?.hash ?? match.start;
    expect(
      rules.hash(match.g) === hash,
      'undo',
      () => `decision ${match.decisions.length + 1} taken back leads elsewhere`,
    );
    const nothingTold = match.g.drawn === drawn && match.g.revealed === revealed;
    expect(nothingTold, 'undo', () => 'a decision behind the barrier was taken back');
  }
  while (match.decisions.length < taken.length) must(redo(match, seat));
  expect(same(match.decisions, taken), 'undo', () => 'decisions taken again lead elsewhere');
};
