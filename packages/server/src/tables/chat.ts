import type { Seat } from '@lastroad/kernel';
import type { ChatLine } from '@lastroad/protocol';
import type { Store } from '../storage/store.ts';

const TRIES = 10;
const MOST = 200;

const lineOf = ({ n, seat, text, at }: ChatLine): ChatLine => ({ n, seat, text, at });

/** Keeps a line of chat. Said again with the same id, it is the same line. */
export const say = async (
  store: Store,
  table: string,
  {
    seat,
    text,
    request,
    at,
  }: { readonly seat: Seat; readonly text: string; readonly request: string; readonly at: number },
): Promise<ChatLine> => {
  for (let tries = 1; ; tries++) {
    try {
      return await store.db.transaction().execute(async trx => {
        const mine = trx.selectFrom('chat').selectAll().where('table_id', '=', table);
        const known = await mine.where('seat', '=', seat).where('request', '=', request).executeTakeFirst();
        if (known !== undefined) return lineOf(known);
        const last = await mine.orderBy('n', 'desc').limit(1).executeTakeFirst();
        const line = { n: (last?.n ?? 0) + 1, seat, text, at };
        await trx
          .insertInto('chat')
          .values({ table_id: table, request, ...line })
          .execute();
        await store.tell(trx, table);
        return line;
      });
    } catch (error) {
      // Two processes may have given out the same number.
      if (tries === TRIES) throw error;
    }
  }
};

/** The newest lines after one that is known. */
export const readChat = async (store: Store, table: string, after: number): Promise<ChatLine[]> => {
  const lines = await store.db
    .selectFrom('chat')
    .selectAll()
    .where('table_id', '=', table)
    .where('n', '>', after)
    // What was said too long ago says nothing any more.
    .where('text', '<>', '')
    .orderBy('n', 'desc')
    .limit(MOST)
    .execute();
  return lines.map(lineOf).toReversed();
};

/** Whose chat a seat does not want to read. */
export const mute = (store: Store, table: string, seat: Seat, other: Seat, on: boolean): Promise<Seat[]> =>
  store.db.transaction().execute(async trx => {
    const row = await trx
      .selectFrom('seats')
      .select('muted')
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .executeTakeFirstOrThrow();
    const muted = (JSON.parse(row.muted) as Seat[]).filter(old => old !== other);
    if (on) muted.push(other);
    await trx
      .updateTable('seats')
      .set({ muted: JSON.stringify(muted) })
      .where('table_id', '=', table)
      .where('seat', '=', seat)
      .execute();
    return muted;
  });

export const mutedBy = async (store: Store, table: string, seat: Seat): Promise<Seat[]> => {
  const row = await store.db
    .selectFrom('seats')
    .select('muted')
    .where('table_id', '=', table)
    .where('seat', '=', seat)
    .executeTakeFirst();
  return row === undefined ? [] : (JSON.parse(row.muted) as Seat[]);
};
