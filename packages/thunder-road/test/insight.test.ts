import { greedy, type Playable, random, search, seenBy } from '@lastroad/bots';
import { planArena, playArenaGame, resultOf, runArena } from '@lastroad/bots/arena';
import { checkFair } from '@lastroad/bots/testing';
import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../src/index.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { lay, type Setting, say } from './table.ts';

const playable: Playable<Race> = { rules: thunderRoad, insight: thunderRoadInsight };
const { evaluate, weigh, scene } = thunderRoadInsight;

const TABLES = [2, 3, 4].flatMap(seats => [false, true].map(carnage => ({ seats, carnage })));

/** Plays at random and looks at every question. */
const everyQuestion = (options: Record<string, unknown>, seed: string, look: (g: Race, seat: number) => void): void => {
  const g = thunderRoad.setup(must(thunderRoad.content(options)), keyFromSeed(seed));
  const dice = { key: keyFromSeed(`${seed} dice`), drawn: 0 };
  for (let [seat] = thunderRoad.waitingFor(g); seat !== undefined; [seat] = thunderRoad.waitingFor(g)) {
    look(g, seat);
    const choices = thunderRoad.options(g, seat);
    thunderRoad.choose(g, seat, choices[uniform(dice, choices.length)]);
  }
};

for (const { seats, carnage } of TABLES) {
  test(`every question of ${seats} players${carnage ? ' with Carnage' : ''} is judged within bounds`, () => {
    for (let n = 0; n < 50; n++) {
      everyQuestion({ seats, carnage }, `bounds ${n}`, (g, seat) => {
        const before = thunderRoad.hash(g);
        const worths = g.crews.map((_, other) => evaluate(g, other));
        const options = thunderRoad.options(g, seat);
        const weights = weigh?.(g, seat, options) ?? [];

        expect(Math.min(...worths)).toBeGreaterThanOrEqual(0);
        expect(worths.reduce((a, b) => a + b)).toBeCloseTo(1);
        expect(weights.length).toBe(options.length);
        expect(weights.every(weight => weight >= 0 && weight <= 1)).toBe(true);
        expect(Number.isInteger(scene?.(g))).toBe(true);
        expect(thunderRoad.hash(g)).toBe(before);
      });
    }
  });

  test(`bots answer every question of ${seats} players${carnage ? ' with Carnage' : ''}`, () => {
    const bots = [greedy({ tries: 4 }), search({ budget: { iterations: 4 }, tries: 2 })];
    let asked = 0;
    everyQuestion({ seats, carnage }, 'answers', (g, seat) => {
      for (const bot of asked++ % 3 === 0 ? bots : []) {
        const { choice } = bot.think(seenBy(playable, g, seat, 'answers'));

        expect(thunderRoad.options(g, seat)).toContain(choice);
      }
    });
  });
}

/** What a position is worth to orange, who is about to take a turn. */
const worthOf = (setting: Setting): number => evaluate(lay(setting).g, 0);
const cars = (orange: number, blue: number): NonNullable<Setting['cars']> => ({
  'orange small': [2, 3, orange],
  'orange large': [2, 5, 2],
  'blue small': [2, 2, blue],
  'blue large': [2, 6, 2],
});

test('it is better to be ahead, and the more the nearer the finish', () => {
  const early = [worthOf({ cars: cars(7, 3) }), worthOf({ cars: cars(3, 7) })];
  const late = [worthOf({ cars: cars(7, 3), final: true }), worthOf({ cars: cars(3, 7), final: true })];

  expect(early[0]).toBeGreaterThan(early[1]);
  expect(late[0] - late[1]).toBeGreaterThan(early[0] - early[1]);
});

test('cars that run are better than fewer, damaged, broken or burning ones', () => {
  const whole = worthOf({ cars: cars(5, 5) });
  const damaged = worthOf({ cars: cars(5, 5), damage: { 'orange large': ['dent'] } });
  const broken = worthOf({ cars: cars(5, 5), damage: { 'orange large': ['dent', 'dent'] } });
  const burning = worthOf({ cars: cars(5, 5), burning: ['orange large'] });

  expect(whole).toBeGreaterThan(damaged);
  expect(damaged).toBeGreaterThan(broken);
  expect(whole).toBeGreaterThan(burning);
});

