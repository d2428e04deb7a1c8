import { Kysely, PostgresDialect, sql } from 'kysely';
import { type ClientBase, type CustomTypesConfig, DatabaseError, Pool, types } from 'pg';
import { CHANNEL, Listening } from './listening.ts';
import { migrate, SCHEMA_NOW } from './migrations.ts';
import { impatientConnection, patientConnection } from './postgres-connection.ts';
import type { EntryRow, Schema } from './schema.ts';
import { type Addition, AROUND, type Fate, type Store } from './store.ts';

const CONNECTIONS = 8;
/** How often it is seen whether a quiet server is there still, as a part of the patience with it. */
const BEAT = 0.4;

// One statement is one transaction. Rows are locked in order of their ids, so that two processes with overlapping
// groups wait for each other instead of blocking each other.
const ADD = `
with v as (
  select * from unnest($1::text[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::text[], $8::text[],
    $9::bigint[])
  as v(id, expected, seq, length, state, hash, snapshot, around, due_at)
), e as (
  select * from unnest($10::text[], $11::int[], $12::text[], $13::int[], $14::int[], $15::text[], $16::text[],
    $17::int[], $18::bigint[], $19::text[])
  as e(table_id, seq, kind, seat, choice, hash, request, bot, at, events)
), locked as (
  select id from tables where id = any($1) order by id for update
), moved as (
  update tables t set seq = v.seq, length = v.length, state = v.state, hash = v.hash, snapshot = v.snapshot,
    around = v.around, due_at = v.due_at
  from v, locked where t.id = v.id and t.id = locked.id and t.seq = v.expected
  returning t.id, t.seq
), recorded as (
  insert into entries (table_id, seq, kind, seat, choice, hash, request, bot, at, events)
  select e.* from e join moved on moved.id = e.table_id
)
select array_agg(id) as kept, pg_notify('${CHANNEL}', coalesce(string_agg(id || ' ' || seq, ','), '')) from moved`;

const { INT8 } = types.builtins;

/** Times and counts fit into a double; pg would give them as text. */
const TYPES: CustomTypesConfig = {
  getTypeParser: oid => (oid === INT8 ? Number : types.getTypeParser(oid)),
};

/** Refusals that are about what was to be kept: its data, a constraint, the size of a row. Others are about storage. */
const ABOUT_WHAT = /^(?:22|23|54)/;

const migratePatiently = async (url: string, patience: number, schema: string): Promise<void> => {
  const pool = new Pool({ ...patientConnection(url, patience), max: 1 });
  pool.on('error', () => {});
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db, schema);
  } finally {
    await db.destroy();
  }
};

/** `patience`: milliseconds after which a server that says nothing counts as away. */
export const openPostgres = async (url: string, patience: number, schema = SCHEMA_NOW): Promise<Store> => {
  await migratePatiently(url, patience, schema);
  const connection = impatientConnection(url, patience);
  const pool = new Pool({ ...connection, max: CONNECTIONS, types: TYPES });
  // A connection that breaks while idle is replaced; whoever uses one gets the error from its query.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const own = new Set<number | undefined>();
  pool.on('connect', client => own.add(backendOf(client)));
  pool.on('remove', client => own.delete(backendOf(client)));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listening = new Listening({ connection, beat: patience * BEAT, own });
  return {
    engine: 'postgres',
    db,
    addTogether: additions => addTogether(pool, additions),
    refuses: error => error instanceof DatabaseError && ABOUT_WHAT.test(error.code ?? ''),
    async tell(trx, table) {
      await sql`select pg_notify(${CHANNEL}, ${`${table} ${AROUND}`})`.execute(trx);
    },
    async bytes() {
      const { rows } = await pool.query<{ bytes: number }>('select pg_database_size(current_database()) as bytes');
      return rows[0]?.bytes ?? 0;
    },
    listen: heard => listening.begin(heard),
    // Goes into the log that every commit goes into; nobody reads it.
    async tryToKeep() {
      await pool.query(`select pg_logical_emit_message(true, '${CHANNEL}', '')`);
    },
    async close() {
      await listening.end();
      await db.destroy();
    },
  };
};

const addTogether = async (pool: Pool, additions: readonly Addition[]): Promise<Fate[]> => {
  const of = <T>(pick: (addition: Addition) => T): T[] => additions.map(pick);
  const entries = additions.flatMap(addition => addition.entries);
  const each = <T>(pick: (entry: EntryRow) => T): T[] => entries.map(pick);
  const columns = [
    of(a => a.table),
    of(a => a.expected),
    of(a => a.expected + a.entries.length),
    of(a => a.after.length),
    of(a => a.after.state),
    of(a => a.after.hash),
    of(a => a.after.snapshot),
    of(a => a.after.around),
    of(a => a.after.dueAt),
    each(e => e.table_id),
    each(e => e.seq),
    each(e => e.kind),
    each(e => e.seat),
    each(e => e.choice),
    each(e => e.hash),
    each(e => e.request),
    each(e => e.bot),
    each(e => e.at),
    each(e => e.events),
  ];
  // Named, so that each connection prepares it once.
  const { rows } = await pool.query<{ kept: string[] | null }>({ name: 'add-entries', text: ADD, values: columns });
  const kept = new Set(rows[0]?.kept);
  return additions.map(({ table }) => (kept.has(table) ? 'kept' : 'stale'));
};

/** The server process behind a connection, which notifications are signed with. */
const backendOf = (client: ClientBase): number | undefined => (client as { processID?: number }).processID;
