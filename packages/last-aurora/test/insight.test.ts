import { greedy, hint, type Playable, parseBot, random, search, seenBy } from '@lastroad/bots';
import { planArena, playArenaGame, resultOf, runArena } from '@lastroad/bots/arena';
import { checkFair } from '@lastroad/bots/testing';
import { keyFromSeed, must } from '@lastroad/kernel';
import { playAtRandom } from '@lastroad/kernel/testing';
import { speaker } from '@lastroad/words';
import { describe, expect, test } from 'vitest';
import type { AuroraEvent } from '../src/events.ts';
import { type Aurora, lastAurora } from '../src/index.ts';
import { lastAuroraInsight } from '../src/insight/index.ts';
import { FUEL, SURVIVOR } from '../src/state.ts';
import type { SeatLaid } from './lay.ts';
import { location, type TableLaid, table, trailer, truck } from './table.ts';

const playable: Playable<Aurora> = { rules: lastAurora, insight: lastAuroraInsight };
const { evaluate } = lastAuroraInsight;

/** How well the first seat stands, of two, when these lie at the table. */
const worth = (seat: SeatLaid, laid: Partial<TableLaid> = {}): number =>
  evaluate(table({ start: 'exploreTurn', args: [0, false], round: 3, dock: 3, seats: [seat, {}], ...laid }).g, 0);

const FUELLED: SeatLaid = { cargo: ['fuel', 'food'], at: 6, fame: 2, items: ['Welding Torch'] };

