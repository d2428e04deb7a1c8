import {
  type Content,
  commitmentTo,
  type Options,
  optionsAnew,
  type Result,
  type Rules,
  refuse,
  type Seat,
} from '@lastroad/kernel';
import type { NewTable, Pace, SitDown, TableInfo } from '@lastroad/protocol';
import type { Transaction } from 'kysely';
import type { Schema, SeatRow } from '../storage/schema.ts';
import type { Store } from '../storage/store.ts';
import { beginWhenFull } from './begin.ts';
import { type Bot, botNonce } from './bot.ts';
import type { Time } from './clock.ts';
import type { Games } from './games.ts';
import { readRow, readSeats } from './load.ts';
import { no, type Outcome, yes } from './problem.ts';
import { hashOfSecret, newDiceSecret, newSeatSecret, newTableId, sameText } from './secrets.ts';
import { infoOf } from './show.ts';
import { readUpToDate } from './up-to-date.ts';

export interface LobbyOptions {
  readonly store: Store;
  readonly games: Games;
  readonly bots: readonly Bot[];
  readonly time: Time;
  readonly botDelay: number;
  /** How many look on through this process. */
  watching(table: string): number;
  /** Called after something around a table has been kept. */
  changed(table: string): void;
}

type Trx = Transaction<Schema>;

/** Tables before, around and after their games: opening, sitting down, filling up, playing again. */
export class Lobby {
  private readonly options: LobbyOptions;

  constructor(options: LobbyOptions) {
    this.options = options;
  }

  /** There is no host: whoever opens a table gets nothing that others do not get. */
  async create({ game, options, pack = null, listed, pace }: NewTable): Promise<Outcome<TableInfo>> {
    const rules = this.options.games.find(game);
    if (rules === undefined) return no('unknown-game', `there is no game "${game}"`);
    const content = gather(rules, options, pack);
    if (!content.ok) return no('bad-options', content.detail);
    return yes(await this.open(rules.id, rules.version, content.value.options, pack, listed, pace));
  }

  private async open(
    game: string,
    version: number,
    options: Readonly<Record<string, unknown>>,
    pack: unknown,
    listed: boolean,
    pace: Pace,
  ): Promise<TableInfo> {
    const { store, time } = this.options;
    const id = newTableId();
    await store.db.transaction().execute(async trx => {
      const secret = newDiceSecret();
      const texts = { game, options: JSON.stringify(options), pack: JSON.stringify(pack), pace: JSON.stringify(pace) };
      const numbers = { listed: listed ? 1 : 0, created_at: time.now(), touched: 0, seq: 0, length: 0, version };
      const nothing = { start: '', hash: '', snapshot: '', around: '', due_at: null, rematch: null };
      const chance = { secret, commitment: commitmentTo(secret) };
      await trx
        .insertInto('tables')
        .values({ id, ...texts, ...numbers, ...nothing, ...chance, state: 'open' })
        .execute();
      const seats = Array.from({ length: Number(options['seats']) }, (_, seat) => emptySeat(id, seat));
      await trx.insertInto('seats').values(seats).execute();
    });
    return this.mustInfo(id);
  }

  async info(id: string): Promise<Outcome<TableInfo>> {
    const { store, games, time, watching } = this.options;
    const row = await readUpToDate(store, games, id);
    if (row === undefined) return no('unknown-table', 'there is no such table');
    return yes(infoOf(row, await readSeats(store.db, id), time.now(), watching(id)));
  }

  private async mustInfo(id: string): Promise<TableInfo> {
    const info = await this.info(id);
    if (!info.ok) throw new Error(`table ${id} has gone`);
    return info.value;
  }

  /** Listed tables: those that wait for players first. */
  async list(): Promise<TableInfo[]> {
    const { store, time, watching } = this.options;
    const rows = await store.db
      .selectFrom('tables')
      .selectAll()
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
    return rows.map(row => {
      const mine = seats.filter(({ table_id }) => table_id === row.id);
      // Packs may be large; whoever wants one looks at the table.
      return { ...infoOf(row, mine, time.now(), watching(row.id)), pack: null };
    });
  }

