import type { Kysely } from 'kysely';
import type { Schema, TableRow } from '../storage/schema.ts';

const PAGE = 200;

/** What housekeeping looks at of a table. */
export interface Place extends Pick<TableRow, 'id' | 'state' | 'seq' | 'touched' | 'rematch'> {
  /** When anybody was there last, or did anything there. */
  readonly lastSeen: number;
  readonly isPruned: boolean;
  readonly lines: number;
  /** When the oldest line was said that says something still. */
  readonly oldestLine: number | null;
  /** The table that follows has been deleted. */
  readonly rematchIsGone: boolean;
}

const page = async (db: Kysely<Schema>, after: string): Promise<Place[]> => {
  const rows = await db
    .selectFrom('tables as t')
    .leftJoin('entries as e', join => join.onRef('e.table_id', '=', 't.id').onRef('e.seq', '=', 't.seq'))
    .leftJoin('tables as next', 'next.id', 't.rematch')
    .select(['t.id', 't.state', 't.seq', 't.touched', 't.rematch', 't.created_at', 'e.at', 'next.id as follows'])
    .select(({ eb, selectFrom }) => [
      eb('t.snapshot', '=', '').as('isPruned'),
      selectFrom('seats')
        .whereRef('table_id', '=', 't.id')
        .select(seats => seats.fn.max('seen_until').as('until'))
        .as('seenUntil'),
      selectFrom('chat')
        .whereRef('table_id', '=', 't.id')
        .where('text', '<>', '')
        .select(chat => chat.fn.countAll<number>().as('lines'))
        .as('lines'),
      selectFrom('chat')
        .whereRef('table_id', '=', 't.id')
        .where('text', '<>', '')
        .select(chat => chat.fn.min('at').as('oldest'))
        .as('oldestLine'),
    ])
    .where('t.id', '>', after)
    .orderBy('t.id')
    .limit(PAGE)
    .execute();
  return rows.map(({ created_at, at, seenUntil, follows, isPruned, lines, ...row }) => ({
    ...row,
    lastSeen: Math.max(created_at, at ?? 0, seenUntil ?? 0),
    isPruned: Boolean(isPruned) && row.state !== 'open',
    lines: lines ?? 0,
    rematchIsGone: row.rematch !== null && follows === null,
  }));
};

/** All tables, a page at a time: whoever plays has storage in between. */
export async function* walk(db: Kysely<Schema>): AsyncGenerator<Place> {
  for (let places = await page(db, ''); places.length > 0; places = await page(db, places.at(-1)?.id ?? '')) {
    yield* places;
  }
}
