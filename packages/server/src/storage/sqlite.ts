import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { migrate, SCHEMA_NOW } from './migrations.ts';
import type { Schema } from './schema.ts';
import { openDatabase, sqliteDialect } from './sqlite-dialect.ts';
import type { Addition, Fate, Store } from './store.ts';

export const SQLITE_FILE = 'lastroad.sqlite';
const LOOK_AGAIN = 50;

const ADVANCE = `update tables set seq = seq + 1, length = ?, state = ?, hash = ?, snapshot = ?, around = ?, due_at = ?
  where id = ? and seq = ?`;
const RECORD = `insert into entries (table_id, seq, kind, seat, choice, hash, request, bot, at, events)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

/** Everything in one file of a folder: no server, nothing to install. */
export const openSqlite = async (folder: string, schema = SCHEMA_NOW): Promise<Store> => {
  mkdirSync(folder, { recursive: true });
  const database = openDatabase(join(folder, SQLITE_FILE));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(database) });
  await migrate(db, schema);
  let looking: NodeJS.Timeout | undefined;
  return {
    engine: 'sqlite',
    db,
    addTogether: adder(database, db),
    tell: async () => {},
    /** SQLite counts commits by others; whoever shares the file notices them soon. */
    async listen(heard) {
      const version = database.prepare('pragma data_version');
      let last = version.get()?.['data_version'];
      looking = setInterval(() => {
        const now = version.get()?.['data_version'];
        if (now !== last) heard(null, 0);
        last = now;
      }, LOOK_AGAIN);
    },
    async close() {
      clearInterval(looking);
      await db.destroy();
    },
  };
};

/** Statements are run directly, not through the query builder: this is done for every decision. */
const adder = (database: DatabaseSync, db: Kysely<Schema>): Store['addTogether'] => {
  const advance = database.prepare(ADVANCE);
  const record = database.prepare(RECORD);
  const add = ({ table, expected, entry, after }: Addition): Fate => {
    const { length, state, snapshot, around, dueAt } = after;
    const { kind, seat, choice, hash, request, bot, at, events } = entry;
    if (advance.run(length, state, hash, snapshot, around, dueAt, table, expected).changes !== 1) return 'stale';
    record.run(table, expected + 1, kind, seat, choice, hash, request, bot, at, events);
    return 'kept';
  };
  return additions => db.transaction().execute(() => Promise.resolve(additions.map(add)));
};
