import { type Content, type GameFile, type Result, type Rules, refuse, type Seat } from '@lastroad/kernel';
import {
  type Disclose,
  isSealed,
  type NewTable,
  type Parked,
  type Pledge,
  type SitDown,
  type TableInfo,
} from '@lastroad/protocol';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { begin } from './begin.ts';
import { type Bot, randomBot } from './bot.ts';
import type { Time } from './clock.ts';
import { deadlineFor, disclose, hurry, pledge, type Stage, stageOf, vacate } from './dealing.ts';
import { type Games, OtherRelease } from './games.ts';
import { fileOfOtherRelease, readRow, readSeats } from './load.ts';
import { emptySeats, openTable } from './opening.ts';
import { plainName } from './plain.ts';
import { no, type Outcome, yes } from './problem.ts';
import { isKept, readAgain, seatAgain, seatsAgain, setupAgain } from './rematch.ts';
import { hashOfSecret, newSeatSecret, newTableId, sameText, secretAgain } from './secrets.ts';
import { infoOf, TOLD } from './show.ts';
import { readAround } from './standing.ts';
import { readUpToDate } from './up-to-date.ts';

export interface LobbyOptions {
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly Bot[];
  readonly time: Time;
  readonly botDelay: number;
  /** What the names of tables opened here begin with. */
  readonly shard: string;
  /** Whether so many tables wait for bots that no new one may have any. */
  areBotsBusy(): boolean;
  /** How many look on through this process. */
  watching(table: string): number;
  /** Called after something around a table has been kept. */
  changed(table: string): void;
}

type Trx = Transaction<Schema>;

/** Somebody at a finished table who wants to play again. */
export interface AskingAgain {
  readonly seat: Seat;
  readonly secret: string;
}

interface SeatAgain {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string;
}

/** What is done with the dice of an open table by a seat's device. */
type Dealing = Pick<Pledge, 'type' | 'commitment' | 'pledge'> | Pick<Disclose, 'type' | 'commitment' | 'nonce'>;

const BEING_DEALT = no('not-open', 'the dice are being dealt');

/** Tables before, around and after their games: opening, sitting down, filling up, dealing, playing again. */
export class Lobby {
  private readonly options: LobbyOptions;

  constructor(options: LobbyOptions) {
    this.options = options;
  }

  /** There is no host: whoever opens a table gets nothing that others do not get. */
  async create({ game, options, pack = null, listed, pace }: NewTable): Promise<Outcome<TableInfo>> {
    const { store, games, time, shard } = this.options;
    const rules = games.find(game);
    if (rules === undefined) return no('unknown-game', `there is no game "${game}"`);
    const content = gather(rules, options, pack);
    if (!content.ok) return no('bad-options', content.detail);
    const texts = {
      options: JSON.stringify(content.value.options),
      pack: JSON.stringify(pack),
      pace: JSON.stringify(pace),
    };
    const setup = { game, version: rules.version, ...texts, listed: listed ? 1 : 0 };
    const id = newTableId(shard);
    await store.db.transaction().execute(trx => openTable(trx, id, setup, emptySeats(id, setup), time.now()));
    const info = await this.info(id);
    if (!info.ok) throw new Error(`table ${id} has gone`);
    return info;
  }

  async info(id: string): Promise<Outcome<TableInfo>> {
    const { store, time, watching } = this.options;
    const found = await this.readTold(id);
    if (found === null) return no('unknown-table', 'there is no such table');
    const { row, parked } = found;
    const seats = await readSeats(store.db, id);
    const again = await readAgain(store.db, row.rematch, seats);
    return yes(infoOf(row, seats, { now: time.now(), watching: watching(id), again, parked }));
  }

  /** A table that this release cannot play is told as it was kept. */
  private async readTold(id: string): Promise<{ row: TableRow; parked: Parked | null } | null> {
    const { store, games } = this.options;
    try {
      const row = await readUpToDate(store, games, id);
      if (row === undefined) return null;
      if (row.state === 'open') games.known(row.game);
      return { row, parked: parkedIn(row) };
    } catch (error) {
      if (!(error instanceof OtherRelease)) throw error;
      const row = await readRow(store.db, id);
      return row === undefined ? null : { row, parked: 'release' };
    }
  }

  /** What was kept of a game that is over and that this release cannot play; `null`: there is none. */
  async leftOver(id: string): Promise<GameFile | null> {
    const { db } = this.options.store;
    const row = await readRow(db, id);
    return row?.state === 'over' ? fileOfOtherRelease(db, row) : null;
  }

