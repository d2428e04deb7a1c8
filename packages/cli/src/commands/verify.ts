import {
  type Fairness,
  type GameFile,
  type Pledged,
  type Result,
  readGameFile,
  verify as verifyFile,
} from '@lastroad/kernel';
import { type Context, command } from '../command.ts';
import { readText, rulesOf } from '../files.ts';
import { Failure } from '../problems.ts';
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

const check = (path: string, { registry }: Context): Result<GameFile> => {
  const read = readGameFile(readText(path));
  if (!read.ok) return read;
  const verified = verifyFile(rulesOf(registry, read.value.game, path), read.value);
  return verified.ok ? read : verified;
};

const summaryOf = ({ game, version, options, content, fairness, decisions, result }: GameFile) => ({
  game,
  version,
  options,
  content,
  commitment: fairness.commitment,
  pledges: fairness.version === 2 ? fairness.pledges : null,
  voided: fairness.version === 2 ? fairness.voided : [],
  decisions: decisions.length,
  result,
});

const told = ({ game, version, content, fairness, decisions, result }: GameFile): string[] => [
  '  file        every field is as it was written',
  `  rules       ${game}, version ${version}`,
  `  content     ${content.id}, hash ${content.hash}`,
  ...diceOf(fairness),
  `  decisions   ${count(decisions.length)} played again, all legal, every state hash equal`,
  `  result      ${result === null ? 'the game is still running' : `scores ${result.scores.join(', ')}; places ${result.places.join(', ')}`}`,
];

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
