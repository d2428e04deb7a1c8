import type { Store } from '../storage/store.ts';
import type { Time } from './clock.ts';

const PAGE = 200;
/** Tables looked at side by side: a long list is through soon, and whoever plays has room beside it. */
const ABREAST = 16;
const FIRST_REST = 1000;
const LONGEST_REST = 60_000;

/** How sweeps are getting on, for whoever runs the service. */
export interface SweepWatch {
  /** So many tables are due and cannot be looked at. */
  troubled(tables: number): void;
  /** Why one of them cannot be, said once until it can; without a table: why there was no sweep at all. */
  failed(error: Error, isAboutTable: boolean): void;
}

interface Rest {
  readonly until: number;
  readonly failures: number;
}

/** Looks at every table that is due. Those that cannot be looked at rest, longer and longer, and hold nobody up. */
export class Sweep {
  /** When storage was away last. */
  awayAt = Number.NEGATIVE_INFINITY;
  private readonly store: Store;
  private readonly time: Time;
  private readonly look: (id: string) => Promise<void>;
  private readonly watch: SweepWatch;
  private resting = new Map<string, Rest>();
  private failing = false;
  private running: Promise<void> = Promise.resolve();

  constructor(store: Store, time: Time, look: (id: string) => Promise<void>, watch: SweepWatch) {
    this.store = store;
    this.time = time;
    this.look = look;
    this.watch = watch;
  }

  /** One after the other. */
  run(): Promise<void> {
    return (this.running = this.running.then(() => this.lookAround(this.time.now())));
  }

  private async lookAround(now: number): Promise<void> {
    const troubled = new Map<string, Rest>();
    try {
      for await (const ids of this.due(now)) await this.lookAtAll(ids, now, troubled);
      this.failing = false;
    } catch (error) {
      // Storage is away; the next sweep finds the same tables.
      if (!this.failing) this.watch.failed(error as Error, false);
      this.failing = true;
      this.awayAt = this.time.now();
      return;
    }
    this.resting = troubled;
    this.watch.troubled(troubled.size);
  }

  /** What is due, a page at a time, the longest waiting first. */
  private async *due(now: number): AsyncGenerator<string[]> {
    let last = { due_at: Number.MIN_SAFE_INTEGER as number | null, id: '' };
    while (true) {
      const { due_at, id } = last;
      const page = await this.store.db
        .selectFrom('tables')
        .select(['id', 'due_at'])
        .where('due_at', '<=', now)
        .where(({ eb, refTuple, tuple }) => eb(refTuple('due_at', 'id'), '>', tuple(due_at, id)))
        .orderBy('due_at')
        .orderBy('id')
        .limit(PAGE)
        .execute();
      yield page.map(table => table.id);
      if (page.length < PAGE) return;
      last = page.at(-1) ?? last;
    }
  }

  private async lookAtAll(ids: readonly string[], now: number, troubled: Map<string, Rest>): Promise<void> {
    const left = [...ids];
    const work = async (): Promise<void> => {
      for (let id = left.shift(); id !== undefined; id = left.shift()) {
        const rest = await this.lookAt(id, now);
        if (rest !== null) troubled.set(id, rest);
      }
    };
    await Promise.all(Array.from({ length: Math.min(ABREAST, left.length) }, work));
  }

  /** How long the table rests; `null`: there is nothing wrong with it. */
  private async lookAt(id: string, now: number): Promise<Rest | null> {
    const before = this.resting.get(id) ?? null;
    if (before !== null && before.until > now) return before;
    try {
      await this.look(id);
      return null;
    } catch (error) {
      const failures = (before?.failures ?? 0) + 1;
      if (failures === 1) this.watch.failed(error as Error, true);
      return { failures, until: now + Math.min(FIRST_REST * 2 ** failures, LONGEST_REST) };
    }
  }
}
