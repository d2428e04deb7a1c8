import { AGAIN, defineRules, keyFromSeed, must, tasksFor } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { getsOn } from '../src/idle.ts';
import { greedy, SEARCH, search, seenBy, startSearch } from '../src/index.ts';
import { type Patience, patience } from './patience.ts';

const MENU = 0;
const GUESS = 1;
const BACK = 0;
const { task } = tasksFor<Patience>();

/** From a menu one can go back without having done anything. */
const menu = task('menu', () => ({ seat: 0 }), {
  chooseItem: {
    about: 'item',
    options: () => [BACK, 50, 51],
    take: (g, _f, item) => void (item !== BACK && g.guesses.push(item)),
  },
});
const guess = task('guess', () => ({ seat: 0 }), {
  chooseAct: {
    about: 'act',
    options: g => (g.guesses.length < 4 ? [MENU, GUESS] : []),
    take(g, _f, act) {
      if (act === MENU) return [menu(), AGAIN];
      g.guesses.push(7);
      return AGAIN;
    },
  },
});

/** Standing still looks better than anything that can be done: whoever believes it never gets to the end. */
const dithering = {
  rules: defineRules({ ...patience, tasks: { guess, menu } }),
  insight: { evaluate: (g: Patience) => 0.9 - g.guesses.length / 10 },
};

for (const bot of [
  greedy(),
  search({ budget: { iterations: 60 } }),
  search({ budget: { iterations: 60 }, carry: 0 }),
]) {
  test(`${bot.name} does not go round in circles where going round looks best`, () => {
    const g = dithering.rules.setup(must(patience.content({})), keyFromSeed('dither'));

    let decisions = 0;
    for (; dithering.rules.waitingFor(g).length > 0 && decisions < 100; decisions++) {
      dithering.rules.choose(g, 0, bot.think(seenBy(dithering, g, 0, decisions)).choice);
    }

    expect(decisions).toBeLessThan(20);
  });
}

for (const bot of [greedy(), search({ budget: { iterations: 60 } })]) {
  test(`${bot.name} uses a menu that is open, though it tells that leaving would be better`, () => {
    const g = dithering.rules.setup(must(patience.content({})), keyFromSeed('dither'));
    dithering.rules.choose(g, 0, MENU);

    const { choice, ratings } = bot.think(seenBy(dithering, g, 0, 1));

    expect(ratings.toSorted((a, b) => b.value - a.value)[0].choice).toBe(BACK);
    expect(choice).not.toBe(BACK);
  });
}

const ITEM = 50;
const hasItem = ({ guesses }: Patience): boolean => !guesses.includes(ITEM);

/** An item that helps nobody may be used in every round, or kept. */
const idleItem = task('menu', () => ({ seat: 0 }), {
  chooseItem: {
    about: 'item',
    options: () => [BACK, ITEM],
    take: (g, _f, item) => void (item !== BACK && g.guesses.push(item)),
  },
});
const idleGuess = task('guess', () => ({ seat: 0 }), {
  chooseAct: {
    about: 'act',
    options: g => (g.guesses.length < 4 ? (hasItem(g) ? [MENU, GUESS] : [GUESS]) : []),
    take(g, _f, act) {
      if (act === MENU) return [idleItem(), AGAIN];
      g.guesses.push(7);
      return AGAIN;
    },
  },
});

const idling = {
  rules: defineRules({ ...patience, tasks: { guess: idleGuess, menu: idleItem } }),
  insight: { evaluate: () => 0.5 },
};

const rated = (choice: number, value: number, visits = 100) => ({ choice, value, visits, idle: false });

test('what could be taken back by the next answer gives way to what is hardly worse', () => {
  const g = idling.rules.setup(must(patience.content({})), keyFromSeed('idle'));
  const firstOf = (...ratings: ReturnType<typeof rated>[]) =>
    getsOn(seenBy(idling, g, 0, 1), g, ratings).map(({ choice }) => choice)[0];

  expect(firstOf(rated(MENU, 0.5), rated(GUESS, 0.499))).toBe(GUESS);
  expect(firstOf(rated(MENU, 0.5), rated(GUESS, 0.49))).toBe(MENU);
  expect(firstOf(rated(MENU, 0.5), rated(GUESS, 0.5, 12))).toBe(MENU);
  expect(firstOf(rated(GUESS, 0.5), rated(MENU, 0.5))).toBe(GUESS);

  idling.rules.choose(g, 0, MENU);
  expect(firstOf(rated(BACK, 1), rated(ITEM, 1))).toBe(ITEM);
});

test('a search that is stopped at once does not go round in circles either', () => {
  const g = dithering.rules.setup(must(patience.content({})), keyFromSeed('dither'));

  expect(startSearch(seenBy(dithering, g, 0, 1), SEARCH).answer().choice).toBe(GUESS);
});
