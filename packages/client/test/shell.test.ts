import { expect, test } from 'vitest';
import { keyOf, placeOf } from '../src/at-table/keys.ts';
import { whenOf } from '../src/home/when.ts';
import { learnOf, lessonOf, parseRoute, replayOf, rulesAt, setupOf, tableOf } from '../src/router.ts';
import { seatNext } from '../src/table/seating.ts';

test('every page has an address, and every other address is lost', () => {
  expect(['', '#', '#/'].map(parseRoute)).toEqual([{ page: 'home' }, { page: 'home' }, { page: 'home' }]);
  expect(parseRoute(setupOf('toy'))).toEqual({ page: 'setup', game: 'toy' });
  expect(parseRoute(learnOf('toy'))).toEqual({ page: 'learn', game: 'toy', lesson: null });
  expect(parseRoute(lessonOf('toy', 'gifts'))).toEqual({ page: 'learn', game: 'toy', lesson: 'gifts' });
  expect(parseRoute(tableOf('toy-1'))).toEqual({ page: 'table', id: 'toy-1' });
  expect(parseRoute(replayOf('toy-1'))).toEqual({ page: 'replay', id: 'toy-1' });
  expect(parseRoute(rulesAt())).toEqual({ page: 'rules', clause: null });
  expect(parseRoute(rulesAt('LA-EXP-8'))).toEqual({ page: 'rules', clause: 'LA-EXP-8' });
  expect(parseRoute('#/settings')).toEqual({ page: 'settings' });
  for (const address of ['#/table', '#/nowhere', '#/settings/x', '#/a/b/c', '#/learn', '#/learn/a/b/c']) {
    expect([address, parseRoute(address).page]).toEqual([address, 'lost']);
  }
});

test('a choice and its key belong together, and tools keep theirs', () => {
  expect([0, 8, 9, 10].map(keyOf)).toEqual(['1', '9', '0', 'Q']);
  expect(Array.from({ length: 24 }, (_, place) => placeOf(keyOf(place) ?? ''))).toEqual([...Array(24).keys()]);
  expect(['Z', 'Y', 'H', 'M', '?'].map(placeOf)).toEqual(Array(5).fill(-1));
});

test('whoever is asked next takes the screen, in turn and not past bots', () => {
  const seats = [null, 'random', null].map((level, seat) => ({ name: String(seat), level }));
  const at = (atScreen: number, asked: readonly number[], hides: boolean) =>
    seatNext(seats, asked, { atScreen, passTo: null }, hides);

  expect(at(0, [0, 2], true)).toEqual({ atScreen: 0, passTo: null });
  expect(at(0, [2], true)).toEqual({ atScreen: 0, passTo: 2 });
  expect(at(0, [2], false)).toEqual({ atScreen: 2, passTo: null });
  expect(at(2, [1], true)).toEqual({ atScreen: 2, passTo: null });
  expect(seatNext(seats.slice(0, 2), [1], { atScreen: -1, passTo: null }, true)).toEqual({ atScreen: 0, passTo: null });
});

test('times are told as the language tells them', () => {
  const now = 10 * 24 * 3_600_000;

  expect(whenOf(now - 3 * 60_000, 'en', now)).toBe('3 minutes ago');
  expect(whenOf(now - 2 * 24 * 3_600_000, 'ru', now)).toBe('позавчера');
});
