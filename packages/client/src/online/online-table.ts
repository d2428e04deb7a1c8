import { type Content, type Reason, type Rules, readGameFile, replay, SPECTATOR, type Worded } from '@lastroad/kernel';
import type { Position, TableInfo } from '@lastroad/protocol';
import type { Known, Listener, Promised, Reply, TableClient, Wish } from '@lastroad/protocol/client';
import { snapshotAfter } from '../table/sharing.ts';
import type { Done, SeatPlan, Snapshot, Table, TableState, Trouble } from '../table/table.ts';
import { Telling } from './telling.ts';

export interface OnlineOptions {
  readonly info: TableInfo;
  readonly rules: Rules;
  readonly content: Content;
  connect(listener: Listener): TableClient;
  /** The finished game's file. */
  fetchFile(): Promise<string>;
  nameOf(seat: TableInfo['seats'][number], number: number): string;
}

/** What the server has said, and what follows from it for the reader. Replaced, never changed. */
export interface Heard extends Known {
  /** How far the server's clock is ahead of ours, in milliseconds. */
  readonly ahead: number;
  /** Decisions that stood before the reader's own last one; `null`: there is none to go back to. */
  readonly beforeMine: number | null;
}

const impossible = (): Promise<Done> => Promise.resolve({ ok: false, code: 'nothing-to-undo', detail: '' });

/** A table on a server: what `Table` offers, and what company brings with it. */
export class OnlineTable implements Table {
  readonly redo = impossible;
  readonly sitDown = impossible;
  private readonly options: OnlineOptions;
  private readonly telling: Telling;
  private readonly client: TableClient;
  private readonly listeners = new Set<() => void>();
  private state: TableState = { stage: 'opening' };
  private trouble: Trouble | null = null;
  private shown: Position | null = null;
  private revealed: readonly unknown[] | null = null;
  private file: Promise<string> | null = null;
  private heard: Heard;

  constructor(options: OnlineOptions) {
    const { rules, content } = options;
    this.options = options;
    this.telling = new Telling(event => rules.tell(content, event));
    this.client = options.connect({
      changed: known => this.changed(known),
      stepped: (steps, whole) => this.telling.hear(steps, whole),
    });
    this.heard = { ...this.client.known, ahead: 0, beforeMine: null };
  }

  readonly getState = (): TableState => this.state;
  readonly getKnown = (): Heard => this.heard;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  answer(choice: number): Promise<Done> {
    return this.settled(this.client.answer(choice));
  }

  undo(): Promise<Done> {
    return this.ask({ type: 'undo', seq: this.shown?.seq ?? 0 });
  }

  /** Something about the game; what is turned down is shown at the table. */
  ask(wish: Wish): Promise<Done> {
    return this.settled(this.client.ask(wish));
  }

  /** Something beside the game: whoever asks says what became of it. */
  async talk(wish: Extract<Wish, { type: 'say' | 'mute' | 'report' }>): Promise<Done> {
    const reply = await this.client.ask(wish);
    return reply.type === 'kept' ? { ok: true, value: null } : { ok: false, code: reply.code, detail: reply.detail };
  }

  whyNot(thing: number): Promise<Reason | null> {
    return this.client.whyNot(thing);
  }

  readonly withheld = (): Promise<readonly Worded[]> => this.client.withheld();

  gameFile(): Promise<string> {
    this.file ??= this.options.fetchFile().catch((error: unknown) => {
      this.file = null;
      throw error;
    });
    return this.file;
  }

  /** Whether a record of the dice is another than what this device was promised. */
  doubts(promised: Promised): boolean {
    return this.client.doubts(promised);
  }

  network(isThere: boolean): void {
    this.client.network(isThere);
  }

  close(): void {
    this.client.close();
  }

  /** Chat, clocks and who is there change nothing at the table itself. */
  private changed(known: Known): void {
    const { position, welcomed, link } = known;
    if (link === 'refused') {
      this.state = { stage: 'refused', trouble: { code: 'unknown-table', detail: this.options.info.id } };
    } else if (position !== null && position !== this.shown) this.take(position, known);
    const ahead = welcomed === this.heard.welcomed ? this.heard.ahead : welcomed - Date.now();
    this.heard = { ...known, ahead, beforeMine: this.telling.beforeMine };
    this.wake();
  }

  private take(position: Position, { seat }: Known): void {
    this.telling.settle(position, seat);
    this.trouble = null;
    this.shown = position;
    this.show(position);
    if (position.outcome !== null) this.reveal().catch(() => null);
  }

  private show(position: Position): void {
    this.state = { stage: 'open', now: snapshotAfter(this.state, this.snapshot(position)), trouble: this.trouble };
  }

  private wake(): void {
    for (const listener of this.listeners) listener();
  }

  private snapshot(position: Position): Snapshot {
    const { rules, info } = this.options;
    const { seat, info: now } = this.client.known;
    const { view, waiting, length, question, undo, outcome } = position;
    const { log, events } = this.telling;
    const { revealed } = this;
    const around = { game: rules.id, options: info.options, pack: info.pack, seats: this.seatsOf(now ?? info) };
    const eyes = { seat: seat ?? SPECTATOR, passTo: null, view, revealed };
    const way = { seq: length, canUndo: undo, canRedo: false, over: outcome !== null, result: outcome };
    return { ...around, ...eyes, ...way, question, waitingFor: waiting, events, log };
  }

  private seatsOf({ seats }: TableInfo): readonly SeatPlan[] {
    const { nameOf } = this.options;
    return seats.map((seat, number) => ({
      name: nameOf(seat, number),
      level: seat.kind === 'bot' ? seat.name : null,
    }));
  }

  private async settled(reply: Promise<Reply>): Promise<Done> {
    const settled = await reply;
    if (settled.type === 'kept') return { ok: true, value: null };
    this.trouble = { code: settled.code, detail: settled.detail };
    if (this.shown !== null) this.show(this.shown);
    this.wake();
    return { ok: false, ...this.trouble };
  }

  /** When the game is over its file tells everything that was hidden. */
  private async reveal(): Promise<void> {
    const { rules, info } = this.options;
    const read = readGameFile(await this.gameFile());
    const played = read.ok ? replay(rules, read.value) : read;
    if (!played.ok || this.shown === null) return;
    const { g } = played.value;
    this.revealed = info.seats.map((_, seat) => rules.view(g, seat));
    this.show(this.shown);
    this.wake();
  }
}
