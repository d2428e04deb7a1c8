import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, type ClientBase, type CustomTypesConfig, Pool, types } from 'pg';
import { migrate, SCHEMA_NOW } from './migrations.ts';
import type { EntryRow, Schema } from './schema.ts';
import { type Addition, AROUND, type Fate, type Heard, type Store } from './store.ts';

const CHANNEL = 'lastroad';
const RECONNECT = 500;
const CONNECTIONS = 8;

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

export const openPostgres = async (url: string, schema = SCHEMA_NOW): Promise<Store> => {
  const pool = new Pool({ connectionString: url, max: CONNECTIONS, types: TYPES });
  // A connection that breaks while idle is replaced; whoever uses one gets the error from its query.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  const own = new Set<number | undefined>();
  pool.on('connect', client => own.add(backendOf(client)));
  pool.on('remove', client => own.delete(backendOf(client)));
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, schema);
  const listening = new Listening(url, own);
  return {
    engine: 'postgres',
    db,
    addTogether: additions => addTogether(pool, additions),
    async tell(trx, table) {
      await sql`select pg_notify(${CHANNEL}, ${`${table} ${AROUND}`})`.execute(trx);
    },
    listen: heard => listening.begin(heard),
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

/** A connection of its own that hears what other processes kept, and comes back when it breaks. */
class Listening {
  private readonly url: string;
  /** Connections of this process: what they kept is known here already. */
  private readonly own: ReadonlySet<number | undefined>;
  private client: Client | null = null;
  private ended = false;

  constructor(url: string, own: ReadonlySet<number | undefined>) {
    this.url = url;
    this.own = own;
  }

  async begin(heard: Heard): Promise<void> {
    const client = new Client({ connectionString: this.url });
    client.on('notification', ({ payload = '', processId }) => {
      if (this.own.has(processId)) return;
      for (const item of payload.split(',')) {
        const [table, seq] = item.split(' ');
        if (table) heard(table, Number(seq));
      }
    });
    client.on('error', () => {});
    client.on('end', () => this.again(heard));
    this.client = client;
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  /** What was said meanwhile is lost, so everything has to be looked at. */
  private again(heard: Heard): void {
    if (this.ended) return;
    setTimeout(() => {
      if (this.ended) return;
      this.begin(heard).then(
        () => heard(null, 0),
        () => this.again(heard),
      );
    }, RECONNECT).unref();
  }

  async end(): Promise<void> {
    this.ended = true;
    await this.client?.end();
  }
}
