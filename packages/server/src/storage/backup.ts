import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import { openStore, type Place } from './index.ts';
import { SCHEMA_NOW } from './migrations.ts';
import type { Schema } from './schema.ts';

/** In the order in which rows may be put back, with the columns that put rows in order. */
const PARTS = {
  tables: ['id'],
  seats: ['table_id', 'seat'],
  entries: ['table_id', 'seq'],
  chat: ['table_id', 'n'],
  reports: ['table_id', 'by', 'seat'],
  bans: ['address'],
  acts: ['id'],
} as const satisfies Record<keyof Schema, readonly string[]>;
type Part = keyof typeof PARTS;
type Row = Record<string, unknown>;

const PAGE = 500;

const page = async (db: Kysely<Schema>, part: Part, last: Row | null): Promise<Row[]> => {
  const columns = PARTS[part];
  const names = sql.join(columns.map(column => sql.ref(column)));
  const values = sql.join(columns.map(column => sql`${last?.[column]}`));
  const beyond = last === null ? sql`` : sql`where (${names}) > (${values})`;
  const { rows } =
    await sql<Row>`select * from ${sql.table(part)} ${beyond} order by ${names} limit ${sql.lit(PAGE)}`.execute(db);
  return rows;
};

/** All rows of a part, a page at a time. */
async function* rowsOf(db: Kysely<Schema>, part: Part): AsyncGenerator<Row> {
  for (let rows = await page(db, part, null); rows.length > 0; rows = await page(db, part, rows.at(-1) ?? null))
    yield* rows;
}

async function* lines(db: Kysely<Schema>): AsyncGenerator<string> {
  const seal = createHash('sha256');
  let count = 0;
  const line = (value: unknown): string => {
    const text = `${JSON.stringify(value)}\n`;
    seal.update(text);
    return text;
  };
  yield line({ lastroad: 'backup', format: 1, schema: SCHEMA_NOW });
  for (const part of Object.keys(PARTS) as Part[]) {
    for await (const row of rowsOf(db, part)) {
      count++;
      yield line([part, row]);
    }
  }
  yield `${JSON.stringify({ rows: count, sha256: seal.digest('hex') })}\n`;
}

/** Writes everything as it stands at one moment to a file, while people play on. Returns the number of rows. */
export const backup = async (place: Place, path: string): Promise<number> => {
  const store = await openStore(place);
  let count = -2;
  try {
    await store.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async trx => {
        const counted = async function* () {
          for await (const line of lines(trx)) {
            count++;
            yield line;
          }
        };
        // The file has its name only once it is whole.
        await pipeline(Readable.from(counted()), createWriteStream(`${path}.part`, { mode: 0o600, flush: true }));
      });
    await rename(`${path}.part`, path);
  } finally {
    await store.close();
  }
  return count;
};

interface End {
  readonly rows: number;
  readonly sha256: string;
}

/** Reads a file twice: first to see that it is whole, then to put it back. */
async function* readLines(path: string, seal: Hash | null): AsyncGenerator<string> {
  const input = createReadStream(path, 'utf8');
  let previous: string | null = null;
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (previous !== null) {
      seal?.update(`${previous}\n`);
      yield previous;
    }
    previous = line;
  }
  if (previous !== null) yield previous;
}

const schemaOf = async (path: string): Promise<string> => {
  const seal = createHash('sha256');
  let first: string | null = null;
  let last = '';
  let count = 0;
  for await (const line of readLines(path, seal)) {
    first ??= line;
    last = line;
    count++;
  }
  const head = JSON.parse(first ?? 'null') as { lastroad?: string; format?: number; schema?: string } | null;
  if (head?.lastroad !== 'backup' || head.format !== 1 || head.schema === undefined) {
    throw new Error(`${path} is not a backup of Lastroad`);
  }
  const { rows, sha256 } = JSON.parse(last) as Partial<End>;
  if (rows !== count - 2 || sha256 !== seal.digest('hex')) throw new Error(`${path} is not whole or was changed`);
  return head.schema;
};

/** Puts a backup into an empty storage, of either engine, and brings it up to date. Returns the number of rows. */
export const restore = async (place: Place, path: string): Promise<number> => {
  const schema = await schemaOf(path);
  const store = await openStore(place, schema);
  let count = 0;
  try {
    const there = await store.db.selectFrom('tables').select('id').limit(1).executeTakeFirst();
    if (there !== undefined) throw new Error('the storage is not empty; a backup is only put into an empty one');
    await store.db.transaction().execute(async trx => {
      for await (const line of readLines(path, null)) {
        const value = JSON.parse(line) as [Part, Row] | object;
        if (!Array.isArray(value)) continue;
        const [part, row] = value as [Part, Row];
        await trx.insertInto(part).values(row).execute();
        count++;
      }
    });
  } finally {
    await store.close();
  }
  await (await openStore(place)).close();
  return count;
};
