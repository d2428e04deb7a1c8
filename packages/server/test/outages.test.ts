import { once } from 'node:events';
import { sql } from 'kysely';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Server } from '../src/index.ts';
import { Cable } from './cable.ts';
import { isAsked, isOver, newId, openTable, Player, playOn, sit, socketUrl } from './clients.ts';
import { endless } from './endless.ts';
import { type Engine, onBothEngines } from './engines.ts';
import { postgres } from './postgres.ts';
import { startServer } from './servers.ts';

const statusOf = async (url: string): Promise<number> => (await fetch(url)).status;

/** How many requests have been turned down because of storage. */
const unavailable = async ({ url }: Server): Promise<number> =>
  Number(/settled_total\{code="unavailable"\} (\d+)/.exec(await (await fetch(`${url}/metrics`)).text())?.[1] ?? 0);

const eventually = { timeout: 20_000, interval: 25 };

/** Two people at one table, each through a server of his own, both over the same cable. */
const apart = async (name: string) => {
  const databaseUrl = await (await postgres()).fresh(name);
  const cable = await Cable.to(databaseUrl);
  const config = { databaseUrl: cable.url, databaseTimeout: 1500 };
  const servers = [await startServer(config), await startServer(config)] as const;
  const { id } = await openTable(servers[0].url, { options: { seats: 2, rounds: 3 } });
  const players: Player[] = [];
  for (const [seat, { url }] of servers.entries()) {
    players.push(new Player(url, id, (await sit(url, id, `guest ${seat}`)).secret));
  }
  await Promise.all(players.map(player => player.until(isAsked)));
  const listeners = async (): Promise<number> => {
    const client = new Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows } = await client.query<{ count: string }>(
      `select count(*) from pg_stat_activity where datname = '${name}' and application_name = 'lastroad listening'`,
    );
    await client.end();
    return Number(rows[0]?.count);
  };
  const close = async () => {
    for (const player of players) player.close();
    for (const server of servers) await server.close();
    cable.close();
  };
  return { cable, servers, players, listeners, close };
};

test('a PostgreSQL that refuses connections is told of, and everything goes on by itself when it is back', async () => {
  const { cable, servers, players, listeners, close } = await apart('refusing');
  cable.cut();
  const { attempts } = cable;

  const playing = players.map(player => playOn(player));
  for (const server of servers) {
    await expect.poll(() => statusOf(`${server.url}/health`), eventually).toBe(503);
    await expect.poll(() => unavailable(server), eventually).toBeGreaterThan(0);
    expect(await statusOf(`${server.url}/live`)).toBe(200);
  }
  await expect.poll(() => cable.attempts, eventually).toBeGreaterThan(attempts + 6);
  cable.mend();

  await Promise.all(playing);
  expect(players.every(({ known }) => isOver(known))).toBe(true);
  await expect.poll(listeners, eventually).toBe(servers.length);
  for (const server of servers) await expect.poll(() => statusOf(`${server.url}/health`), eventually).toBe(200);
  await close();
});

test('a PostgreSQL that is silently gone is noticed, by whoever asks and by whoever only listens', async () => {
  const { cable, servers, players, listeners, close } = await apart('silent');
  cable.silence();
  const { attempts } = cable;

  // Nobody asks for anything: only who listens can have noticed.
  await expect.poll(() => cable.attempts, eventually).toBeGreaterThanOrEqual(attempts + servers.length);
  const playing = players.map(player => playOn(player));
  for (const server of servers) {
    await expect.poll(() => unavailable(server), eventually).toBeGreaterThan(0);
    expect(await statusOf(`${server.url}/health`)).toBe(503);
    expect(await statusOf(`${server.url}/live`)).toBe(200);
  }
  cable.mend();

  await Promise.all(playing);
  expect(players.every(({ known }) => isOver(known))).toBe(true);
  await expect.poll(listeners, eventually).toBe(servers.length);
  await close();
});

test('however much somebody asks for meanwhile, only some of it waits', async () => {
  const { cable, servers, close } = await apart('waiting');
  const [{ url }] = servers;
  const { id } = await openTable(url);
  const socket = new WebSocket(socketUrl(url, id));
  const codes: string[] = [];
  socket.on('message', (data: Buffer) => {
    for (const { type, code } of JSON.parse(data.toString()) as { type: string; code?: string }[]) {
      codes.push(code ?? type);
    }
  });
  await once(socket, 'open');
  cable.silence();

  // Nothing else is answered before the hello, which waits for storage.
  socket.send(JSON.stringify({ type: 'hello', v: 1, table: id, id: newId() }));
  for (let n = 0; n < 100; n++) socket.send(JSON.stringify({ type: 'ping', table: id, id: newId() }));
  await expect.poll(() => codes.length, eventually).toBeGreaterThan(50);
  const meanwhile = [...codes];
  cable.mend();

  await expect.poll(() => codes.length, eventually).toBeGreaterThan(100);
  expect(meanwhile).toEqual(Array(51).fill('too-fast'));
  expect(codes.filter(code => code === 'pong')).toHaveLength(49);
  socket.close();
  await close();
});

/** Lets storage run full as far as its engine can tell; the result makes room again. */
const fill = async (engine: Engine, { store }: Server): Promise<() => Promise<void>> => {
  if (engine.name === 'SQLite') {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(store.db);
    await sql`pragma max_page_count = ${sql.lit(rows[0]?.page_count)}`.execute(store.db);
    return async () => void (await sql`pragma max_page_count = 1000000`.execute(store.db));
  }
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(store.db);
  await sql`create trigger no_room before insert on entries execute function no_room()`.execute(store.db);
  return async () => void (await sql`drop trigger no_room on entries`.execute(store.db));
};

onBothEngines(engine => {
  test('a full disk is told of, and everything goes on by itself when there is room again', async () => {
    const server = await startServer(await engine.fresh(), { games: [endless] });
    const { id } = await openTable(server.url, { options: { seats: 2 } });
    const players: Player[] = [];
    for (const name of ['Ada', 'Ben']) {
      players.push(new Player(server.url, id, (await sit(server.url, id, name)).secret));
    }
    const [ada] = players as [Player];
    await ada.until(isAsked);
    const before = await (await fetch(`${server.url}/health`)).json();
    const makeRoom = await fill(engine, server);

    // It never ends: whoever still waits when the test is over waits for ever.
    for (const player of players) void playOn(player, 100_000);
    await expect.poll(() => statusOf(`${server.url}/health`), eventually).toBe(503);
    const full = await (await fetch(`${server.url}/health`)).json();
    const live = await statusOf(`${server.url}/live`);
    const seq = ada.known.position?.seq ?? 0;
    await makeRoom();
    await ada.until(({ position }) => (position?.seq ?? 0) > seq);
    await expect.poll(() => statusOf(`${server.url}/health`), eventually).toBe(200);

    expect(before).toMatchObject({ ok: true });
    expect(full).toMatchObject({ ok: false, trouble: 'storage could not keep the last decision' });
    expect(live).toBe(200);
    expect(await unavailable(server)).toBeGreaterThan(0);
    for (const player of players) player.close();
    await server.close();
  });
});
