import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export { Appender } from './appender.ts';
export type { Addition, Fate, Store } from './store.ts';

export interface Place {
  readonly databaseUrl: string | null;
  readonly data: string;
}

/** PostgreSQL when there is an address for it, a folder otherwise. */
export const openStore = ({ databaseUrl, data }: Place, schema?: string): Promise<Store> =>
  databaseUrl === null ? openSqlite(data, schema) : openPostgres(databaseUrl, schema);
