import type { Store } from '../storage/store.ts';
import type { Time } from '../tables/clock.ts';
import type { Reader } from './reader.ts';
import type { Rooms } from './rooms.ts';

const COUNTS_FOR = 90_000;
const REFRESH = 60_000;
const GATHER = 500;

/** Who is there. Written to storage now and then, so that every process can tell. */
export class Presence {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly time: Time;
  private readonly changed = new Map<string, Set<number>>();
  private readonly stopRefreshing: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();

  constructor(store: Store, rooms: Rooms, time: Time) {
    this.store = store;
    this.rooms = rooms;
    this.time = time;
    this.stopRefreshing = setInterval(() => this.refresh(), REFRESH);
    this.stopRefreshing.unref();
  }

  /** A person came or went. */
  note({ table, seat }: Reader): void {
    if (seat < 0) return;
    if (this.changed.size === 0) {
      this.time.after(GATHER, () => {
        this.writing = this.write(true).catch(() => {});
      });
    }
    const seats = this.changed.get(table) ?? new Set();
    seats.add(seat);
    this.changed.set(table, seats);
  }

  private refresh(): void {
    for (const reader of this.rooms.all()) this.note(reader);
  }

  private async write(tell: boolean): Promise<void> {
    const changed = [...this.changed];
    this.changed.clear();
    const news: string[] = [];
    await this.store.db.transaction().execute(async trx => {
      for (const [table, seats] of changed.sort(([a], [b]) => (a < b ? -1 : 1))) {
        const present = new Set([...this.rooms.readersOf(table)].map(({ seat }) => seat));
        for (const seat of seats) {
          const until = this.time.now() + (present.has(seat) ? COUNTS_FOR : 0);
          const mine = trx
            .updateTable('seats')
            .set({ seen_until: until })
            .where('table_id', '=', table)
            .where('seat', '=', seat);
          await mine.execute();
        }
        news.push(table);
        if (tell) await this.store.tell(trx, table);
      }
    });
    if (tell) for (const table of news) this.rooms.lookAgain(table);
  }

  async close(): Promise<void> {
    clearInterval(this.stopRefreshing);
    await this.writing;
  }
}
