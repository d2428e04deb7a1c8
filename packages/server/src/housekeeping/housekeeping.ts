import type { Transaction } from 'kysely';
import type { Config } from '../operations/config.ts';
import { removeTable } from '../storage/removing.ts';
import type { ChatRow, Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Time } from '../tables/clock.ts';
import type { Games } from '../tables/games.ts';
import { fileOf, readRow, readSeats } from '../tables/load.ts';
import type { HeldTable } from '../tables/standing.ts';
import type { Tables } from '../tables/tables.ts';
import { snapshotAgain } from '../tables/up-to-date.ts';
import { Files } from './files.ts';
import { hasOldTalk, isToBePruned, limitOf, type Terms, type Why, whyRemoved } from './terms.ts';
import { type Place, walk } from './walk.ts';

const EVERY = 600_000;

/** How much there is. */
export interface Sizes {
  readonly tables: Record<Place['state'], number>;
  readonly entries: number;
  readonly lines: number;
  readonly bytes: number;
}

export interface HousekeepingWatch {
  sized(sizes: Sizes): void;
  removed(why: Why): void;
  /** Something stays as it is until the next round. */
  failed(error: Error): void;
}

export interface HousekeepingOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly games: Games;
  readonly time: Time;
  readonly config: Terms & Pick<Config, 'exportDir'>;
  readonly watch: HousekeepingWatch;
}

type Trx = Transaction<Schema>;

/** Goes round all tables now and then: counts, writes down and deletes what has had its time. Every process may. */
export class Housekeeping {
  private readonly options: HousekeepingOptions;
  private readonly files: Files | null;
  private underWay: Promise<void> = Promise.resolve();
  private stopWaiting: () => void = () => {};
  private ended = false;

  constructor(options: HousekeepingOptions) {
    this.options = options;
    const { exportDir } = options.config;
    this.files = exportDir === null ? null : new Files(exportDir);
    this.later();
  }

  private later(): void {
    this.stopWaiting = this.options.time.after(EVERY, () => {
      void this.round().finally(() => {
        if (!this.ended) this.later();
      });
    });
  }

  /** One after the other. */
  round(): Promise<void> {
    return (this.underWay = this.underWay.then(() => this.goRound()));
  }

  private async goRound(): Promise<void> {
    const { store, watch, time } = this.options;
    const sizes = { tables: { open: 0, playing: 0, over: 0 }, entries: 0, lines: 0 };
    try {
      for await (const place of walk(store.db)) {
        if (this.ended) return;
        if (await this.tidied(place, time.now())) continue;
        sizes.tables[place.state]++;
        sizes.entries += place.seq;
        sizes.lines += place.lines;
      }
      watch.sized({ ...sizes, bytes: await store.bytes() });
    } catch (error) {
      // Storage is away; the next round begins anew.
      watch.failed(error as Error);
    }
  }

  /** Does with one table what is to be done; whether it is gone. */
  private async tidied(place: Place, now: number): Promise<boolean> {
    const { config, watch } = this.options;
    try {
      const why = whyRemoved(config, place, now);
      if (why !== null && (await this.remove(place))) {
        watch.removed(why);
        return true;
      }
      if (hasOldTalk(config, place, now)) await this.forgetTalk(place, limitOf(config.expireTalk, now) ?? 0);
      if (isToBePruned(config, place, now)) await this.prune(place);
      if (place.rematchIsGone) await this.forgetRematch(place);
    } catch (error) {
      watch.failed(error as Error);
    }
    return false;
  }

  /** Nothing is deleted that could not be written down, or at which something has happened meanwhile. */
  private async remove(place: Place): Promise<boolean> {
    const { store, tables } = this.options;
    const isWritten = this.files !== null && place.state !== 'open';
    const table = isWritten ? await tables.fresh(place.id) : undefined;
    return store.db.transaction().execute(async trx => {
      if (!(await claim(trx, place))) return false;
      await this.writeDown(trx, place.id, table);
      await removeTable(trx, place.id);
      return true;
    });
  }

  private async writeDown(trx: Trx, id: string, table: HeldTable | undefined): Promise<void> {
    const { files } = this;
    if (files === null) return;
    if (table !== undefined) await files.game(id, await fileOf(trx, table));
    const lines = await talkOf(trx, id).execute();
    await this.writeTalk(trx, id, lines);
  }

  private async writeTalk(trx: Trx, id: string, lines: readonly ChatRow[]): Promise<void> {
    const seats = await readSeats(trx, id);
    const talk = lines.map(({ n, seat, at, text }) => ({ n, seat, name: seats[seat]?.name ?? '', at, text }));
    await this.files?.talk(id, talk);
  }

  /** The number of the newest line stays: new ones are numbered on from it, and readers know what they have seen. */
  private forgetTalk({ id }: Place, limit: number): Promise<void> {
    return this.options.store.db.transaction().execute(async trx => {
      const lines = await talkOf(trx, id).where('at', '<', limit).execute();
      // Another process may have been here first.
      if (lines.length === 0) return;
      await this.writeTalk(trx, id, lines);
      const old = lines.map(({ n }) => n);
      await trx.updateTable('chat').set({ text: '' }).where('table_id', '=', id).where('n', 'in', old).execute();
      await trx
        .deleteFrom('chat')
        .where('table_id', '=', id)
        .where('text', '=', '')
        .where('n', '<', ({ selectFrom }) =>
          selectFrom('chat as newest')
            .where('newest.table_id', '=', id)
            .select(({ fn }) => fn.max('newest.n').as('n')),
        )
        .execute();
    });
  }

  /** Of a finished game its decisions are enough: all else can be worked out again, which is tried first. */
  private async prune(place: Place): Promise<void> {
    const { store, games } = this.options;
    const row = await readRow(store.db, place.id);
    if (row === undefined || row.version !== games.known(row.game).version) return;
    await snapshotAgain(store, games, row);
    await store.db.transaction().execute(async trx => {
      if (!(await claim(trx, place))) return;
      await trx.updateTable('tables').set({ snapshot: '' }).where('id', '=', place.id).execute();
      await trx.updateTable('entries').set({ events: '[]' }).where('table_id', '=', place.id).execute();
    });
  }

  private async forgetRematch({ id, rematch }: Place): Promise<void> {
    const { db } = this.options.store;
    await db.updateTable('tables').set({ rematch: null }).where('id', '=', id).where('rematch', '=', rematch).execute();
  }

  async close(): Promise<void> {
    this.ended = true;
    this.stopWaiting();
    await this.underWay;
  }
}

const talkOf = (trx: Trx, id: string) =>
  trx.selectFrom('chat').selectAll().where('table_id', '=', id).where('text', '<>', '').orderBy('n');

/** Holds the table for this transaction, if it stands as it was seen. */
const claim = async (trx: Trx, { id, state, seq, touched }: Place): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('tables')
    .set({ touched: touched + 1 })
    .where('id', '=', id)
    .where('state', '=', state)
    .where('seq', '=', seq)
    .where('touched', '=', touched)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};
