import { readFileSync } from 'node:fs';
import { must, readGameFile, replay } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { type Aurora, lastAurora } from '../src/index.ts';

/** A game that once went wrong, right before the decision at which it did. */
const beforeTheFault = (name: string) => {
  const file = must(readGameFile(readFileSync(new URL(`seeds/${name}.json`, import.meta.url), 'utf8')));
  const [seat, choice] = file.decisions.at(-1) ?? [0, 0];
  return { g: must(replay(lastAurora, file, file.decisions.length - 1)).g as Aurora, seat, choice };
};

test('LA-INV-13, LA-ELM-1: out of the game while a trailer is replaced, its fuel goes back to the supply', () => {
  const { g, seat, choice } = beforeTheFault('out-while-replacing');
  const before = lastAurora.components(g);

  lastAurora.choose(g, seat, choice);

  expect(g.players[seat].out).toBe(true);
  expect(lastAurora.components(g)).toEqual(before);
});
