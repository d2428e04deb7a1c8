import { createCipheriv, createHash } from 'node:crypto';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { chachaBlock } from '../src/chacha.ts';
import {
  type Chance,
  draw,
  followScript,
  type Game,
  hex,
  keyFromSeed,
  newGame,
  scriptIsUsedUp,
  sha256,
  shuffle,
  uniform,
} from '../src/index.ts';

const content = { id: 'none', hash: '', options: {} };
const game = (seed: string | number): Game => newGame(content, keyFromSeed(seed), { task: 'none', at: 0 });

const littleEndian = (words: Int32Array): string =>
  Buffer.from(words.buffer.slice(0, words.byteLength)).toString('hex');

test('the ChaCha core gives the key stream of ChaCha20 in an independent implementation', () => {
  const key = keyFromSeed('any');
  const bytes = Buffer.alloc(32);
  for (const [i, word] of key.entries()) bytes.writeInt32LE(word, i * 4);
  const counter = Buffer.alloc(16);
  counter.writeUInt32LE(3, 0);
  const expected = createCipheriv('chacha20', bytes, counter).update(Buffer.alloc(64)).toString('hex');

  const out = new Int32Array(16);
  chachaBlock(key, 3, 20, out);

  expect(littleEndian(out)).toBe(expected);
});

test('with 12 rounds it gives the published vector of the zero key', () => {
  const out = new Int32Array(16);
  chachaBlock(new Array<number>(8).fill(0), 0, 12, out);

  expect(littleEndian(out)).toBe(
    '9bf49a6a0755f953811fce125f2683d50429c3bb49e074147e0089a52eae155f' +
      '0564f879d27ae3c02ce82834acfa8c793a629f2ca0de6919610be82f411326be',
  );
});

test('SHA-256 agrees with the one of the runtime, whatever the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), text => {
      expect(hex(sha256(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 300 },
  );
});

test('numbers are equally likely: no face of any die strays by more than five deviations', () => {
  for (const n of [2, 3, 5, 6, 7, 12, 100]) {
    const chance: Chance = { key: keyFromSeed(`fair ${n}`), drawn: 0 };
    const counts = new Array<number>(n).fill(0);
    const total = 60_000;
    for (let i = 0; i < total; i++) counts[uniform(chance, n)]++;
    const deviation = Math.sqrt((total / n) * (1 - 1 / n));
    for (const count of counts) expect(Math.abs(count - total / n)).toBeLessThan(5 * deviation);
  }
});

test('each place of a shuffle is equally likely', () => {
  const g = game('shuffle');
  const counts = Array.from({ length: 4 }, () => [0, 0, 0, 0]);
  for (let i = 0; i < 12_000; i++) {
    const things = [0, 1, 2, 3];
    shuffle(g, things, 'test');
    for (const [place, thing] of things.entries()) counts[thing][place]++;
  }

  for (const count of counts.flat()) expect(Math.abs(count - 3000)).toBeLessThan(250);
});

test('two games that take turns draw what each would draw alone', () => {
  const alone = (seed: number) => {
    const g = game(seed);
    return Array.from({ length: 50 }, () => draw(g, 1000, 'x'));
  };
  const a = game(1);
  const b = game(2);
  const both = Array.from({ length: 50 }, () => [draw(a, 1000, 'x'), draw(b, 1000, 'x')]);

  expect(both.map(pair => pair[0])).toEqual(alone(1));
  expect(both.map(pair => pair[1])).toEqual(alone(2));
});

test('a chance taken up from key and counter goes on as before', () => {
  const g = game(5);
  for (let i = 0; i < 37; i++) draw(g, 6, 'x');
  const later: Chance = { key: [...g.key], drawn: g.drawn };

  const went = Array.from({ length: 40 }, () => uniform(g, 6));

  expect(Array.from({ length: 40 }, () => uniform(later, 6))).toEqual(went);
});

test('draws are recorded with their purpose when somebody listens', () => {
  const g = game(1);
  g.draws = [];

  draw(g, 6, 'slam die');
  shuffle(g, [1, 2, 3], 'deck');

  expect(g.draws).toMatchObject([
    { purpose: 'slam die', of: 6 },
    { purpose: 'deck', of: 3 },
  ]);
});

test('a script gives the results it was told, numbers and orders', () => {
  const g = game(1);
  followScript(g, [
    ['die', 4],
    ['deck', [3, 1, 2]],
  ]);
  const deck = [1, 2, 3];

  expect(draw(g, 6, 'die')).toBe(4);
  shuffle(g, deck, 'deck');

  expect(deck).toEqual([3, 1, 2]);
  expect(() => scriptIsUsedUp(g)).not.toThrow();
});

test('a script fails when a result is missing, left over, out of range, or for another purpose', () => {
  const g = game(1);
  followScript(g, [['die', 4]]);
  expect(() => scriptIsUsedUp(g)).toThrow('left over: die');
  expect(() => draw(g, 6, 'deck')).toThrow('the script has "die" where the rules want "deck"');
  expect(() => draw(g, 6, 'die')).toThrow('no result left for "die"');

  followScript(g, [['die', 6]]);
  expect(() => draw(g, 6, 'die')).toThrow('wants a number below 6');

  followScript(g, [['deck', [1, 2]]]);
  expect(() => shuffle(g, [1, 3], 'deck')).toThrow('shuffles 1 3, the script gives 1,2');
});
