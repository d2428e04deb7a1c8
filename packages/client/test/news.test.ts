import type { Happening } from '@lastroad/kernel';
import { expect, test } from 'vitest';
import type { Update } from '../src/table/messages.ts';
import { withNews } from '../src/table/news.ts';
import type { LogLine, TableState } from '../src/table/table.ts';

const event = (type: string): Happening => ({ type });
const line = (at: number): LogLine => ({ at, seat: 0, words: { key: `line ${at}` }, event: event('told') });

const update = (seq: number, logFrom: number, lines: readonly LogLine[], ...types: readonly string[]): Update => ({
  now: {
    game: 'toy',
    options: {},
    pack: null,
    seats: [],
    seat: 0,
    passTo: null,
    view: { seq },
    revealed: null,
    question: null,
    waitingFor: [],
    events: types.map(event),
    seq,
    canUndo: false,
    canRedo: false,
    over: false,
    result: null,
  },
  logFrom,
  lines,
});

const OPENING: TableState = { stage: 'opening' };

const tell = (state: TableState) => {
  if (state.stage !== 'open') return state.stage;
  const { seq, view, events, log } = state.now;
  return { seq, view, events: events.map(({ type }) => type), log: log.map(({ at }) => at) };
};

test('news that come together are one: how things stand at last, and everything that happened on the way', () => {
  const before = withNews(OPENING, [update(1, 0, [line(1)], 'first')]);

  const after = withNews(before, [update(2, 1, [line(2)], 'moved', 'hit'), update(3, 2, [line(3)], 'rested')]);

  expect(tell(after)).toEqual({ seq: 3, view: { seq: 3 }, events: ['moved', 'hit', 'rested'], log: [1, 2, 3] });
});

test('what is taken back goes from the log, also when something else has followed by now', () => {
  const before = withNews(OPENING, [update(2, 0, [line(1), line(2)], 'moved')]);

  const after = withNews(before, [update(1, 1, []), update(2, 1, [line(9)], 'turned')]);

  expect(tell(after)).toEqual({ seq: 2, view: { seq: 2 }, events: ['turned'], log: [1, 9] });
});

test('no news change nothing, and the log stays the same where nothing was added', () => {
  const before = withNews(OPENING, [update(1, 0, [line(1)])]);

  const after = withNews(before, [update(1, 1, [])]);

  expect(withNews(before, [])).toBe(before);
  expect(after.stage === 'open' && before.stage === 'open' && after.now.log === before.now.log).toBe(true);
});
