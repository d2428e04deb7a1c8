import type { DatabaseSync } from 'node:sqlite';

/** Changed tables, each with the number of its last entry or `AROUND`; `null`: any may have changed. */
export type Changes = readonly (readonly [table: string, seq: number])[] | null;

// What PostgreSQL tells by itself. Numbers are never given out twice; whoever falls behind what is kept finds a gap.
const TABLE = `
create table if not exists news (n integer primary key autoincrement, by text not null, table_id text not null,
  seq integer not null);
create trigger if not exists news_kept after insert on news when new.n % 1000 = 0
begin delete from news where n <= new.n - 5000; end`;

export const TELL = 'insert into news (by, table_id, seq) values (?, ?, ?)';

interface News {
  readonly n: number;
  readonly table_id: string;
  readonly seq: number;
}

/** What others have changed in a database, as often as somebody looks. `me` is whose news are not. */
export const newsIn = (database: DatabaseSync, me: string): (() => Changes) => {
  database.exec(TABLE);
  // SQLite counts commits by others. As long as there are none, nothing is read.
  const commits = database.prepare('pragma data_version');
  const ends = database.prepare('select coalesce(min(n), 0) as first, coalesce(max(n), 0) as last from news');
  const after = database.prepare(
    'select table_id, max(seq) as seq from news where n > ? and by <> ? group by table_id, seq < 0',
  );
  const count = () => commits.get()?.['data_version'];
  const endsNow = () => ends.get() as unknown as { readonly first: number; readonly last: number };
  let [seen, known] = [endsNow().last, count()];
  return () => {
    const now = count();
    if (now === known) return [];
    known = now;
    const { first, last } = endsNow();
    const changes = first > seen + 1 ? null : (after.all(seen, me) as unknown as News[]);
    seen = last;
    return changes?.map(({ table_id, seq }) => [table_id, seq] as const) ?? null;
  };
};
