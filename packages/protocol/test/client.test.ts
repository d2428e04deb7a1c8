import { beforeEach, expect, test } from 'vitest';
import { connect, type Known, type Socket, type TableClient, type Wiring } from '../src/client/index.ts';

const table = 'AAAAAAAAAAAAAAAA';

/** A socket that the test holds at the other end. */
class FakeSocket implements Socket {
  readonly sent: Record<string, unknown>[] = [];
  private readonly listeners = new Map<string, (event: { data?: unknown }) => void>();

  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void {
    this.listeners.set(type, listener);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.fire('close');
  }
  fire(type: string, data?: unknown): void {
    this.listeners.get(type)?.({ data });
  }
  hear(...notices: object[]): void {
    this.fire('message', JSON.stringify(notices.map(notice => ({ table, ...notice }))));
  }
}

let sockets: FakeSocket[];
let timers: { at: number; call: () => void }[];
let client: TableClient;
let troubles: string[];
const seen: Known[] = [];

const wiring: Wiring = {
  open() {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket;
  },
  later(at, call) {
    const timer = { at, call };
    timers.push(timer);
    return () => {
      timers = timers.filter(other => other !== timer);
    };
  },
  newId: () => `request-${++ids}`,
  newKey: () => `key-${++keys}-that-nobody-can-guess`,
  keeping: { read: () => kept, write: text => void (kept = text) },
  chance: () => 0.5,
};
let ids = 0;
let keys = 0;
let kept: string | null = null;

const last = (): FakeSocket => sockets.at(-1) as FakeSocket;
const passTime = (): void => {
  const due = timers;
  timers = [];
  for (const { call } of due) call();
};

const info = {
  id: table,
  game: 'toy',
  options: { seats: 2 },
  pack: null,
  listed: true,
  pace: { kind: 'none' },
  state: 'playing',
  created: 1,
  seq: 3,
  seats: [],
  watching: 0,
  fairness: { commitment: 'c', secret: null, voided: [] },
  rematch: null,
  again: [],
  parked: null,
};
const welcome = { type: 'welcome', v: 1, id: 'hello-id', seat: 0, info, muted: [], now: 5 };
const news = (seq: number) => ({
  type: 'news',
  whole: true,
  steps: [],
  position: {
    seq,
    length: seq,
    hash: `h${seq}`,
    view: {},
    waiting: [0],
    question: null,
    undo: false,
    proposal: null,
    replacing: null,
    seats: [],
    outcome: null,
  },
});

beforeEach(() => {
  sockets = [];
  timers = [];
  troubles = [];
  kept = null;
  seen.length = 0;
  const listener = { changed: (known: Known) => seen.push(known), troubled: (detail: string) => troubles.push(detail) };
  client = connect(wiring, { table, secret: 'S'.repeat(22), listener });
  last().fire('open');
  last().hear(welcome, news(3));
});

const settled = async (promise: Promise<unknown>): Promise<unknown> => Promise.race([promise, Promise.resolve('open')]);

test('a request is "sending" until the server says that it is kept', async () => {
  const answered = client.answer(5);
  expect(last().sent.at(-1)).toMatchObject({ type: 'answer', seq: 3, choice: 5 });
  last().hear(news(4));
  expect([client.known.sending, await settled(answered)]).toEqual([1, 'open']);

  const { id } = last().sent.at(-1) as { id: string };
  last().hear({ type: 'kept', id, seq: 4, hash: 'h4' });

  expect(client.known.sending).toBe(0);
  expect(await answered).toMatchObject({ type: 'kept', seq: 4 });
});

test('after a lost connection it says what it has seen last, and repeats what is unsettled under the same id', async () => {
  const answered = client.answer(5);
  const first = last().sent.at(-1);
  last().close();
  expect(client.known).toMatchObject({ link: 'lost', sending: 1 });
  const meanwhile = client.ask({ type: 'say', text: 'are you there?' });

  passTime();
  last().fire('open');
  expect(last().sent).toEqual([expect.objectContaining({ type: 'hello', last: 3, secret: 'S'.repeat(22) })]);
  last().hear({ ...welcome }, news(4));

  expect(last().sent[1]).toEqual(first);
  expect(last().sent[2]).toMatchObject({ type: 'say' });
  last().hear({ type: 'kept', id: first?.['id'], seq: 4, hash: 'h4' });
  expect(await answered).toMatchObject({ type: 'kept' });
  expect(await settled(meanwhile)).toBe('open');
});

test('too fast or storage away is no answer: the request is sent again', async () => {
  const answered = client.answer(5);
  const first = last().sent.at(-1);
  last().hear({ type: 'refused', id: first?.['id'], code: 'unavailable', detail: '', seq: null });
  expect(await settled(answered)).toBe('open');

  passTime();

  expect(last().sent.at(-1)).toEqual(first);
  last().hear({ type: 'refused', id: first?.['id'], code: 'stale', detail: '', seq: 9 });
  expect(await answered).toMatchObject({ type: 'refused', code: 'stale', seq: 9 });
});

