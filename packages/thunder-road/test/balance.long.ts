import { expect, test } from 'vitest';
import { careless, greedy, practised } from '../lab/drivers.ts';
import { type Figures, mean, median, simulate } from '../lab/figures.ts';
import { shopFigures } from '../lab/shop.ts';
import { carsOf } from '../lab/tables.ts';

const GAMES = 2000;
const SEATS = [2, 3, 4];
const rows = [greedy, careless].flatMap(driver =>
  [false, true].flatMap(carnage =>
    SEATS.map(seats => ({ driver, carnage, seats, figures: simulate(driver, carsOf(seats, carnage), GAMES) })),
  ),
);
const some = (holds: (row: (typeof rows)[number]) => boolean): Figures[] => rows.filter(holds).map(row => row.figures);
const together = (figures: readonly Figures[], of: (figures: Figures) => readonly number[]): number[] =>
  figures.flatMap(of);

test('TR-DB-28: median rounds: 6 to 8 with three or four players, 5 to 9 with two', () => {
  const many = median(
    together(
      some(row => row.seats > 2),
      f => f.rounds,
    ),
  );
  const two = median(
    together(
      some(row => row.seats === 2),
      f => f.rounds,
    ),
  );

  expect(many).toBeGreaterThanOrEqual(6);
  expect(many).toBeLessThanOrEqual(8);
  expect(two).toBeGreaterThanOrEqual(5);
  expect(two).toBeLessThanOrEqual(9);
});

test('TR-DB-29: 45 to 75 per cent of the games are won at the finish', () => {
  const finished = mean(rows.map(row => (row.figures.endings['finish'] ?? 0) / GAMES));

  expect(finished).toBeGreaterThanOrEqual(0.45);
  expect(finished).toBeLessThanOrEqual(0.75);
});

test('TR-DB-30: the first player wins a fair share, give or take 4 points', () => {
  const unfair = rows.filter(({ seats, figures }) => Math.abs(figures.winsFromFirst[0] / GAMES - 1 / seats) > 0.04);

  expect(unfair).toEqual([]);
});

test('TR-DB-32: Carnage changes the mean length of a game by no more than a quarter', () => {
  const base = mean(
    together(
      some(row => !row.carnage),
      f => f.rounds,
    ),
  );
  const carnage = mean(
    together(
      some(row => row.carnage),
      f => f.rounds,
    ),
  );

  expect(Math.abs(carnage - base) / base).toBeLessThanOrEqual(0.25);
});

test('TR-DB-33: every hazard, damage token, command and terrain occurs in a fifth of the games with Carnage', () => {
  const { seen } = rows.filter(row => row.carnage && row.seats === 4 && row.driver === greedy)[0].figures;
  const kinds = Object.keys(seen).filter(name => /^(?:hazard|damage|command|terrain) /.test(name));

  expect(kinds.filter(name => seen[name] < GAMES / 5)).toEqual([]);
});

test('TR-DB-18: every leader wins a fair share, give or take 6 points', () => {
  const { leaders } = shopFigures(practised, 3, GAMES, 'leaders');
  const unfair = Object.entries(leaders).filter(([, { kept, won }]) => Math.abs(won / kept - 1 / 3) > 0.06);

  expect(unfair).toEqual([]);
});
