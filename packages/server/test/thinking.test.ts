import type { NewTable, Problem } from '@lastroad/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Config, Server } from '../src/index.ts';
import { type Answered, ask, deal, isAsked, openTable, Player, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, take } from './hall.ts';
import { HeldTime } from './held-time.ts';
import { startServer } from './servers.ts';
import { SlowBot } from './slow-bot.ts';

/** Tables that tests can tell from each other. */
const A = { seats: 3, rounds: 3 };
const B = { seats: 3, rounds: 5 };
const C = { seats: 4, rounds: 3 };
const TABLES = [A, B, C];
type Options = typeof A;

interface Seat {
  readonly id: string;
  readonly secret: string;
}

onBothEngines(engine => {
  const open: { close(): unknown }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).toReversed()) await one.close();
  });

  const start = async (config: Partial<Config> = {}, time?: HeldTime, storage?: Partial<Config>) => {
    const slow = new SlowBot();
    const place = storage ?? (await engine.fresh());
    const server = await startServer({ botThreads: 1, ...place, ...config }, { bots: [slow], ...(time && { time }) });
    open.push(server);
    return { server, slow };
  };

  const watch = (url: string, table: string, secret?: string): Player => {
    const player = new Player(url, table, secret);
    open.push(player);
    return player;
  };

  const fill = (url: string, { id, secret }: Seat): Promise<Answered> =>
    ask(url, `/tables/${id}/bots`, { bot: 'slow' }, secret);

  /** A seat at a new table, and nobody connected. */
  const seated = async (url: string, options: Options, pace: NewTable['pace'] = { kind: 'none' }): Promise<Seat> => {
    const { id } = await openTable(url, { options, pace });
    return { id, secret: (await sit(url, id, 'Ada')).secret };
  };

  /** The same, and Ada is connected; everybody is asked at once. */
  const begun = async (url: string, options: Options): Promise<Seat & { readonly ada: Player }> => {
    const seat = await seated(url, options);
    const ada = watch(url, seat.id, seat.secret);
    await ada.until(({ link }) => link === 'live');
    expect((await fill(url, seat)).status).toBe(200);
    await ada.until(isAsked);
    return { ...seat, ada };
  };

  /** Ends when the server has noted that whoever sits first is not there any more. */
  const isGone = (url: string, table: string): Promise<unknown> => {
    const watcher = watch(url, table);
    return watcher.until(({ info }) => info?.seats[0]?.online === false);
  };

  const metric = async ({ url }: Server, name: string): Promise<number> => {
    const metrics = await (await fetch(`${url}/metrics`)).text();
    return Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(metrics)?.[1]);
  };
  const queueOf = (server: Server) => metric(server, 'lastroad_bot_queue');

  test('tables take turns, one thought each, and people need not wait for any of them', async () => {
    const { server, slow } = await start();
    const tables: Player[] = [];
    for (const options of TABLES) tables.push((await begun(server.url, options)).ada);
    await expect.poll(() => queueOf(server)).toBe(2);

    for (const ada of tables) await take(ada, first(ada));
    const turns: Options[] = [];
    for (let turn = 0; turn < 6; turn++) {
      await expect.poll(() => slow.thinking).toBe(1);
      // Whoever has just answered is back in line before the next one is done.
      await expect.poll(() => queueOf(server)).toBe(2);
      turns.push(slow.decideFirst());
    }

    expect(turns).toEqual([...TABLES, ...TABLES]);
    expect(await metric(server, 'lastroad_bot_think_seconds_count')).toBeGreaterThanOrEqual(5);
    expect(await metric(server, 'lastroad_bot_wait_seconds_count')).toBeGreaterThanOrEqual(6);
  });

  test('while many tables wait for bots no new one gets any, and its people are told', async () => {
    const { server, slow } = await start({ botQueue: 1 });
    const seats = [await begun(server.url, A), await begun(server.url, B)];
    await expect.poll(() => queueOf(server)).toBe(1);
    const third = await seated(server.url, C);

    const refused = await fill(server.url, third);
    expect([refused.status, (refused.value as Problem).code]).toEqual([503, 'bots-busy']);
    expect((await ask(server.url, `/tables/${third.id}`)).value).toMatchObject({ state: 'open' });

    // Whoever goes takes his bots along; the thought that is under way is the last one.
    for (const { ada } of seats) ada.close();
    const watcher = watch(server.url, seats[1]?.id ?? '');
    await watcher.until(({ info }) => info?.seats[0]?.online === false);
    slow.decideFirst();

    await expect.poll(async () => (await fill(server.url, third)).status).toBe(200);
  });

  test('bots think only while somebody of the table is connected, and go on when somebody is back', async () => {
    const { server, slow } = await start();
    const { ada, ...seat } = await begun(server.url, A);
    const dueAt = async () =>
      (await server.store.db.selectFrom('tables').select('due_at').where('id', '=', seat.id).executeTakeFirst())
        ?.due_at;
    await expect.poll(() => slow.thinking).toBe(1);
    const watcher = watch(server.url, seat.id);
    await watcher.until(({ info }) => info?.seats[0]?.online === true);
    ada.close();
    await watcher.until(({ info }) => info?.seats[0]?.online === false);
    slow.decideFirst();
    await watcher.until(({ position }) => position?.length === 1);
    await expect.poll(dueAt).toBe(null);
    expect(slow.thinking).toBe(0);

    watch(server.url, seat.id, seat.secret);
    await expect.poll(() => slow.thinking).toBe(1);
  });

  test('where a decision may take days bots go on while nobody is connected, as long as a person plays', async () => {
    const { server, slow } = await start();
    const seat = await seated(server.url, A, { kind: 'days', move: 86_400, reserve: 0 });
    await fill(server.url, seat);
    await deal(server.url, seat.id, [seat]);
    await isGone(server.url, seat.id);

    for (let thought = 0; thought < 2; thought++) {
      await expect.poll(() => slow.thinking).toBe(1);
      slow.decideFirst();
    }
  });

  test('a table waits in one process; when that has ended another one sees to it', async () => {
    const storage = await engine.fresh();
    const time = new HeldTime();
    const here = await start({}, time, storage);
    const there = await start({}, time, storage);
    await begun(here.server.url, A);
    const { id, secret } = await seated(here.server.url, B);
    await fill(here.server.url, { id, secret });
    await deal(here.server.url, id, [{ secret }]);
    await isGone(here.server.url, id);
    // Known to be there, by storage.
    const rest = { seen_until: time.now() + 3_600_000 };
    await here.server.store.db.updateTable('seats').set(rest).where('table_id', '=', id).execute();
    await expect.poll(() => queueOf(here.server)).toBe(1);

    for (let sweeps = 0; sweeps < 12; sweeps++) {
      await here.server.keeper.sweep();
      time.pass(3000);
      await there.server.keeper.sweep();
    }
    expect(await metric(there.server, 'lastroad_bot_wait_seconds_count')).toBe(0);
    await here.server.close();
    time.pass(20_000);
    await there.server.keeper.sweep();

    await expect.poll(() => there.slow.thinking).toBe(1);
  });

  test('closing does not wait for thoughts, and nothing comes of them afterwards', async () => {
    const { server, slow } = await start();
    await begun(server.url, A);
    await expect.poll(() => slow.thinking).toBe(1);

    await server.close();

    expect(slow.decideFirst()).toEqual(A);
  });
});
