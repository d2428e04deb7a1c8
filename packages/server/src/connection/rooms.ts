import type { Happening, Seat } from '@lastroad/kernel';
import type { ChatLine, Notice, Position, Step } from '@lastroad/protocol';
import type { Store } from '../storage/store.ts';
import { AROUND } from '../storage/store.ts';
import { readChat } from '../tables/chat.ts';
import type { Time } from '../tables/clock.ts';
import { readEntries } from '../tables/load.ts';
import type { Lobby } from '../tables/lobby.ts';
import { positionFor, stepFor } from '../tables/show.ts';
import type { Table } from '../tables/standing.ts';
import type { News, Tables } from '../tables/tables.ts';
import type { Reader } from './reader.ts';

/** A longer gap is not told step by step. */
const LONGEST_GAP = 100;
const TOO_SLOW = 30_000;

/** Who looks at which table through this process, and what they have been told. */
export class Rooms {
  private readonly rooms = new Map<string, Set<Reader>>();
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly time: Time;
  private lobby: Lobby | null = null;

  constructor(store: Store, tables: Tables, time: Time) {
    this.store = store;
    this.tables = tables;
    this.time = time;
    tables.onKept(news => this.tell(news));
  }

  serve(lobby: Lobby): void {
    this.lobby = lobby;
  }

  readersOf(table: string): ReadonlySet<Reader> {
    return this.rooms.get(table) ?? new Set();
  }

  all(): Reader[] {
    return [...this.rooms.values()].flatMap(readers => [...readers]);
  }

  watching(table: string): number {
    let count = 0;
    for (const { seat } of this.readersOf(table)) if (seat < 0) count++;
    return count;
  }

  enter(reader: Reader): void {
    const readers = this.rooms.get(reader.table) ?? new Set();
    readers.add(reader);
    this.rooms.set(reader.table, readers);
  }

  leave(reader: Reader): void {
    const readers = this.rooms.get(reader.table);
    readers?.delete(reader);
    if (readers?.size === 0) this.rooms.delete(reader.table);
  }

  /** An entry is in storage: everybody here is told, each what it may know. */
  private tell({ table, entry, events }: News): void {
    const texts = new Map<Seat, string>();
    for (const reader of this.readersOf(table.id)) {
      if (reader.catching || reader.isFull || reader.seen !== entry.seq - 1) {
        if (reader.seen < entry.seq) this.catchUp(reader);
        continue;
      }
      let text = texts.get(reader.seat);
      if (text === undefined) {
        text = JSON.stringify(newsOf(table, reader.seat, [stepFor(table, entry, events, reader.seat)], true));
        texts.set(reader.seat, text);
      }
      reader.seen = entry.seq;
      reader.tellText(text);
    }
  }

  /** Another process has kept something. */
  heard(table: string | null, seq: number): void {
    if (table === null) {
      for (const id of this.rooms.keys()) this.lookAgain(id);
      return;
    }
    if (!this.rooms.has(table)) return;
    if (seq === AROUND) return this.lookAgain(table);
    for (const reader of this.readersOf(table)) if (reader.seen < seq) this.catchUp(reader);
  }

  /** Something around the table may have changed. */
  lookAgain(table: string): void {
    if (!this.rooms.has(table)) return;
    for (const reader of this.readersOf(table)) this.catchUp(reader);
    void this.tellAround(table).catch(() => {});
  }

  private async tellAround(table: string): Promise<void> {
    const info = await this.lobby?.info(table);
    if (info?.ok) this.tellAll(table, { type: 'info', table, info: info.value });
    const seenBy = [...this.readersOf(table)].map(({ seenChat }) => seenChat);
    const lines = await readChat(this.store, table, Math.min(...seenBy));
    for (const reader of this.readersOf(table)) tellChat(reader, lines);
  }

  private tellAll(table: string, notice: Notice): void {
    const text = JSON.stringify(notice);
    for (const reader of this.readersOf(table)) reader.tellText(text);
  }

  /** Tells a reader what it has missed, as often as it misses something meanwhile. */
  catchUp(reader: Reader): void {
    reader.missed = true;
    if (reader.catching) return;
    reader.catching = true;
    void this.catching(reader).finally(() => {
      reader.catching = false;
      if (reader.missed && this.readersOf(reader.table).has(reader)) this.time.after(200, () => this.catchUp(reader));
    });
  }

  private async catching(reader: Reader): Promise<void> {
    while (reader.missed) {
      if (reader.isFull) return this.wait(reader);
      reader.slowSince = null;
      reader.missed = false;
      try {
        await this.tellGap(reader, reader.seen);
      } catch {
        // Storage cannot be read now; it is tried again in a moment.
        reader.missed = true;
        return;
      }
    }
  }

  private wait(reader: Reader): void {
    const now = this.time.now();
    reader.slowSince ??= now;
    if (now - reader.slowSince > TOO_SLOW) reader.terminate();
  }

  /** Steps after one that the reader knows, or, if they are too many, just where the table stands. */
  async tellGap(reader: Reader, last: number): Promise<void> {
    const table = await this.tables.fresh(reader.table);
    if (table === undefined || table.standing.seq <= reader.seen) return;
    const { seq } = table.standing;
    const short = last > 0 && seq - last <= LONGEST_GAP;
    const entries = short ? await readEntries(this.store.db, table.id, last, LONGEST_GAP) : [];
    const steps = entries
      .filter(entry => entry.seq <= seq)
      .map(entry => stepFor(table, entry, JSON.parse(entry.events) as Happening[], reader.seat));
    if (seq <= reader.seen) return;
    reader.seen = seq;
    reader.tell(newsOf(table, reader.seat, steps, short && steps.length === seq - last));
  }
}

const newsOf = (table: Table, seat: Seat, steps: Step[], whole: boolean): Notice => {
  const position: Position = positionFor(table, seat);
  return { type: 'news', table: table.id, whole, steps, position };
};

/** Lines the reader has not seen, but for those it does not want to see. */
export const tellChat = (reader: Reader, lines: readonly ChatLine[]): void => {
  const fresh = lines.filter(({ n }) => n > reader.seenChat);
  const last = fresh.at(-1);
  if (last === undefined) return;
  reader.seenChat = last.n;
  const wanted = fresh.filter(({ seat }) => !reader.muted.includes(seat));
  if (wanted.length > 0) reader.tell({ type: 'chat', table: reader.table, lines: wanted });
};
