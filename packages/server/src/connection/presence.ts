import type { Kysely } from 'kysely';
import type { Schema } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import type { Time } from '../tables/clock.ts';
import type { Reader } from './reader.ts';
import type { Rooms } from './rooms.ts';

const COUNTS_FOR = 90_000;
const REFRESH = 60_000;
const GATHER = 500;
const MOST_TOGETHER = 500;

type Place = Pick<Reader, 'table' | 'seat'>;

/** Who is there. Written to storage now and then, so that every process can tell. */
export class Presence {
  private readonly store: Store;
  private readonly rooms: Rooms;
  private readonly time: Time;
  private changed: Place[] = [];
  private readonly stopRefreshing: NodeJS.Timeout;
  private writing: Promise<void> = Promise.resolve();

  constructor(store: Store, rooms: Rooms, time: Time) {
    this.store = store;
    this.rooms = rooms;
    this.time = time;
    this.stopRefreshing = setInterval(() => this.write(() => this.refresh()), REFRESH);
    this.stopRefreshing.unref();
  }

  /** A person came or went. */
  note({ table, seat }: Place): void {
    if (seat < 0) return;
    if (this.changed.length === 0) this.time.after(GATHER, () => this.write(() => this.tellChanges()));
    this.changed.push({ table, seat });
  }

  /** One after the other; if storage is away now, the next refresh makes up for it. */
  private write(writing: () => Promise<void>): void {
    this.writing = this.writing.then(writing).catch(() => {});
  }

  /** Whoever is there goes on counting as present. Nobody is told, for nothing looks different. */
  private refresh(): Promise<void> {
    const seated = this.rooms.all().filter(({ seat }) => seat >= 0);
    return seenUntil(this.store.db, seated, this.time.now() + COUNTS_FOR);
  }

  private async tellChanges(): Promise<void> {
    const { changed, store, rooms } = this;
    this.changed = [];
    const now = this.time.now();
    const isHere = ({ table, seat }: Place) => [...rooms.readersOf(table)].some(reader => reader.seat === seat);
    const [here, gone] = [changed.filter(isHere), changed.filter(place => !isHere(place))];
    const tables = [...new Set(changed.map(({ table }) => table))];
    await store.db.transaction().execute(async trx => {
      await seenUntil(trx, here, now + COUNTS_FOR);
      await seenUntil(trx, gone, now);
      for (const table of tables) await store.tell(trx, table);
    });
    for (const table of tables) rooms.lookAgain(table);
  }

  async close(): Promise<void> {
    clearInterval(this.stopRefreshing);
    await this.writing;
  }
}

/** Few statements, always in the same order, for two processes may do it at once. */
const seenUntil = async (db: Kysely<Schema>, places: readonly Place[], until: number): Promise<void> => {
  const bySeat = Map.groupBy(places, ({ seat }) => seat);
  for (const seat of [...bySeat.keys()].sort((a, b) => a - b)) {
    const tables = [...new Set(bySeat.get(seat)?.map(({ table }) => table))].sort();
    while (tables.length > 0) {
      await db
        .updateTable('seats')
        .set({ seen_until: until })
        .where('seat', '=', seat)
        .where('table_id', 'in', tables.splice(0, MOST_TOGETHER))
        .execute();
    }
  }
};
