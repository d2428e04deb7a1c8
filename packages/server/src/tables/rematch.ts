import { type Options, optionsAnew, type Rules, type Seat } from '@lastroad/kernel';
import type { Kysely } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import { readSeats } from './load.ts';
import { emptySeat, type Setup } from './opening.ts';

/** So long nobody else can take a seat of whoever played before. */
const KEPT_FOR = 10 * 60_000;

/** Everybody moves on by one seat: neighbours stay neighbours, and somebody else goes first. */
export const seatAgain = (seat: Seat, seats: number): Seat => (seat + seats - 1) % seats;

/** The same game with the same options; rulings are those of today. */
export const setupAgain = (rules: Rules, { game, options, pack, pace, listed }: TableRow): Setup => {
  const anew = JSON.stringify(optionsAnew(rules, JSON.parse(options) as Options));
  return { game, version: rules.version, options: anew, pack, pace, listed };
};

/** The seats of a rematch: bots sit already, and each empty one has the name of the person it is kept for. */
export const seatsAgain = (table: string, before: readonly SeatRow[]): SeatRow[] =>
  before
    .map(({ seat, kind, name, bot }): SeatRow => {
      const empty = { ...emptySeat(table, seatAgain(seat, before.length)), name };
      return kind === 'bot' ? { ...empty, kind, bot } : empty;
    })
    .sort((a, b) => a.seat - b.seat);

/** Whether an empty seat waits for the person whose name it has. */
export const isKept = (
  { created_at }: Pick<TableRow, 'created_at'>,
  { kind, name }: Pick<SeatRow, 'kind' | 'name'>,
  now: number,
): boolean => kind === 'empty' && name !== '' && now < created_at + KEPT_FOR;

/** Seats of a finished game whose people have sat down at the rematch. */
export const readAgain = async (
  db: Kysely<Schema>,
  rematch: string | null,
  before: readonly SeatRow[],
): Promise<Seat[]> => {
  if (rematch === null) return [];
  const next = await readSeats(db, rematch);
  return before
    .filter(({ seat, kind, name }) => {
      const now = next[seatAgain(seat, before.length)];
      return kind === 'person' && now?.kind === 'person' && now.name === name;
    })
    .map(({ seat }) => seat);
};
