import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { Config, Server } from '../src/index.ts';
import { ask, isAsked, newId, openTable, Player, playAgain, playOn, sit, socketUrl } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { HeldTime } from './held-time.ts';
import { startServer, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  folder.remove();
});

const start = async (config: Partial<Config>, time = new HeldTime()): Promise<Server> => {
  const server = await startServer({ data: join(folder.path, String(servers.length)), ...config }, { time });
  servers.push(server);
  return server;
};

const settled = async ({ url }: Server, code: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`settled_total\\{code="${code}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
};

/** With the messages of the presets, in a time that stands still: what is used up stays used up. */
let strict: Server;
/** A request may take no time at all to arrive. */
let hasty: Server;
beforeAll(async () => {
  strict = await start({ messages: { burst: 60, perSecond: 20 } });
  hasty = await start({ requestTimeout: 200 });
});

interface Closed {
  readonly code: number;
  readonly reason: string;
  readonly answers: number;
}

/** Somebody who does something to a socket of a table until it is closed, and says how that was. */
const strangerAt = async ({ url }: Server, table: string, act: (socket: WebSocket) => void): Promise<Closed> => {
  const socket = new WebSocket(socketUrl(url, table));
  let answers = 0;
  socket.on('message', (data: Buffer) => {
    answers += (JSON.parse(data.toString()) as unknown[]).length;
  });
  socket.on('error', () => {});
  const closed = once(socket, 'close') as Promise<[number, Buffer]>;
  await once(socket, 'open');
  act(socket);
  const [code, reason] = await closed;
  return { code, reason: reason.toString(), answers };
};

const ping = (table: string): string => JSON.stringify({ type: 'ping', table, id: newId() });

test('a connection that only sends rubbish is closed, and has been answered no more than its messages', async () => {
  const { id } = await openTable(strict.url);

  const closed = await strangerAt(strict, id, socket => {
    for (let n = 0; n < 500; n++) socket.send(n % 2 === 0 ? '{"type":"ping"}' : Buffer.from('ping'));
  });

  expect(closed).toMatchObject({ code: 1008, reason: 'nothing but rubbish' });
  expect(closed.answers).toBeLessThanOrEqual(61);
});

test('rubbish that is not too fast is closed as well, in the end', async () => {
  const server = await start({});
  const { id } = await openTable(server.url);

  const closed = await strangerAt(server, id, socket => {
    for (let n = 0; n < 200; n++) socket.send('rubbish');
  });

  expect(closed).toEqual({ code: 1008, reason: 'nothing but rubbish', answers: 101 });
});

test.each([
  ['large messages', 15, 'too much', (socket: WebSocket) => socket.send(`{"type":"${'x'.repeat(8000)}"}`)],
  ['pings', 100, 'too many frames', (socket: WebSocket) => socket.ping()],
  ['pongs', 100, 'too many frames', (socket: WebSocket) => socket.pong()],
] as const)('every byte counts: a connection that sends too many %s is closed', async (_, count, reason, send) => {
  const { id } = await openTable(strict.url);

  const closed = await strangerAt(strict, id, socket => {
    for (let n = 0; n < count; n++) send(socket);
  });

  expect(closed).toMatchObject({ code: 1008, reason });
});

test('a message in too many parts is not waited for', async () => {
  const { id } = await openTable(strict.url);

  const { code } = await strangerAt(strict, id, socket => {
    for (let n = 0; n < 20; n++) socket.send('x', { fin: false });
  });

  expect(code).toBe(1008);
});

test('a connection that goes on too fast for too long is closed', async () => {
  const { id } = await openTable(strict.url);

  const closed = await strangerAt(strict, id, socket => {
    for (let n = 0; n < 300; n++) socket.send(ping(id));
  });

  expect(closed).toMatchObject({ code: 1008, reason: 'too many messages' });
});

test('a connection that never says hello is closed', async () => {
  const time = new HeldTime();
  const server = await start({}, time);
  const { id } = await openTable(server.url);
  const player = new Player(server.url, id);
  await player.until(({ link }) => link === 'live');

  const closed = await strangerAt(server, id, () => time.pass(11_000));

  expect(closed).toMatchObject({ code: 1008, reason: 'no hello' });
  expect(player.known.link).toBe('live');
  player.close();
});

/** A connection below HTTP, and how it ends. */
const dialRaw = async ({ port }: Server, text: string): Promise<{ socket: Socket; said: Promise<string> }> => {
  const socket = connect(port, '127.0.0.1');
  let heard = '';
  socket.on('data', (data: Buffer) => {
    heard += data.toString('latin1');
  });
  socket.on('error', () => {});
  const said = new Promise<string>(resolve => socket.on('close', () => resolve(heard)));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, said };
};

test.each([
  ['nothing', ''],
  ['half a line', 'GET /hea'],
  ['half its headers', 'GET /health HTTP/1.1\r\nhost: here\r\n'],
  [
    'half its body',
    'POST /api/v1/tables HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  ],
])('a request of which %s arrives is not waited for', async (_, text) => {
  const { said } = await dialRaw(hasty, text);

  expect(await said).toMatch(/^HTTP\/1.1 408 /);
});

test('plain requests to the way to a socket are no sockets, however many come over one connection', async () => {
  const server = await start({ connectionsPerAddress: 2 });
  const { id } = await openTable(server.url);
  const statuses: number[] = [];
  for (let n = 0; n < 20; n++) statuses.push((await ask(server.url, `/tables/${id}/socket`)).status);

  const players = [new Player(server.url, id), new Player(server.url, id)];
  for (const player of players) await player.until(({ link }) => link === 'live');

  expect(new Set(statuses)).toEqual(new Set([400]));
  for (const player of players) player.close();
});

test('a socket that is closed makes room for another from its address', async () => {
  const server = await start({ connectionsPerAddress: 1 });
  const { id } = await openTable(server.url);
  const links: string[] = [];
  for (let n = 0; n < 3; n++) {
    const player = new Player(server.url, id);
    links.push((await player.until(({ link }) => link === 'live')).link);
    player.close();
  }

  expect(links).toEqual(['live', 'live', 'live']);
});

test('one address has only so many connections of any kind', async () => {
  const server = await start({ connectionsPerAddress: 1 });
  const open: Socket[] = [];
  for (let n = 0; n < 4; n++) open.push((await dialRaw(server, '')).socket);

  const { said } = await dialRaw(server, 'GET /live HTTP/1.1\r\nhost: here\r\n\r\n');

  expect(await said).toBe('');
  expect(open.every(({ closed }) => !closed)).toBe(true);
  for (const socket of open) socket.destroy();
});

test('who asks for much at once over one connection is cut off, and let in again only after a while', async () => {
  const time = new HeldTime();
  const server = await start({}, time);
  const requests = 'GET /live HTTP/1.1\r\nhost: here\r\n\r\n';
  const { socket: patient, said: heard } = await dialRaw(server, requests.repeat(10));
  await once(patient, 'data');
  patient.end();

  const { said } = await dialRaw(server, requests.repeat(500));
  const cut = (await said).match(/HTTP\/1.1 200/g) ?? [];
  const shutOut = await (await dialRaw(server, requests)).said;
  time.pass(10_000);
  const again = await fetch(`${server.url}/live`);

  expect((await heard).match(/HTTP\/1.1 200/g)).toHaveLength(10);
  expect(cut.length).toBeLessThanOrEqual(10);
  expect(shutOut).toBe('');
  expect(again.status).toBe(200);
  expect(await settled(server, 'cut-off')).toBe(1);
});

const countTables = async ({ store }: Server): Promise<number> =>
  (await store.db.selectFrom('tables').select('id').execute()).length;

/** A game that is over, and a seat of it. */
const playedOut = async ({ url }: Server): Promise<{ id: string; secret: string }> => {
  const { id } = await openTable(url, { options: { seats: 2, rounds: 3 } });
  const seats = [await sit(url, id, 'Ada'), await sit(url, id, 'Ben')] as const;
  const players = seats.map(({ secret }) => new Player(url, id, secret));
  await players[0]?.until(isAsked);
  await Promise.all(players.map(player => playOn(player)));
  for (const player of players) player.close();
  return { id, secret: seats[0].secret };
};

onBothEngines(engine => {
  test('a rematch that many ask for at once is one table, and counts as one that was opened', async () => {
    const server = await start({ ...(await engine.fresh()), tablesPerAddress: { burst: 3, perSecond: 1 } });
    const [first, second] = [await playedOut(server), await playedOut(server)];
    const rematch = ({ id, secret }: typeof first) => playAgain(server.url, id, secret);

    const all = await Promise.all(Array.from({ length: 50 }, () => rematch(first)));
    const opened = await countTables(server);
    const refused = await rematch(second);
    const again = await rematch(first);

    expect(new Set(all.map(({ status, value }) => `${status} ${JSON.stringify(value)}`)).size).toBe(1);
    expect(opened).toBe(3);
    expect([refused.status, refused.value]).toMatchObject([429, { code: 'too-fast' }]);
    expect([again.status, again.value]).toEqual([200, all[0]?.value]);
    expect(await countTables(server)).toBe(3);
  });

  test('a seat says no more over many connections than over one', async () => {
    const server = await start({ ...(await engine.fresh()), chat: { burst: 3, perSecond: 1 } });
    const { id } = await openTable(server.url, { options: { seats: 2 } });
    const [ada, ben] = [await sit(server.url, id, 'Ada'), await sit(server.url, id, 'Ben')];
    const devices = Array.from({ length: 10 }, () => new Player(server.url, id, ada.secret));
    await Promise.all(devices.map(device => device.until(({ link }) => link === 'live')));

    for (const [n, device] of devices.entries()) void device.client.ask({ type: 'say', text: `line ${n}` });
    const kept = async (): Promise<number> => (await server.store.db.selectFrom('chat').selectAll().execute()).length;
    await expect.poll(() => settled(server, 'too-fast')).toBeGreaterThanOrEqual(7);
    await expect.poll(kept).toBe(3);
    const other = new Player(server.url, id, ben.secret);
    await other.until(({ link }) => link === 'live');
    expect(await other.client.ask({ type: 'say', text: 'may I?' })).toMatchObject({ type: 'kept' });

    expect(await kept()).toBe(4);
    for (const player of [...devices, other]) player.close();
  });

  test('the list of tables looks at no packs', async () => {
    const server = await start(await engine.fresh());
    const { id } = await openTable(server.url);
    // Whoever read it would fail.
    await server.store.db.updateTable('tables').set({ pack: 'no JSON' }).execute();

    const { value } = await ask(server.url, '/tables');

    expect(value).toMatchObject({ tables: [{ id, pack: null }] });
  });
});
