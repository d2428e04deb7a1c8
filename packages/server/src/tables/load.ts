import {
  type Decision,
  type Fairness,
  type Game,
  type GameFile,
  replay,
  toGameFile,
  type VoidDeal,
} from '@lastroad/kernel';
import type { Kysely } from 'kysely';
import type { EntryRow, Schema, SeatRow, TableRow } from '../storage/schema.ts';
import { type Games, positionIn } from './games.ts';
import { no, type Outcome, yes } from './problem.ts';
import { type HeldTable, readAround } from './standing.ts';

export const readRow = (db: Kysely<Schema>, id: string): Promise<TableRow | undefined> =>
  db.selectFrom('tables').selectAll().where('id', '=', id).executeTakeFirst();

export const readSeats = (db: Kysely<Schema>, id: string): Promise<SeatRow[]> =>
  db.selectFrom('seats').selectAll().where('table_id', '=', id).orderBy('seat').execute();

export const readSeq = async (db: Kysely<Schema>, id: string): Promise<number | undefined> =>
  (await db.selectFrom('tables').select('seq').where('id', '=', id).executeTakeFirst())?.seq;

const diceOf = ({ dice, secret, commitment, voided }: TableRow): HeldTable['dice'] => ({
  form: dice,
  secret,
  commitment,
  voided: JSON.parse(voided) as VoidDeal[],
});

/** A running or finished table from its row: the snapshot is the authority, old ones are brought up to date. */
export const tableOf = (games: Games, row: TableRow, seats: HeldTable['seats']): HeldTable => {
  const rules = games.known(row.game);
  const content = games.content(rules, row.options, row.pack, row.version);
  return {
    id: row.id,
    rules,
    content,
    pace: JSON.parse(row.pace) as HeldTable['pace'],
    seats,
    dice: diceOf(row),
    start: row.start,
    version: row.version,
    pack: JSON.parse(row.pack),
    standing: {
      seq: row.seq,
      length: row.length,
      g: positionIn(rules, row.snapshot, content),
      hash: row.hash,
      around: readAround(row.around),
    },
  };
};

export const readEntries = (db: Kysely<Schema>, id: string, after: number, most: number): Promise<EntryRow[]> =>
  db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', id)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(most)
    .execute();

/** The decisions that stand: answers, without those that were taken back. */
const standingDecisions = (entries: readonly EntryRow[]): Decision[] => {
  const decisions: Decision[] = [];
  for (const { kind, seat, choice, hash } of entries) {
    if (kind === 'answer') decisions.push({ seat, choice: choice ?? 0, hash });
    if (kind === 'undo') decisions.length = choice ?? 0;
  }
  return decisions;
};

/** Whether this entry was the last one because somebody gave up. */
const ends = ({ standing }: HeldTable, seq: number): boolean => standing.around.conceded && standing.seq === seq;

const notesOf = (table: HeldTable, entries: readonly EntryRow[]): GameFile['notes'] => {
  const notes: { at: number; text: string }[] = [];
  let at = 0;
  for (const { seq, kind, seat, choice } of entries) {
    if (kind === 'answer') at++;
    if (kind === 'undo') at = choice ?? 0;
    const name = table.seats[seat]?.name ?? '';
    if (kind === 'resign')
      notes.push({ at, text: `${name} resigned; ${ends(table, seq) ? 'the game ends' : 'a bot plays on'}` });
    if (kind === 'replaced') {
      const gone = table.seats[choice ?? -1]?.name ?? '';
      notes.push({ at, text: `${gone} was away; the others agreed that a bot plays on` });
    }
    if (kind === 'removed') {
      const gone = table.seats[choice ?? -1]?.name ?? '';
      notes.push({
        at,
        text: `${gone} was removed by the operator; ${ends(table, seq) ? 'the game ends' : 'a bot plays on'}`,
      });
    }
    if (kind === 'away') notes.push({ at, text: `${name} ran out of time; a bot minds the seat` });
    if (kind === 'back') notes.push({ at, text: `${name} is back` });
  }
  return notes;
};

/** How the dice came about. */
const fairnessOf = (
  { form, secret, commitment, voided }: HeldTable['dice'],
  seats: readonly Pick<SeatRow, 'pledge' | 'nonce'>[],
): Fairness => {
  const nonces = seats.map(({ nonce }) => nonce);
  if (form === 1) return { commitment, nonces, secret };
  return { version: 2, commitment, pledges: seats.map(({ pledge }) => pledge), nonces, voided, secret };
};

/** Everything that happened at a table, as a game file. Holds every secret: for the server itself until it is over. */
export const fileOf = async (db: Kysely<Schema>, table: HeldTable): Promise<GameFile> => {
  const entries = await readEntries(db, table.id, 0, Number.MAX_SAFE_INTEGER);
  const { rules, version, pack, standing, start, seats } = table;
  const fairness = fairnessOf(table.dice, seats);
  const decisions = standingDecisions(entries);
  const names = seats.map(({ name }) => name);
  return toGameFile(
    { rules, version, pack, fairness, start, g: standing.g, decisions },
    { names, notes: notesOf(table, entries) },
  );
};

/**
 * The same of a game that was ended because this release cannot play it: what was kept, as it was kept. Who has won is
 * known to the release that it was played with.
 */
export const fileOfOtherRelease = async (db: Kysely<Schema>, row: TableRow): Promise<GameFile> => {
  const seats = await readSeats(db, row.id);
  const decisions = standingDecisions(await readEntries(db, row.id, 0, Number.MAX_SAFE_INTEGER));
  const { content = '', state } = JSON.parse(row.snapshot || '{}') as {
    content?: string;
    state?: { content?: string };
  };
  return {
    lastroad: 'game',
    format: 1,
    game: row.game,
    version: row.version,
    options: JSON.parse(row.options) as GameFile['options'],
    pack: JSON.parse(row.pack),
    content: { id: content, hash: state?.content ?? '' },
    fairness: fairnessOf(diceOf(row), seats),
    names: seats.map(({ name }) => name),
    start: row.start,
    decisions: decisions.map(({ seat, choice, hash }) => [seat, choice, hash]),
    result: null,
    notes: [{ at: decisions.length, text: 'the game ends: the server cannot play it on' }],
  };
};

/** The position after so many decisions, by playing them again and comparing every hash. */
export const rewind = async (db: Kysely<Schema>, table: HeldTable, length: number): Promise<Outcome<Game>> => {
  const file = await fileOf(db, table);
  const played = replay(table.rules, file, length);
  return played.ok ? yes(played.value.g) : no('nothing-to-undo', `the game cannot be retraced: ${played.detail}`);
};
