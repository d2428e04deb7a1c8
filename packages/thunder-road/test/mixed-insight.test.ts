import { greedy, type Playable, seenBy } from '@lastroad/bots';
import { keyFromSeed, must, uniform } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import { optionsOf, tablesOf } from '../lab/tables.ts';
import { type Race, thunderRoad } from '../src/index.ts';
import { thunderRoadInsight } from '../src/insight/index.ts';
import { lay, type Setting } from './table.ts';

const playable: Playable<Race> = { rules: thunderRoad, insight: thunderRoadInsight };
const { evaluate } = thunderRoadInsight;
const TABLES = [2, 3, 4, 5].flatMap(seats => tablesOf(seats).filter(({ crews }) => crews.includes('rig')));

test.each(TABLES)('every question of $crews, Carnage $carnage, is judged within bounds, and bots answer it', table => {
  const bot = greedy({ tries: 4 });
  const g = thunderRoad.setup(must(thunderRoad.content(optionsOf(table, 1))), keyFromSeed('bounds'));
  const dice = { key: keyFromSeed('bounds dice'), drawn: 0 };
  let asked = 0;
  for (let [seat] = thunderRoad.waitingFor(g); seat !== undefined; [seat] = thunderRoad.waitingFor(g)) {
    const before = thunderRoad.hash(g);
    const worths = g.crews.map((_, other) => (g.crews[other].out ? 0 : evaluate(g, other)));
    const options = thunderRoad.options(g, seat);
    const choice =
      asked++ % 3 === 0
        ? bot.think(seenBy(playable, g, seat, 'bounds')).choice
        : options[uniform(dice, options.length)];

    expect(Math.min(...worths)).toBeGreaterThanOrEqual(0);
    expect(worths.reduce((a, b) => a + b)).toBeCloseTo(1);
    expect(options).toContain(choice);
    expect(thunderRoad.hash(g)).toBe(before);
    thunderRoad.choose(g, seat, choice);
  }
});

type Places = NonNullable<Setting['cars']>;

const worthOfRig = (hurt: readonly string[], front = 5): number => {
  const cars: Places = {
    'orange front': [2, 3, front],
    'orange centre': [2, 3, front - 1],
    'orange rear': [2, 3, front - 2],
    'blue small': [2, 5, 5],
  };
  return evaluate(lay({ options: { crew1: 'rig' }, cars, rig: { hurt } }).g, 0);
};

test('a rig stands the worse the more of its commands are damaged, and better further ahead', () => {
  const some = worthOfRig(['plow', 'airstrike']);
  const most = worthOfRig(['plow', 'airstrike', 'rocket launcher', 'traction drive', 'targeting computer']);

  expect(worthOfRig([])).toBeGreaterThan(some);
  expect(some).toBeGreaterThan(most);
  expect(worthOfRig([], 8)).toBeGreaterThan(worthOfRig([], 3));
});

test('four bikes are better than one, and those that run than those that do not', () => {
  const ONE: Places = { 'orange bars': [2, 1, 3], 'blue small': [2, 4, 5], 'blue large': [2, 2, 6] };
  const MORE: Places = { 'orange cross': [2, 3, 3], 'orange chevron': [2, 5, 3], 'orange ring': [2, 6, 3] };
  const worthOf = (bikes: Places, damage = {}): number =>
    evaluate(lay({ options: { crew1: 'bikes' }, cars: { ...ONE, ...bikes }, damage }).g, 0);
  const broken = { 'orange cross': ['minor'], 'orange chevron': ['minor'], 'orange ring': ['minor'] };

  expect(worthOf(MORE)).toBeGreaterThan(worthOf({}));
  expect(worthOf(MORE)).toBeGreaterThan(worthOf(MORE, broken));
});
