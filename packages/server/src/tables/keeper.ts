import type { Store } from '../storage/store.ts';
import { deadlineOf, type Time } from './clock.ts';
import type { Lobby } from './lobby.ts';
import { type HeldTable, isStill } from './standing.ts';
import { Sweep, type SweepWatch } from './sweep.ts';
import type { Tables } from './tables.ts';
import type { Thinking } from './thinking.ts';

const SWEEP = 1000;
/** Whoever answered in time while storage was away repeats it within five seconds; until then no clock is judged. */
const GRACE = 10_000;

/** Looks after tables that wait for no person: lets bots move and clocks run out. Every process does; storage decides. */
export class Keeper {
  private readonly tables: Tables;
  private readonly thinking: Thinking;
  private readonly time: Time;
  private readonly botDelay: number;
  private readonly sweeps: Sweep;
  private stopSweeping: () => void = () => {};
  private ended = false;
  private lobby: Lobby | null = null;

  constructor(
    store: Store,
    tables: Tables,
    thinking: Thinking,
    { time, botDelay, watch }: { readonly time: Time; readonly botDelay: number; readonly watch: SweepWatch },
  ) {
    this.tables = tables;
    this.thinking = thinking;
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
    await this.thinking.renew();
    return this.sweeps.run();
  }

  async attend(id: string): Promise<void> {
    try {
      await this.lookAt(id);
    } catch {
      // Storage is away, or the table cannot be read; the sweep comes back to it.
    }
  }

  /** Devices that are waited for, clocks that have run out, and a bot that is asked; what follows comes back through `glance`. */
  private async lookAt(id: string): Promise<void> {
    if (this.ended) return;
    const table = await this.tables.fresh(id);
    if (table === undefined) return this.lobby?.hurry(id);
    if (isStill(table.standing)) return;
    await this.judgeClocks(table);
    if (this.thinking.isAsked(table)) this.thinking.join(table);
  }

  private async judgeClocks({ id, rules, standing, pace }: HeldTable): Promise<void> {
    if (this.time.now() < this.sweeps.awayAt + GRACE) return;
    for (const seat of rules.waitingFor(standing.g)) {
      const state = standing.around.seats[seat];
      const deadline = state === undefined ? null : deadlineOf(pace, state);
      if (deadline !== null && deadline <= this.time.now()) await this.tables.perform(id, seat, { type: 'away' });
    }
  }

  end(): void {
    this.ended = true;
    this.stopSweeping();
    this.thinking.end();
  }
}
