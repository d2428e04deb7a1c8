import { toy, toyInsight } from '@lastroad/kernel/toy';
import { speaker } from '@lastroad/words';
import { expect, test } from 'vitest';
import { hint } from '../src/index.ts';
import { position, question } from './tables.ts';

const say = speaker(toy.words);

/** A position in which the winner of a round may roll, with some coins in the pot. */
const tryingLuck = (pot: number) => {
  for (let n = 0; ; n++) {
    const g = position(n % 60, n);
    if (g.stack.at(-1)?.task === 'tryLuck' && g.pot >= pot && g.bank > 0) return { g, seat: toy.waitingFor(g)[0] };
  }
};

test('a hint names the best options, best first, with what speaks for them', () => {
  const { g, seat } = tryingLuck(1);

  const hints = hint(toy, toyInsight, g, seat);

  const told = hints.map(({ choice, reasons }) => [say(toy.describe(g, seat, choice)), ...reasons.map(say)]);
  expect(hints.length).toBeGreaterThan(1);
  expect(hints[0].value).toBeGreaterThanOrEqual(hints[1].value);
  expect(told.find(([option]) => option === 'stop')?.[1]).toMatch(/^gains \d+ coins?$/);
});

test('a search may be asked for a hint, and a hint is the same when asked again', () => {
  const { g, seat } = question(4);

  const first = hint(toy, toyInsight, g, seat, { iterations: 50, best: 2 });

  expect(first.length).toBeLessThanOrEqual(2);
  expect(hint(toy, toyInsight, g, seat, { iterations: 50, best: 2 })).toEqual(first);
});

test('a game without reasons still gets its options ranked', () => {
  const { g, seat } = question(0);

  const hints = hint(toy, { evaluate: toyInsight.evaluate }, g, seat, { best: 9 });

  expect(hints.map(({ choice }) => choice).sort((a, b) => a - b)).toEqual(toy.options(g, seat));
  expect(hints.every(({ reasons }) => reasons.length === 0)).toBe(true);
});