test('a last car on the rear tile is in danger while somebody is near the front edge', () => {
  const at = (leader: number) =>
    worthOf({ cars: { 'orange small': [1, 3, 2], 'blue small': [3, 2, leader] }, dice: [[1], [6]] });

  expect(at(8)).toBeLessThan(at(1));
});

test('a turn that can cross the finish is all but won', () => {
  const t = lay({ cars: { 'orange small': [3, 3, 6], 'blue small': [3, 2, 6] }, final: true, dice: [[1, 2, 4], [6]] });
  t.play('die 4', 'no command');

  expect(evaluate(t.g, 0)).toBeGreaterThan(0.8);
});

test('the weights keep a car away from rocks and out from under choppers', () => {
  const t = lay({
    cars: { 'orange small': [2, 3, 2], 'blue small': [2, 6, 6] },
    ground: { '#': [[2, 3, 3]] },
    choppers: { blue: [2, 2, 2] },
    dice: [[1], [1]],
  });

  const weights = weigh?.(t.g, 0, thunderRoad.options(t.g, 0)) ?? [];

  expect(t.asked()).toBe('drive.chooseWay');
  expect(weights[2]).toBeGreaterThan(10 * Math.max(weights[0], weights[1]));
});

test('what was found out about other positions does not change what is thought of one', () => {
  const seen: { readonly g: Race; readonly seat: number; readonly thought: unknown }[] = [];
  const think = (g: Race, seat: number) => [weigh?.(g, seat, thunderRoad.options(g, seat)), evaluate(g, seat)];
  for (let n = 0; n < 6; n++) {
    everyQuestion({ seats: 3, carnage: n % 2 === 0 }, `again ${n}`, (g, seat) => {
      seen.push({ g: thunderRoad.clone(g), seat, thought: think(g, seat) });
    });
  }

  const again = seen.toReversed().map(({ g, seat }) => think(g, seat));

  expect(seen.length).toBeGreaterThan(500);
  expect(again.toReversed()).toEqual(seen.map(({ thought }) => thought));
});

test('a choice has its reasons, in words', () => {
  const t = lay({ cars: { 'orange small': [1, 3, 7], 'blue small': [2, 6, 6] }, dice: [[4], [1]] });
  const before = thunderRoad.clone(t.g);
  t.play('forward', 'forward', 'forward', 'forward');

  const told = thunderRoadInsight.reasons?.(before, 0, 0, t.g).map(say);

  expect(told).toEqual(['gets a car off the rear tile', '4 spaces further']);
});

test('what an event brought to whom is told by name', () => {
  const { g } = lay({ cars: { 'orange small': [1, 3, 7], 'blue small': [2, 6, 6] } });
  const mine = g.content.hazards.findIndex(({ name }) => name === 'mine');

  const tags = [
    thunderRoadInsight.tagsOf?.({ type: 'turnedUp', car: 3, hazard: mine, space: 0 }, g),
    thunderRoadInsight.tagsOf?.({ type: 'moved', car: 0, from: 0, to: 6, way: 0, forced: false }, g),
    thunderRoadInsight.tagsOf?.({ type: 'commanded', seat: 1, command: 0, die: 1 }, g),
  ];

  expect(tags).toEqual([
    [{ seat: 1, how: 'met', what: 'hazard mine' }],
    [{ seat: 0, how: 'met', what: 'tile motor pool' }],
    [{ seat: 1, how: 'taken', what: 'command airstrike' }],
  ]);
});

test('no bot knows more than its seat', () => {
  const levels = [random, greedy({ tries: 8 }), search({ budget: { iterations: 8 }, tries: 4 })];
  let asked = 0;
  everyQuestion({ seats: 3, carnage: true }, 'fair', (g, seat) => {
    if (asked++ % 8 !== 0) return;
    for (const bot of levels) expect(checkFair(bot, playable, g, seat, { seed: `fair ${asked}` })).toBeNull();
  });

  expect(asked).toBeGreaterThan(20);
});

test('greedy beats random', async () => {
  const plan = planArena({
    game: 'thunder-road',
    bots: [
      { name: 'greedy', level: 'greedy', settings: { tries: 6 } },
      { name: 'random', level: 'random' },
    ],
    games: 20,
  });
  const state = await runArena(plan, {
    play: game => playArenaGame(plan, game, playable, { now: () => 0 }),
    abreast: 1,
  });

  expect(resultOf(state).tables[0].shares[0].share).toBeGreaterThanOrEqual(16 / 20);
});
