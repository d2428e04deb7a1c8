import { expect, test } from 'vitest';
import { readMessage as readCompiled } from '../src/compiled.ts';
import {
  API,
  check,
  FromClient,
  openApi,
  ROUTES,
  readFrame,
  readMessage,
  SitDown,
  type TableInfo,
} from '../src/index.ts';

const table = 'AAAAAAAAAAAAAAAA';
const id = 'request-1';

const GOOD: readonly unknown[] = [
  { type: 'hello', v: 1, table, id },
  { type: 'hello', v: 1, table, id, secret: 'A'.repeat(22), last: 7 },
  { type: 'answer', table, id, seq: 3, choice: -1 },
  { type: 'say', table, id, text: 'héllo 🚗' },
  { type: 'mute', table, id, seat: 2, on: false },
  { type: 'why', table, id, seq: 3, choice: 5 },
  { type: 'withheld', table, id, seq: 3 },
  { type: 'pledge', table, id, commitment: 'a1'.repeat(32), pledge: '0f'.repeat(32) },
  { type: 'disclose', table, id, commitment: 'a1'.repeat(32), nonce: 'A'.repeat(20) },
];
const BAD: readonly unknown[] = [
  null,
  [],
  'answer',
  { type: 'answer' },
  { type: 'answer', table, id, seq: 3, choice: 1.5 },
  { type: 'answer', table, id, seq: -1, choice: 1 },
  { type: 'answer', table, id, seq: '3', choice: 1 },
  { type: 'answer', table, id, seq: 3, choice: 1, seat: 2 },
  { type: 'answer', table: '../../etc', id, seq: 3, choice: 1 },
  { type: 'answer', table, id: 'short', seq: 3, choice: 1 },
  { type: 'say', table, id, text: '' },
  { type: 'say', table, id, text: 'x'.repeat(501) },
  { type: 'withheld', table, id },
  { type: 'withheld', table, id, seq: 3, seat: 1 },
  { type: 'pledge', table, id, commitment: 'a1'.repeat(32) },
  { type: 'pledge', table, id, commitment: 'a1'.repeat(32), pledge: 'none' },
  { type: 'disclose', table, id, commitment: 'a1'.repeat(32), nonce: 'short' },
  { type: 'become-host', table, id },
];

test('the compiled check and the one for browsers agree on every message', () => {
  for (const message of [...GOOD, ...BAD]) {
    const text = JSON.stringify(message);
    const expected = GOOD.includes(message);
    expect([text, readMessage(text).ok, readCompiled(text).ok]).toEqual([text, expected, expected]);
  }
});

test('the check for browsers makes no code, so that a strict policy does not stop it', () => {
  const { Function: makes } = globalThis;
  let made = 0;
  globalThis.Function = new Proxy(makes, {
    construct: (target, args) => {
      made++;
      return Reflect.construct(target, args) as object;
    },
    apply: (target, self, args) => {
      made++;
      return Reflect.apply(target, self, args) as unknown;
    },
  });
  try {
    check(FromClient, GOOD[0]);
  } finally {
    globalThis.Function = makes;
  }
  expect(made).toBe(0);
});

test('a refusal names the place that does not fit', () => {
  const checked = check(SitDown, { name: '' });

  expect(checked).toMatchObject({ ok: false });
  expect(checked.ok ? '' : checked.detail).toContain('/name');
});

test('a frame that is no list of notices is turned down', () => {
  expect(readFrame('{').ok).toBe(false);
  expect(readFrame('{"type":"kept"}').ok).toBe(false);
  expect(readFrame(JSON.stringify([{ type: 'kept', table, id, seq: 4, hash: 'ff' }])).ok).toBe(true);
});

test('a question and what it does not offer read as they are sent, and nothing half', () => {
  const words = { key: 'toy.card', values: { card: 4 } };
  const question = {
    name: 'n',
    about: 'card',
    ask: { key: 'n' },
    options: [{ choice: 4, words }],
    asides: [],
    things: [4, 5],
  };
  const around = { waiting: [0], undo: false, proposal: null, replacing: null, seats: [], outcome: null };
  const news = (asked: object) => ({
    type: 'news',
    table,
    whole: true,
    steps: [],
    position: { seq: 1, length: 0, hash: 'ff', view: {}, question: asked, ...around },
  });
  const reads = (notice: object) => readFrame(JSON.stringify([notice])).ok;

  expect(reads(news(question))).toBe(true);
  expect(reads({ type: 'withheld', table, id, things: [{ choice: 5, words }] })).toBe(true);
  expect(reads({ type: 'because', table, id, reason: { key: 'why', clause: 'TOY-3' } })).toBe(true);
  expect(reads(news({ ...question, options: [{ choice: 4 }] }))).toBe(false);
  expect(reads({ type: 'withheld', table, id, things: [{ choice: 5, words: 'card 5' }] })).toBe(false);
  expect(reads({ type: 'because', table, id, reason: { key: 'why' } })).toBe(false);
});

test('a welcome that lacks anything is turned down', () => {
  const info: TableInfo = {
    id: table,
    game: 'toy',
    options: {},
    pack: null,
    listed: true,
    pace: { kind: 'none' },
    state: 'open',
    created: 1,
    seq: 0,
    seats: [],
    watching: 0,
    fairness: { commitment: 'c', secret: null, voided: [] },
    rematch: null,
    again: [],
    parked: null,
  };
  const welcome = { type: 'welcome', table, v: 1, id, seat: null, info, muted: [], now: 5 };
  const reads = (notice: object) => readFrame(JSON.stringify([notice])).ok;
  const lacking = Object.keys(welcome).map(name => Object.entries(welcome).filter(([each]) => each !== name));

  expect(reads(welcome)).toBe(true);
  expect(lacking.map(fields => reads(Object.fromEntries(fields)))).toEqual(lacking.map(() => false));
});

test('the OpenAPI document has every route with its body and its answer', () => {
  const { paths, servers } = openApi('/sub');
  const operations = Object.values(paths).flatMap(path => Object.values(path) as { operationId: string }[]);

  expect(servers).toEqual([{ url: `/sub${API}` }]);
  expect(operations.map(({ operationId }) => operationId).sort()).toEqual(Object.keys(ROUTES).sort());
  expect(paths['/tables/{table}/seats']).toMatchObject({
    post: { parameters: [{ name: 'table', in: 'path' }], requestBody: { required: true } },
  });
});
