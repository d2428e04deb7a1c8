import { chachaBlock, type Key } from './chacha.ts';
import type { Game } from './game.ts';
import { sha256 } from './sha256.ts';

export type { Key };

/** A stream of chance: the key, and how many words of it were used. Every game is one; bots and fuzzers keep their own. */
export interface Chance {
  key: Key;
  drawn: number;
}

/** For tests: what each use of chance gives, with its purpose. A shuffle gives the new order of the things shuffled. */
export type Script = readonly (readonly [purpose: string, result: number | readonly number[]])[];

// Blocks in use. They are functions of key and counter alone, so keeping a few of them outside the state changes nothing
// but speed. A few, because games, bots and fuzzers draw from their own streams in turn.
const RECENT = 4;
const blocks = Array.from({ length: RECENT }, () => ({
  key: null as Key | null,
  number: -1,
  words: new Int32Array(16),
}));
let oldest = 0;

let latest = blocks[0];

const blockOf = (key: Key, number: number): Int32Array => {
  if (latest.key === key && latest.number === number) return latest.words;
  for (let i = 0; i < RECENT; i++) {
    const block = blocks[i];
    if (block.key === key && block.number === number) {
      latest = block;
      return block.words;
    }
  }
  const block = blocks[oldest];
  oldest = (oldest + 1) % RECENT;
  latest = block;
  chachaBlock(key, number, 12, block.words);
  block.key = key;
  block.number = number;
  return block.words;
};

const word = (chance: Chance): number => {
  const at = chance.drawn++;
  return blockOf(chance.key, at >>> 4)[at & 15];
};

/** A number from 0 to n - 1, all equally likely: as many bits as n needs, drawn anew while they exceed it. */
export const uniform = (chance: Chance, n: number): number => {
  if (n <= 1) return 0;
  const mask = -1 >>> Math.clz32(n - 1);
  for (;;) {
    const x = word(chance) & mask;
    if (x < n) return x;
  }
};

const scripted = (g: Game, script: Script, purpose: string): number | readonly number[] => {
  if (g.drawn >= script.length) throw new Error(`the script has no result left for "${purpose}"`);
  const [expected, result] = script[g.drawn++];
  if (expected !== purpose) throw new Error(`the script has "${expected}" where the rules want "${purpose}"`);
  return result;
};

/** A number from 0 to n - 1. Every use of chance by the rules goes through here or through `shuffle`. */
export const draw = (g: Game, n: number, purpose: string): number => {
  const result = g.script === null ? uniform(g, n) : scripted(g, g.script, purpose);
  if (typeof result !== 'number' || result >= n || result < 0) {
    throw new Error(`"${purpose}" wants a number below ${n}, the script gives ${String(result)}`);
  }
  g.draws?.push({ purpose, of: n, result });
  return result;
};

/** Puts things into random order, in place. */
export const shuffle = (g: Game, things: number[], purpose: string): void => {
  if (g.script === null) {
    for (let i = things.length - 1; i > 0; i--) {
      const j = uniform(g, i + 1);
      const thing = things[i];
      things[i] = things[j];
      things[j] = thing;
    }
  } else {
    const order = scripted(g, g.script, purpose);
    if (typeof order === 'number' || sorted(order) !== sorted(things)) {
      throw new Error(`"${purpose}" shuffles ${things.join(' ')}, the script gives ${String(order)}`);
    }
    things.splice(0, things.length, ...order);
  }
  g.draws?.push({ purpose, of: things.length, result: things.slice() });
};

const sorted = (things: readonly number[]): string => [...things].sort((a, b) => a - b).join();

/** From now on chance follows the script, result by result. */
export const followScript = (g: Game, script: Script): void => {
  g.script = script;
  g.drawn = 0;
};

/** Fails when the rules used less chance than the script foresaw. */
export const scriptIsUsedUp = (g: Game): void => {
  const left = g.script?.slice(g.drawn) ?? [];
  if (left.length > 0)
    throw new Error(`the script has results left over: ${left.map(([purpose]) => purpose).join(', ')}`);
};

/** A key for a stream of its own: an imagined game, a simulated one. */
export const drawKey = (chance: Chance): Key => {
  const key: number[] = [];
  for (let i = 0; i < 8; i++) key.push(word(chance));
  return key;
};

/** Chance for tests, simulations and bots, where fairness to others is no concern. */
export const keyFromSeed = (seed: string | number): Key => Array.from(sha256(`lastroad seed\n${seed}`));
