import type { Seat } from '@lastroad/kernel';
import type { Store } from '../storage/store.ts';
import { readChat } from './chat.ts';

interface Complaint {
  readonly table: string;
  readonly by: Seat;
  /** Whose words it is about. */
  readonly seat: Seat;
  readonly at: number;
}

/** Keeps what was said lately for the operator. The same seat about the same one is one report, the newest. */
export const report = async (store: Store, { table, by, seat, at }: Complaint): Promise<void> => {
  const lines = JSON.stringify(await readChat(store, table, 0));
  await store.db
    .insertInto('reports')
    .values({ table_id: table, by, seat, lines, at })
    .onConflict(same => same.columns(['table_id', 'by', 'seat']).doUpdateSet({ lines, at }))
    .execute();
};
