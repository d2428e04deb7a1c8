import {
  accept,
  checkFairness,
  type Fairness,
  type GameFile,
  isOfToday,
  type Pledged,
  type Refusal,
  type Result,
  readGameFile,
  refuse,
  verify as verifyFile,
} from '@lastroad/kernel';
import { type Context, command } from '../command.ts';
import { readText } from '../files.ts';
import { Failure } from '../problems.ts';
import { findGame } from '../registry.ts';
import { JSON_FLAG } from '../settle.ts';
import { count } from '../text.ts';

export const verify = command(
  {
    name: 'verify',
    summary: 'Check a game file: every byte, the dice, every decision and the result',
    operand: { name: 'FILE' },
    flags: { ...JSON_FLAG },
    notes: ['Exits 0 if everything is as it was played, 1 if not; then it names the first place that is wrong.'],
  },
  ({ operand: path = '', values }, context) => {
    const { terminal } = context;
    const checked = check(path, context);
    if (values.json) {
      terminal.print(JSON.stringify(checked.ok ? { ok: true, ...summaryOf(checked.value) } : checked));
      return checked.ok ? 0 : 1;
    }
    if (!checked.ok) throw new Failure(`${path}: ${checked.detail}`);
    terminal.print(`${path}: ${terminal.paint.good('everything is as it was played')}`, ...told(checked.value));
    return 0;
  },
);

interface Checked {
  readonly file: GameFile;
  /** Hashes of an earlier version were others: the name of the content and the states were not compared. */
  readonly isOfToday: boolean;
}

const check = (path: string, { registry }: Context): Result<Checked> => {
  const read = readGameFile(readText(path));
  if (!read.ok) return read;
  const file = read.value;
  const rules = findGame(registry, file.game)?.rules;
  if (rules === undefined) return withoutRules(file, unknownGame(file));
  const verified = verifyFile(rules, file);
  if (verified.ok) return accept({ file, isOfToday: isOfToday(rules, file) });
  return OF_ANOTHER_RELEASE.has(verified.code) ? withoutRules(file, verified) : verified;
};

/** Refusals that say nothing against the file: it was played with what this program does not have. */
const OF_ANOTHER_RELEASE: ReadonlySet<string> = new Set(['unknown-version', 'wrong-content']);

const unknownGame = ({ game }: GameFile): Refusal =>
  refuse('wrong-game', `the file is of "${game}", a game this program does not know`);

/** What can be checked all the same; the decisions have to wait for the release they were made with. */
const withoutRules = ({ fairness }: GameFile, refusal: Refusal): Refusal => {
  if (fairness.secret === null) return refusal;
  const fair = checkFairness(fairness);
  if (!fair.ok) return fair;
  const found = 'every field is as it was written and the secret of the dice is the one committed to';
  return refuse(refusal.code, `${refusal.detail}; ${found}, but no decision was played again`);
};

const summaryOf = ({ file, isOfToday }: Checked) => {
  const { game, version, options, content, fairness, decisions, result } = file;
  return {
    game,
    version,
    options,
    content,
    hashesCompared: isOfToday,
    commitment: fairness.commitment,
    pledges: fairness.version === 2 ? fairness.pledges : null,
    voided: fairness.version === 2 ? fairness.voided : [],
    decisions: decisions.length,
    result,
  };
};

const told = ({ file, isOfToday }: Checked): string[] => {
  const { game, version, content, fairness, decisions, result } = file;
  const hashes = isOfToday ? 'every state hash equal' : `hashes of version ${version} are not compared`;
  return [
    '  file        every field is as it was written',
    `  rules       ${game}, version ${version}${isOfToday ? '' : ', played by the rulings of its date'}`,
    `  content     ${content.id}, hash ${content.hash}${isOfToday ? '' : ', not compared'}`,
    ...diceOf(fairness),
    `  decisions   ${count(decisions.length)} played again, all legal, ${hashes}`,
    `  result      ${result === null ? 'the game is still running' : `scores ${result.scores.join(', ')}; places ${result.places.join(', ')}`}`,
  ];
};

/** What was found of the dice; which promises there are to keep depends on the form of the record. */
const diceOf = (fairness: Fairness): string[] => {
  const secret = `the secret is the one committed to: ${fairness.commitment.slice(0, 16)}…`;
  const lines =
    fairness.version === 2 ? [secret, ...pledgesIn(fairness)] : [secret, 'nonces were put in without pledges'];
  return lines.map((line, i) => `  ${i === 0 ? 'dice' : '    '}        ${line}`);
};

const pledgesIn = ({ pledges, voided }: Pledged): string[] => {
  const pledged = pledges.filter(pledge => pledge !== null).length;
  const own = pledges.length - pledged;
  return [
    `${count(pledged)} nonces are those that were pledged before any was disclosed, ${count(own)} follow from the secret`,
    ...voided.map(({ names }) => `a deal before this one was void: no nonce from ${names.join(', ')}`),
  ];
};
