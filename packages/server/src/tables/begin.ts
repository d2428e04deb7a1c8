import { type Game, isOver, ownNonce, type Rules, type Seat, startMatch } from '@lastroad/kernel';
import type { Pace } from '@lastroad/protocol';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import { reserveAtStart, type Time } from './clock.ts';
import { whenDue } from './due.ts';
import type { Games } from './games.ts';
import { tableOf } from './load.ts';
import type { Around } from './standing.ts';

interface Beginning {
  readonly games: Games;
  readonly time: Time;
  readonly botDelay: number;
}

/** The first entry of every game. */
export const FIRST = 1;

/** The game begins with the last nonce that is disclosed: only then the dice are known. */
export const begin = async (
  trx: Transaction<Schema>,
  row: TableRow,
  people: readonly SeatRow[],
  { games, time, botDelay }: Beginning,
): Promise<void> => {
  const seats = await withBots(trx, row, people);
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

/** A bot's nonce follows from the secret, so that nobody could choose it later. */
const withBots = async (
  trx: Transaction<Schema>,
  { id, secret }: TableRow,
  people: readonly SeatRow[],
): Promise<SeatRow[]> => {
  const seats: SeatRow[] = [];
  for (const row of people) {
    const { seat, kind } = row;
    const nonce = kind === 'bot' ? ownNonce(secret, seat) : row.nonce;
    if (kind === 'bot')
      await trx.updateTable('seats').set({ nonce }).where('table_id', '=', id).where('seat', '=', seat).execute();
    seats.push({ ...row, nonce });
  }
  return seats;
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
