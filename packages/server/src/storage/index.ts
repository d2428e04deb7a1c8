import { openPostgres } from './postgres.ts';
import { openSqlite } from './sqlite.ts';
import type { Store } from './store.ts';

export { Appender } from './appender.ts';
export type { Addition, Fate, Store } from './store.ts';

/** PostgreSQL when there is an address for it, a folder otherwise. */
export const openStore = ({ databaseUrl, data }: { databaseUrl: string | null; data: string }): Promise<Store> =>
  databaseUrl === null ? openSqlite(data) : openPostgres(databaseUrl);
