import type { Store } from '../storage/store.ts';
import { deadlineOf, type Time } from './clock.ts';
import { type HeldTable, isFinished } from './standing.ts';
import type { Tables } from './tables.ts';
import type { Thinking } from './thinking.ts';

const SWEEP = 1000;
const MOST_AT_ONCE = 200;

/** Looks after tables that wait for no person: lets bots move and clocks run out. Every process does; storage decides. */
export class Keeper {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly thinking: Thinking;
  private readonly time: Time;
  private readonly botDelay: number;
  private readonly busy = new Set<string>();
  private stopSweeping: () => void = () => {};
  private ended = false;

  constructor(store: Store, tables: Tables, thinking: Thinking, time: Time, botDelay: number) {
    this.store = store;
    this.tables = tables;
    this.thinking = thinking;
    this.time = time;
    this.botDelay = botDelay;
    tables.onKept(({ table }) => this.glance(table));
    this.sweepLater();
  }

  /** A bot may be asked now. */
  glance(table: HeldTable): void {
    if (this.thinking.isAsked(table)) this.time.after(this.botDelay, () => this.thinking.join(table));
  }

  private sweepLater(): void {
    this.stopSweeping = this.time.after(SWEEP, () => {
      void this.sweep().finally(() => {
        if (!this.ended) this.sweepLater();
      });
    });
  }

  /** What nobody looks after: its process has died, or a clock has run out. */
  async sweep(): Promise<void> {
    try {
      await this.thinking.renew();
      const due = await this.store.db
        .selectFrom('tables')
        .select('id')
        .where('due_at', '<=', this.time.now())
        .orderBy('due_at')
        .limit(MOST_AT_ONCE)
        .execute();
      for (const { id } of due) await this.attend(id);
    } catch {
      // Storage is away; the next sweep finds the same tables.
    }
  }

  /** Sends for a bot, and looks after one clock that has run out; what follows comes back through `glance`. */
  async attend(id: string): Promise<void> {
    if (this.ended || this.busy.has(id)) return;
    this.busy.add(id);
    try {
      const table = await this.tables.fresh(id);
      if (table !== undefined) await this.look(table);
    } catch {
      // Storage is away; the sweep comes back to it.
    } finally {
      this.busy.delete(id);
    }
  }

  private async look(table: HeldTable): Promise<void> {
    const { rules, standing, pace } = table;
    if (isFinished(standing)) return;
    if (this.thinking.isAsked(table)) this.thinking.join(table);
    for (const seat of rules.waitingFor(standing.g)) {
      const state = standing.around.seats[seat];
      const deadline = state === undefined ? null : deadlineOf(pace, state);
      if (deadline === null || deadline > this.time.now()) continue;
      this.busy.delete(table.id);
      await this.tables.perform(table.id, seat, { type: 'away' });
      return;
    }
  }

  end(): void {
    this.ended = true;
    this.stopSweeping();
    this.thinking.end();
  }
}