  async sit(id: string, { name, nonce, seat: wanted }: SitDown): Promise<Outcome<{ seat: Seat; secret: string }>> {
    return this.whileOpen(id, async (trx, seats) => {
      const seat = seats.find(({ kind, seat }) => kind === 'empty' && (wanted === undefined || seat === wanted))?.seat;
      if (seat === undefined) return no('taken', wanted === undefined ? 'every seat is taken' : 'that seat is taken');
      const secret = newSeatSecret();
      const person = { kind: 'person', name, nonce, secret_hash: hashOfSecret(secret) } as const;
      await trx.updateTable('seats').set(person).where('table_id', '=', id).where('seat', '=', seat).execute();
      return yes({ seat, secret });
    });
  }

  async leave(id: string, seat: Seat): Promise<Outcome<null>> {
    return this.whileOpen(id, async trx => {
      const { table_id: _table, seat: _seat, ...empty } = emptySeat(id, seat);
      await trx.updateTable('seats').set(empty).where('table_id', '=', id).where('seat', '=', seat).execute();
      return yes(null);
    });
  }

  /** For anybody seated: the rest of the seats goes to bots, and the game begins. */
  async fill(id: string, name: string): Promise<Outcome<null>> {
    if (!this.options.bots.some(bot => bot.name === name)) return no('bad-options', `there is no bot "${name}"`);
    return this.whileOpen(id, async (trx, seats) => {
      for (const { kind, seat } of seats) {
        if (kind !== 'empty') continue;
        const bot = { kind: 'bot', name, bot: name, nonce: botNonce(seat) } as const;
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

  async rematch(id: string): Promise<Outcome<string>> {
    const { store, changed } = this.options;
    const row = await readRow(store.db, id);
    if (row === undefined) return no('unknown-table', 'there is no such table');
    if (row.state !== 'over') return no('not-over', 'the game is not over');
    if (row.rematch !== null) return yes(row.rematch);
    const rules = this.options.games.known(row.game);
    const options = optionsAnew(rules, JSON.parse(row.options) as Options);
    const pace = JSON.parse(row.pace) as Pace;
    const next = await this.open(row.game, rules.version, options, JSON.parse(row.pack), row.listed === 1, pace);
    const { rematch } = await store.db.transaction().execute(async trx => {
      await trx
        .updateTable('tables')
        .set({ rematch: next.id })
        .where('id', '=', id)
        .where('rematch', 'is', null)
        .execute();
      await store.tell(trx, id);
      return trx.selectFrom('tables').select('rematch').where('id', '=', id).executeTakeFirstOrThrow();
    });
    changed(id);
    return yes(rematch ?? next.id);
  }

  /** Changes to an open table queue up behind each other; the one that fills the last seat begins the game. */
  private async whileOpen<T>(
    id: string,
    act: (trx: Trx, seats: readonly SeatRow[]) => Promise<Outcome<T>>,
  ): Promise<Outcome<T>> {
    const { store, changed } = this.options;
    const done = await store.db.transaction().execute(async trx => {
      const touched = await trx
        .updateTable('tables')
        .set(e => ({ touched: e('touched', '+', 1) }))
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (touched.numUpdatedRows === 0n) {
        const known = await trx.selectFrom('tables').select('id').where('id', '=', id).executeTakeFirst();
        return known === undefined
          ? no('unknown-table', 'there is no such table')
          : no('not-open', 'the game has begun');
      }
      const outcome = await act(trx, await readSeats(trx, id));
      if (outcome.ok) {
        await beginWhenFull(trx, id, this.options);
        await store.tell(trx, id);
      }
      return outcome;
    });
    if (done.ok) changed(id);
    return done;
  }
}

/** A pack comes from outside; rules that stumble over it have refused it. */
const gather = (rules: Rules, options: NewTable['options'], pack: unknown): Result<Content> => {
  try {
    return rules.content(options, pack);
  } catch {
    return refuse('bad-pack', 'the pack does not have the form of one');
  }
};

const emptySeat = (table: string, seat: Seat): SeatRow => ({
  table_id: table,
  seat,
  kind: 'empty',
  name: '',
  secret_hash: '',
  nonce: '',
  bot: '',
  webhook: null,
  notified: 0,
  muted: '[]',
  seen_until: 0,
});
