import type { Store } from '../storage/store.ts';
import { FIRST } from '../tables/begin.ts';
import type { HeldTable } from '../tables/standing.ts';
import type { News, Tables } from '../tables/tables.ts';
import type { Metrics } from './metrics.ts';

const TIMEOUT = 5000;

/** Whether the operator lets this address be called. Origins are compared whole: scheme, host and port. */
export const isAllowed = (url: string, origins: readonly string[]): boolean => {
  if (!URL.canParse(url)) return false;
  const { origin, username, password } = new URL(url);
  return username === '' && password === '' && origins.includes(origin);
};

/** Tells seats of days-long tables that they are asked: once for each question, and never anybody else. */
export class Webhooks {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly origins: readonly string[];
  private readonly metrics: Metrics;
  private readonly calls = new Set<Promise<void>>();

  constructor(store: Store, tables: Tables, origins: readonly string[], metrics: Metrics) {
    this.store = store;
    this.tables = tables;
    this.origins = origins;
    this.metrics = metrics;
    if (origins.length > 0) tables.onKept(news => this.look(news));
  }

  /** Its first questions come up with the game itself, which begins without a request to a running table. */
  async lookAtFirst(id: string): Promise<void> {
    if (this.origins.length === 0) return;
    const table = await this.tables.fresh(id);
    if (table?.standing.seq === FIRST) this.look({ table, happened: [] });
  }

  private look({ table, happened }: News): void {
    if (table.pace.kind !== 'days') return;
    const since = happened[0]?.entry.seq ?? table.standing.seq;
    for (const [seat, { askedAt, control }] of table.standing.around.seats.entries()) {
      if (askedAt < since || control !== 'self' || table.seats[seat]?.kind !== 'person') continue;
      const call = this.tell(table, seat, askedAt).catch(() => {});
      this.calls.add(call);
      void call.then(() => this.calls.delete(call));
    }
  }

  private async tell(table: HeldTable, seat: number, askedAt: number): Promise<void> {
    const mine = this.store.db.updateTable('seats').where('table_id', '=', table.id).where('seat', '=', seat);
    // Claimed in storage before it is called, so that it is called once.
    const claimed = await mine
      .set({ notified: askedAt })
      .where('notified', '<', askedAt)
      .where('webhook', 'is not', null)
      .returning('webhook')
      .executeTakeFirst();
    const url = claimed?.webhook;
    if (url === undefined || url === null || !isAllowed(url, this.origins)) return;
    const name = table.seats[seat]?.name ?? '';
    const body = JSON.stringify({
      table: table.id,
      game: table.rules.id,
      seat,
      name,
      content: `${name}, it is your turn.`,
    });
    try {
      const signal = AbortSignal.timeout(TIMEOUT);
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(url, { method: 'POST', body, headers, redirect: 'error', signal });
      await answer.body?.cancel();
      this.metrics.webhooks.inc({ result: answer.ok ? 'told' : 'refused' });
    } catch {
      this.metrics.webhooks.inc({ result: 'failed' });
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.calls);
  }
}
