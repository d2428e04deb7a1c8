import type { Happening, Seat } from '@lastroad/kernel';
import type { GroupWatch } from '../storage/appender.ts';
import { Appender, type Store } from '../storage/index.ts';
import type { EntryRow } from '../storage/schema.ts';
import { Arrivals } from './arrivals.ts';
import type { Time } from './clock.ts';
import { Copies } from './copies.ts';
import { whenDue } from './due.ts';
import { type Games, OtherRelease } from './games.ts';
import { type Asking, type First, Lines } from './lines.ts';
import { readSeats, readSeq, rewind } from './load.ts';
import { no, type Outcome, type Problem, yes } from './problem.ts';
import { changeBy, type Lookup, type Request } from './request.ts';
import { type Change, type HeldTable, holdsSeat, isFinished } from './standing.ts';

/** An entry with what happened in it. */
export interface Happened {
  readonly entry: EntryRow;
  readonly events: readonly Happening[];
}

/** Entries that are in storage, with the table after them. */
export interface News {
  readonly table: HeldTable;
  readonly happened: readonly Happened[];
}

export interface TablesOptions {
  readonly store: Store;
  readonly games: Games;
  readonly time: Time;
  readonly botDelay: number;
  /** How many tables are held in memory. */
  readonly cached: number;
  readonly watch?: GroupWatch;
}

const TRIES = 8;
/** In place of a proof: the service itself asks, for a bot or a clock. */
const OURSELVES = '';

interface Changing {
  readonly asking: Asking;
  readonly change: Change;
}

interface Refused {
  readonly asking: Asking;
  readonly problem: Problem;
}

/** Running and finished games: takes requests, keeps what follows from them, and only then tells. */
export class Tables {
  readonly appender: Appender;
  private readonly options: TablesOptions;
  private readonly copies: Copies;
  private readonly lines = new Lines((id, together) => this.serve(id, together));
  private readonly arrivals = new Arrivals();
  private readonly listeners: ((news: News) => void)[] = [];

  constructor(options: TablesOptions) {
    this.options = options;
    this.copies = new Copies(options.store, options.games, options.cached);
    this.appender = new Appender(options.store, options.watch);
  }

  /** Called after an entry is in storage, never before. */
  onKept(listener: (news: News) => void): void {
    this.listeners.push(listener);
  }

  /** The table as it stands in storage now; `undefined` before its game has begun. */
  fresh(id: string): Promise<HeldTable | undefined> {
    return this.copies.fresh(id);
  }

  /** The same for whoever only looks: `undefined` also if this release cannot play it. */
  async playable(id: string): Promise<HeldTable | undefined> {
    try {
      return await this.copies.fresh(id);
    } catch (error) {
      if (error instanceof OtherRelease) return undefined;
      throw error;
    }
  }

  /** Requests to one table stand in line; between processes storage decides. */
  perform(id: string, seat: Seat, request: Request, proof: string | null = OURSELVES): Promise<Outcome<First>> {
    const at = this.arrivals.of(seat, request, this.options.time.now());
    return new Promise((settle, fail) =>
      this.lines.join(id, {
        seat,
        request,
        at,
        proof,
        settle: outcome => {
          this.arrivals.forget(seat, request);
          settle(outcome);
        },
        fail: error => {
          this.arrivals.note(seat, request, at);
          fail(error);
        },
      }),
    );
  }

  private async serve(id: string, together: readonly Asking[]): Promise<void> {
    let left = together;
    try {
      for (let tries = 0; tries < TRIES && left.length > 0; tries++) left = await this.attempt(id, left);
    } catch (error) {
      if (!(error instanceof OtherRelease)) throw error;
      for (const { settle } of left) settle(no('parked', error.message));
      return;
    }
    for (const { settle } of left) settle(no('unavailable', 'others change this table too quickly; try again'));
  }

  /** Settles what can be settled; returns what has to be tried again. */
  private async attempt(id: string, together: readonly Asking[]): Promise<readonly Asking[]> {
    const table = await this.copies.held(id);
    if (table === undefined) {
      for (const { settle } of together) settle(no('not-open', 'there is no running game at this table'));
      return [];
    }
    const { after, changing, refused } = await this.tryAll(table, together);
    if (changing.length > 0 && !(await this.keep(table, changing))) return together;
    for (const { asking, change } of changing) asking.settle(yes({ seq: change.next.seq, hash: change.next.hash }));
    return refused.length === 0 ? [] : this.reconsider(after, refused);
  }

