import type { Happening, Seat } from '@lastroad/kernel';
import type { FromClient } from '@lastroad/protocol';
import type { GroupWatch } from '../storage/appender.ts';
import { Appender, type Store } from '../storage/index.ts';
import type { EntryRow } from '../storage/schema.ts';
import type { Time } from './clock.ts';
import { whenDue } from './due.ts';
import type { Games } from './games.ts';
import { readRow, readSeats, readSeq, rewind, tableOf } from './load.ts';
import { no, type Outcome, yes } from './problem.ts';
import { type Change, holdsSeat, isOver, type Table } from './standing.ts';
import { answer } from './verbs/answer.ts';
import { away, back, resign } from './verbs/control.ts';
import { consent, propose, undo } from './verbs/undo.ts';

/** What a seat asks to be done with a running game. */
export type Request =
  | Extract<FromClient, { type: 'answer' | 'undo' | 'propose' | 'consent' | 'resign' | 'back' }>
  | { readonly type: 'bot-answer'; readonly seq: number; readonly choice: number }
  | { readonly type: 'away' };

/** An entry that is in storage, with the table after it. */
export interface News {
  readonly table: Table;
  readonly entry: EntryRow;
  readonly events: readonly Happening[];
}

export interface TablesOptions {
  readonly store: Store;
  readonly games: Games;
  readonly time: Time;
  readonly botDelay: number;
  /** Tables held in memory. They are only a copy: storage is compared at every change. */
  readonly cached: number;
  readonly watch?: GroupWatch;
}

const TRIES = 8;
/** In place of a proof: the service itself asks, for a bot or a clock. */
const OURSELVES = '';

type First = Pick<EntryRow, 'seq' | 'hash'>;

/** Running and finished games: takes requests, keeps what follows from them, and only then tells. */
export class Tables {
  readonly appender: Appender;
  private readonly options: TablesOptions;
  private readonly cache = new Map<string, Table>();
  private readonly queues = new Map<string, Promise<unknown>>();
  private readonly listeners: ((news: News) => void)[] = [];

  constructor(options: TablesOptions) {
    this.options = options;
    this.appender = new Appender(options.store, options.watch);
  }

  /** Called after an entry is in storage, never before. */
  onKept(listener: (news: News) => void): void {
    this.listeners.push(listener);
  }

  /** The table as it stands in storage now; `undefined` before its game has begun. */
  async fresh(id: string): Promise<Table | undefined> {
    const held = this.cache.get(id);
    if (held !== undefined && (await readSeq(this.options.store.db, id)) === held.standing.seq) return held;
    return this.reload(id);
  }

  /** The table as far as this process knows; good enough to try a change on, never to refuse one. */
  private async held(id: string): Promise<Table | undefined> {
    return this.cache.get(id) ?? (await this.reload(id));
  }

  private async reload(id: string): Promise<Table | undefined> {
    const { store, games } = this.options;
    // Who sits where is settled when the game begins.
    const seats = this.cache.get(id)?.seats;
    const row = await readRow(store.db, id);
    if (row === undefined || row.state === 'open') return undefined;
    const table = tableOf(games, row, seats ?? (await readSeats(store.db, id)));
    this.hold(table);
    return table;
  }

  private hold(table: Table): void {
    const { cache } = this;
    const held = cache.get(table.id);
    if (held !== undefined && held.standing.seq > table.standing.seq) return;
    cache.delete(table.id);
    cache.set(table.id, table);
    if (cache.size > this.options.cached) cache.delete(cache.keys().next().value ?? '');
  }

  /** Requests to one table wait for each other; between processes storage decides. */
  perform(id: string, seat: Seat, request: Request, proof: string | null = OURSELVES): Promise<Outcome<First>> {
    const before = this.queues.get(id) ?? Promise.resolve();
    const mine = before.then(() => this.attempt(id, seat, request, proof));
    const settled = mine.catch(() => {});
    this.queues.set(id, settled);
    void settled.finally(() => {
      if (this.queues.get(id) === settled) this.queues.delete(id);
    });
    return mine;
  }

