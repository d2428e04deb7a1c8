import { expect, test } from 'vitest';
import { choicesIn, must, questionFor, SPECTATOR, withheldFrom, withheldIn } from '../src/index.ts';
import { type Toy, toy } from '../toy/index.ts';
import { NO, TURN_HAND } from '../toy/tasks.ts';

const table = (): Toy => toy.setup(must(toy.content({ seats: 2 })), [1, 2, 3, 4, 5, 6, 7, 8]);
const question = (g: Toy, seat: number) => questionFor(toy, g, seat) ?? expect.fail(`seat ${seat} is not asked`);

test('a question is words without a language: what is asked, what may be chosen, what could be named', () => {
  const g = table();

  const { name, about, ask, options, asides, things } = question(g, 0);

  expect([name, about, ask]).toEqual(['bid.chooseCard', 'card', { key: 'bid.chooseCard' }]);
  expect(options.map(({ choice }) => choice)).toEqual(toy.options(g, 0));
  expect(options[0]).toEqual({ choice: options[0].choice, words: toy.describe(g, 0, options[0].choice) });
  expect(asides).toEqual([{ choice: TURN_HAND, words: { key: 'toy.turnHand' } }]);
  expect(things).toHaveLength(36);
});

test('nobody is asked but whose turn it is', () => {
  const g = table();
  toy.choose(g, 0, toy.options(g, 0)[0]);
  toy.choose(g, 0, NO);

  expect(questionFor(toy, g, 0)).toBeNull();
  expect(questionFor(toy, g, SPECTATOR)).toBeNull();
  expect(withheldFrom(toy, g, 0)).toEqual([]);
});

test('what is withheld is everything that could be named but for what is offered, also to tidy up', () => {
  const g = table();
  const asked = question(g, 0);
  const withheld = withheldFrom(toy, g, 0);

  expect(withheld.map(({ choice }) => choice)).toEqual(asked.things.filter(card => !g.hands[0].includes(card)));
  expect(withheld.map(({ choice }) => choice)).toEqual(withheldIn(asked));
  expect(withheld.every(({ choice }) => toy.whyNot(g, 0, choice)?.clause === 'TOY-3')).toBe(true);
  expect(withheldIn({ ...asked, things: [...asked.things, TURN_HAND] })).not.toContain(TURN_HAND);
  expect(choicesIn(asked).map(({ choice }) => choice)).toEqual([...toy.options(g, 0), TURN_HAND]);
});

test('why not is answered about things that can be named, and about nothing else', () => {
  const g = table();

  expect(toy.whyNot(g, 0, 36)).toBeNull();
  expect(toy.whyNot(g, 0, -7)).toBeNull();
  expect(toy.whyNot(g, 0, TURN_HAND)).toBeNull();
  expect(toy.whyNot(g, 0, toy.options(g, 0)[0])).toBeNull();
});
