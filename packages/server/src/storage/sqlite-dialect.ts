import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type TransactionSettings,
} from 'kysely';

const STATEMENTS_KEPT = 200;

/** Kysely over Node's own SQLite: one connection, one user of it at a time, statements kept prepared. */
export const sqliteDialect = (database: DatabaseSync): Dialect => ({
  createDriver: () => new OneConnection(database),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
});

export const openDatabase = (path: string): DatabaseSync => {
  const database = new DatabaseSync(path, { timeout: 10_000 });
  // FULL: a commit is on the disk when it returns, whatever happens to the machine.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  return database;
};

class OneConnection implements Driver {
  private readonly database: DatabaseSync;
  private readonly connection: Connection;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  constructor(database: DatabaseSync) {
    this.database = database;
    this.connection = new Connection(database);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.free;
    let release = () => {};
    this.free = new Promise(resolve => {
      release = resolve;
    });
    await before;
    this.release = release;
    return this.connection;
  }

  async releaseConnection(): Promise<void> {
    this.release();
  }

  /** Immediate: whoever begins will write, and finding that out later could fail. Readers hold nobody up. */
  async beginTransaction(connection: DatabaseConnection, { accessMode }: TransactionSettings): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw(accessMode === 'read only' ? 'begin' : 'begin immediate'));
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A failed commit has already rolled back.
    if (this.database.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy(): Promise<void> {
    this.database.close();
  }
}

class Connection implements DatabaseConnection {
  private readonly database: DatabaseSync;
  private readonly prepared = new Map<string, StatementSync>();

  constructor(database: DatabaseSync) {
    this.database = database;
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepare(sql);
    const values = parameters as SQLInputValue[];
    if (statement.columns().length > 0) return { rows: statement.all(...values) as R[] };
    const { changes } = statement.run(...values);
    return { rows: [], numAffectedRows: BigInt(changes) };
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing here reads by streaming
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used');
  }

  private prepare(sql: string): StatementSync {
    const known = this.prepared.get(sql);
    if (known !== undefined) return known;
    const statement = this.database.prepare(sql);
    if (this.prepared.size < STATEMENTS_KEPT) this.prepared.set(sql, statement);
    return statement;
  }
}
