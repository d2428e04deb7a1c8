import { TOGETHER } from '@lastroad/kernel';
import { type Toy, toy, toyInsight } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { greedy, type Playable, SEARCH, search, seenBy, startSearch } from '../src/index.ts';
import { playable, position, question } from './tables.ts';

const NEVER = Number.POSITIVE_INFINITY;

const see = (decisions: number, seed = 'see') => {
  const { g, seat } = question(decisions);
  return seenBy(playable, g, seat, seed);
};

test('with a budget of iterations the same seed gives the same answer, another seed other counts', () => {
  const bot = search({ budget: { iterations: 200 } });

  expect(bot.think(see(5))).toEqual(bot.think(see(5)));
  expect(bot.think(see(5, 'other'))).not.toEqual(bot.think(see(5)));
});

test('in slices it thinks the same as in one go', () => {
  const whole = search({ budget: { iterations: 150 } }).think(see(5));

  const sliced = startSearch(see(5), { ...SEARCH, budget: { iterations: 150 } });
  for (let i = 0; i < 15; i++) sliced.run(10);

  expect(sliced.answer()).toEqual(whole);
});

test('every iteration is counted at one option', () => {
  const { ratings, iterations } = search({ budget: { iterations: 300 }, sure: NEVER }).think(see(0));

  const visits = ratings.reduce((sum, rating) => sum + rating.visits, 0);
  expect(iterations).toBe(300);
  expect(visits).toBe(300);
  for (const { value } of ratings) expect(value).toBeGreaterThanOrEqual(0);
  for (const { value } of ratings) expect(value).toBeLessThanOrEqual(1);
});

test('it looks no further once it is sure, and answers the same', () => {
  const sure = search({ budget: { iterations: 2000 } }).think(see(0));
  const thorough = search({ budget: { iterations: 2000 }, sure: NEVER }).think(see(0));

  expect(sure.iterations).toBeLessThan(1000);
  expect(thorough.iterations).toBe(2000);
  expect(sure.choice).toBe(thorough.choice);
});

test('it has an answer before the first iteration: what greedy would do', () => {
  const started = startSearch(see(5), SEARCH);

  expect(started.answer().choice).toBe(greedy({ tries: SEARCH.tries }).think(see(5)).choice);
  expect(started.iterations).toBe(0);
});

test('with a budget of time it ends in time', () => {
  const before = process.threadCpuUsage();
  const { iterations } = search({ budget: { millis: 60 } }).think(see(5));
  const { user, system } = process.threadCpuUsage(before);

  // Its own time: the machine may have much else to do.
  expect((user + system) / 1000).toBeLessThan(1000);
  expect(iterations).toBeGreaterThan(0);
});

test('without a budget it does not start', () => {
  expect(() => search({ budget: {} }).think(see(5))).toThrow('budget');
});

test('it answers every question of whole games, for every number of seats, also when all are asked at once', () => {
  const bot = search({ budget: { iterations: 12 } });
  let atOnce = 0;
  for (const seats of [2, 3, 4]) {
    const g = position(0, seats, seats);
    for (let asked = toy.waitingFor(g), n = 0; asked.length > 0; asked = toy.waitingFor(g), n++) {
      const seat = asked[n % asked.length];
      if (g.stack.at(-1)?.task === TOGETHER) atOnce++;
      const { choice } = bot.think(seenBy(playable, g, seat, n));
      expect(toy.options(g, seat)).toContain(choice);
      toy.choose(g, seat, choice);
    }
  }
  expect(atOnce).toBeGreaterThan(20);
});

/** The card a seat put down in the round that has just been shown. */
const shown = (g: Toy, seat: number): number => g.discard[g.discard.length - g.hands.length + seat] ?? 0;

test('without weights from the game it finds the best option all the same', () => {
  const g = position(0, 'high', 2);
  const highCards: Playable<Toy> = { rules: toy, insight: { evaluate: (h, seat) => (shown(h, seat) + 1) / 36 } };

  const { choice } = search({ budget: { iterations: 100 }, carry: 0 }).think(seenBy(highCards, g, 0, 1));

  expect(choice).toBe(Math.max(...toy.options(g, 0)));
});

