import type { Happening, Seat } from '@lastroad/kernel';
import type { ChatLine, Notice, Step } from '@lastroad/protocol';
import type { EntryRow } from '../storage/schema.ts';
import { AROUND, type Store } from '../storage/store.ts';
import { readChat } from '../tables/chat.ts';
import type { Time } from '../tables/clock.ts';
import { readEntries } from '../tables/load.ts';
import type { Lobby } from '../tables/lobby.ts';
import { positionFor, stepFor } from '../tables/show.ts';
import { type HeldTable, holdsSeat } from '../tables/standing.ts';
import type { News, Tables } from '../tables/tables.ts';
import type { Reader } from './reader.ts';

/** Of a longer gap only the newest steps are told. */
const LONGEST_GAP = 100;
const TOO_SLOW = 30_000;
const TRY_AGAIN = 200;
const LONGEST_PAUSE = 5000;

/** Everybody who looks at one table through this process. */
interface Room {
  readonly readers: Set<Reader>;
  /** Somebody is being told what was missed. */
  catching: boolean;
  /** There is something to be told. */
  missed: boolean;
  /** How often in a row storage could not be read. */
  failures: number;
}

const NOBODY: ReadonlySet<Reader> = new Set();

/** Who looks at which table through this process, and what they have been told. */
export class Rooms {
  private readonly rooms = new Map<string, Room>();
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
    return this.rooms.get(table)?.readers ?? NOBODY;
  }

  all(): Reader[] {
    return [...this.rooms.values()].flatMap(({ readers }) => [...readers]);
  }

  /** Whether somebody who sits at the table is connected to this process. */
  isSeatedHere(table: string): boolean {
    for (const { seat } of this.readersOf(table)) if (seat >= 0) return true;
    return false;
  }

  watching(table: string): number {
    let count = 0;
    for (const { seat } of this.readersOf(table)) if (seat < 0) count++;
    return count;
  }

  enter(reader: Reader): void {
    const room = this.rooms.get(reader.table) ?? { readers: new Set(), catching: false, missed: false, failures: 0 };
    room.readers.add(reader);
    this.rooms.set(reader.table, room);
  }

  leave(reader: Reader): void {
    const room = this.rooms.get(reader.table);
    room?.readers.delete(reader);
    if (room?.readers.size === 0) this.rooms.delete(reader.table);
  }

  /** Something is in storage: everybody here is told, each what it may know. */
  private tell({ table, happened }: News): void {
    const texts = new Map<Seat, string>();
    const { seq } = table.standing;
    for (const reader of this.readersOf(table.id)) {
      if (reader.joining || reader.seen >= seq || !admitted(table, reader)) continue;
      if (reader.isFull || reader.seen !== seq - happened.length) {
        this.catchUp(table.id);
        continue;
      }
      let text = texts.get(reader.seat);
      if (text === undefined) {
        const steps = happened.map(({ entry, events }) => stepFor(table, entry, events, reader.seat));
        text = JSON.stringify(newsOf(table, reader.seat, steps, true));
        texts.set(reader.seat, text);
      }
      reader.seen = seq;
      reader.tellText(text);
    }
  }

  /** Another process has kept something. */
  heard(table: string | null, seq: number): void {
    if (table === null) {
      for (const id of this.rooms.keys()) this.lookAgain(id);
    } else if (seq === AROUND) this.lookAgain(table);
    else this.catchUp(table);
  }

  /** Something around the table may have changed. */
  lookAgain(table: string): void {
    if (!this.rooms.has(table)) return;
    this.catchUp(table);
    // If storage is away now, the next change tells it all.
    void this.tellAround(table).catch(() => {});
  }

  private async tellAround(table: string): Promise<void> {
    const info = await this.lobby?.info(table);
    if (info?.ok) {
      // The pack never changes and may be large: it is told with the welcome.
      const text = JSON.stringify({ type: 'info', table, info: { ...info.value, pack: null } } satisfies Notice);
      for (const reader of this.joined(table)) reader.tellText(text);
    }
    const seen = [...this.readersOf(table)].map(({ seenChat }) => seenChat);
    const lines = await readChat(this.store, table, Math.min(...seen));
    for (const reader of this.joined(table)) tellChat(reader, lines);
  }

  /** Everybody here but those who are still being told the first things: they ask again afterwards. */
  private joined(table: string): Reader[] {
    const readers = [...this.readersOf(table)];
    for (const reader of readers) reader.missesAround ||= reader.joining;
    return readers.filter(({ joining }) => !joining);
  }

  /** The reader has been told the first things; what was kept meanwhile follows. */
  welcome(reader: Reader): void {
    reader.joining = false;
    if (reader.missesAround) this.lookAgain(reader.table);
    else this.catchUp(reader.table);
  }

  /** Tells everybody here what they have missed, as often as something is missed meanwhile. */
  private catchUp(table: string): void {
    const room = this.rooms.get(table);
    if (room === undefined) return;
    room.missed = true;
    if (room.catching) return;
    room.catching = true;
    void this.catching(table, room).finally(() => {
      room.catching = false;
      const pause = Math.min(TRY_AGAIN * 2 ** room.failures, LONGEST_PAUSE);
      if (room.missed) this.time.after(pause, () => this.catchUp(table));
    });
  }

  private async catching(table: string, room: Room): Promise<void> {
    while (room.missed) {
      room.missed = false;
      try {
        await this.tellMissed(table, room);
        room.failures = 0;
      } catch {
        // Storage cannot be read now; it is tried again in a moment.
        room.missed = true;
        room.failures++;
        return;
      }
      if ([...room.readers].some(reader => this.isSlow(reader))) {
        room.missed = true;
        return;
      }
    }
  }

  private async tellMissed(id: string, room: Room): Promise<void> {
    const table = await this.tables.playable(id);
    if (table === undefined) return;
    const { seq } = table.standing;
    const behind = [...room.readers].filter(reader => !reader.joining && !reader.isFull && reader.seen < seq);
    if (behind.length === 0) return;
    const entries = await this.gap(table, Math.min(...behind.map(({ seen }) => seen)));
    for (const reader of behind) {
      if (reader.seen < seq && admitted(table, reader)) tellSteps(table, reader, entries, reader.seen);
    }
  }

  /** Entries after one that is known; if they are too many, the newest of them. */
  private gap({ id, standing }: HeldTable, last: number): Promise<EntryRow[]> {
    return readEntries(this.store.db, id, Math.max(last, standing.seq - LONGEST_GAP), LONGEST_GAP);
  }

  /** Whether the reader has to be waited for; one that takes too long is given up. */
  private isSlow(reader: Reader): boolean {
    if (!reader.isFull) {
      reader.slowSince = null;
      return false;
    }
    const now = this.time.now();
    reader.slowSince ??= now;
    if (now - reader.slowSince > TOO_SLOW) reader.terminate();
    return true;
  }

  /** The first thing a reader is told about the game: what it has missed since it last looked. */
  async bringUpToDate(reader: Reader, last: number): Promise<void> {
    const table = await this.tables.playable(reader.table);
    if (table === undefined || !admitted(table, reader)) return;
    tellSteps(table, reader, await this.gap(table, last), last);
  }
}

