import { expect, test, vi } from 'vitest';
import type { Server } from '../src/index.ts';
import { steadyTime } from '../src/index.ts';
import { ask, deal, isAsked, openTable, Player, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { HeldTime } from './held-time.ts';
import { startServer } from './servers.ts';
import { SlowBot } from './slow-bot.ts';

const pace = { kind: 'live', move: 1, reserve: 0 } as const;

/** A person alone at a table with a clock, and how the seat stands. */
const seatedWithClock = async (url: string, bot: string): Promise<Player> => {
  const { id } = await openTable(url, { options: { seats: 2 }, pace });
  const { secret } = await sit(url, id, 'Ada');
  await ask(url, `/tables/${id}/bots`, { bot }, secret);
  const ada = new Player(url, id, secret);
  await ada.until(isAsked);
  return ada;
};

const isMinded = (player: Player) => player.until(({ position }) => position?.seats[0]?.control === 'away');

/** Copies of a table that nobody can load, due before everything else. */
const breakTables = async ({ store }: Server, count: number): Promise<void> => {
  const table = await store.db.selectFrom('tables').selectAll().limit(1).executeTakeFirstOrThrow();
  const broken = Array.from({ length: count }, (_, n) => ({
    ...table,
    id: `broken${String(n).padStart(10, '0')}`,
    state: 'playing' as const,
    snapshot: 'no save',
    due_at: 1,
  }));
  await store.db.insertInto('tables').values(broken).execute();
};

const valueAt = async ({ url }: Server, metric: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${metric} (\\d+)$`, 'm').exec(text)?.[1]);
};
const troubledAt = (server: Server) => valueAt(server, 'lastroad_troubled_tables');

onBothEngines(engine => {
  test('tables that cannot be loaded stop no clock, are reported, and rest', async () => {
    const [time, slow, log] = [new HeldTime(), new SlowBot(), [] as string[]];
    const logTo = { write: (line: string) => log.push(line) };
    const server = await startServer({ ...(await engine.fresh()), logLevel: 'error' }, { time, bots: [slow], logTo });
    const ada = await seatedWithClock(server.url, 'slow');
    await breakTables(server, 250);
    const loads = vi.spyOn(server.tables, 'fresh');

    time.pass(1000);
    await server.keeper.sweep();

    await isMinded(ada);
    expect(await troubledAt(server)).toBe(250);
    expect(log.filter(line => line.includes('a table that is due cannot be looked after'))).toHaveLength(250);
    expect(log.join('')).not.toContain('broken0');
    // They are not loaded again and again, and once they can be, nothing is wrong any more.
    loads.mockClear();
    await server.keeper.sweep();
    expect(loads.mock.calls.filter(([id]) => id.startsWith('broken'))).toEqual([]);
    await server.store.db.updateTable('tables').set({ due_at: null }).where('id', 'like', 'broken%').execute();
    await server.keeper.sweep();
    expect(await troubledAt(server)).toBe(0);
    ada.close();
    await server.close();
  });

  test('bots that think hold up no clock, at their own table or another', async () => {
    const [time, slow] = [new HeldTime(), new SlowBot()];
    const tables = 80;
    const line = { botThreads: 1, botQueue: tables };
    const server = await startServer({ ...(await engine.fresh()), ...line }, { time, bots: [slow] });
    const players: Player[] = [];
    for (let n = 0; n < tables; n++) players.push(await seatedWithClock(server.url, 'slow'));
    await expect.poll(() => valueAt(server, 'lastroad_bot_queue')).toBe(tables - 1);

    time.pass(1000);
    await server.keeper.sweep();

    await Promise.all(players.map(isMinded));
    expect(slow.thinking).toBe(1);
    for (const player of players) player.close();
    await server.close();
  });

  test('an answer that storage could not keep in time counts when it is repeated', async () => {
    const [time, slow] = [new HeldTime(), new SlowBot()];
    const server = await startServer(await engine.fresh(), { time, bots: [slow] });
    const ada = await seatedWithClock(server.url, 'slow');
    const [choice, length] = [ada.known.position?.question?.options[0]?.choice ?? 0, ada.known.position?.length ?? 0];
    const failing = vi.spyOn(server.store, 'addTogether').mockRejectedValueOnce(new Error('away'));

    time.pass(999);
    const answered = ada.client.answer(choice);
    await expect.poll(() => failing.mock.calls.length).toBe(1);
    time.pass(60_000);

    expect((await answered).type).toBe('kept');
    await ada.until(({ position }) => position?.length === length + 1);
    ada.close();
    await server.close();
  });

  test('clocks are judged when whoever answered while storage was away has had time to repeat it', async () => {
    const [time, slow] = [new HeldTime(), new SlowBot()];
    const server = await startServer(await engine.fresh(), { time, bots: [slow] });
    const ada = await seatedWithClock(server.url, 'slow');
    const storage = vi.spyOn(server.store.db, 'selectFrom').mockImplementation(() => {
      throw new Error('away');
    });

    time.pass(2000);
    await server.keeper.sweep();
    storage.mockRestore();
    await server.keeper.sweep();
    const { control } = (await server.tables.fresh(ada.known.info?.id ?? ''))?.standing.around.seats[0] ?? {};
    time.pass(10_000);
    await server.keeper.sweep();

    expect(control).toBe('self');
    await isMinded(ada);
    ada.close();
    await server.close();
  });

  test('a wall clock that jumps an hour takes nobody’s time', async () => {
    const server = await startServer(await engine.fresh());
    const { id } = await openTable(server.url, {
      options: { seats: 2 },
      pace: { kind: 'live', move: 600, reserve: 600 },
    });
    const seats = [await sit(server.url, id, 'Ada'), await sit(server.url, id, 'Ben')];
    await deal(server.url, id, seats);
    const ada = new Player(server.url, id, seats[0]?.secret);
    const { position } = await ada.until(isAsked);
    const now = Date.now;

    const wall = vi.spyOn(Date, 'now').mockImplementation(() => now() + 3_600_000);
    await server.keeper.sweep();
    const reply = await ada.client.answer(position?.question?.options[0]?.choice ?? 0);
    wall.mockRestore();

    expect(reply.type).toBe('kept');
    await ada.until(({ position: after }) => after?.seq === reply.seq);
    expect(ada.known.position?.seats.map(({ control, reserve }) => [control, reserve])).toEqual([
      ['self', 600_000],
      ['self', 600_000],
    ]);
    ada.close();
    await server.close();
  });
});

test('time goes on evenly and follows the wall clock slowly, forwards and back', () => {
  let [wall, passed] = [1_000_000, 0];
  const time = steadyTime(
    () => wall,
    () => passed,
  );
  const pass = (milliseconds: number): number => {
    wall += milliseconds;
    passed += milliseconds;
    return time.now();
  };

  expect(pass(1000)).toBe(1_001_000);
  wall += 3_600_000;
  expect(pass(1000)).toBe(1_002_010);
  wall -= 7_200_000;
  expect(pass(1000)).toBe(1_003_000);
  expect(pass(1000)).toBe(1_003_990);
  // After a hundred hours the hour is made good.
  for (let hours = 0; hours < 100; hours++) pass(3_600_000);
  expect(time.now()).toBe(wall);
});
