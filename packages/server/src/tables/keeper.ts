import type { Store } from '../storage/store.ts';
import { type Bot, decideBy, randomBot } from './bot.ts';
import { deadlineOf, type Time } from './clock.ts';
import type { Lobby } from './lobby.ts';
import { type HeldTable, isStill, playedByBot } from './standing.ts';
import { Sweep, type SweepWatch } from './sweep.ts';
import type { Tables } from './tables.ts';

const SWEEP = 1000;
/** Whoever answered in time while storage was away repeats it within five seconds; until then no clock is judged. */
const GRACE = 10_000;

/** Looks after tables that wait for no person: lets bots move and clocks run out. Every process does; storage decides. */
export class Keeper {
  private readonly tables: Tables;
  private readonly bots: readonly Bot[];
  private readonly time: Time;
  private readonly botDelay: number;
  private readonly sweeps: Sweep;
  /** Tables at which a bot is thinking. */
  private readonly thinking = new Set<string>();
  private stopSweeping: () => void = () => {};
  private ended = false;
  private lobby: Lobby | null = null;

  constructor(
    store: Store,
    tables: Tables,
    bots: readonly Bot[],
    { time, botDelay, watch }: { readonly time: Time; readonly botDelay: number; readonly watch: SweepWatch },
  ) {
    this.tables = tables;
    this.bots = bots;
    this.time = time;
    this.botDelay = botDelay;
    this.sweeps = new Sweep(store, time, id => this.lookAt(id), watch);
    tables.onKept(({ table }) => this.glance(table));
    this.sweepLater();
  }

  serve(lobby: Lobby): void {
    this.lobby = lobby;
  }

  /** A bot may be asked now. */
  glance(table: HeldTable): void {
    const { rules, standing } = table;
    if (isStill(standing) || !rules.waitingFor(standing.g).some(seat => playedByBot(table, seat))) return;
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
  sweep(): Promise<void> {
    return this.sweeps.run();
  }

  async attend(id: string): Promise<void> {
    try {
      await this.lookAt(id);
    } catch {
      // Storage is away, or the table cannot be read; the sweep comes back to it.
    }
  }

  /** Devices that are waited for, clocks that have run out, and one bot's decision; what follows comes back through `glance`. */
  private async lookAt(id: string): Promise<void> {
    if (this.ended) return;
    const table = await this.tables.fresh(id);
    if (table === undefined) return this.lobby?.hurry(id);
    if (isStill(table.standing)) return;
    await this.judgeClocks(table);
    // Nobody who looks after other tables waits for it.
    void this.askBot(table).catch(() => {});
  }

  private async judgeClocks({ id, rules, standing, pace }: HeldTable): Promise<void> {
    if (this.time.now() < this.sweeps.awayAt + GRACE) return;
    for (const seat of rules.waitingFor(standing.g)) {
      const state = standing.around.seats[seat];
      const deadline = state === undefined ? null : deadlineOf(pace, state);
      if (deadline !== null && deadline <= this.time.now()) await this.tables.perform(id, seat, { type: 'away' });
    }
  }

  private async askBot(table: HeldTable): Promise<void> {
    const { id, rules, standing } = table;
    const seat = rules.waitingFor(standing.g).find(waiting => playedByBot(table, waiting));
    if (seat === undefined || this.thinking.has(id)) return;
    this.thinking.add(id);
    const bot = this.bots.find(({ name }) => name === table.seats[seat]?.bot) ?? this.bots[0] ?? randomBot;
    const choice = await decideBy(bot, table, seat).finally(() => this.thinking.delete(id));
    await this.tables.perform(id, seat, { type: 'bot-answer', seq: standing.seq, choice });
  }

  end(): void {
    this.ended = true;
    this.stopSweeping();
  }
}
