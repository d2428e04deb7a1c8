import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Schema } from './schema.ts';

/** Named, in order, never edited once released. The same for both engines. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('tables')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('options', 'text', column => column.notNull())
        .addColumn('pack', 'text', column => column.notNull())
        .addColumn('secret', 'text', column => column.notNull())
        .addColumn('commitment', 'text', column => column.notNull())
        .addColumn('listed', 'integer', column => column.notNull())
        .addColumn('pace', 'text', column => column.notNull())
        .addColumn('state', 'text', column => column.notNull())
        .addColumn('created_at', 'bigint', column => column.notNull())
        .addColumn('touched', 'integer', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('length', 'integer', column => column.notNull())
        .addColumn('version', 'integer', column => column.notNull())
        .addColumn('start', 'text', column => column.notNull())
        .addColumn('hash', 'text', column => column.notNull())
        .addColumn('snapshot', 'text', column => column.notNull())
        .addColumn('around', 'text', column => column.notNull())
        .addColumn('due_at', 'bigint')
        .addColumn('rematch', 'text')
        .execute();
      await db.schema.createIndex('tables_by_state').on('tables').columns(['state', 'listed', 'created_at']).execute();
      await db.schema.createIndex('tables_by_due').on('tables').column('due_at').execute();
    },
  },
  '0002-seats': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('seats')
        .addColumn('table_id', 'text', column => column.notNull().references('tables.id'))
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('secret_hash', 'text', column => column.notNull())
        .addColumn('nonce', 'text', column => column.notNull())
        .addColumn('bot', 'text', column => column.notNull())
        .addColumn('webhook', 'text')
        .addColumn('notified', 'integer', column => column.notNull())
        .addColumn('muted', 'text', column => column.notNull())
        .addColumn('seen_until', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('seats_key', ['table_id', 'seat'])
        .execute();
    },
  },
  '0003-entries': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('entries')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('kind', 'text', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('choice', 'integer')
        .addColumn('hash', 'text', column => column.notNull())
        .addColumn('request', 'text')
        .addColumn('bot', 'integer', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('events', 'text', column => column.notNull())
        .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
        .execute();
    },
  },
  '0004-chat': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('chat')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('n', 'integer', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('request', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('chat_key', ['table_id', 'n'])
        .execute();
    },
  },
  '0006-moderation': {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('reports')
        .addColumn('table_id', 'text', column => column.notNull())
        .addColumn('by', 'integer', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('lines', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addPrimaryKeyConstraint('reports_key', ['table_id', 'by', 'seat'])
        .execute();
      await db.schema
        .createTable('bans')
        .addColumn('address', 'text', column => column.primaryKey())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('acts')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('operator', 'text', column => column.notNull())
        .addColumn('act', 'text', column => column.notNull())
        .addColumn('detail', 'text', column => column.notNull())
        .addColumn('outcome', 'text', column => column.notNull())
        .execute();
    },
  },
  '0007-pledges': {
    async up(db: Kysely<unknown>) {
      const tables = db.schema.alterTable('tables');
      await tables.addColumn('dice', 'integer', column => column.notNull().defaultTo(1)).execute();
      await tables.addColumn('voided', 'text', column => column.notNull().defaultTo('[]')).execute();
      await db.schema.alterTable('seats').addColumn('pledge', 'text').execute();
      // Whoever sits at an open table pledges when he is there next; what he had put in has been shown.
      await sql`update seats set nonce = '' where table_id in (select id from tables where state = 'open')`.execute(db);
      await sql`update tables set dice = 2 where state = 'open'`.execute(db);
    },
  },
};

export const SCHEMA_NOW = Object.keys(MIGRATIONS).at(-1) ?? '';

/** Brings a store to the given schema, the newest if left out. */
export const migrate = async (db: Kysely<Schema>, to = SCHEMA_NOW): Promise<void> => {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(MIGRATIONS) } });
  const { error, results } = await migrator.migrateTo(to);
  if (error === undefined) return;
  const failed = results?.find(result => result.status === 'Error')?.migrationName ?? 'before the first';
  throw new Error(`the storage could not be brought up to date (${failed}): ${(error as Error).message}`);
};