  /** Each on top of what the ones before it would change. */
  private async tryAll(table: HeldTable, together: readonly Asking[]) {
    const changing: Changing[] = [];
    const refused: Refused[] = [];
    let after = table;
    const { db } = this.options.store;
    const lookup: Lookup = {
      rewind: (from, length) => rewind(db, from, length),
      lastSeen: async from => (await readSeats(db, from.id)).map(({ seen_until }) => seen_until),
    };
    for (const asking of together) {
      const { seat, request, at, proof, settle } = asking;
      if (proof !== OURSELVES && !holdsSeat(after, seat, proof)) {
        settle(no('not-seated', 'the seat was left'));
        continue;
      }
      const change = await changeBy(after, seat, request, { at, now: this.options.time.now() }, lookup);
      if (change.ok) {
        changing.push({ asking, change: change.value });
        after = { ...after, standing: change.value.next };
      } else refused.push({ asking, problem: change });
    }
    return { after, changing, refused };
  }

  /** A refusal stands, unless the request was made and kept before, or the refusal rests on an old copy. */
  private async reconsider(table: HeldTable, refused: readonly Refused[]): Promise<readonly Asking[]> {
    const left: Refused[] = [];
    for (const one of refused) {
      const first = await this.repeated(table, one.asking);
      if (first === undefined) left.push(one);
      else one.asking.settle(yes(first));
    }
    if (left.length === 0) return [];
    if ((await readSeq(this.options.store.db, table.id)) !== table.standing.seq) {
      await this.copies.reload(table.id);
      return left.map(({ asking }) => asking);
    }
    for (const { asking, problem } of left) asking.settle(problem);
    return [];
  }

  /**
   * The first answer to a request that was made before. Looked for only when the request is refused: a request that was
   * kept has settled its question, so that the table cannot take it again.
   */
  private async repeated(table: HeldTable, { seat, request }: Asking): Promise<First | undefined> {
    if (!('id' in request)) return undefined;
    return this.options.store.db
      .selectFrom('entries')
      .select(['seq', 'hash'])
      .where('table_id', '=', table.id)
      .where('seat', '=', seat)
      .where('request', '=', request.id)
      .executeTakeFirst();
  }

  /** Into storage first; only what is there becomes the table, and only then anybody hears of it. */
  private async keep(table: HeldTable, changing: readonly Changing[]): Promise<boolean> {
    const now = this.options.time.now();
    const happened = changing.map(({ asking, change }) => happenedIn(table.id, asking.request, change, now));
    const next = changing.at(-1)?.change.next ?? table.standing;
    const after: HeldTable = { ...table, standing: next };
    const addition = {
      table: table.id,
      expected: table.standing.seq,
      entries: happened.map(({ entry }) => entry),
      after: {
        length: next.length,
        state: isFinished(next) ? ('over' as const) : ('playing' as const),
        hash: next.hash,
        snapshot: table.rules.save(next.g, next.hash),
        around: JSON.stringify(next.around),
        dueAt: whenDue(after, now, this.options.botDelay),
      },
    };
    // Where this fails nothing is known: if it was kept all the same, the next one is stale and looks again.
    if ((await this.appender.add(addition)) === 'stale') {
      await this.copies.reload(table.id);
      return false;
    }
    this.copies.hold(after);
    for (const listener of this.listeners) listener({ table: after, happened });
    return true;
  }

  /** Ends when everything that was begun is in storage. */
  async drained(): Promise<void> {
    await this.lines.drained();
    await this.appender.drained();
  }
}

const happenedIn = (table: string, request: Request, change: Change, now: number): Happened => {
  const { kind, seat, choice, bot, events, next } = change;
  const entry = {
    table_id: table,
    seq: next.seq,
    kind,
    seat,
    choice,
    hash: next.hash,
    request: 'id' in request ? request.id : null,
    bot: bot ? 1 : 0,
    at: now,
    events: JSON.stringify(events),
  };
  return { entry, events };
};
