import { randomUUID } from 'node:crypto';
import { isIP } from 'node:net';
import type { Rules, Seat } from '@lastroad/kernel';
import type { ChatLine, TableInfo } from '@lastroad/protocol';
import { holderOf } from '../connection/limits.ts';
import { openStore, type Place, type Store } from '../storage/index.ts';
import { removeTable } from '../storage/removing.ts';
import type { ActsTable, BansTable } from '../storage/schema.ts';
import { readChat } from '../tables/chat.ts';
import { steadyTime, type Time } from '../tables/clock.ts';
import { Games } from '../tables/games.ts';
import { readRow } from '../tables/load.ts';
import { Lobby } from '../tables/lobby.ts';
import { no, type Outcome, yes } from '../tables/problem.ts';
import type { OperatorRequest } from '../tables/request.ts';
import { readAround } from '../tables/standing.ts';
import { Tables } from '../tables/tables.ts';
import { OPERATOR } from '../tables/verbs/operator.ts';

const MOST = 200;

/** A table as the operator sees it: what everybody may know, who moves each seat, what was said. No hand, no dice. */
export interface TableRecord {
  readonly info: Omit<TableInfo, 'fairness' | 'pack'>;
  readonly controls: readonly string[];
  readonly changed: number;
  readonly talk: readonly ChatLine[];
}

export interface ListedTable {
  readonly id: string;
  readonly game: string;
  readonly state: TableInfo['state'];
  readonly created: number;
  readonly names: readonly string[];
  readonly reports: number;
}

export interface ReportRecord {
  readonly table: string;
  readonly by: Seat;
  readonly seat: Seat;
  readonly at: number;
  readonly lines: readonly ChatLine[];
}

/** The operator's desk: works on storage, beside the servers that run, and notes down everything that is asked of it. */
export class Desk {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly lobby: Lobby;
  private readonly operator: string;
  private readonly time: Time;

  constructor(store: Store, games: readonly Rules[], operator: string, time: Time) {
    const known = new Games(games);
    const around = { store, games: known, time, botDelay: 0 };
    this.store = store;
    this.operator = operator;
    this.time = time;
    this.tables = new Tables({ ...around, cached: 1 });
    const nobody = { bots: [], areBotsBusy: () => false, watching: () => 0, changed: () => {} };
    this.lobby = new Lobby({ ...around, ...nobody, shard: '' });
  }

  list(): Promise<Outcome<ListedTable[]>> {
    return this.noted('list', '', async () => {
      const { db } = this.store;
      const rows = await db.selectFrom('tables').selectAll().orderBy('created_at', 'desc').limit(MOST).execute();
      const listed = rows.map(async ({ id, game, state, created_at }): Promise<ListedTable> => {
        const seats = await db.selectFrom('seats').select('name').where('table_id', '=', id).orderBy('seat').execute();
        const reports = await db.selectFrom('reports').select('at').where('table_id', '=', id).execute();
        const names = seats.map(({ name }) => name);
        return { id, game, state, created: created_at, names, reports: reports.length };
      });
      return yes(await Promise.all(listed));
    });
  }

  show(id: string): Promise<Outcome<TableRecord>> {
    return this.noted('show', id, async () => {
      const found = await this.lobby.info(id);
      if (!found.ok) return found;
      const { fairness: _dice, pack: _pack, ...info } = found.value;
      const { db } = this.store;
      const row = await db.selectFrom('tables').select('around').where('id', '=', id).executeTakeFirstOrThrow();
      const last = await db
        .selectFrom('entries')
        .select('at')
        .where('table_id', '=', id)
        .orderBy('seq', 'desc')
        .limit(1)
        .executeTakeFirst();
      const controls = row.around === '' ? [] : readAround(row.around).seats.map(({ control }) => control);
      return yes({ info, controls, changed: last?.at ?? info.created, talk: await readChat(this.store, id, 0) });
    });
  }

  park(id: string): Promise<Outcome<null>> {
    return this.noted('park', id, () => this.perform(id, { type: 'park' }));
  }

  resume(id: string): Promise<Outcome<null>> {
    return this.noted('resume', id, () => this.perform(id, { type: 'resume' }));
  }

  /** Ends a game that this release cannot play, so that its file can be had. Its secret and all decisions are out then. */
  end(id: string): Promise<Outcome<null>> {
    return this.noted('end', id, async () => {
      const found = await this.lobby.info(id);
      if (!found.ok) return found;
      if (found.value.parked !== 'release') return no('not-allowed', 'this release can play it; park it');
      const { store } = this;
      return store.db.transaction().execute(async trx => {
        const row = await readRow(trx, id);
        if (row?.state !== 'playing') return no('not-over', 'no game runs there');
        const around = JSON.stringify({ ...readAround(row.around), conceded: true });
        await trx.updateTable('tables').set({ state: 'over', around, due_at: null }).where('id', '=', id).execute();
        await store.tell(trx, id);
        return yes(null);
      });
    });
  }

