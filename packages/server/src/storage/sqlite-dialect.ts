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
import type { SqliteThread } from './sqlite-thread.ts';

/** Kysely over the thread that has the database: one connection, one user of it at a time. */
export const sqliteDialect = (thread: SqliteThread): Dialect => ({
  createDriver: () => new OneConnection(thread),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: db => new SqliteIntrospector(db),
});

class OneConnection implements Driver {
  private readonly thread: SqliteThread;
  private readonly connection: Connection;
  private free: Promise<void> = Promise.resolve();
  private release: () => void = () => {};

  constructor(thread: SqliteThread) {
    this.thread = thread;
    this.connection = new Connection(thread);
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

  rollbackTransaction(): Promise<void> {
    return this.thread.order('rollback');
  }

  destroy(): Promise<void> {
    return this.thread.order('close');
  }
}

class Connection implements DatabaseConnection {
  private readonly thread: SqliteThread;

  constructor(thread: SqliteThread) {
    this.thread = thread;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    return this.thread.query(sql, parameters) as Promise<QueryResult<R>>;
  }

  // oxlint-disable-next-line require-yield -- the interface wants a generator; nothing here reads by streaming
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not used');
  }
}
