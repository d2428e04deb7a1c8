import type { Fairness } from './fairness.ts';
import type { Options } from './game.ts';
import { type Match, type Outcome, outcomeOf } from './match.ts';
import { accept, type Result, refuse } from './result.ts';
import { hex, sha256 } from './sha256.ts';

/** A whole game, finished or running: replay, bug report, test fixture and tutorial at once. */
export interface GameFile {
  readonly lastroad: 'game';
  readonly format: 1;
  readonly game: string;
  readonly version: number;
  readonly options: Options;
  readonly pack: unknown;
  readonly content: { readonly id: string; readonly hash: string };
  readonly fairness: Fairness;
  readonly names: readonly string[];
  /** Hash of the state at the first decision. */
  readonly start: string;
  readonly decisions: readonly (readonly [seat: number, choice: number, hash: string])[];
  /** `null` while the game is running. */
  readonly result: Outcome | null;
  /** Words for the reader before a decision: a lesson, a comment, what went wrong. */
  readonly notes: readonly { readonly at: number; readonly text: string }[];
}

export interface Annotations {
  readonly names?: readonly string[];
  readonly notes?: GameFile['notes'];
  /** Keep the secret back: others may look at the file while the game goes on. */
  readonly sealed?: boolean;
}

/** What a file tells of a match: whoever keeps one in another form gives this much of it. */
export type Evidence = Pick<Match, 'rules' | 'version' | 'pack' | 'fairness' | 'start' | 'g' | 'decisions'>;

export const toGameFile = (
  { rules, version, g, pack, fairness, start, decisions }: Evidence,
  { names = [], notes = [], sealed = false }: Annotations = {},
): GameFile => {
  const { id, hash, options } = g.content;
  return {
    lastroad: 'game',
    format: 1,
    game: rules.id,
    version,
    options,
    pack,
    content: { id, hash },
    fairness: recordOf(sealed ? { ...fairness, secret: null } : fairness),
    names,
    start,
    decisions: decisions.map(d => [d.seat, d.choice, d.hash]),
    result: outcomeOf(rules, g),
    notes,
  };
};

/** Its fields in the order in which they are written. */
const recordOf = (fairness: Fairness): Fairness => {
  const { version, commitment, nonces, secret } = fairness;
  if (version === undefined) return { commitment, nonces, secret };
  return { version, commitment, pledges: fairness.pledges, nonces, voided: fairness.voided, secret };
};

const FIELDS = [
  'lastroad',
  'format',
  'game',
  'version',
  'options',
  'pack',
  'content',
  'fairness',
  'names',
  'start',
  'decisions',
  'result',
  'notes',
] as const satisfies readonly (keyof GameFile)[];

const sealOf = (value: unknown): string => hex(sha256(JSON.stringify(value)).subarray(0, 4));

/** Lists of records go one to a line, so that files can be compared and read. */
const fieldText = (value: unknown): string =>
  Array.isArray(value) && value.length > 0 && typeof value[0] === 'object'
    ? `[\n${value.map(item => JSON.stringify(item)).join(',\n')}\n]`
    : JSON.stringify(value);

/** The one text of a file: its fields in order, each with a seal at the end. */
export const writeGameFile = (file: GameFile): string => {
  const lines = FIELDS.map(field => `"${field}": ${fieldText(file[field])}`);
  const seals = FIELDS.map(field => `"${field}":"${sealOf(file[field])}"`);
  return `{\n${lines.join(',\n')},\n"seal": {${seals.join(',')}}\n}\n`;
};

/** Reads a file and finds any byte that was changed since it was written, naming the field. */
export const readGameFile = (text: string): Result<GameFile> => {
  let file: Record<string, unknown>;
  try {
    file = JSON.parse(text) as Record<string, unknown>;
  } catch (error) {
    return refuse('damaged', `the file is not whole: ${(error as Error).message}`);
  }
  if (typeof file !== 'object' || file === null || file['lastroad'] !== 'game') {
    return refuse('damaged', 'this is not a game file of Lastroad ("lastroad" must be "game")');
  }
  if (file['format'] !== 1)
    return refuse('unknown-version', `the file has format ${String(file['format'])}; this program reads 1`);
  const misshapen = FIELDS.find(field => !SHAPES[field](file[field]));
  if (misshapen !== undefined) return refuse('damaged', `"${misshapen}" does not have the form of a game file`);
  const seals = file['seal'] as Record<string, unknown> | undefined;
  const changed = FIELDS.find(field => seals?.[field] !== sealOf(file[field]));
  if (changed !== undefined)
    return refuse('wrong-hash', `"${changed}" or its seal was changed after the file was written`);
  delete file['seal'];
  const whole = writeGameFile(file as unknown as GameFile);
  if (whole !== text) return refuse('damaged', `line ${firstDifference(whole, text)} is not as it was written`);
  return accept(file as unknown as GameFile);
};

const isText = (value: unknown): boolean => typeof value === 'string';
const isWhole = (value: unknown): boolean => Number.isInteger(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (item: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(item);
const isTextOrNone = (value: unknown): boolean => value === null || isText(value);
const isVoidDeal = (value: unknown): boolean =>
  isRecord(value) && isText(value['commitment']) && listOf(isWhole)(value['seats']) && listOf(isText)(value['names']);

/** Enough that reading the file further cannot go astray. */
const SHAPES: Readonly<Record<(typeof FIELDS)[number], (value: unknown) => boolean>> = {
  lastroad: isText,
  format: isWhole,
  game: isText,
  version: isWhole,
  options: isRecord,
  pack: value => value !== undefined,
  content: value => isRecord(value) && isText(value['id']) && isText(value['hash']),
  fairness: value =>
    isRecord(value) &&
    isText(value['commitment']) &&
    listOf(isText)(value['nonces']) &&
    isTextOrNone(value['secret']) &&
    (value['version'] !== 2 || (listOf(isTextOrNone)(value['pledges']) && listOf(isVoidDeal)(value['voided']))),
  names: listOf(isText),
  start: isText,
  decisions: listOf(d => Array.isArray(d) && d.length === 3 && isWhole(d[0]) && isWhole(d[1]) && isText(d[2])),
  result: value =>
    value === null || (isRecord(value) && listOf(isWhole)(value['scores']) && listOf(isWhole)(value['places'])),
  notes: listOf(note => isRecord(note) && isWhole(note['at']) && isText(note['text'])),
};

const firstDifference = (a: string, b: string): number => {
  const theirs = b.split('\n');
  return a.split('\n').findIndex((line, i) => line !== theirs[i]) + 1 || theirs.length;
};
