import { type Chance, drawKey, keyFromSeed, uniform } from '@lastroad/kernel';
import { WebSocket } from 'ws';
import type { Config } from '../src/index.ts';
import { deal, isAsked, newId, openTable, Player, sit, socketUrl } from './clients.ts';
import { startServer } from './servers.ts';

/** Values that have made other servers stumble. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -1e308,
  2 ** 53,
  Number.NaN,
  '',
  '0',
  '__proto__',
  'constructor',
  "'; drop table tables; --",
  '\u0000',
  '\ud800',
  '🚗'.repeat(200),
  'x'.repeat(5000),
  [],
  [[]],
  {},
  { length: -1 },
  { toString: 1 },
];

/** Milliseconds after which a message counts as unanswered. */
const PATIENCE = 60_000;

type Fields = Record<string, unknown>;

/** One honest message of each kind. */
const honest = (table: string, seq: number): Fields[] => [
  { type: 'hello', v: 1, table, last: seq },
  { type: 'answer', table, seq, choice: 0 },
  { type: 'undo', table, seq },
  { type: 'propose', table, seq, to: 0 },
  { type: 'consent', table, seq, agree: true },
  { type: 'back', table },
  { type: 'say', table, text: 'hello' },
  { type: 'mute', table, seat: 1, on: true },
  { type: 'why', table, seq, choice: 3 },
  { type: 'ping', table },
];

/** A message with something wrong about it: a field, the shape, or the text itself. */
const mutate = (message: Fields, dice: Chance): string => {
  const fields: Fields = { id: newId(), ...message };
  const names = Object.keys(fields);
  const name = names[uniform(dice, names.length)] ?? 'type';
  switch (uniform(dice, 6)) {
    case 0:
      delete fields[name];
      break;
    case 1:
      fields[`${name}${uniform(dice, 10)}`] = ODD[uniform(dice, ODD.length)];
      break;
    case 2:
      return `{"__proto__":{"seat":0},${JSON.stringify(fields).slice(1)}`;
    case 3: {
      const text = JSON.stringify(fields);
      return text.slice(0, uniform(dice, text.length));
    }
    case 4: {
      const bytes = Buffer.from(JSON.stringify(fields));
      bytes[uniform(dice, bytes.length)] = uniform(dice, 256);
      return bytes.toString('latin1');
    }
    default:
      fields[name] = ODD[uniform(dice, ODD.length)];
  }
  return JSON.stringify(fields);
};

interface Tampered {
  readonly sent: number;
  /** Replies by their kind or code. */
  readonly replies: Readonly<Record<string, number>>;
  /** Messages that got neither a reply nor an end of the connection. */
  readonly unanswered: number;
}

/** Sends mutated messages over one connection after the other and counts what comes back. */
const tamper = async (
  url: string,
  table: string,
  secret: string,
  messages: number,
  seed: string,
): Promise<Tampered> => {
  const dice: Chance = { key: keyFromSeed(seed), drawn: 0 };
  drawKey(dice);
  const replies: Record<string, number> = {};
  let sent = 0;
  let unanswered = 0;
  const count = (word: string) => {
    replies[word] = (replies[word] ?? 0) + 1;
  };
  while (sent < messages) {
    const socket = new WebSocket(socketUrl(url, table));
    let waiting = 0;
    let wake = () => {};
    socket.on('message', (data: Buffer) => {
      for (const notice of JSON.parse(data.toString()) as { type: string; code?: string }[]) {
        if (!['kept', 'refused', 'pong', 'because', 'welcome'].includes(notice.type)) continue;
        count(notice.code ?? notice.type);
        waiting--;
      }
      if (waiting <= 0) wake();
    });
    const ended = new Promise<void>(resolve => socket.on('close', () => resolve()));
    socket.on('error', () => {});
    await new Promise<void>(resolve => socket.on('open', () => resolve()));
    waiting++;
    socket.send(JSON.stringify({ type: 'hello', v: 1, table, id: newId(), secret }));
    for (let n = 0; n < 100 && sent < messages && socket.readyState === WebSocket.OPEN; n++) {
      const kinds = honest(table, uniform(dice, 50));
      waiting++;
      sent++;
      socket.send(mutate(kinds[uniform(dice, kinds.length)] ?? {}, dice));
    }
    await new Promise<void>(resolve => {
      const late = setTimeout(resolve, PATIENCE);
      wake = () => {
        clearTimeout(late);
        resolve();
      };
      void ended.then(wake);
      if (waiting <= 0) wake();
    });
    if (waiting > 0 && socket.readyState === WebSocket.OPEN) unanswered += waiting;
    socket.terminate();
  }
  return { sent, replies, unanswered };
};

/** Tampers with one table of a server while somebody sits at another, and then plays there. */
export const tamperingTest = async (
  storage: Partial<Config>,
  messages: number,
  seed: string,
): Promise<Tampered & { readonly untouched: boolean; readonly reply: string }> => {
  const server = await startServer(storage);
  const { id } = await openTable(server.url, { options: { seats: 2 } });
  const mallory = await sit(server.url, id, 'Mallory');
  await deal(server.url, id, [mallory, await sit(server.url, id, 'Ben')]);
  const other = await openTable(server.url, { options: { seats: 2 } });
  const seats = [await sit(server.url, other.id, 'Ada'), await sit(server.url, other.id, 'Cay')] as const;
  await deal(server.url, other.id, seats);
  const ada = new Player(server.url, other.id, seats[0].secret);
  const { position: before } = await ada.until(isAsked);

  const tampered = await tamper(server.url, id, mallory.secret, messages, seed);

  const { position } = ada.known;
  const { type: reply } = await ada.client.answer(position?.question?.options[0]?.choice ?? 0);
  ada.close();
  await server.close();
  return { ...tampered, untouched: position?.hash === before?.hash, reply };
};
