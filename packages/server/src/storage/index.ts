import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export { Appender } from './appender.ts';
export type { Addition, Fate, Store } from './store.ts';

export interface Place {
  readonly databaseUrl: string | null;
  readonly data: string;
  readonly databaseTimeout?: number;
}

/** Milliseconds after which a PostgreSQL that says nothing counts as away. */
export const DATABASE_TIMEOUT = 10_000;

/** PostgreSQL when there is an address for it, a folder otherwise. */
export const openStore = (place: Place, schema?: string): Promise<Store> => {
  const { databaseUrl, data, databaseTimeout = DATABASE_TIMEOUT } = place;
  return databaseUrl === null ? openSqlite(data, schema) : openPostgres(databaseUrl, databaseTimeout, schema);
};
