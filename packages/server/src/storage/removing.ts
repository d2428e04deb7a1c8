import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/** Everything that is kept of a table. */
export const removeTable = async (trx: Transaction<Schema>, id: string): Promise<void> => {
  for (const part of ['reports', 'chat', 'entries', 'seats'] as const) {
    await trx.deleteFrom(part).where('table_id', '=', id).execute();
  }
  await trx.deleteFrom('tables').where('id', '=', id).execute();
};