test('however many requests are turned down for a while, each is sent again once, and ever less often', () => {
  const turnDown = (messages: readonly Record<string, unknown>[]) =>
    last().hear(...messages.map(({ id }) => ({ type: 'refused', id, code: 'unavailable', detail: '', seq: null })));
  for (const choice of [5, 6, 7]) void client.answer(choice);
  const pauses: number[] = [];
  const rounds: number[] = [];

  for (let round = 0; round < 6; round++) {
    const before = last().sent.length;
    turnDown(last().sent.slice(-3));
    pauses.push(...timers.map(({ at }) => at).filter(at => at !== 20_000));
    passTime();
    rounds.push(last().sent.filter(({ type }, n) => n >= before && type === 'answer').length);
  }

  expect(rounds).toEqual([3, 3, 3, 3, 3, 3]);
  expect(pauses).toEqual([500, 1000, 2000, 4000, 5000, 5000]);
});

test('a greeting that was turned down for a while is said again over another connection', () => {
  last().fire('close');
  passTime();
  last().fire('open');
  const { id } = last().sent.at(-1) ?? {};
  const count = sockets.length;

  last().hear({ type: 'refused', id, code: 'too-fast', detail: '', seq: null });
  passTime();

  expect(client.known.link).toBe('lost');
  expect(sockets.length).toBe(count + 1);
});

test('the table never goes back in the reader’s eyes, and news alone moves it', () => {
  last().hear(news(5));
  last().hear(news(4));

  expect(client.known.position?.seq).toBe(5);
  void client.answer(1);
  expect(client.known.position?.seq).toBe(5);
  expect(seen.map(({ position }) => position?.seq ?? 0)).toEqual([0, 3, 5, 5]);
});

test('facts of the table that come before the welcome bring no pack, and trouble nobody', () => {
  const early = connect(wiring, { table });
  last().fire('open');
  last().hear({ type: 'info', info: { ...info, pack: { name: 'a pack' } } });

  expect(early.known.info).toEqual(info);
});

test('where storage was put back to an earlier moment, the first news of a connection and its talk say so', () => {
  const line = (n: number, text: string) => ({ n, seat: 1, text, at: n });
  last().hear(news(5), { type: 'chat', lines: [line(1, 'one'), line(2, 'two')] });
  last().close();
  passTime();
  last().fire('open');
  last().hear(welcome, { type: 'chat', lines: [line(1, 'one')] }, { ...news(2), whole: false });
  last().hear(news(1), { type: 'chat', lines: [line(2, 'another')] });

  expect(client.known.position?.seq).toBe(2);
  expect(client.known.chat.map(({ text }) => text)).toEqual(['one', 'another']);
});

test('a connection that stays silent is given up and dialled again', () => {
  passTime();
  expect(last().sent.at(-1)).toMatchObject({ type: 'ping' });
  const before = sockets.length;

  passTime();
  passTime();

  expect(sockets.length).toBe(before + 1);
});

test('what is not of the protocol is reported and changes nothing', () => {
  const before = client.known;

  last().fire('message', 'nonsense');
  last().hear({ type: 'kept', id: 'x', seq: 'many' });

  expect(troubles).toHaveLength(2);
  expect(client.known).toEqual(before);
});

test('nobody has to listen for trouble', () => {
  const quiet = connect(wiring, { table, listener: {} });
  last().fire('open');
  last().hear(welcome, news(3));

  last().fire('message', 'nonsense');

  expect(quiet.known).toMatchObject({ link: 'live', position: { seq: 3 } });
});

test('a table or secret that the server does not know is not tried again', () => {
  const hello = last().sent[0] as { id: string };
  last().hear({ type: 'refused', id: hello.id, code: 'not-seated', detail: '', seq: null });
  last().close();
  passTime();

  expect(client.known.link).toBe('refused');
  expect(sockets).toHaveLength(1);
});

test('a reason that the server will not give ends the wait for it', async () => {
  const reason = client.whyNot(3);
  const { id } = last().sent.at(-1) as { id: string };

  last().hear({ type: 'refused', id, code: 'stale', detail: '', seq: 9 });

  expect(await reason).toBeNull();
});

test('what is not offered is asked for by the number of the question, again after a lost connection', async () => {
  const withheld = client.withheld();
  const first = last().sent.at(-1);
  last().close();
  passTime();
  last().fire('open');
  last().hear(welcome);
  const again = last().sent.at(-1);
  const things = [{ choice: 4, words: { key: 'toy.card', values: { card: 4 } } }];

  last().hear({ type: 'withheld', id: first?.['id'], things });

  expect(first).toMatchObject({ type: 'withheld', table, seq: 3 });
  expect(again).toEqual(first);
  expect(await withheld).toEqual(things);
});

test('what the server will not tell is an empty list, and no request is left', async () => {
  const withheld = client.withheld();
  const { id } = last().sent.at(-1) as { id: string };

  last().hear({ type: 'refused', id, code: 'stale', detail: '', seq: 9 });
  last().close();
  passTime();
  last().fire('open');
  last().hear(welcome);

  expect(await withheld).toEqual([]);
  expect(last().sent.map(({ type }) => type)).toEqual(['hello']);
});

test('once closed it stays closed', () => {
  client.close();
  passTime();

  expect(sockets).toHaveLength(1);
  expect(client.known.link).toBe('closed');
});

test('a device that loses its network is lost at once, and is back as soon as the network is', async () => {
  const answered = client.answer(5);

  client.network(false);
  const lost = client.known.link;
  timers = [];
  client.network(true);
  passTime();
  last().fire('open');
  last().hear(welcome, news(3));

  expect([lost, client.known.link, sockets.length]).toEqual(['lost', 'live', 2]);
  expect(last().sent.at(-1)).toMatchObject({ type: 'answer', seq: 3, choice: 5 });
  expect(await settled(answered)).toBe('open');
});
