import { randomBytes } from 'node:crypto';
import { API, type NewTable, type Seated, type TableInfo } from '@lastroad/protocol';
import { connect, type Known, type Listener, type TableClient, type Wiring } from '@lastroad/protocol/client';
import { WebSocket } from 'ws';

export const newId = (): string => randomBytes(9).toString('base64url');

export interface Answered {
  readonly status: number;
  readonly value: unknown;
  readonly headers: Headers;
}

/** A request to a server, with its status beside the answer. */
export const ask = async (url: string, path: string, body?: unknown, secret?: string): Promise<Answered> => {
  const headers: Record<string, string> = {};
  if (body !== undefined) headers['content-type'] = 'application/json';
  if (secret !== undefined) headers['authorization'] = `Bearer ${secret}`;
  const answer = await fetch(`${url}${API}${path}`, {
    headers,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  return { status: answer.status, value: (text === '' ? null : JSON.parse(text)) as unknown, headers: answer.headers };
};

const must = ({ status, value }: Answered): unknown => {
  if (status !== 200) throw new Error(JSON.stringify(value));
  return value;
};

export const openTable = async (url: string, more: Partial<NewTable> = {}): Promise<TableInfo> => {
  const table = { game: 'toy', options: { seats: 3, rounds: 3 }, listed: true, pace: { kind: 'none' }, ...more };
  return must(await ask(url, '/tables', table)) as TableInfo;
};

export const sit = async (url: string, table: string, name: string): Promise<Seated> => {
  return must(await ask(url, `/tables/${table}/seats`, { name })) as Seated;
};

/** Asks to play again from a seat of a finished table. */
export const playAgain = (url: string, table: string, secret: string | undefined): Promise<Answered> =>
  ask(url, `/tables/${table}/rematch`, {}, secret);

export const socketUrl = (url: string, table: string): string =>
  `${url.replace('http', 'ws')}${API}/tables/${table}/socket`;

/** What the devices of these tests keep; each seat has one device. */
const kept = new Map<string, string>();

/** Every device has lost what it kept. */
export const forgetDevices = (): void => kept.clear();

/** Wiring for a client of the protocol; `url` is asked anew for every connection. */
export const wiringTo = (url: () => string, table: string, device = newId()): Wiring => ({
  open: () => new WebSocket(socketUrl(url(), table)) as never,
  later(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
  newId,
  newKey: () => newId() + newId(),
  keeping: {
    read: () => kept.get(device) ?? null,
    write: text => void kept.set(device, text),
  },
  chance: Math.random,
});

export const isOver = ({ position }: Known): boolean => (position?.outcome ?? null) !== null;
export const isAsked = ({ position }: Known): boolean => (position?.question ?? null) !== null;

/** A client that wakes whoever waits for something to become true. */
export class Player {
  readonly client: TableClient;
  readonly secret: string | undefined;
  /** Milliseconds to wait for anything. */
  patience = 120_000;
  private readonly waiting = new Map<() => void, NodeJS.Timeout>();
  private isClosed = false;

  constructor(url: string | (() => string), table: string, secret?: string, listener: Listener = {}) {
    const wiring = wiringTo(typeof url === 'string' ? () => url : url, table, secret);
    const changed = (known: Known) => {
      listener.changed?.(known);
      for (const look of this.waiting.keys()) look();
    };
    this.secret = secret;
    this.client = connect(wiring, {
      table,
      ...(secret !== undefined && { secret }),
      listener: { ...listener, changed },
    });
  }

  get known(): Known {
    return this.client.known;
  }

  /** Ends when the condition holds; fails when patience is at an end. */
  until(holds: (known: Known) => boolean, what = String(holds)): Promise<Known> {
    return new Promise((resolve, reject) => {
      // Who was closed between an answer and the next wait has nobody left to tell that it was in vain.
      if (this.isClosed) return;
      const timer = setTimeout(() => {
        this.waiting.delete(look);
        reject(new Error(`waited in vain until ${what}; known: ${JSON.stringify(this.known).slice(0, 2000)}`));
      }, this.patience);
      const look = () => {
        if (!holds(this.known)) return;
        clearTimeout(timer);
        this.waiting.delete(look);
        resolve(this.known);
      };
      this.waiting.set(look, timer);
      look();
    });
  }

  /** Whoever still waits for something waits for ever. */
  close(): void {
    this.isClosed = true;
    for (const timer of this.waiting.values()) clearTimeout(timer);
    this.waiting.clear();
    this.client.close();
  }
}

/** Lets the devices of all seats add their shares to the dice, and go; then the game has begun. */
export const deal = async (url: string, table: string, seats: readonly Pick<Seated, 'secret'>[]): Promise<void> => {
  const players = seats.map(({ secret }) => new Player(url, table, secret));
  await Promise.all(players.map(player => player.until(({ position }) => position !== null, 'the game has begun')));
  for (const player of players) player.close();
};

/** Lets a player answer whatever it is asked, at random, until the game is over. */
export const playOn = async (player: Player, decisions = 5000): Promise<void> => {
  for (let n = 0; n < decisions; n++) {
    const { position } = await player.until(known => isOver(known) || isAsked(known), 'asked or over');
    if (isOver(player.known)) return;
    const options = position?.question?.options ?? [];
    const { choice = 0 } = options[Math.floor(Math.random() * options.length)] ?? {};
    const { seq } = position ?? { seq: 0 };
    const reply = await player.client.answer(choice);
    if (reply.type === 'kept') await player.until(({ position }) => (position?.seq ?? 0) > seq, 'news after kept');
  }
  throw new Error(`no end after ${decisions} decisions`);
};
