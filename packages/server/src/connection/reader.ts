import { type Seat, SPECTATOR } from '@lastroad/kernel';
import type { Notice } from '@lastroad/protocol';

/** The part of a WebSocket that the server uses. */
export interface Wire {
  readonly bufferedAmount: number;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Closes, and reads nothing more. */
  cutOff(reason: string): void;
  terminate(): void;
}

/** More than this unsent, and the reader is told only where the table stands once it has caught up. */
const FULL = 256 * 1024;
/** More than this unsent, and the reader is given up. */
const OVERFULL = 1024 * 1024;

/** Somebody who looks at a table over one connection: a seat, or a spectator. */
export class Reader {
  readonly table: string;
  seat: Seat = SPECTATOR;
  /** Hash of the secret that opened the seat: a seat that was left and taken by somebody else has another. */
  proof: string | null = null;
  /** Last entry it was told about. */
  seen = 0;
  seenChat = 0;
  muted: readonly Seat[] = [];
  /** Being welcomed: what comes in between is told afterwards. */
  joining = true;
  /** Something around the table has changed while it was joining. */
  missesAround = false;
  /** Since when it has been too slow; `null`: it is not. */
  slowSince: number | null = null;
  private readonly wire: Wire;
  private readonly outbox: Outbox;
  private unsent: string[] = [];

  constructor(table: string, wire: Wire, outbox: Outbox) {
    this.table = table;
    this.wire = wire;
    this.outbox = outbox;
  }

  get isFull(): boolean {
    return this.wire.bufferedAmount > FULL;
  }

  tell(notice: Notice): void {
    this.tellText(JSON.stringify(notice));
  }

  /** A notice already written out, for several readers at once. */
  tellText(notice: string): void {
    this.unsent.push(notice);
    if (this.unsent.length === 1) this.outbox.add(this);
  }

  flush(): void {
    if (this.unsent.length === 0) return;
    const frame = `[${this.unsent.join(',')}]`;
    this.unsent = [];
    if (this.wire.bufferedAmount > OVERFULL) this.wire.terminate();
    else this.wire.send(frame);
  }

  close(code: number, reason: string): void {
    this.flush();
    this.wire.close(code, reason);
  }

  /** Closes on somebody who misbehaves: whatever else it sends is not read. */
  cutOff(reason: string): void {
    this.flush();
    this.wire.cutOff(reason);
  }

  terminate(): void {
    this.wire.terminate();
  }
}

/** Readers with something to be sent: what comes together goes out in one frame each. */
export class Outbox {
  private dirty: Reader[] = [];

  add(reader: Reader): void {
    this.dirty.push(reader);
    if (this.dirty.length === 1) setImmediate(() => this.flush());
  }

  private flush(): void {
    const readers = this.dirty;
    this.dirty = [];
    for (const reader of readers) reader.flush();
  }
}
