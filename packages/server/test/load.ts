import { once } from 'node:events';
import type { OpenQuestion } from '@lastroad/kernel';
import { WebSocket } from 'ws';
import { ask, deal, newId, openTable, sit, socketUrl } from './clients.ts';

const OPENING = 16;

/** The question of the last news in a frame. Nothing else is read: that would cost more than serving it does. */
const questionIn = (frame: string): { seq: number; choices: number[] } | null => {
  const at = frame.lastIndexOf('"question":') + '"question":'.length;
  if (frame.startsWith('null', at)) return null;
  const { options } = JSON.parse(frame.slice(at, frame.indexOf(',"undo":', at))) as OpenQuestion;
  const seq = Number.parseInt(frame.slice(frame.lastIndexOf('"position":{"seq":') + '"position":{"seq":'.length), 10);
  return { seq, choices: options.map(({ choice }) => choice) };
};

/** A seat that answers at random; as light as it can be, for it shares the machine with what it measures. */
class Seat {
  /** The open question: its entry and the choices. */
  asked: { seq: number; choices: number[] } | null = null;
  private readonly socket: WebSocket;
  private readonly table: string;
  private readonly load: Load;
  private readonly ids = newId();
  private answers = 0;
  private sentAt: number | null = null;

  constructor(load: Load, url: string, table: string, secret: string) {
    this.load = load;
    this.table = table;
    const cheap = { perMessageDeflate: false, generateMask: () => {} };
    this.socket = new WebSocket(socketUrl(url, table), cheap);
    this.socket.on('open', () => this.socket.send(JSON.stringify({ type: 'hello', v: 1, table, id: newId(), secret })));
    this.socket.on('message', (data: Buffer) => this.hear(data.toString('latin1')));
  }

  async ready(): Promise<void> {
    if (this.socket.readyState !== WebSocket.OPEN) await once(this.socket, 'open');
  }

  private hear(frame: string): void {
    if (frame.includes('{"type":"news"')) this.asked = questionIn(frame);
    if (this.sentAt !== null) {
      const refusal = frame.indexOf('{"type":"refused"');
      if (refusal >= 0) this.load.refused(/"code":"([a-z-]+)"/.exec(frame.slice(refusal))?.[1] ?? '');
      else if (frame.includes('{"type":"kept"')) this.load.kept(performance.now() - this.sentAt);
      else return;
      this.sentAt = null;
    }
    if (this.load.hurrying) this.answer();
  }

  answer(): boolean {
    if (this.asked === null || this.sentAt !== null) return false;
    const { seq, choices } = this.asked;
    const choice = choices[Math.floor(Math.random() * choices.length)];
    this.asked = null;
    this.sentAt = performance.now();
    const id = `${this.ids}-${this.answers++}`;
    this.socket.send(`{"type":"answer","table":"${this.table}","id":"${id}","seq":${seq},"choice":${choice}}`);
    return true;
  }

  close(): void {
    this.socket.terminate();
  }
}

export interface Figures {
  readonly seconds: number;
  readonly kept: number;
  readonly perSecond: number;
  readonly p50: number;
  readonly p99: number;
  /** Processor time of the clients for one kept answer. */
  readonly clientMicroseconds: number;
  readonly refusals: Readonly<Record<string, number>>;
}

/** Clients of many tables, and how long the server let them wait. */
export class Load {
  hurrying = false;
  private readonly tables: Seat[][] = [];
  private waits: number[] = [];
  private refusals: Record<string, number> = {};

  kept(milliseconds: number): void {
    this.waits.push(milliseconds);
  }

  refused(code: string): void {
    this.refusals[code] = (this.refusals[code] ?? 0) + 1;
  }

  /**
   * Opens tables, several at a time, and seats a client in each of their seats; `at` says through which server. Where
   * only some are people, the others are searches.
   */
  async open(
    at: (table: number, seat: number) => string,
    game: string,
    tables: number,
    seats: number,
    people = seats,
  ): Promise<void> {
    let opened = 0;
    const work = async (): Promise<void> => {
      while (opened < tables) {
        const table = opened++;
        const { id } = await openTable(at(table, 0), { game, options: { seats }, listed: false });
        const places: { readonly url: string; readonly secret: string }[] = [];
        for (let seat = 0; seat < people; seat++) {
          const url = at(table, seat);
          places.push({ url, secret: (await sit(url, id, `guest ${seat}`)).secret });
        }
        if (people < seats) await ask(at(table, 0), `/tables/${id}/bots`, { bot: 'search' }, places[0]?.secret);
        await deal(at(table, 0), id, places);
        const clients = places.map(({ url, secret }) => new Seat(this, url, id, secret));
        await Promise.all(clients.map(client => client.ready()));
        this.tables.push(clients);
      }
    };
    await Promise.all(Array.from({ length: OPENING }, work));
  }

  private async measure(run: () => Promise<void>): Promise<Figures> {
    this.waits = [];
    this.refusals = {};
    const began = performance.now();
    const cpu = process.cpuUsage();
    await run();
    const { user, system } = process.cpuUsage(cpu);
    const seconds = (performance.now() - began) / 1000;
    const waits = this.waits.sort((a, b) => a - b);
    const at = (share: number) => Math.round((waits[Math.floor(waits.length * share)] ?? Number.NaN) * 100) / 100;
    const perSecond = Math.round(waits.length / seconds);
    const clientMicroseconds = Math.round((user + system) / waits.length);
    const times = { p50: at(0.5), p99: at(0.99), clientMicroseconds };
    return { seconds, kept: waits.length, perSecond, ...times, refusals: this.refusals };
  }

  /** One answer a table each `every` milliseconds, spread evenly. */
  atHumanPace(seconds: number, every: number): Promise<Figures> {
    return this.measure(async () => {
      const end = performance.now() + seconds * 1000;
      const began = performance.now();
      let due = 0;
      while (performance.now() < end) {
        const wanted = ((performance.now() - began) / every) * this.tables.length;
        for (; due < wanted; due++) {
          const table = this.tables[due % this.tables.length] ?? [];
          for (const seat of table) if (seat.answer()) break;
        }
        await new Promise(resolve => setTimeout(resolve, 5));
      }
      await new Promise(resolve => setTimeout(resolve, 500));
    });
  }

  /** Everybody answers as soon as it is asked. */
  atFullSpeed(seconds: number): Promise<Figures> {
    return this.measure(async () => {
      this.hurrying = true;
      for (const table of this.tables) for (const seat of table) seat.answer();
      await new Promise(resolve => setTimeout(resolve, seconds * 1000));
      this.hurrying = false;
    });
  }

  close(): void {
    for (const table of this.tables) for (const seat of table) seat.close();
  }
}
