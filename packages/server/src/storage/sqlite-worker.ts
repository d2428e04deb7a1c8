// The thread that has the database: a commit waits for the disk here, and nobody who is talking to people waits with it.
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { errorCode } from './sqlite-error.ts';
import { newsIn, TELL } from './sqlite-news.ts';
import type { FromThread, Job, Rows, ToThread } from './sqlite-thread.ts';
import type { Addition, Fate } from './store.ts';

const STATEMENTS_KEPT = 200;
const LOOK_AGAIN = 50;

const ADVANCE = `update tables set seq = ?, length = ?, state = ?, hash = ?, snapshot = ?, around = ?, due_at = ?
  where id = ? and seq = ?`;
const RECORD = `insert into entries (table_id, seq, kind, seat, choice, hash, request, bot, at, events)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`;

const { path, me } = workerData as { readonly path: string; readonly me: string };
const database = new DatabaseSync(path, { timeout: 10_000 });
// FULL: a commit is on the disk when it returns, whatever happens to the machine.
database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
const news = newsIn(database, me);

const prepared = new Map<string, StatementSync>();

const prepare = (sql: string): StatementSync => {
  const known = prepared.get(sql);
  if (known !== undefined) return known;
  const statement = database.prepare(sql);
  if (prepared.size >= STATEMENTS_KEPT) prepared.delete(prepared.keys().next().value ?? '');
  prepared.set(sql, statement);
  return statement;
};

const query = (sql: string, parameters: readonly unknown[]): Rows => {
  const statement = prepare(sql);
  const values = parameters as SQLInputValue[];
  if (statement.columns().length > 0) return { rows: statement.all(...values) };
  return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) };
};

const rollback = (): void => {
  // A failed commit has already rolled back.
  if (database.isTransaction) database.exec('rollback');
};

const addOne = ({ table, expected, entries, after }: Addition): Fate => {
  const { length, state, hash, snapshot, around, dueAt } = after;
  const seq = expected + entries.length;
  const { changes } = prepare(ADVANCE).run(seq, length, state, hash, snapshot, around, dueAt, table, expected);
  if (changes !== 1) return 'stale';
  for (const entry of entries) {
    const { kind, seat, choice, request, bot, at, events } = entry;
    prepare(RECORD).run(table, entry.seq, kind, seat, choice, entry.hash, request, bot, at, events);
  }
  prepare(TELL).run(me, table, seq);
  return 'kept';
};

const add = (additions: readonly Addition[]): Fate[] => {
  database.exec('begin immediate');
  try {
    const fates = additions.map(addOne);
    database.exec('commit');
    return fates;
  } catch (error) {
    rollback();
    throw error;
  }
};

const post = (message: FromThread): void => parentPort?.postMessage(message, []);

/** Whoever shares the file notices soon what others have kept. */
const watch = (): void => {
  setInterval(() => {
    const changes = news();
    if (changes === null || changes.length > 0) post({ type: 'changed', changes });
  }, LOOK_AGAIN);
};

const work = (job: Job): Rows | Fate[] | void => {
  switch (job.type) {
    case 'query':
      return query(job.sql, job.parameters);
    case 'add':
      return add(job.additions);
    case 'rollback':
      return rollback();
    case 'watch':
      return watch();
    case 'close':
      return database.close();
  }
};

parentPort?.on('message', ({ id, job }: ToThread) => {
  try {
    post({ type: 'done', id, value: work(job) });
  } catch (error) {
    post({ type: 'failed', id, error: error as Error, code: errorCode(error) });
  }
  if (job.type === 'close') process.exit();
});
