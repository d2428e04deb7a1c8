import type { Game } from './game.ts';
import { hex, sha256 } from './sha256.ts';

/** 256 bits as eight words. Never changed in place: the generator recognises it by identity. */
export type Key = readonly number[];

/** A stream of chance: the key, and how many words of it were used. Every game is one; bots and fuzzers keep their own. */
export interface Chance {
  key: Key;
  drawn: number;
}

/** For tests: what each use of chance gives, with its purpose. A shuffle gives the new order of the things shuffled. */
export type Script = readonly (readonly [purpose: string, result: number | readonly number[]])[];

const rotl = (x: number, n: number): number => (x << n) | (x >>> (32 - n));

const quarter = (x: Int32Array, a: number, b: number, c: number, d: number): void => {
  x[a] += x[b];
  x[d] = rotl(x[d] ^ x[a], 16);
  x[c] += x[d];
  x[b] = rotl(x[b] ^ x[c], 12);
  x[a] += x[b];
  x[d] = rotl(x[d] ^ x[a], 8);
  x[c] += x[d];
  x[b] = rotl(x[b] ^ x[c], 7);
};

const start = new Int32Array(16);

/** One block of ChaCha key stream: 16 words. */
export const chachaBlock = (key: Key, block: number, rounds: number, out: Int32Array): void => {
  start.set([0x6170_7865, 0x3320_646e, 0x7962_2d32, 0x6b20_6574]);
  start.set(key, 4);
  start[12] = block;
  start[13] = block / 0x1_0000_0000;
  start[14] = 0;
  start[15] = 0;
  out.set(start);
  for (let i = 0; i < rounds; i += 2) {
    quarter(out, 0, 4, 8, 12);
    quarter(out, 1, 5, 9, 13);
    quarter(out, 2, 6, 10, 14);
    quarter(out, 3, 7, 11, 15);
    quarter(out, 0, 5, 10, 15);
    quarter(out, 1, 6, 11, 12);
    quarter(out, 2, 7, 8, 13);
    quarter(out, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) out[i] += start[i];
};

// The block in use. It is a function of key and counter alone, so keeping it outside the state changes nothing but speed.
const stream = new Int32Array(16);
let streamKey: Key | null = null;
let streamBlock = -1;

const word = (chance: Chance): number => {
  const at = chance.drawn++;
  const block = Math.floor(at / 16);
  if (chance.key !== streamKey || block !== streamBlock) {
    chachaBlock(chance.key, block, 12, stream);
    streamKey = chance.key;
    streamBlock = block;
  }
  return stream[at % 16];
};

/** A number from 0 to n - 1, all equally likely: as many bits as n needs, drawn anew while they exceed it. */
export const uniform = (chance: Chance, n: number): number => {
  const mask = n > 1 ? -1 >>> Math.clz32(n - 1) : 0;
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

/** What makes the dice of a table fair: nobody, the host included, could choose the key. */
export interface Fairness {
  /** Hash of the secret, published before anybody sits down. */
  readonly commitment: string;
  /** One from each seat, chosen after the commitment was published. */
  readonly nonces: readonly string[];
  /** Shown when the game is over. */
  readonly secret: string | null;
}

export const commitmentTo = (secret: string): string => hex(sha256(`lastroad secret\n${secret}`));

export const deriveKey = (secret: string, nonces: readonly string[]): Key =>
  Array.from(sha256(`lastroad key\n${JSON.stringify([secret, ...nonces])}`));

/** Chance for tests, simulations and bots, where fairness to others is no concern. */
export const keyFromSeed = (seed: string | number): Key => Array.from(sha256(`lastroad seed\n${seed}`));
