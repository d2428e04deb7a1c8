import {
  begunUnder,
  type Content,
  carryOut,
  type Game,
  type Rules,
  refusalTo,
  startMatch,
  type Taken,
} from '@lastroad/kernel';
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { type Games, OtherRelease, positionIn } from './games.ts';
import { readEntries, readRow, readSeats } from './load.ts';

/** A table's row. One of an earlier version of the rules is brought up to date first, once and for good. */
export const readUpToDate = async (store: Store, games: Games, id: string): Promise<TableRow | undefined> => {
  const row = await readRow(store.db, id);
  if (row === undefined || row.state === 'open') return row;
  const rules = games.known(row.game);
  if (row.version === rules.version) return row;
  if (row.version > rules.version)
    throw new OtherRelease(`a table is kept that is played by version ${row.version} of its rules`);
  const seats = await readSeats(store.db, id);
  const content = contentThen(games, rules, row, seats);
  const entries = await readEntries(store.db, id, 0, Number.MAX_SAFE_INTEGER);
  const again = playAgain(rules, content, row, seats, entries);
  // The snapshot is the authority: where its entries lead elsewhere, it goes on alone, carried over by the migrations. Who
  // asks for the table is told the rulings of its date all the same.
  if (again === null) return { ...row, options: JSON.stringify(content.options) };
  return keep(store, row, again);
};

/** The content with which a table was begun: one that starts its game where it has started. */
const contentThen = (games: Games, rules: Rules, row: TableRow, seats: readonly SeatRow[]): Content => {
  const said = {
    version: row.version,
    options: JSON.parse(row.options) as Content['options'],
    pack: JSON.parse(row.pack) as unknown,
  };
  const version = begunUnder(rules, said, content => begunWith(rules, content, row, seats).start === row.start);
  return games.content(rules, row.options, row.pack, version);
};

const begunWith = (rules: Rules, content: Content, { secret }: TableRow, seats: readonly SeatRow[]) =>
  startMatch(rules, content, { secret, nonces: seats.map(({ nonce }) => nonce) });

interface PlayedAgain {
  readonly row: Pick<TableRow, 'version' | 'options' | 'start' | 'hash' | 'snapshot'>;
  readonly hashes: readonly { readonly seq: number; readonly hash: string }[];
}

/** Plays all entries again by the rulings of their date, which become options of the table; hashes are worked out anew. */
const playAgain = (
  rules: Rules,
  content: Content,
  row: TableRow,
  seats: readonly SeatRow[],
  entries: readonly EntryRow[],
): PlayedAgain | null => {
  const { g: first, start } = begunWith(rules, content, row, seats);
  const positions: Game[] = [first];
  const hashes: { seq: number; hash: string }[] = [];
  for (const { seq, kind, seat, choice } of entries) {
    if (kind === 'undo') positions.length = (choice ?? 0) + 1;
    if (kind === 'answer') {
      const next = taken(rules, positions.at(-1) ?? first, { seat, choice: choice ?? 0 });
      if (next === null) return null;
      positions.push(next);
    }
    hashes.push({ seq, hash: rules.hash(positions.at(-1) ?? first) });
  }
  const last = positions.at(-1) ?? first;
  const hash = rules.hash(last);
  if (row.snapshot !== '' && rules.hash(positionIn(rules, row.snapshot, content)) !== hash) return null;
  const snapshot = rules.save(last, hash);
  return { row: { version: rules.version, options: JSON.stringify(content.options), start, hash, snapshot }, hashes };
};

/** The snapshot of a begun game, worked out from its decisions. Where they lead elsewhere, there is none. */
export const snapshotAgain = async (store: Store, games: Games, row: TableRow): Promise<string> => {
  const rules = games.known(row.game);
  const content = games.content(rules, row.options, row.pack, row.version);
  const entries = await readEntries(store.db, row.id, 0, Number.MAX_SAFE_INTEGER);
  const again = playAgain(rules, content, { ...row, snapshot: '' }, await readSeats(store.db, row.id), entries);
  if (again?.row.hash !== row.hash) throw new Error('the decisions of a table do not lead to its position');
  return again.row.snapshot;
};

const taken = (rules: Rules, g: Game, choice: Taken): Game | null =>
  refusalTo(rules, g, choice) === null ? carryOut(rules, g, choice).g : null;

/** Written only if nobody has changed the table meanwhile; another process may have done the same. */
const keep = (store: Store, row: TableRow, { row: fields, hashes }: PlayedAgain): Promise<TableRow | undefined> =>
  store.db.transaction().execute(async trx => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set(fields)
      .where('id', '=', row.id)
      .where('seq', '=', row.seq)
      .where('version', '=', row.version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return readRow(trx, row.id);
    for (const { seq, hash } of hashes) {
      await trx.updateTable('entries').set({ hash }).where('table_id', '=', row.id).where('seq', '=', seq).execute();
    }
    return { ...row, ...fields };
  });