describe('the evaluation knows better from worse', () => {
  test.each<[string, SeatLaid, SeatLaid]>([
    ['more fame', { ...FUELLED, fame: 3 }, FUELLED],
    ['further on the road', { ...FUELLED, at: 7 }, FUELLED],
    ['more fuel', { ...FUELLED, cargo: ['fuel', 'fuel', 'food'] }, FUELLED],
    ['more items', { ...FUELLED, items: ['Welding Torch', 'Welding Torch'] }, FUELLED],
    ['more people', { ...FUELLED, rest: ['Scout'] }, FUELLED],
    ['nobody ill', FUELLED, { ...FUELLED, contamination: { Leader: 1 } }],
    [
      'somebody fresh',
      { ...FUELLED, crew: ['Leader', 'Co-pilot'] },
      { ...FUELLED, crew: ['Leader'], exhausted: ['Co-pilot'] },
    ],
    [
      'a faster truck',
      { ...FUELLED, convoy: [truck(['survivor', 'any', 'any'], { speed: 3 }), trailer(['any', 'any'])] },
      { ...FUELLED, convoy: [truck(['survivor', 'any', 'any']), trailer(['any', 'any'])] },
    ],
    [
      'a place at the wheel',
      { ...FUELLED, convoy: [truck(['survivor', 'armour: damage']), trailer(['any', 'any', 'any', 'any'])] },
      { ...FUELLED, convoy: [truck(['survivor: damage', 'armour']), trailer(['any', 'any', 'any', 'any'])] },
    ],
    [
      'no damage',
      { ...FUELLED, convoy: [truck(['survivor', 'any', 'any']), trailer(['any', 'any', 'armour'])] },
      { ...FUELLED, convoy: [truck(['survivor', 'any', 'any']), trailer(['any', 'any', 'armour: damage'])] },
    ],
  ])('%s', (_what, better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  test('what is good for one is bad for the other', () => {
    const ahead = { ...FUELLED, at: 9 };

    expect(worth(FUELLED, { seats: [FUELLED, ahead] })).toBeLessThan(worth(FUELLED, { seats: [FUELLED, FUELLED] }));
  });

  test('points of a move count before it is made', () => {
    const t = table({
      start: 'movementTurn',
      args: [0],
      seats: [{ cargo: ['fuel', 'fuel', 'fuel'] }, {}],
      dock: 6,
      round: 6,
    });
    t.play('move');
    const few = lastAurora.clone(t.g);
    const many = lastAurora.clone(t.g);
    lastAurora.choose(few, 0, 0);
    lastAurora.choose(many, 0, 2);

    expect(evaluate(many, 0)).toBeGreaterThan(evaluate(few, 0));
  });

  const FULL = [truck(['survivor', 'any', 'any']), trailer(['any', 'any'])];

  test('whoever is given up counts before it is said who that is', () => {
    const laid = { start: 'stow', args: [0, [FUEL]], phase: 'explore', round: 3, dock: 3 } as const;
    const seat = { crew: ['Leader', 'Co-pilot'], convoy: FULL, cargo: ['food', 'fuel', 'ammo'] };
    const fuel = table({ ...laid, seats: [seat, {}] }).g;
    const somebody = lastAurora.clone(fuel);
    lastAurora.choose(fuel, 0, FUEL);
    lastAurora.choose(somebody, 0, SURVIVOR);

    expect(lastAurora.question(somebody, 0)?.name).toBe('loseCard.chooseSurvivor');
    expect(evaluate(somebody, 0)).toBeLessThan(evaluate(fuel, 0) - 0.1);
  });

  test('a location promises more where there is room for what lies there', () => {
    const promise = (cargo: readonly string[]): number => {
      const seat = { crew: ['Leader'], convoy: FULL, cargo };
      const row = [location(['food', 'food', 'food'], ['ammo'])];
      const { g } = table({ start: 'exploreTurn', args: [0, false], round: 3, dock: 3, row, seats: [seat, {}] });
      const before = evaluate(g, 0);
      lastAurora.choose(g, 0, 0);
      return evaluate(g, 0) - before;
    };

    expect(promise(['fuel'])).toBeGreaterThan(promise(['fuel', 'fuel', 'fuel', 'fuel']) + 0.05);
  });

  test('alone, the rival counts', () => {
    const against = (at: number): number =>
      evaluate(table({ start: 'exploreTurn', args: [0, false], seats: [FUELLED], automa: { at }, dock: 3 }).g, 0);

    expect(against(4)).toBeGreaterThan(against(12));
  });
});

const TABLES = [1, 2, 3, 4].flatMap(seats => ['alpha', 'beta'].map(mapSide => ({ seats, mapSide })));

/** Plays random games at every kind of table and shows every question. */
const everyQuestion = (games: number, see: (g: Aurora, seat: number) => void): void => {
  for (let n = 0; n < games; n++) {
    const options = { ...TABLES[n % TABLES.length], mineVariant: n % 3 === 0 ? 'on' : 'off' };
    const g = lastAurora.setup(must(lastAurora.content(options)), keyFromSeed(`insight ${n}`));
    const dice = { key: keyFromSeed(`insight dice ${n}`), drawn: 0 };
    for (let asked = lastAurora.waitingFor(g); asked.length > 0; asked = lastAurora.waitingFor(g)) {
      for (const seat of asked) see(g, seat);
      playAtRandom(lastAurora, g, dice, 1);
    }
  }
};

test('it has an opinion from 0 to 1 at every question of random games, and weights for all options', () => {
  const faults = new Set<string>();
  let questions = 0;
  everyQuestion(50, (g, asked) => {
    questions++;
    for (let seat = 0; seat < g.players.length; seat++) {
      const worth = evaluate(g, seat);
      if (!(worth >= 0 && worth <= 1)) faults.add(`${worth} at ${lastAurora.question(g, asked)?.name}`);
    }
    const options = lastAurora.options(g, asked);
    const weights = lastAuroraInsight.weigh?.(g, asked, options) ?? [];
    if (weights.length !== options.length || !weights.every(weight => weight >= 0))
      faults.add(`weights ${weights.join()} at ${lastAurora.question(g, asked)?.name}`);
  });

  expect([...faults]).toEqual([]);
  expect(questions).toBeGreaterThan(3000);
});

test('evaluating changes nothing', () => {
  const g = lastAurora.setup(must(lastAurora.content({ seats: 3 })), keyFromSeed('still'));
  playAtRandom(lastAurora, g, 'still', 50);
  const before = lastAurora.save(g);

  evaluate(g, 1);
  lastAuroraInsight.weigh?.(g, 0, lastAurora.options(g, 0));

  expect(lastAurora.save(g)).toBe(before);
});

test.each([random, greedy(), search({ budget: { iterations: 12 } })])('$name plays fair', bot => {
  for (let n = 0; n < 16; n++) {
    const g = lastAurora.setup(must(lastAurora.content(TABLES[n % TABLES.length])), keyFromSeed(`fair ${n}`));
    playAtRandom(lastAurora, g, `fair ${n}`, 5 + 7 * n);
    for (const seat of lastAurora.waitingFor(g)) expect(checkFair(bot, playable, g, seat, { twins: 1 })).toBeNull();
  }
});

test('greedy beats random', async () => {
  const bots = ['greedy', 'random'].map(name => must(parseBot(name)));
  const plan = planArena({ game: 'last-aurora', bots, games: 20, seed: 'insight' });
  const state = await runArena(plan, {
    play: game => playArenaGame(plan, game, playable, { now: () => performance.now() }),
    abreast: 1,
  });

  expect(resultOf(state).tables[0].shares[0].share * 20).toBeGreaterThanOrEqual(18);
});

test.each([
  ['greedy', greedy(), 4],
  ['search', search({ budget: { iterations: 30 } }), 1],
] as const)('%s never comes back to a question with nothing changed', (_name, bot, games) => {
  for (let game = 0; game < games; game++) {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 4 })), keyFromSeed(`back ${game}`));
    const met = new Set<string>();
    for (let [seat] = lastAurora.waitingFor(g); seat !== undefined; [seat] = lastAurora.waitingFor(g)) {
      const now = lastAurora.hash(g);
      expect(met).not.toContain(now);
      met.add(now);
      lastAurora.choose(g, seat, bot.think(seenBy(playable, g, seat, `${game} ${met.size}`)).choice);
    }
  }
});