  /** Out of a game that runs, or up from the seat of a table that is open. */
  remove(id: string, seat: Seat): Promise<Outcome<null>> {
    return this.noted('remove', `${id} ${seat}`, () => this.removeFrom(id, seat));
  }

  /** Whoever has the secret of the seat can do nothing more with it, not even talk or play again. */
  banSeat(id: string, seat: Seat): Promise<Outcome<null>> {
    return this.noted('ban', `${id} ${seat}`, async () => {
      const { store } = this;
      const removed = await this.removeFrom(id, seat);
      const { numUpdatedRows } = await store.db.transaction().execute(async trx => {
        const mine = trx.updateTable('seats').where('table_id', '=', id).where('seat', '=', seat);
        const done = await mine.set({ secret_hash: '' }).where('kind', '=', 'person').executeTakeFirst();
        await store.tell(trx, id);
        return done;
      });
      return numUpdatedRows > 0n ? yes(null) : removed;
    });
  }

  ban(address: string): Promise<Outcome<null>> {
    return this.noted('ban', address, async () => {
      if (isIP(address) === 0) return no('bad-message', `"${address}" is no address`);
      const row = { address: holderOf(address), at: this.time.now() };
      await this.store.db
        .insertInto('bans')
        .values(row)
        .onConflict(same => same.column('address').doNothing())
        .execute();
      return yes(null);
    });
  }

  unban(address: string): Promise<Outcome<null>> {
    return this.noted('unban', address, async () => {
      const gone = this.store.db.deleteFrom('bans').where('address', 'in', [address, holderOf(address)]);
      const { numDeletedRows } = await gone.executeTakeFirstOrThrow();
      return numDeletedRows > 0n ? yes(null) : no('bad-message', `"${address}" is not banned`);
    });
  }

  bans(): Promise<Outcome<BansTable[]>> {
    return this.noted('bans', '', async () =>
      yes(await this.store.db.selectFrom('bans').selectAll().orderBy('at', 'desc').execute()),
    );
  }

  delete(id: string): Promise<Outcome<null>> {
    return this.noted('delete', id, () =>
      this.store.db.transaction().execute(async trx => {
        const known = await trx.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
        if (known === undefined) return no('unknown-table', 'there is no such table');
        await trx.updateTable('tables').set({ rematch: null }).where('rematch', '=', id).execute();
        await removeTable(trx, id);
        await this.store.tell(trx, id);
        return yes(null);
      }),
    );
  }

  reports(): Promise<Outcome<ReportRecord[]>> {
    return this.noted('reports', '', async () => {
      const rows = await this.store.db.selectFrom('reports').selectAll().orderBy('at', 'desc').limit(MOST).execute();
      return yes(
        rows.map(({ table_id, by, seat, at, lines }) => ({
          table: table_id,
          by,
          seat,
          at,
          lines: JSON.parse(lines) as ChatLine[],
        })),
      );
    });
  }

  /** What was done at this desk, newest first. */
  log(): Promise<Outcome<ActsTable[]>> {
    return this.noted('log', '', async () =>
      yes(await this.store.db.selectFrom('acts').selectAll().orderBy('at', 'desc').limit(MOST).execute()),
    );
  }

  private async removeFrom(id: string, seat: Seat): Promise<Outcome<null>> {
    const row = await this.store.db.selectFrom('tables').select('state').where('id', '=', id).executeTakeFirst();
    return row?.state === 'open' ? this.lobby.leave(id, seat) : this.perform(id, { type: 'remove', seat });
  }

  private async perform(id: string, request: OperatorRequest): Promise<Outcome<null>> {
    const done = await this.tables.perform(id, OPERATOR, request);
    if (!done.ok) return done;
    // Servers have heard of the game by now; what is said of the table is different as well.
    await this.store.db.transaction().execute(trx => this.store.tell(trx, id));
    return yes(null);
  }

  /** Noted down before it is done, so that nothing is ever done unnoted. */
  private async noted<T>(act: string, detail: string, doing: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const { db } = this.store;
    const id = randomUUID();
    const row = { id, at: this.time.now(), operator: this.operator, act, detail, outcome: '' };
    await db.insertInto('acts').values(row).execute();
    const outcome = await doing();
    const told = outcome.ok ? 'done' : `${outcome.code}: ${outcome.detail}`;
    await db.updateTable('acts').set({ outcome: told }).where('id', '=', id).execute();
    return outcome;
  }

  async close(): Promise<void> {
    await this.tables.drained();
    await this.store.close();
  }
}

/** A desk at the storage of a place; `operator` is who is noted down. */
export const openDesk = async (
  place: Place,
  games: readonly Rules[],
  operator: string,
  time = steadyTime(),
): Promise<Desk> => new Desk(await openStore(place), games, operator, time);