test('seats asked at once do not get to see what the others have answered', () => {
  // Both an odd or an even card: seat 1 wins if they are alike, seat 0 if they differ.
  const g = position(0, 'blind', 2);
  const alike = (h: Toy): boolean => (shown(h, 0) + shown(h, 1)) % 2 === 0;
  const pennies: Playable<Toy> = {
    rules: toy,
    insight: { evaluate: (h, seat) => (alike(h) === (seat === 1) ? 1 : 0) },
  };

  const { ratings } = search({ budget: { iterations: 3000 }, carry: 0 }).think(seenBy(pennies, g, 0, 1));

  // If seat 1 saw the card, it could nearly always answer it, and every option would be worth next to nothing.
  expect(Math.max(...ratings.map(({ value }) => value))).toBeGreaterThan(0.35);
});

test('where a game tells when it is quiet, only quiet positions are judged', () => {
  const { g, seat } = question(5);
  const judged: boolean[] = [];
  const isQuiet = (position: Toy): boolean => position.stack.at(-1)?.task !== 'tryLuck';
  const insight = {
    ...toyInsight,
    isQuiet,
    evaluate(position: Toy, of: number) {
      judged.push(isQuiet(position));
      return toyInsight.evaluate(position, of);
    },
  };
  const started = startSearch(seenBy({ rules: toy, insight }, g, seat, 'quiet'), SEARCH);
  judged.length = 0;

  started.run(100);

  expect(judged.length).toBeGreaterThan(0);
  expect(judged).not.toContain(false);
});

/** A game whose weights are good enough to play by, and favour one option. */
const favouring = (favourite: number, evaluate: (g: Toy, seat: number) => number): Playable<Toy> => ({
  rules: toy,
  insight: {
    evaluate,
    isQuiet: () => true,
    weigh: (_g, _seat, options) => options.map(option => (option === favourite ? 1 : 0.1)),
  },
});

test('what the weights favour is kept to while nothing surely beats it', () => {
  const { g, seat } = question(5);
  const options = toy.options(g, seat);

  const answers = options.map(favourite => {
    const seen = seenBy(
      favouring(favourite, () => 0.5),
      g,
      seat,
      'kept',
    );
    return [search({ budget: { iterations: 1 } }), search()].map(bot => bot.think(seen).choice);
  });

  expect(options.length).toBeGreaterThan(1);
  expect(answers).toEqual(options.map(option => [option, option]));
});

/** A search rates every option once, in whatever order. */
const expectAllRated = (options: readonly number[], ratings: readonly { readonly choice: number }[]): void =>
  expect(ratings.map(({ choice }) => choice).toSorted((a, b) => a - b)).toEqual(options);

test('every option is rated once, whatever the weights favour and however long it thinks', () => {
  const { g, seat } = question(0);
  const options = toy.options(g, seat);

  expect(options.length).toBeGreaterThan(2);
  for (const favourite of options) {
    for (const iterations of [0, 1, 16, 400]) {
      const seen = seenBy(
        favouring(favourite, () => 0.5),
        g,
        seat,
        'rated',
      );
      const started = startSearch(seen, { ...SEARCH, sure: NEVER });
      started.run(iterations);
      const { choice, ratings } = started.answer();
      expectAllRated(options, ratings);
      expect(ratings[0].choice).toBe(choice);
    }
  }
});

test('every option of every question of a game is rated once, with and without weights of the game', () => {
  const plain: Playable<Toy> = { rules: toy, insight: { evaluate: toyInsight.evaluate } };
  const bot = search({ budget: { iterations: 40 } });
  let rated = 0;
  for (const entry of [playable, plain]) {
    const g = position(0, 'rated', 3);
    for (let asked = toy.waitingFor(g), n = 0; asked.length > 0; asked = toy.waitingFor(g), n++) {
      const seat = asked[n % asked.length];
      const options = toy.options(g, seat);
      const { choice, ratings } = bot.think(seenBy(entry, g, seat, n));
      if (options.length > 1) {
        expectAllRated(options, ratings);
        rated++;
      }
      toy.choose(g, seat, choice);
    }
  }
  expect(rated).toBeGreaterThan(20);
});

test('a favourite that is surely beaten gives way', () => {
  const { g, seat } = question(5);
  const worst = search({ budget: { iterations: 2000 }, sure: NEVER })
    .think(see(5))
    .ratings.toSorted((a, b) => a.value - b.value)[0].choice;

  const { choice, ratings } = search().think(seenBy(favouring(worst, toyInsight.evaluate), g, seat, 'beaten'));

  expect(choice).not.toBe(worst);
  expect(ratings[0].choice).toBe(choice);
});
