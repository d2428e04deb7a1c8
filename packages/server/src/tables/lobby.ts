import { type Content, type Options, optionsAnew, type Result, type Rules, refuse, type Seat } from '@lastroad/kernel';
import { type Disclose, isSealed, type NewTable, type Pledge, type SitDown, type TableInfo } from '@lastroad/protocol';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow, TableRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { begin } from './begin.ts';
import { type Bot, randomBot } from './bot.ts';
import type { Time } from './clock.ts';
import { deadlineFor, disclose, EMPTY, hurry, newDice, pledge, type Stage, stageOf, vacate } from './dealing.ts';
import type { Games } from './games.ts';
import { readRow, readSeats } from './load.ts';
import { plainName } from './plain.ts';
import { no, type Outcome, type Problem, yes } from './problem.ts';
import { hashOfSecret, newSeatSecret, newTableId, sameText } from './secrets.ts';
import { infoOf, TOLD } from './show.ts';
import { readUpToDate } from './up-to-date.ts';

export interface LobbyOptions {
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly Bot[];
  readonly time: Time;
  readonly botDelay: number;
  /** What the names of tables opened here begin with. */
  readonly shard: string;
  /** How many look on through this process. */
  watching(table: string): number;
  /** Called after something around a table has been kept. */
  changed(table: string): void;
}

type Trx = Transaction<Schema>;

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
    const id = await store.db.transaction().execute(trx => openTable(trx, newTableId(shard), setup, time.now()));
    const info = await this.info(id);
    if (!info.ok) throw new Error(`table ${id} has gone`);
    return info;
  }

  async info(id: string): Promise<Outcome<TableInfo>> {
    const { store, games, time, watching } = this.options;
    const row = await readUpToDate(store, games, id);
    if (row === undefined) return no('unknown-table', 'there is no such table');
    return yes(infoOf(row, await readSeats(store.db, id), time.now(), watching(id)));
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
    return rows.map(row => infoOf(row, byTable.get(row.id) ?? [], time.now(), watching(row.id)));
  }

  async sit(id: string, { name: given, seat: wanted }: SitDown): Promise<Outcome<{ seat: Seat; secret: string }>> {
    const name = plainName(given);
    if (name === '') return no('bad-message', 'nothing of the name can be seen');
    return this.whileOpen(id, async (trx, _row, seats) => {
      const seat = seats.find(({ kind, seat }) => kind === 'empty' && (wanted === undefined || seat === wanted))?.seat;
      if (seat === undefined) return no('taken', wanted === undefined ? 'every seat is taken' : 'that seat is taken');
      const secret = newSeatSecret();
      const person = { kind: 'person', name, secret_hash: hashOfSecret(secret) } as const;
      await trx.updateTable('seats').set(person).where('table_id', '=', id).where('seat', '=', seat).execute();
      return yes({ seat, secret });
    });
  }

  async leave(id: string, seat: Seat): Promise<Outcome<null>> {
    return this.whileOpen(id, async (trx, _row, seats) => {
      // Whoever went now would have the dice dealt anew.
      if (isSealed(seats)) return BEING_DEALT;
      await vacate(trx, id, seat);
      return yes(null);
    });
  }

  /** A seat's part in the dice, by whoever has the proof of the seat. */
  async deal(id: string, seat: Seat, proof: string | null, dealing: Dealing): Promise<Outcome<null>> {
    return this.whileOpen(id, async (trx, row, seats) => {
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
    await this.whileOpen(id, (trx, row, seats) => hurry(trx, row, seats, name, time.now()));
  }

  /** For anybody seated: the rest of the seats goes to bots, and the game begins. */
  async fill(id: string, name: string): Promise<Outcome<null>> {
    if (!this.options.bots.some(bot => bot.name === name)) return no('bad-options', `there is no bot "${name}"`);
    return this.whileOpen(id, async (trx, _row, seats) => {
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

  /** The table that follows on one, opened by whoever asks first, if `mayOpen` lets it. */
  async rematch(id: string, mayOpen: () => boolean): Promise<Outcome<string>> {
    const { store, changed } = this.options;
    let opened = false;
    const done = await store.db.transaction().execute(async trx => {
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
      const next = await this.openAgain(trx, row);
      await trx.updateTable('tables').set({ rematch: next }).where('id', '=', id).execute();
      await store.tell(trx, id);
      opened = true;
      return yes(next);
    });
    if (opened) changed(id);
    return done;
  }

  private openAgain(trx: Trx, { game, options, pack, pace, listed }: TableRow): Promise<string> {
    const { games, shard, time } = this.options;
    const rules = games.known(game);
    const anew = JSON.stringify(optionsAnew(rules, JSON.parse(options) as Options));
    const setup = { game, version: rules.version, options: anew, pack, pace, listed };
    return openTable(trx, newTableId(shard), setup, time.now());
  }

  /** Changes to an open table queue up behind each other; the one that makes the dice known begins the game. */
  private async whileOpen<T>(
    id: string,
    act: (trx: Trx, row: TableRow, seats: readonly SeatRow[]) => Promise<Outcome<T>>,
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
      if (row === undefined || touched.numUpdatedRows === 0n) return notOpen(row);
      const seats = await readSeats(trx, id);
      const outcome = await act(trx, row, seats);
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

const notOpen = (row: TableRow | undefined): Problem =>
  row === undefined ? no('unknown-table', 'there is no such table') : no('not-open', 'the game has begun');

/** How a table is set up. */
type Setup = Pick<TableRow, 'game' | 'version' | 'options' | 'pack' | 'pace' | 'listed'>;

const openTable = async (trx: Trx, id: string, setup: Setup, now: number): Promise<string> => {
  const chance = { ...newDice(), dice: 2, voided: '[]' };
  const nothing = { touched: 0, seq: 0, length: 0, start: '', hash: '', snapshot: '', around: '', due_at: null };
  await trx
    .insertInto('tables')
    .values({ id, ...setup, ...chance, ...nothing, created_at: now, rematch: null, state: 'open' })
    .execute();
  const { seats } = JSON.parse(setup.options) as { seats: number };
  await trx
    .insertInto('seats')
    .values(Array.from({ length: seats }, (_, seat) => emptySeat(id, seat)))
    .execute();
  return id;
};

/** A pack comes from outside; rules that stumble over it have refused it. */
const gather = (rules: Rules, options: NewTable['options'], pack: unknown): Result<Content> => {
  try {
    return rules.content(options, pack);
  } catch {
    return refuse('bad-pack', 'the pack does not have the form of one');
  }
};

const emptySeat = (table: string, seat: Seat): SeatRow => ({ table_id: table, seat, ...EMPTY });
