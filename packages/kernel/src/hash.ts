import type { Game } from './game.ts';
import { hex, sha256OfWords } from './sha256.ts';
import { type Frame, type Tasks, TOGETHER, type Together } from './task.ts';

// The state is walked once into 64 bits, then sealed with the key. The walk is quick, not cryptographic; the seal makes
// the published hash useless for guessing hidden cards until the key is known, and checkable by anybody afterwards.
// Fields are added up, so that the order in which an object got its fields does not matter.

/** Fields that are not part of the position. */
const TRANSIENT: ReadonlySet<string> = new Set(['events', 'draws', 'open']);
export const isSaved = (field: string): boolean => !TRANSIENT.has(field);

/** Upper half of the last result: a second return value that costs no allocation. */
let high = 0;

const mix = (h: number, x: number, factor: number): number => {
  const y = Math.imul(h ^ x, factor);
  return Math.imul(y ^ (y >>> 15), 0x2c1b_3c6d);
};

/** Takes a word into a running pair of halves; returns the lower, leaves the upper in `high`. */
const take = (low: number, x: number): number => {
  high = mix(high, x, 0x85eb_ca77);
  return mix(low, x, 0x9e37_79b1);
};

interface Word {
  readonly low: number;
  readonly high: number;
}
const words = new Map<string, Word>();

const ofString = (text: string): number => {
  let known = words.get(text);
  if (known === undefined) {
    high = text.length;
    let low = ~text.length;
    for (let i = 0; i < text.length; i++) low = take(low, text.charCodeAt(i));
    known = { low, high };
    if (words.size < 10_000) words.set(text, known);
  }
  high = known.high;
  return known.low;
};

const ofNumber = (n: number): number => {
  high = 0x6e75_6d00;
  if ((n | 0) === n) return take(1, n);
  if (!Number.isSafeInteger(n))
    throw new Error(`the state holds ${n}: only whole numbers keep their meaning everywhere`);
  return take(take(2, n | 0), Math.floor(n / 0x1_0000_0000));
};

const ofPlain = (value: unknown): number => {
  if (typeof value === 'number') return ofNumber(value);
  if (typeof value === 'string') return ofString(value);
  if (Array.isArray(value)) return ofList(value, ofPlain);
  if (typeof value === 'object' && value !== null) return ofFields(value as Readonly<Record<string, unknown>>);
  if (typeof value === 'boolean' || value === null) return ofString(`${value}`);
  throw new Error(`the state holds ${typeof value}, which a save would lose`);
};

const ofList = <T>(list: readonly T[], of: (item: T) => number): number => {
  let low = list.length;
  let top = 0x6c69_7374;
  for (let i = 0; i < list.length; i++) {
    const itemLow = of(list[i]);
    const itemHigh = high;
    high = top;
    low = take(take(low, itemLow), itemHigh);
    top = high;
  }
  high = top;
  return low;
};

/** One named field, ready to be added to its neighbours. */
const ofField = (name: string, value: number): number => {
  const valueHigh = high;
  const low = ofString(name);
  return take(take(low, value), valueHigh);
};

const ofFields = (record: Readonly<Record<string, unknown>>): number => {
  let low = 0;
  let top = 0;
  for (const name in record) {
    low = (low + ofField(name, ofPlain(record[name]))) | 0;
    top = (top + high) | 0;
  }
  high = top;
  return low;
};

/** A frame as saves have it, with the name of its step. */
const ofFrame = (tasks: Tasks, frame: Frame): number => {
  const record = frame as unknown as Readonly<Record<string, unknown>>;
  let low = 0;
  let top = 0;
  for (const name in record) {
    let value: number;
    if (name === 'at') value = ofString(atName(tasks, frame));
    else if (name === 'branches') value = ofList((frame as Together).branches, b => ofBranch(tasks, b.seat, b.stack));
    else value = ofPlain(record[name]);
    low = (low + ofField(name, value)) | 0;
    top = (top + high) | 0;
  }
  high = top;
  return low;
};

const ofBranch = (tasks: Tasks, seat: number, stack: readonly Frame[]): number => {
  const low = ofField('seat', ofNumber(seat));
  const top = high;
  const sum =
    (low +
      ofField(
        'stack',
        ofList(stack, frame => ofFrame(tasks, frame)),
      )) |
    0;
  high = (high + top) | 0;
  return sum;
};

export const atName = (tasks: Tasks, frame: Frame): string =>
  frame.task === TOGETHER ? 'join' : (tasks[frame.task].stepNames[frame.at] ?? 'end');

const seal = (low: number, key: readonly number[]): string => hex(sha256OfWords([...key, low, high]).subarray(0, 2));

/** 16 digits that name this position of this game; the same in every runtime. */
export const hashOf = (tasks: Tasks, g: Game): string => {
  const record = g as unknown as Readonly<Record<string, unknown>>;
  let low = 0;
  let top = 0;
  for (const name in record) {
    if (!isSaved(name)) continue;
    let value: number;
    if (name === 'stack') value = ofList(g.stack, frame => ofFrame(tasks, frame));
    else if (name === 'content') value = ofString(g.content.hash);
    else value = ofPlain(record[name]);
    low = (low + ofField(name, value)) | 0;
    top = (top + high) | 0;
  }
  high = top;
  return seal(low, g.key);
};

/** The same, of a state as it stands in a save. */
export const hashOfSaved = (state: Readonly<Record<string, unknown>>, key: readonly number[]): string =>
  seal(ofFields(state), key);
