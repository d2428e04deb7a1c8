import type { Store } from '../storage/store.ts';
import { type Bot, decideBy, randomBot } from './bot.ts';
import { deadlineOf, type Time } from './clock.ts';
import type { Lobby } from './lobby.ts';
import { type HeldTable, isFinished, playedByBot } from './standing.ts';
import type { Tables } from './tables.ts';

const SWEEP = 1000;
const MOST_AT_ONCE = 200;

/** Looks after tables that wait for no person: lets bots move and clocks run out. Every process does; storage decides. */
export class Keeper {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly bots: readonly Bot[];
  private readonly time: Time;
  private readonly botDelay: number;
  private readonly busy = new Set<string>();
  private stopSweeping: () => void = () => {};
  private ended = false;
  private lobby: Lobby | null = null;

  constructor(store: Store, tables: Tables, bots: readonly Bot[], time: Time, botDelay: number) {
    this.store = store;
    this.tables = tables;
    this.bots = bots;
    this.time = time;
    this.botDelay = botDelay;
    tables.onKept(({ table }) => this.glance(table));
    this.sweepLater();
  }

  serve(lobby: Lobby): void {
    this.lobby = lobby;
  }

  /** A bot may be asked now. */
  glance(table: HeldTable): void {
    const { rules, standing } = table;
    if (isFinished(standing) || !rules.waitingFor(standing.g).some(seat => playedByBot(table, seat))) return;
    this.time.after(this.botDelay, () => void this.attend(table.id));
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

  /** One bot's decision, or one clock that has run out; what follows comes back through `glance`. */
  async attend(id: string): Promise<void> {
    if (this.ended || this.busy.has(id)) return;
    this.busy.add(id);
    try {
      const table = await this.tables.fresh(id);
      if (table !== undefined) await this.look(table);
      else await this.lobby?.hurry(id);
    } catch {
      // Storage is away; the sweep comes back to it.
    } finally {
      this.busy.delete(id);
    }
  }

  private async look(table: HeldTable): Promise<void> {
    const { rules, standing, pace } = table;
    if (isFinished(standing)) return;
    for (const seat of rules.waitingFor(standing.g)) {
      const state = standing.around.seats[seat];
      if (playedByBot(table, seat)) {
        const bot = this.bots.find(({ name }) => name === table.seats[seat]?.bot) ?? this.bots[0] ?? randomBot;
        const choice = await decideBy(bot, table, seat);
        this.busy.delete(table.id);
        await this.tables.perform(table.id, seat, { type: 'bot-answer', seq: standing.seq, choice });
        return;
      }
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
  }
}
