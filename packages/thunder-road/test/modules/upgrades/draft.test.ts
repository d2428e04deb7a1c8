import { keyFromSeed, must, questionFor } from '@lastroad/kernel';
import { conform } from '@lastroad/kernel/conformance';
import { expect, test } from 'vitest';
import { type Race, thunderRoad } from '../../../src/index.ts';
import { FACE_DOWN, NONE } from '../../../src/state.ts';

const begin = (options: Readonly<Record<string, unknown>>): Race =>
  thunderRoad.setup(must(thunderRoad.content({ upgrades: true, ...options })), keyFromSeed('draft'));

const asked = (g: Race): string | undefined => questionFor(thunderRoad, g, thunderRoad.waitingFor(g)[0])?.name;

/** Everybody takes the first card there is. */
const takeAll = (g: Race): void => {
  for (const seat of thunderRoad.waitingFor(g)) thunderRoad.choose(g, seat, thunderRoad.options(g, seat)[0]);
};

test('TR-EX-68, TR-UPG-1: four players, three picks; four cards go to the box', () => {
  const g = begin({ seats: 4 });
  const hands = g.upgrades?.hands.map(hand => hand.length);
  for (let i = 0; i < 3; i++) takeAll(g);

  expect(hands).toEqual([4, 4, 4, 4]);
  expect(g.upgrades?.kept.map(cards => cards.length)).toEqual([3, 3, 3, 3]);
  expect(g.upgrades?.hands).toEqual([[], [], [], []]);
  expect(asked(g)).toBe('fit.choose');
});

test('TR-UPG-1, TR-LEAD-1, TR-RUL-93: hands go to the left, past the rig and the bikes, which have none', () => {
  const g = begin({ seats: 5, crew2: 'rig', crew4: 'bikes' });
  const before = g.upgrades?.hands.map(hand => hand.slice(1)) ?? [];

  takeAll(g);

  expect(g.upgrades?.hands).toEqual([before[4], [], before[0], [], before[2]]);
});

test('TR-UPG-1: with four crews of cars beside the rig nobody is left without cards', () => {
  const g = begin({ seats: 5, crew5: 'rig' });
  for (let i = 0; i < 6; i++) takeAll(g);

  const cards = g.upgrades?.fitted.filter(card => card !== NONE) ?? [];

  expect([new Set(cards).size, g.upgrades?.open]).toEqual([12, true]);
});

test('TR-UPG-2: one card on each car face down, shown together', () => {
  const g = begin({ seats: 2 });
  for (let i = 0; i < 3; i++) takeAll(g);
  thunderRoad.choose(g, 0, thunderRoad.options(g, 0)[0]);
  const first = g.upgrades?.fitted[0];

  const seen = [0, 1].map(seat => thunderRoad.view(g, seat).upgrades?.fitted[0]);

  expect(seen).toEqual([first, FACE_DOWN]);
  expect(asked(g)).toBe('fit.choose');
});

test('TR-DB-17: without Carnage the card that sets fire is left out', () => {
  expect(must(thunderRoad.content({ upgrades: true })).upgrades).toHaveLength(26);
  expect(must(thunderRoad.content({ upgrades: true, carnage: true })).upgrades).toHaveLength(27);
});

test('part 17: the kit finds no fault with the draft, and finds a hand that is shown, and a card on a car', () => {
  const options = { upgrades: true, seats: 3 };
  const leaking = (what: (g: Race) => unknown) => ({
    ...thunderRoad,
    view: (g: Race, seat: number) => ({ ...thunderRoad.view(g, seat), planted: what(g) }),
  });
  const check = (rules: typeof thunderRoad, thorough: number) =>
    conform(rules, { games: 10, seed: 'draft', thorough, bound: 3000, options }).fault?.check;

  expect(check(thunderRoad, 20)).toBeUndefined();
  expect(
    check(
      leaking(g => g.upgrades?.hands.join(' ')),
      2,
    ),
  ).toBe('secrets');
  expect(
    check(
      leaking(g => g.upgrades?.fitted.join(' ')),
      2,
    ),
  ).toBe('secrets');
});
