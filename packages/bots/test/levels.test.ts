import { type Toy, toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import {
  botOf,
  getsSomewhere,
  greedy,
  mergeAnswers,
  parseBot,
  type Rating,
  random,
  seenBy,
  winShares,
} from '../src/index.ts';
import { worthAtEnd } from '../src/worth.ts';
import { playable, position, question } from './tables.ts';

/** Somebody has won the round and holds a pot. */
const withPot = (pot: number): { g: Toy; seat: number } => {
  for (let n = 0; ; n++) {
    const g = position(20 + (n % 60), n);
    if (g.pot === pot && g.stack.at(-1)?.task === 'tryLuck') return { g, seat: toy.waitingFor(g)[0] };
  }
};

test('bots are read as people write them', () => {
  expect(parseBot('greedy')).toMatchObject({ ok: true, value: { name: 'greedy', level: 'greedy' } });
  expect(parseBot('search:500')).toMatchObject({ ok: true, value: { settings: { budget: { iterations: 500 } } } });
  expect(parseBot('search:250ms')).toMatchObject({ ok: true, value: { settings: { budget: { millis: 250 } } } });
  expect(parseBot('external:python3 my bot.py')).toMatchObject({
    ok: true,
    value: { level: 'external', command: ['python3', 'my', 'bot.py'] },
  });
  for (const wrong of ['', 'clever', 'search:', 'search:0', 'search:5s', 'greedy:5', 'external: ']) {
    expect(parseBot(wrong)).toMatchObject({ ok: false, detail: expect.stringContaining('there are random, greedy') });
  }
});

test('a bot made from its description keeps its name', () => {
  expect(botOf({ name: 'Anna', level: 'search', settings: { budget: { iterations: 5 } } }).name).toBe('Anna');
});

test('random takes every option sooner or later', () => {
  const { g, seat } = question(0);

  const taken = new Set(Array.from({ length: 60 }, (_, n) => random.think(seenBy(playable, g, seat, n)).choice));

  expect([...taken].sort((a, b) => a - b)).toEqual(toy.options(g, seat));
});

test('greedy leaves a pot of nine alone, whatever its seed: one roll in six would lose it', () => {
  const { g, seat } = withPot(9);

  const answers = Array.from({ length: 10 }, (_, n) => greedy().think(seenBy(playable, g, seat, n)).choice);

  expect(answers.map(choice => toy.describe(g, seat, choice).key)).toEqual(answers.map(() => 'toy.stop'));
});

test('wins are shared by those who tie; the last place is worth nothing, the first everything', () => {
  expect(winShares([1, 1, 3])).toEqual([0.5, 0.5, 0]);
  expect(winShares([2])).toEqual([0]);
  expect(worthAtEnd([1, 2, 3], 0)).toBeCloseTo(1);
  expect(worthAtEnd([1, 2, 3], 2)).toBe(0);
  expect(worthAtEnd([1, 2, 3], 1)).toBeGreaterThan(0);
  expect(worthAtEnd([1, 1], 0)).toBeCloseTo(0.5);
  expect([worthAtEnd([1], 0), worthAtEnd([2], 0)]).toEqual([1, 0]);
});

const rating = (choice: number, value: number, visits: number, idle = false) => ({ choice, value, visits, idle });

test('answers of several threads are added up', () => {
  const one = { choice: 1, iterations: 10, ratings: [rating(1, 0.8, 6), rating(2, 0.5, 4)] };
  const other = { choice: 2, iterations: 10, ratings: [rating(2, 0.75, 9), rating(1, 0.2, 1)] };

  const merged = mergeAnswers([one, other]);

  expect(merged).toMatchObject({ choice: 2, iterations: 20 });
  expect(merged.ratings[0]).toEqual(rating(2, (4 * 0.5 + 9 * 0.75) / 13, 13));
});

test('what several thinkers agree on stays, though another option was looked at as often and did a little better', () => {
  const answer = { choice: 1, ratings: [rating(1, 0.5, 10), rating(2, 0.51, 10)], iterations: 20 };

  const merged = mergeAnswers([answer, answer]);

  expect(merged.ratings.map(({ choice }) => choice)).toEqual([1, 2]);
  expect(merged.choice).toBe(1);
});

test('an option that leads nowhere gives way to one that does', () => {
  const first = (...ratings: readonly Rating[]): number => getsSomewhere(ratings)[0].choice;

  expect(first(rating(1, 0.6, 9, true), rating(2, 0.6, 8))).toBe(2);
  expect(first(rating(1, 0.9, 9, true), rating(2, 0.6, 8))).toBe(2);
  expect(first(rating(1, 0.6, 9, true), rating(2, 0.6, 8, true))).toBe(1);
  expect(first(rating(1, 0.6, 9), rating(2, 0.6, 8))).toBe(1);
});
