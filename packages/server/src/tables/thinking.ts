import type { Seat } from '@lastroad/kernel';
import type { Store } from '../storage/store.ts';
import { type Bot, decideBy, randomBot } from './bot.ts';
import type { Time } from './clock.ts';
import { whenClockRunsOut } from './due.ts';
import { type HeldTable, isStill, playedByBot } from './standing.ts';
import type { Tables } from './tables.ts';
import { OPERATOR } from './verbs/operator.ts';

/** Told of what an operator wants to see. */
export interface ThinkingWatch {
  /** So many tables wait for a bot to think. */
  queued(tables: number): void;
  waited(milliseconds: number): void;
  thought(milliseconds: number): void;
  /** A bot gave no legal answer; chance has answered for it. */
  failed(error: unknown): void;
  /** The rules fail on the choice of a bot; another one is taken. */
  refused(why: string): void;
  /** They fail on every choice it has, so the table was parked. */
  stuck(): void;
}

export interface ThinkingOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly bots: readonly Bot[];
  readonly time: Time;
  /** How many bots think at a time. */
  readonly abreast: number;
  readonly watch: ThinkingWatch;
  /** Whether somebody who sits at a table is connected to this process. */
  isHere(table: string): boolean;
}

/** A table that waits for a bot. */
interface Waiting {
  /** As it was when last heard of. */
  readonly table: HeldTable;
  readonly since: number;
  /** When other processes will look after it. */
  leased: number;
}

interface Answer {
  readonly table: HeldTable;
  readonly seat: Seat;
  readonly choice: number;
}

/** For so long other processes leave a table alone that waits here. */
const LEASE = 15_000;
const RENEWED_BEFORE = 5000;
const MOST_TOGETHER = 100;

const now = (): number => performance.now();

/** The first seat for which a bot is asked. */
const botAsked = (table: HeldTable): Seat | undefined => {
  const { rules, standing } = table;
  if (isStill(standing)) return undefined;
  return rules.waitingFor(standing.g).find(seat => playedByBot(table, seat));
};

/** Whether a person still plays a game that goes on while nobody is connected. */
const goesOnAlone = ({ pace, seats, standing }: HeldTable): boolean =>
  pace.kind === 'days' &&
  seats.some(({ kind }, seat) => kind === 'person' && standing.around.seats[seat]?.control === 'self');

/**
 * Tables whose bots are asked take turns: each has one place in line, and after an answer goes to its end, so that no
 * table has more than its share however many bots it has. What is thought about is looked up when it is thought about.
 */
export class Thinking {
  private readonly options: ThinkingOptions;
  private readonly line = new Map<string, Waiting>();
  /** Tables whose turn it is, until the answer is kept. */
  private readonly turns = new Map<string, Waiting>();
  /** Tables that were heard of again during their turn. */
  private readonly again = new Map<string, HeldTable>();
  private free: number;
  private ended = false;

  constructor(options: ThinkingOptions) {
    this.options = options;
    this.free = options.abreast;
  }

  /** How many tables wait. */
  get waiting(): number {
    return this.line.size;
  }

  isAsked(table: HeldTable): boolean {
    return botAsked(table) !== undefined;
  }

  /** The table wants an answer of a bot. */
  join(table: HeldTable): void {
    if (this.ended) return;
    if (this.turns.has(table.id)) {
      this.again.set(table.id, table);
      return;
    }
    const { since = now(), leased = 0 } = this.line.get(table.id) ?? {};
    this.line.set(table.id, { table, since, leased });
    this.goOn();
  }

  private goOn(): void {
    for (const [id, waiting] of this.line) {
      if (this.free === 0) break;
      this.line.delete(id);
      this.turns.set(id, waiting);
      this.free--;
      void this.turn(id, waiting);
    }
    this.options.watch.queued(this.line.size);
  }

  private async turn(id: string, { since }: Waiting): Promise<void> {
    try {
      const answer = await this.decide(id, since).finally(() => {
        this.free++;
        if (!this.ended) this.goOn();
      });
      if (answer !== null && !this.ended) await this.give(answer);
    } catch {
      // Storage is away; the sweep finds the table again.
    }
    this.turns.delete(id);
    const again = this.again.get(id);
    this.again.delete(id);
    if (again !== undefined) this.join(again);
  }

  /**
   * Asked again, a bot would say the same: where the rules fail on that the next choice is taken, and where none is left
   * the table is parked.
   */
  private async give({ table: { id, rules, standing }, seat, choice }: Answer): Promise<void> {
    const { tables, watch } = this.options;
    const { seq } = standing;
    const others = rules.options(standing.g, seat).filter(other => other !== choice);
    for (const each of [choice, ...others]) {
      const given = await tables.perform(id, seat, { type: 'bot-answer', seq, choice: each });
      if (given.ok || given.code !== 'illegal') return;
      if (each === choice) watch.refused(given.detail);
    }
    const parked = await tables.perform(id, OPERATOR, { type: 'park' });
    if (parked.ok) watch.stuck();
  }

  /** Nothing, if no bot is asked any more or nobody is there to see it. */
  private async decide(id: string, since: number): Promise<Answer | null> {
    const { tables, bots, watch } = this.options;
    const table = await tables.fresh(id);
    const seat = table === undefined ? undefined : botAsked(table);
    if (table === undefined || seat === undefined) return null;
    if (!(await this.isWanted(table))) {
      await this.rest(table);
      return null;
    }
    const begun = now();
    watch.waited(begun - since);
    const bot = bots.find(({ name }) => name === table.seats[seat]?.bot) ?? bots[0] ?? randomBot;
    const choice = await decideBy(bot, table, seat, error => !this.ended && watch.failed(error));
    watch.thought(now() - begun);
    return { table, seat, choice };
  }

  private async isWanted(table: HeldTable): Promise<boolean> {
    const { isHere, store, time } = this.options;
    if (isHere(table.id) || goesOnAlone(table)) return true;
    const elsewhere = await store.db
      .selectFrom('seats')
      .select('seat')
      .where('table_id', '=', table.id)
      .where('seen_until', '>', time.now())
      .executeTakeFirst();
    return elsewhere !== undefined;
  }

  /** Until somebody comes, only its clocks are looked after. */
  private async rest(table: HeldTable): Promise<void> {
    await this.options.store.db
      .updateTable('tables')
      .set({ due_at: whenClockRunsOut(table) })
      .where('id', '=', table.id)
      .where('seq', '=', table.standing.seq)
      .execute();
  }

  /** Other processes need not look after what waits here; if this one dies, they do so soon. */
  async renew(): Promise<void> {
    try {
      await this.leaseAll();
    } catch {
      // Storage is away; whoever comes to it first looks after them.
    }
  }

  private async leaseAll(): Promise<void> {
    const { store, time } = this.options;
    const until = time.now() + LEASE;
    const late = [...this.line.values(), ...this.turns.values()].filter(
      ({ leased }) => leased < time.now() + RENEWED_BEFORE,
    );
    const byTime = Map.groupBy(late, ({ table }) => Math.min(until, whenClockRunsOut(table) ?? until));
    for (const [due, waiting] of byTime) {
      while (waiting.length > 0) {
        const some = waiting.splice(0, MOST_TOGETHER);
        await store.db
          .updateTable('tables')
          .set({ due_at: due })
          .where(e => e.or(some.map(({ table: { id, standing } }) => e.and({ id, seq: standing.seq }))))
          .execute();
        for (const one of some) one.leased = until;
      }
    }
  }

  /** Whoever thinks now thinks for nothing: another process, or the next one, begins anew. */
  end(): void {
    this.ended = true;
    this.line.clear();
  }
}