  private async attempt(id: string, seat: Seat, request: Request, proof: string | null): Promise<Outcome<First>> {
    for (let tries = 0; tries < TRIES; tries++) {
      const table = await this.held(id);
      if (table === undefined) return no('not-open', 'there is no running game at this table');
      if (proof !== OURSELVES && !holdsSeat(table, seat, proof)) return no('not-seated', 'the seat was left');
      const change = await this.tryChange(table, seat, request);
      if (!change.ok) {
        const first = await this.repeated(table, seat, request);
        if (first !== undefined) return yes(first);
        // The refusal may rest on an old copy.
        if ((await readSeq(this.options.store.db, id)) === table.standing.seq) return change;
        await this.reload(id);
      } else if (await this.keep(table, change.value, 'id' in request ? request.id : null)) {
        return yes({ seq: change.value.next.seq, hash: change.value.next.hash });
      }
    }
    return no('unavailable', 'others change this table too quickly; try again');
  }

  /**
   * The first answer to a request that was made before. Looked for only when the request is refused: a request that was
   * kept has settled its question, so that the table cannot take it again.
   */
  private async repeated(table: Table, seat: Seat, request: Request): Promise<First | undefined> {
    if (!('id' in request)) return undefined;
    return this.options.store.db
      .selectFrom('entries')
      .select(['seq', 'hash'])
      .where('table_id', '=', table.id)
      .where('seat', '=', seat)
      .where('request', '=', request.id)
      .executeTakeFirst();
  }

  /** A game whose rules fail on a request turns it down; nothing has changed then, for they work on a copy. */
  private async tryChange(table: Table, seat: Seat, request: Request): Promise<Outcome<Change>> {
    try {
      return await this.change(table, seat, request);
    } catch (error) {
      if (request.type !== 'answer' && request.type !== 'bot-answer') throw error;
      return no('illegal', `the rules of ${table.rules.id} fail on this: ${(error as Error).message}`);
    }
  }

  private change(table: Table, seat: Seat, request: Request): Outcome<Change> | Promise<Outcome<Change>> {
    const now = this.options.time.now();
    const to = (from: Table, length: number) => rewind(this.options.store.db, from, length);
    switch (request.type) {
      case 'answer':
        return answer(table, { seat, seq: request.seq, choice: request.choice, bot: false }, now);
      case 'bot-answer':
        return answer(table, { seat, seq: request.seq, choice: request.choice, bot: true }, now);
      case 'undo':
        return undo(table, { seat, seq: request.seq }, now, to);
      case 'propose':
        return propose(table, { seat, seq: request.seq, to: request.to }, now, to);
      case 'consent':
        return consent(table, { seat, seq: request.seq, agree: request.agree }, now, to);
      case 'resign':
        return resign(table, seat);
      case 'back':
        return back(table, seat, now);
      case 'away':
        return away(table, seat, now);
    }
  }

  /** Into storage first; only what is there becomes the table, and only then anybody hears of it. */
  private async keep(table: Table, change: Change, request: string | null): Promise<boolean> {
    const { time, botDelay } = this.options;
    const { kind, seat, choice, bot, events, next } = change;
    const after: Table = { ...table, standing: next };
    const entry = {
      kind,
      seat,
      choice,
      hash: next.hash,
      request,
      bot: bot ? 1 : 0,
      at: time.now(),
      events: JSON.stringify(events),
    };
    const addition = {
      table: table.id,
      expected: table.standing.seq,
      entry,
      after: {
        length: next.length,
        state: isOver(next) ? ('over' as const) : ('playing' as const),
        snapshot: table.rules.save(next.g),
        around: JSON.stringify(next.around),
        dueAt: whenDue(after, time.now(), botDelay),
      },
    };
    try {
      if ((await this.appender.add(addition)) === 'stale') {
        await this.reload(table.id);
        return false;
      }
    } catch (error) {
      this.cache.delete(table.id);
      throw error;
    }
    this.hold(after);
    const news = { table: after, entry: { ...entry, table_id: table.id, seq: next.seq }, events };
    for (const listener of this.listeners) listener(news);
    return true;
  }

  /** Ends when everything that was begun is in storage. */
  async drained(): Promise<void> {
    while (this.queues.size > 0) await Promise.all(this.queues.values());
    await this.appender.drained();
  }
}
