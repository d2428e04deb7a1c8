import { type Game, isOver, type Rules, type Seat, startMatch } from '@lastroad/kernel';
import type { Pace } from '@lastroad/protocol';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import { reserveAtStart, type Time } from './clock.ts';
import { whenDue } from './due.ts';
import type { Games } from './games.ts';
import { readRow, readSeats, tableOf } from './load.ts';
import type { Around } from './standing.ts';

interface Beginning {
  readonly games: Games;
  readonly time: Time;
  readonly botDelay: number;
}

/** The first entry of every game. */
export const FIRST = 1;

/** The game begins with the last seat that is taken: only then all nonces are known, and with them the dice. */
export const beginWhenFull = async (trx: Transaction<Schema>, id: string, beginning: Beginning): Promise<void> => {
  const seats = await readSeats(trx, id);
  if (seats.some(({ kind }) => kind === 'empty')) return;
  const row = await readRow(trx, id);
  if (row !== undefined) await begin(trx, row, seats, beginning);
};

const begin = async (
  trx: Transaction<Schema>,
  row: TableRow,
  seats: readonly SeatRow[],
  { games, time, botDelay }: Beginning,
): Promise<void> => {
  const rules = games.known(row.game);
  const content = games.content(rules, row.options, row.pack);
  const { g, start } = startMatch(rules, content, { secret: row.secret, nonces: seats.map(({ nonce }) => nonce) });
  const now = time.now();
  const around = JSON.stringify(aroundAtStart(rules, g, JSON.parse(row.pace) as Pace, now));
  const state = isOver(g) ? ('over' as const) : ('playing' as const);
  const version = { version: rules.version, start, hash: start, snapshot: rules.save(g) };
  const begun: TableRow = { ...row, ...version, state, seq: FIRST, around };
  const due_at = whenDue(tableOf(games, begun, seats), now, botDelay);
  await trx
    .updateTable('tables')
    .set({ ...version, state, seq: FIRST, around, due_at })
    .where('id', '=', row.id)
    .execute();
  const entry = { kind: 'start', seat: -1, choice: null, hash: start, request: null, bot: 0, at: now, events: '[]' };
  await trx
    .insertInto('entries')
    .values({ table_id: row.id, seq: FIRST, ...entry })
    .execute();
};

const aroundAtStart = (rules: Rules, g: Game, pace: Pace, now: number): Around => {
  const waiting = rules.waitingFor(g);
  const state = (seat: Seat): Around['seats'][number] => {
    const asked = waiting.includes(seat);
    return { control: 'self', reserve: reserveAtStart(pace), since: asked ? now : null, askedAt: asked ? FIRST : -1 };
  };
  const seats = Array.from({ length: Number(g.content.options['seats']) }, (_, seat) => state(seat));
  return { seats, undoable: 0, lastSeat: -1, proposal: null, replacing: null, parkedAt: null, conceded: false };
};
