import type { Happening } from '@lastroad/kernel';
import type { Position, Step } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import { spell } from '../../src/online/spell.ts';
import { Telling } from '../../src/online/telling.ts';
import { parseRoute, seatOf } from '../../src/router.ts';

const step = (kind: Step['kind'], seat: number, ...events: readonly string[]): Step => ({
  seq: 0,
  kind,
  seat,
  bot: false,
  hash: '',
  at: 0,
  events: events.map(type => ({ type })),
});
const at = (length: number): Position => ({ length }) as Position;
const newTelling = (): Telling => new Telling((event: Happening) => ({ key: event.type }));
const linesOf = (telling: Telling): string[] => telling.log.map(({ at, words }) => `${at} ${words.key}`);

test('the log grows with what is told, and what is taken back goes', () => {
  const telling = newTelling();
  telling.hear([step('start', -1)], false);
  telling.settle(at(0), 0);
  telling.hear([step('answer', 0, 'bid')], true);
  telling.settle(at(1), 0);
  telling.hear([step('answer', 1, 'bid', 'shown')], true);
  telling.settle(at(2), 0);
  const before = linesOf(telling);

  telling.hear([step('propose', 0)], true);
  telling.settle(at(2), 0);
  telling.hear([step('undo', 1)], true);
  telling.settle(at(0), 0);

  expect(before).toEqual(['1 bid', '2 bid', '2 shown']);
  expect(linesOf(telling)).toEqual([]);
});

test('steps missed meanwhile are added in their order; after a gap the log begins anew', () => {
  const telling = newTelling();
  telling.hear([step('answer', 0, 'a'), step('answer', 1, 'b'), step('undo', 1), step('answer', 1, 'c')], true);
  telling.settle(at(2), null);
  const whole = linesOf(telling);

  telling.hear([step('answer', 0, 'y'), step('answer', 1, 'z')], false);
  telling.settle(at(200), null);

  expect(whole).toEqual(['1 a', '2 c']);
  expect(linesOf(telling)).toEqual(['199 y', '200 z']);
  expect(telling.events).toEqual([]);
});

test("the way back leads to before the reader's own last decision, as long as that stands", () => {
  const telling = newTelling();
  telling.hear([step('answer', 2, 'a')], true);
  telling.settle(at(5), 2);
  telling.hear([step('answer', 0, 'b')], true);
  telling.settle(at(6), 2);
  const while6 = telling.beforeMine;
  telling.hear([step('undo', 0)], true);
  telling.settle(at(4), 2);

  expect([while6, telling.beforeMine]).toEqual([4, null]);
});

test('times are spelt by their length', () => {
  expect([4000, 61_000, 3_600_000, 3 * 86_400_000].map(time => spell(time, 'en'))).toEqual([
    '0:04',
    '1:01',
    '1 hr',
    '3 days',
  ]);
});

test('a seat link leads to the table with its secret, a table link without one', () => {
  expect(parseRoute(seatOf('AAAAAAAAAAAAAAAA', 's'))).toEqual({ page: 'online', id: 'AAAAAAAAAAAAAAAA', secret: 's' });
  expect(parseRoute('#/online/AAAAAAAAAAAAAAAA')).toMatchObject({ page: 'online', secret: null });
  expect(parseRoute('#/online')).toEqual({ page: 'lobby' });
  expect(parseRoute('#/online/a/b/c')).toMatchObject({ page: 'lost' });
});