  /** Listed tables: those that wait for players first. */
  async list(): Promise<TableInfo[]> {
    const { store, time, watching } = this.options;
    const rows = await store.db
      .selectFrom('tables')
      .select(TOLD)
      .where('listed', '=', 1)
      .where('state', 'in', ['open', 'playing'])
      .orderBy('state')
      .orderBy('created_at', 'desc')
      .limit(100)
      .execute();
    const ids = rows.map(({ id }) => id);
    const seats =
      ids.length === 0
        ? []
        : await store.db.selectFrom('seats').selectAll().where('table_id', 'in', ids).orderBy('seat').execute();
    const byTable = Map.groupBy(seats, ({ table_id }) => table_id);
    return rows.map(row => {
      const around = { now: time.now(), watching: watching(row.id), again: [], parked: null };
      return infoOf(row, byTable.get(row.id) ?? [], around);
    });
  }

  async sit(id: string, { name: given, seat: wanted }: SitDown): Promise<Outcome<{ seat: Seat; secret: string }>> {
    const name = plainName(given);
    if (name === '') return no('bad-message', 'nothing of the name can be seen');
    return this.whileOpen(id, async (trx, seats, row) => {
      const now = this.options.time.now();
      const free = seats.filter(each => each.kind === 'empty' && !isKept(row, each, now));
      const seat = free.find(each => wanted === undefined || each.seat === wanted)?.seat;
      if (seat === undefined) return no('taken', wanted === undefined ? 'every seat is taken' : 'that seat is taken');
      const secret = newSeatSecret();
      await takeSeat(trx, id, { seat, name, secret, now });
      return yes({ seat, secret });
    });
  }

  async leave(id: string, seat: Seat): Promise<Outcome<null>> {
    return this.whileOpen(id, async (trx, seats) => {
      // Whoever went now would have the dice dealt anew.
      if (isSealed(seats)) return BEING_DEALT;
      await vacate(trx, id, seat);
      return yes(null);
    });
  }

  /** A seat's part in the dice, by whoever has the proof of the seat. */
  async deal(id: string, seat: Seat, proof: string | null, dealing: Dealing): Promise<Outcome<null>> {
    return this.whileOpen(id, async (trx, seats, row) => {
      if (proof === null || seats[seat]?.secret_hash !== proof) return no('not-seated', 'the seat was left');
      return dealing.type === 'pledge'
        ? pledge(trx, row, seats, seat, dealing)
        : disclose(trx, row, seats, seat, dealing);
    });
  }

  /** Waits no longer for devices that had time enough to do their part in the dice. */
  async hurry(id: string): Promise<void> {
    const { store, bots, time } = this.options;
    const { name } = bots[0] ?? randomBot;
    const row = await readRow(store.db, id);
    if (row?.state !== 'open' || row.due_at === null || row.due_at > time.now()) return;
    await this.whileOpen(id, (trx, seats, row) => hurry(trx, row, seats, name, time.now()));
  }

  /** For anybody seated: the rest of the seats goes to bots, and the game begins. */
  async fill(id: string, name: string): Promise<Outcome<null>> {
    if (!this.options.bots.some(bot => bot.name === name)) return no('bad-options', `there is no bot "${name}"`);
    if (this.options.areBotsBusy()) return no('bots-busy', 'many tables wait for bots; try again in a moment');
    return this.whileOpen(id, async (trx, seats) => {
      if (isSealed(seats)) return BEING_DEALT;
      for (const { kind, seat } of seats) {
        if (kind !== 'empty') continue;
        const bot = { kind: 'bot', name, bot: name } as const;
        await trx.updateTable('seats').set(bot).where('table_id', '=', id).where('seat', '=', seat).execute();
      }
      return yes(null);
    });
  }

  /** The seat that a secret belongs to. Looks at every seat, so that the time tells nothing. */
  async seatOf(id: string, secret: string): Promise<Seat | null> {
    const hash = hashOfSecret(secret);
    let mine: Seat | null = null;
    for (const { seat, secret_hash } of await readSeats(this.options.store.db, id)) {
      if (sameText(secret_hash, hash)) mine = seat;
    }
    return mine;
  }