test('greedy takes the fuel that lies there for the taking, and hints say so', () => {
  const t = table({
    start: 'game.rounds > round.explore',
    row: [location(['fuel', 'fuel'], ['ammo'])],
    seats: [{ at: 3 }, { at: 3 }],
  });
  const say = speaker(lastAurora.words);
  const [best] = hint(lastAurora, lastAuroraInsight, t.g, 0);

  expect(say(lastAurora.describe(t.g, 0, best.choice))).toBe('explore');
  expect(best.reasons.map(say)).toContain('2 more fuel');
});

test('every reason is worded', () => {
  const given = new Set<string>();
  const say = speaker(lastAurora.words);
  for (let n = 0; n < 24; n++) {
    const g = lastAurora.setup(must(lastAurora.content(TABLES[n % TABLES.length])), keyFromSeed(`why ${n}`));
    playAtRandom(lastAurora, g, `why ${n}`, 10 + 5 * n);
    for (const seat of lastAurora.waitingFor(g))
      for (const { reasons } of hint(lastAurora, lastAuroraInsight, g, seat))
        for (const reason of reasons) {
          given.add(reason.key);
          expect(say(reason)).not.toBe('');
        }
  }

  expect(given.size).toBeGreaterThan(4);
  for (const key of given) expect(lastAurora.words).toHaveProperty([key]);
});

test('events tell what came to whom', () => {
  const tags = new Set<string>();
  for (let n = 0; n < 6; n++) {
    const g = lastAurora.setup(must(lastAurora.content({ seats: 2 })), keyFromSeed(`tags ${n}`));
    const events: AuroraEvent[] = [];
    g.events = events;
    playAtRandom(lastAurora, g, `tags ${n}`);
    for (const event of events)
      for (const { seat, how, what } of lastAuroraInsight.tagsOf?.(event, g) ?? []) {
        expect([0, 1]).toContain(seat);
        tags.add(`${how} ${what}`);
      }
  }

  expect([...tags]).toEqual(expect.arrayContaining(['taken rusty-1', 'met tile ammo', 'taken bonus repairOne']));
});
