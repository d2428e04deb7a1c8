import { type Happening, questionFor, type Seat } from '@lastroad/kernel';
import type { Kind, Parked, Position, Step, TableInfo } from '@lastroad/protocol';
import type { EntryRow, SeatRow, TableRow } from '../storage/schema.ts';
import { deadlineOf } from './clock.ts';
import { outcomeAt } from './outcome.ts';
import { isKept } from './rematch.ts';
import { type HeldTable, isGivenUp, isStill } from './standing.ts';

const mayUndo = (table: HeldTable, seat: Seat): boolean => {
  const { around } = table.standing;
  return around.undoable > 0 && around.lastSeat === seat && !isStill(table.standing) && !isGivenUp(table, seat);
};

/** What a seat, or a spectator, is told about the position. Built from what the rules let it see. */
export const positionFor = (table: HeldTable, seat: Seat): Position => {
  const { rules, standing, pace } = table;
  const { g, around } = standing;
  const isStopped = around.conceded || around.parkedAt !== null;
  return {
    seq: standing.seq,
    length: standing.length,
    hash: standing.hash,
    view: rules.view(g, seat),
    waiting: isStopped ? [] : [...rules.waitingFor(g)],
    question: isStopped || isGivenUp(table, seat) ? null : questionFor(rules, g, seat),
    undo: mayUndo(table, seat),
    proposal: around.proposal && { ...around.proposal, agreed: [...around.proposal.agreed] },
    replacing: around.replacing && { ...around.replacing, agreed: [...around.replacing.agreed] },
    seats: around.seats.map(state => ({
      reserve: state.reserve,
      deadline: isStopped ? null : deadlineOf(pace, state),
      control: state.control,
    })),
    outcome: outcomeAt(table),
  };
};

/** One entry of the log as a reader may know it. The choice itself is never told: events say what could be seen. */
export const stepFor = (
  { rules }: HeldTable,
  entry: Pick<EntryRow, 'seq' | 'kind' | 'seat' | 'bot' | 'hash' | 'at'>,
  events: readonly Happening[],
  reader: Seat,
): Step => {
  const seen: Happening[] = [];
  for (const event of events) {
    const known = rules.redact(event, reader);
    if (known !== null) seen.push(known);
  }
  const { seq, seat, hash, at } = entry;
  return { seq, kind: entry.kind as Kind, seat, bot: entry.bot === 1, hash, at, events: seen };
};

/** What of a table is told to everybody, but for its pack, which may be large. */
export const TOLD = [
  'id',
  'game',
  'options',
  'listed',
  'pace',
  'state',
  'created_at',
  'seq',
  'commitment',
  'secret',
  'voided',
  'rematch',
] as const satisfies readonly (keyof TableRow)[];
type Told = Pick<TableRow, (typeof TOLD)[number]> & { readonly pack?: string };

interface AroundTable {
  readonly now: number;
  readonly watching: number;
  readonly again: readonly Seat[];
  readonly parked: Parked | null;
}

/** What everybody may know about a table. */
export const infoOf = (
  row: Told,
  seats: readonly SeatRow[],
  { now, watching, again, parked }: AroundTable,
): TableInfo => ({
  id: row.id,
  game: row.game,
  options: JSON.parse(row.options) as TableInfo['options'],
  pack: row.pack === undefined ? null : JSON.parse(row.pack),
  listed: row.listed === 1,
  pace: JSON.parse(row.pace) as TableInfo['pace'],
  state: row.state,
  created: row.created_at,
  seq: row.seq,
  seats: seats.map(seat => {
    const { kind, pledge, nonce, seen_until } = seat;
    const name = kind !== 'empty' || isKept(row, seat, now) ? seat.name : '';
    const dice = { pledge, disclosed: nonce !== '', nonce: row.state === 'open' ? '' : nonce };
    return { kind, name, ...dice, online: seen_until > now, seen: Math.min(seen_until, now) };
  }),
  watching,
  fairness: {
    commitment: row.commitment,
    secret: row.state === 'over' ? row.secret : null,
    voided: JSON.parse(row.voided) as TableInfo['fairness']['voided'],
  },
  rematch: row.rematch,
  again: [...again],
  parked,
});
