import type { Pace } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import type { HeldTable, SeatState } from '../src/tables/standing.ts';
import { away, back } from '../src/tables/verbs/control.ts';

const PACE: Pace = { kind: 'live', move: 30, reserve: 60 };
const ASKED: SeatState = { control: 'self', reserve: 5000, since: 1_000_000, askedAt: 1 };
/** When the time of that seat is up. */
const END = 1_000_000 + 30_000 + 5000;

const tableWith = (state: SeatState, pace: Pace = PACE): HeldTable =>
  ({ pace, standing: { seq: 3, around: { seats: [ASKED, state] } } }) as unknown as HeldTable;

test.for([
  ['a moment before its time is up', ASKED, PACE, END - 1, false],
  ['at the moment its time is up', ASKED, PACE, END, true],
  ['later', ASKED, PACE, END + 60_000, true],
  ['that is not asked', { ...ASKED, since: null }, PACE, END, false],
  ['that is away already', { ...ASKED, control: 'away' }, PACE, END, false],
  ['whose person has resigned', { ...ASKED, control: 'resigned' }, PACE, END, false],
  ['at a table without clocks', ASKED, { kind: 'none' }, END, false],
] as const)('a bot minds a seat %s: %j at %j, %d: %s', ([, state, pace, now, minded]) => {
  expect(away(tableWith(state, pace), 1, now).ok).toBe(minded);
});

test('a seat that is not there is minded by nobody', () => {
  expect(away(tableWith(ASKED), 2, END)).toMatchObject({ ok: false, code: 'not-allowed' });
  expect(back(tableWith(ASKED), 2, END)).toMatchObject({ ok: false, code: 'not-allowed' });
});

test('whoever is away has no reserve left; the other seats are as they were', () => {
  const outcome = away(tableWith(ASKED), 1, END);

  const seats = outcome.ok ? outcome.value.next.around.seats : [];
  expect(seats).toMatchObject([ASKED, { control: 'away', reserve: 0, askedAt: ASKED.askedAt }]);
});
