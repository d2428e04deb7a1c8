import { keyFromSeed, must } from '@lastroad/kernel';
import { perft, playAtRandom } from '@lastroad/kernel/testing';
import { expect, test } from 'vitest';
import { type Aurora, lastAurora } from '../src/index.ts';

/** A game played at random until a question of that name is open. */
const positionAt = (question: string, options: Readonly<Record<string, string | number>>, version: number): Aurora => {
  for (let seed = 1; seed <= 50; seed++) {
    const g = lastAurora.setup(must(lastAurora.content(options, null, version)), keyFromSeed(seed));
    for (let taken = 0; taken < 400 && lastAurora.waitingFor(g).length > 0; taken++) {
      if (taken > 20 && lastAurora.question(g, lastAurora.waitingFor(g)[0])?.name === question) return g;
      playAtRandom(lastAurora, g, `${seed} ${taken}`, 1);
    }
  }
  throw new Error(`no game came to ${question}`);
};

/** Leaves of the tree of decisions, depth 1 to 4: a changed number is a changed rule. */
const leaves = (g: Aurora): number[] => [1, 2, 3, 4].map(depth => perft(lastAurora, g, depth));

const POSITIONS: readonly (readonly [string, Readonly<Record<string, string | number>>])[] = [
  ['exploreTurn.chooseAct', { seats: 2 }],
  ['explore.cardAndBonus', { seats: 4, mapSide: 'beta' }],
  ['restTurn.useAbilities', { seats: 3 }],
  ['movementTurn.chooseAct', { seats: 2, mapSide: 'beta' }],
  ['fireTurn.chooseAct', { seats: 4 }],
  ['exploreTurn.chooseAct', { seats: 1 }],
];

test.each(POSITIONS)('decisions below %s with %o', (question, options) => {
  expect(leaves(positionAt(question, options, 1))).toMatchSnapshot();
});

test.each(POSITIONS)('decisions below %s with %o, by the rulings of version 4', (question, options) => {
  expect(leaves(positionAt(question, options, 4))).toMatchSnapshot();
});
