import type { Store } from '../storage/store.ts';
import type { Games } from './games.ts';
import { readSeats, readSeq, tableOf } from './load.ts';
import type { HeldTable } from './standing.ts';
import { readUpToDate, snapshotAgain } from './up-to-date.ts';

/** Tables held in memory. They are only copies: storage is compared at every change. */
export class Copies {
  private readonly store: Store;
  private readonly games: Games;
  private readonly most: number;
  private readonly tables = new Map<string, HeldTable>();

  constructor(store: Store, games: Games, most: number) {
    this.store = store;
    this.games = games;
    this.most = most;
  }

  /** The table as it stands in storage now; `undefined` before its game has begun. */
  async fresh(id: string): Promise<HeldTable | undefined> {
    const held = this.tables.get(id);
    if (held !== undefined && (await readSeq(this.store.db, id)) === held.standing.seq) return held;
    return this.reload(id);
  }

  /** The table as far as this process knows; good enough to try a change on, never to refuse one. */
  async held(id: string): Promise<HeldTable | undefined> {
    return this.tables.get(id) ?? (await this.reload(id));
  }

  async reload(id: string): Promise<HeldTable | undefined> {
    // Who sits where is settled when the game begins.
    const seats = this.tables.get(id)?.seats;
    const row = await readUpToDate(this.store, this.games, id);
    if (row === undefined || row.state === 'open') {
      this.tables.delete(id);
      return undefined;
    }
    const snapshot = row.snapshot === '' ? await snapshotAgain(this.store, this.games, row) : row.snapshot;
    const table = tableOf(this.games, { ...row, snapshot }, seats ?? (await readSeats(this.store.db, id)));
    this.hold(table);
    return table;
  }

  hold(table: HeldTable): void {
    const { tables } = this;
    const held = tables.get(table.id);
    if (held !== undefined && held.standing.seq > table.standing.seq) return;
    tables.delete(table.id);
    tables.set(table.id, table);
    if (tables.size > this.most) tables.delete(tables.keys().next().value ?? '');
  }
}
