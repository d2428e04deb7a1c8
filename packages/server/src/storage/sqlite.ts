import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, sql } from 'kysely';
import { migrate, SCHEMA_NOW } from './migrations.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';
import { isAboutWhat } from './sqlite-error.ts';
import { TELL } from './sqlite-news.ts';
import { SqliteThread } from './sqlite-thread.ts';
import { AROUND, type Store } from './store.ts';

export const SQLITE_FILE = 'lastroad.sqlite';

/** Everything in one file of a folder: no server, nothing to install. */
export const openSqlite = async (folder: string, schema = SCHEMA_NOW): Promise<Store> => {
  mkdirSync(folder, { recursive: true });
  const thread = new SqliteThread(join(folder, SQLITE_FILE));
  const db = new Kysely<Schema>({ dialect: sqliteDialect(thread) });
  await migrate(db, schema);
  return {
    engine: 'sqlite',
    db,
    // Past the query builder, and in one message: this is done for every decision.
    addTogether: additions => db.connection().execute(() => thread.add(additions)),
    refuses: isAboutWhat,
    // Writes the page that it stands on, with the value that is there.
    async tryToKeep() {
      await sql`pragma user_version = 0`.execute(db);
    },
    async tell(trx, table) {
      await trx.executeQuery(CompiledQuery.raw(TELL, [thread.me, table, AROUND]));
    },
    async bytes() {
      const size = sql<{
        bytes: number;
      }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`;
      return (await size.execute(db)).rows[0]?.bytes ?? 0;
    },
    async listen(heard) {
      thread.onChanged = changes => {
        if (changes === null) heard(null, 0);
        else for (const [table, seq] of changes) heard(table, seq);
      };
      await thread.order('watch');
    },
    close: () => db.destroy(),
  };
};
