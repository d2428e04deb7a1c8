import { join } from 'node:path';
import { API, type Seated } from '@lastroad/protocol';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { isTooDeep } from '../src/http/bodies.ts';
import type { Server } from '../src/index.ts';
import { ask, newId, openTable, Player, sit, socketUrl } from './clients.ts';
import { HeldTime } from './held-time.ts';
import { startServer, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const servers: Server[] = [];
afterAll(async () => {
  for (const server of servers) await server.close();
  folder.remove();
});

let storages = 0;
const start = async (...[config, more]: Parameters<typeof startServer>): Promise<Server> => {
  const server = await startServer({ data: join(folder.path, String(++storages)), ...config }, more);
  servers.push(server);
  return server;
};

/** How a connection attempt ends: the status that refused it, or 101. */
const dial = (url: string, table: string, headers: Record<string, string>): Promise<number> =>
  new Promise(resolve => {
    const socket = new WebSocket(socketUrl(url, table), { headers });
    socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
    socket.on('open', () => {
      socket.close();
      resolve(101);
    });
    socket.on('error', () => {});
  });

test('every answer carries the strict headers', async () => {
  const { url } = await start({});

  const answers = await Promise.all(['/health', '/api/v1/tables', '/nowhere'].map(path => fetch(`${url}${path}`)));

  for (const { headers } of answers) {
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  }
});

test('the seat secret is a cookie for this table alone, out of reach of scripts and other sites', async () => {
  const { url } = await start({ secure: true });
  const { id } = await openTable(url);

  const sat = await ask(url, `/tables/${id}/seats`, { name: 'Ada' });

  const cookie = sat.headers.get('set-cookie') ?? '';
  const { secret } = sat.value as Seated;
  expect(cookie).toMatch(new RegExp(`^lastroad_seat=${secret}; Path=/api/v1/tables/${id}; Max-Age=\\d+; `));
  expect(cookie).toContain('; HttpOnly; SameSite=Strict; Secure');
  expect(Buffer.from(secret, 'base64url')).toHaveLength(16);
});

test('storage has the hash of a seat secret, never the secret', async () => {
  const server = await start({});
  const { id } = await openTable(server.url);

  const { secret } = await sit(server.url, id, 'Ada');

  const rows = JSON.stringify(await server.store.db.selectFrom('seats').selectAll().execute());
  expect(rows).not.toContain(secret);
  expect(rows).toMatch(/"secret_hash":"[0-9a-f]{64}"/);
});

test('the cookie alone opens the seat over a socket, and a secret takes it to another device', async () => {
  const { url } = await start({});
  const { id } = await openTable(url);
  const { secret, seat } = await sit(url, id, 'Ada');

  const socket = new WebSocket(socketUrl(url, id), { headers: { cookie: `other=1; lastroad_seat=${secret}` } });
  const welcome = await new Promise<{ seat: number }>(resolve => {
    socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', v: 1, table: id, id: newId() })));
    socket.on('message', (data: Buffer) =>
      resolve((JSON.parse(data.toString()) as { seat: number }[])[0] as { seat: number }),
    );
  });
  const moved = await ask(url, `/tables/${id}/return`, { secret });
  const guessed = await ask(url, `/tables/${id}/return`, { secret: 'A'.repeat(22) });

  expect(welcome.seat).toBe(seat);
  expect(moved.headers.get('set-cookie')).toContain(secret);
  expect([guessed.status, guessed.headers.get('set-cookie')]).toEqual([403, null]);
  socket.close();
});

test('pages of other sites get no socket and change nothing', async () => {
  const { url } = await start({ origins: ['https://play.example.org'] });
  const { id } = await openTable(url);
  const host = new URL(url).host;

  const dialled = await Promise.all(
    [`http://${host}`, 'https://play.example.org', 'https://evil.example.org', 'null'].map(origin =>
      dial(url, id, { origin }),
    ),
  );
  const posted = await fetch(`${url}/api/v1/tables/${id}/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://evil.example.org' },
    body: JSON.stringify({ name: 'Eve' }),
  });
  const simple = await fetch(`${url}/api/v1/tables/${id}/seats`, { method: 'POST', body: '{"name":"Eve"}' });

  expect(dialled).toEqual([101, 101, 403, 403]);
  expect([posted.status, simple.status]).toEqual([403, 415]);
});

test('too many requests, connections and tables from one address are refused by name', async () => {
  const time = new HeldTime();
  const limits = {
    requests: { burst: 10, perSecond: 1 },
    connectionsPerAddress: 2,
    tablesPerAddress: { burst: 2, perSecond: 1 },
  };
  const { url } = await start(limits, { time });
  const { id } = await openTable(url);
  await openTable(url);

  const third = await ask(url, '/tables', { game: 'toy', options: {}, listed: true, pace: { kind: 'none' } });
  const player = new Player(url, id);
  await player.until(({ link }) => link === 'live');
  const other = new Player(url, id);
  await other.until(({ link }) => link === 'live');
  const crowd = await dial(url, id, {});
  const codes: number[] = [];
  for (let n = 0; n < 12; n++) codes.push((await fetch(`${url}/health`)).status);
  time.pass(60_000);
  const later = await fetch(`${url}/health`);

  expect(third.value).toMatchObject({ code: 'too-fast' });
  expect(crowd).toBe(429);
  expect(codes.at(-1)).toBe(429);
  expect(later.status).toBe(200);
  for (const one of [player, other]) one.close();
});

test('messages that come too fast are refused, others keep being answered', async () => {
  const { url } = await start({ messages: { burst: 5, perSecond: 0.01 } }, { time: new HeldTime() });
  const { id } = await openTable(url);
  const socket = new WebSocket(socketUrl(url, id));
  const codes: string[] = [];
  await new Promise<void>(resolve => {
    socket.on('open', () => {
      socket.send(JSON.stringify({ type: 'hello', v: 1, table: id, id: newId() }));
      for (let n = 0; n < 9; n++) socket.send(JSON.stringify({ type: 'ping', table: id, id: newId() }));
    });
    socket.on('message', (data: Buffer) => {
      for (const { type, code } of JSON.parse(data.toString()) as { type: string; code?: string }[]) {
        if (type === 'pong' || type === 'refused') codes.push(code ?? type);
      }
      if (codes.length === 9) resolve();
    });
  });

  expect(codes.sort()).toEqual([...Array(4).fill('pong'), ...Array(5).fill('too-fast')]);
  socket.close();
});

test('a message or body that is too large ends only what brought it', async () => {
  const { url } = await start({});
  const { id } = await openTable(url);
  const bystander = new Player(url, id);
  await bystander.until(({ link }) => link === 'live');

  const closed = await new Promise<number>(resolve => {
    const socket = new WebSocket(socketUrl(url, id));
    socket.on('open', () => socket.send('x'.repeat(100_000)));
    socket.on('close', code => resolve(code));
    socket.on('error', () => {});
  });
  const bodies = [
    await ask(url, '/tables', { game: 'x'.repeat(300_000) }),
    await ask(url, `/tables/${id}/seats`, { name: 'x'.repeat(10_000) }),
  ];

  expect(closed).toBe(1009);
  expect(bodies.map(({ status }) => status)).toEqual([413, 413]);
  expect(bystander.known.link).toBe('live');
  bystander.close();
});

test('a body that is dear to read is not read: nested too deep, or of somebody who has opened enough tables', async () => {
  const { url } = await start({ tablesPerAddress: { burst: 2, perSecond: 0.01 } }, { time: new HeldTime() });
  const open = async (pack: string): Promise<string> => {
    const body = `{"game":"toy","options":{},"listed":false,"pace":{"kind":"none"},"pack":${pack}}`;
    const headers = { 'content-type': 'application/json' };
    return (await fetch(`${url}${API}/tables`, { method: 'POST', headers, body })).text();
  };

  const told = [await open(`${'['.repeat(33)}${']'.repeat(33)}`), await open('{'), await open('{')];

  expect(told[0]).toContain('nested too deep');
  expect(told.slice(1).map(text => (JSON.parse(text) as { code: string }).code)).toEqual(['bad-message', 'too-fast']);
});

test.each([
  ['[]', false],
  ['['.repeat(32), false],
  ['['.repeat(33), true],
  ['{"a":'.repeat(33), true],
  ['[],'.repeat(100), false],
  [`"${'['.repeat(100)}"`, false],
  [`"\\"${'['.repeat(100)}"`, false],
  [`"\\\\"${'['.repeat(33)}`, true],
])('how deep brackets are nested is seen outside of texts: %s', (text, tooDeep) => {
  expect(isTooDeep(text)).toBe(tooDeep);
});