/** Whether the reader still has the seat it came for; if not, it has no business here. */
const admitted = (table: HeldTable, reader: Reader): boolean => {
  if (holdsSeat(table, reader.seat, reader.proof)) return true;
  reader.close(1008, 'the seat was left');
  return false;
};

/** Steps after one that the reader knows, as far as they are there, and where the table stands. */
const tellSteps = (table: HeldTable, reader: Reader, entries: readonly EntryRow[], last: number): void => {
  const { seq } = table.standing;
  const steps = entries
    .filter(entry => entry.seq > last && entry.seq <= seq)
    .map(entry => stepFor(table, entry, JSON.parse(entry.events) as Happening[], reader.seat));
  reader.seen = seq;
  reader.tell(newsOf(table, reader.seat, steps, last > 0 && steps.length === seq - last));
};

const newsOf = (table: HeldTable, seat: Seat, steps: Step[], whole: boolean): Notice => ({
  type: 'news',
  table: table.id,
  whole,
  steps,
  position: positionFor(table, seat),
});

/** Lines the reader has not seen, but for those it does not want to see. */
export const tellChat = (reader: Reader, lines: readonly ChatLine[]): void => {
  const fresh = lines.filter(({ n }) => n > reader.seenChat);
  const last = fresh.at(-1);
  if (last === undefined) return;
  reader.seenChat = last.n;
  const wanted = fresh.filter(({ seat }) => !reader.muted.includes(seat));
  if (wanted.length > 0) reader.tell({ type: 'chat', table: reader.table, lines: wanted });
};
