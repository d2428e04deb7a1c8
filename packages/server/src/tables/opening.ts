import { commitmentTo, type Seat } from '@lastroad/kernel';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import { newDiceSecret } from './secrets.ts';

/** How a table is set up. */
export type Setup = Pick<TableRow, 'game' | 'version' | 'options' | 'pack' | 'pace' | 'listed'>;

/** Opens a table with these seats, each empty or with a bot. */
export const openTable = async (
  trx: Transaction<Schema>,
  id: string,
  setup: Setup,
  seats: readonly SeatRow[],
  now: number,
): Promise<string> => {
  const chance = { ...newDice(), dice: 2, voided: '[]' };
  const nothing = { touched: 0, seq: 0, length: 0, start: '', hash: '', snapshot: '', around: '', due_at: null };
  await trx
    .insertInto('tables')
    .values({ id, ...setup, ...chance, ...nothing, created_at: now, rematch: null, state: 'open' })
    .execute();
  await trx.insertInto('seats').values(seats).execute();
  return id;
};

export const emptySeats = (table: string, { options }: Setup): SeatRow[] => {
  const { seats } = JSON.parse(options) as { seats: number };
  return Array.from({ length: seats }, (_, seat) => emptySeat(table, seat));
};

/** A secret that nobody has seen, and what is shown of it. */
export const newDice = (): Pick<TableRow, 'secret' | 'commitment'> => {
  const secret = newDiceSecret();
  return { secret, commitment: commitmentTo(secret) };
};

/** A seat as it is when nobody has sat there. */
export const EMPTY = {
  kind: 'empty',
  name: '',
  secret_hash: '',
  pledge: null,
  nonce: '',
  bot: '',
  webhook: null,
  notified: 0,
  muted: '[]',
  seen_until: 0,
} as const satisfies Omit<SeatRow, 'table_id' | 'seat'>;

export const emptySeat = (table: string, seat: Seat): SeatRow => ({ table_id: table, seat, ...EMPTY });