  /** One press plays again: opens the table that follows, if `mayOpen` lets it and nobody has, and sits down there. */
  async rematch(id: string, asking: AskingAgain, mayOpen: () => boolean): Promise<Outcome<SeatAgain>> {
    const { store, time, changed } = this.options;
    const opened = await this.openRematch(id, mayOpen);
    if (!opened.ok) return opened;
    const table = opened.value;
    const secret = secretAgain(asking.secret, table);
    const before = await readSeats(store.db, id);
    const seat = seatAgain(asking.seat, before.length);
    const mine = yes({ table, seat, secret });
    if ((await readSeats(store.db, table))[seat]?.secret_hash === hashOfSecret(secret)) return mine;
    const name = before[asking.seat]?.name ?? '';
    const sat = await this.whileOpen(table, async (trx, seats) => {
      const kind = seats[seat]?.kind;
      if (seats[seat]?.secret_hash === hashOfSecret(secret)) return mine;
      if (kind !== 'empty') return no('taken', 'somebody else has that seat by now');
      await takeSeat(trx, table, { seat, name, secret, now: time.now() });
      await store.tell(trx, id);
      return mine;
    });
    if (sat.ok) changed(id);
    return sat;
  }

  private async openRematch(id: string, mayOpen: () => boolean): Promise<Outcome<string>> {
    const { store, games, shard, time } = this.options;
    return store.db.transaction().execute(async trx => {
      // Whoever asks meanwhile waits here, and finds the table that was opened.
      await trx
        .updateTable('tables')
        .set(e => ({ touched: e('touched', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'over')
        .where('rematch', 'is', null)
        .execute();
      const row = await readRow(trx, id);
      if (row === undefined) return no('unknown-table', 'there is no such table');
      if (row.state !== 'over') return no('not-over', 'the game is not over');
      if (row.rematch !== null) return yes(row.rematch);
      if (!mayOpen()) return no('too-fast', 'too many tables from this address');
      const next = newTableId(shard);
      const seats = seatsAgain(next, await readSeats(trx, id));
      await openTable(trx, next, setupAgain(games.known(row.game), row), seats, time.now());
      await trx.updateTable('tables').set({ rematch: next }).where('id', '=', id).execute();
      await store.tell(trx, id);
      return yes(next);
    });
  }

  /** Changes to an open table queue up behind each other; the one that makes the dice known begins the game. */
  private async whileOpen<T>(
    id: string,
    act: (trx: Trx, seats: readonly SeatRow[], row: TableRow) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { store, changed } = this.options;
    const done = await store.db.transaction().execute(async trx => {
      const touched = await trx
        .updateTable('tables')
        .set(e => ({ touched: e('touched', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      const row = await readRow(trx, id);
      if (row === undefined) return no('unknown-table', 'there is no such table');
      if (touched.numUpdatedRows === 0n) return no('not-open', 'the game has begun');
      const seats = await readSeats(trx, id);
      const outcome = await act(trx, seats, row);
      if (outcome.ok) {
        await this.goOn(trx, id, stageOf(seats));
        await store.tell(trx, id);
      }
      return outcome;
    });
    if (done.ok) changed(id);
    return done;
  }

  /** What a change of the seats leads to: devices are waited for, or the game begins. */
  private async goOn(trx: Trx, id: string, before: Stage): Promise<void> {
    const row = await readRow(trx, id);
    const seats = await readSeats(trx, id);
    const stage = stageOf(seats);
    if (row === undefined || stage === before) return;
    if (stage === 'dealt') return begin(trx, row, seats, this.options);
    const due_at = deadlineFor(stage, row, this.options.time.now());
    await trx.updateTable('tables').set({ due_at }).where('id', '=', id).execute();
  }
}

/** Whether the operator has stopped a game that has begun. */
const parkedIn = ({ around }: TableRow): Parked | null =>
  around !== '' && readAround(around).parkedAt !== null ? 'operator' : null;

/** A pack comes from outside; rules that stumble over it have refused it. */
const gather = (rules: Rules, options: NewTable['options'], pack: unknown): Result<Content> => {
  try {
    return rules.content(options, pack);
  } catch {
    return refuse('bad-pack', 'the pack does not have the form of one');
  }
};

interface Sitting {
  readonly seat: Seat;
  readonly name: string;
  readonly secret: string;
  readonly now: number;
}

const takeSeat = async (trx: Trx, id: string, { seat, name, secret, now }: Sitting): Promise<void> => {
  const person = { kind: 'person', name, secret_hash: hashOfSecret(secret), seen_until: now } as const;
  await trx.updateTable('seats').set(person).where('table_id', '=', id).where('seat', '=', seat).execute();
};
