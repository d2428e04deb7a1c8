import { expect, test } from 'vitest';
import { sharing, snapshotAfter } from '../src/table/sharing.ts';
import type { Snapshot, TableState } from '../src/table/table.ts';

test('what is equal stays the same object, at any depth, and what is new is taken over', () => {
  const before = {
    cars: [
      { at: 1, damage: [2] },
      { at: 5, damage: [] },
    ],
    tokens: [0, 0],
    slam: null,
  };
  const after = {
    cars: [
      { at: 1, damage: [2] },
      { at: 6, damage: [] },
    ],
    tokens: [0, 0],
    slam: null,
  };

  const shared = sharing(before, after);

  expect(shared).toEqual(after);
  expect(shared).not.toBe(before);
  expect(shared.cars).not.toBe(before.cars);
  expect(shared.cars[0]).toBe(before.cars[0]);
  expect(shared.cars[1]?.damage).toBe(before.cars[1]?.damage);
  expect(shared.tokens).toBe(before.tokens);
  expect(before.cars[1]?.at).toBe(5);
});

test('all that is equal is the old object itself', () => {
  const before = { players: [{ out: false }], phase: 'rest', automa: null };

  expect(sharing(before, structuredClone(before))).toBe(before);
});

test.each([
  ['a list that grew', [1, 2], [1, 2, 3]],
  ['a list that shrank', [1, 2, 3], [1, 2]],
  ['a list that became a record', [], {}],
  ['a field that went', { a: 1, b: 2 }, { a: 1 }],
  ['a field that came with nothing in it', { a: 1 }, { a: 1, b: undefined }],
  ['a field that has another name', { a: undefined }, { b: undefined }],
  ['something where nothing was', null, { a: 1 }],
  ['nothing where something was', { a: 1 }, null],
  ['a number that became a text', { a: 1 }, { a: '1' }],
])('%s is told as it is now', (_what, before, after) => {
  expect(sharing(before, after)).toStrictEqual(after);
  expect(sharing(before, after)).not.toBe(before);
});

const snapshot = (seq: number): Snapshot => ({
  game: 'toy',
  options: {},
  pack: null,
  seats: [],
  seat: 0,
  passTo: null,
  view: { road: [1, 2, 3] },
  revealed: null,
  question: null,
  waitingFor: [0],
  events: [{ type: 'hit' }],
  log: [],
  seq,
  canUndo: false,
  canRedo: false,
  over: false,
  result: null,
});

test('a snapshot keeps what is as it was, but the same blow again is news', () => {
  const before: TableState = { stage: 'open', now: snapshot(1), trouble: null };

  const after = snapshotAfter(before, snapshot(2));

  expect(after).toEqual(snapshot(2));
  expect(after.view).toBe(before.now.view);
  expect(after.events).not.toBe(before.now.events);
  expect(snapshotAfter({ stage: 'opening' }, snapshot(1))).toEqual(snapshot(1));
});
