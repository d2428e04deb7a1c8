import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import type { Seated, TableInfo } from '@lastroad/protocol';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ConfigError, readConfig, type Server } from '../src/index.ts';
import { ask, deal, isAsked, newId, openTable, Player, sit, socketUrl } from './clients.ts';
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

test('everything works below a path, and the page is served from its folder and nowhere else', async () => {
  const page = join(folder.path, 'page');
  mkdirSync(join(page, 'assets'), { recursive: true });
  writeFileSync(join(page, 'index.html'), '<!doctype html><title>Lastroad</title>');
  writeFileSync(join(page, 'assets', 'main-abcdefgh.js'), 'export {};');
  writeFileSync(join(folder.path, 'private.txt'), 'private');
  const server = await start({ base: '/games/lastroad', clientDir: page });
  const { url } = server;
  const raw = (path: string): Promise<number> =>
    new Promise(resolve => {
      request({ host: '127.0.0.1', port: server.port, path }, response => resolve(response.statusCode ?? 0)).end();
    });

  const index = await fetch(`${url}/`);
  const script = await fetch(`${url}/assets/main-abcdefgh.js`);
  const without = await fetch(url, { redirect: 'manual' });
  const again = await fetch(`${url}/`, { headers: { 'if-none-match': index.headers.get('etag') ?? '' } });
  const escapes = await Promise.all(
    [
      '/games/lastroad/../private.txt',
      '/games/lastroad/..%2fprivate.txt',
      '/games/lastroad/assets/../../private.txt',
      '/',
    ].map(raw),
  );
  const { id } = await openTable(url, { options: { seats: 2 } });
  const sat = await ask(url, `/tables/${id}/seats`, { name: 'Ada' });
  await deal(url, id, [sat.value as Seated, await sit(url, id, 'Ben')]);
  const ada = new Player(url, id, (sat.value as Seated).secret);
  await ada.until(isAsked);

  expect([index.status, index.headers.get('content-type'), again.status]).toEqual([
    200,
    'text/html; charset=utf-8',
    304,
  ]);
  expect([without.status, without.headers.get('location')]).toEqual([302, '/games/lastroad/']);
  expect(script.headers.get('cache-control')).toContain('immutable');
  expect([script.headers.get('content-encoding'), await script.text()]).toEqual(['gzip', 'export {};']);
  expect(escapes).toEqual([404, 404, 404, 404]);
  expect(sat.headers.get('set-cookie')).toContain(`Path=/games/lastroad/api/v1/tables/${id}`);
  ada.close();
});

test('nothing that opens a seat or a table is written to the log', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => lines.push(line) };
  const { url } = await start({ logLevel: 'debug' }, { logTo });
  const { id } = await openTable(url);
  const { secret } = await sit(url, id, 'Ada');
  await ask(url, `/tables/${id}/return`, { secret });
  await fetch(`${url}/api/v1/tables/${id}?secret=${secret}`, { headers: { cookie: `lastroad_seat=${secret}` } });
  const ada = new Player(url, id, secret);
  await ada.until(({ link }) => link === 'live');
  ada.close();

  await expect.poll(() => lines.join('')).toContain('/api/v1/tables/:table/return');
  const log = lines.join('');

  expect(log).not.toContain(secret);
  expect(log).not.toContain(id);
});

test('health says whether storage answers; metrics are for this machine or for a token', async () => {
  const open = await start({});
  const closed = await start({ metricsToken: 'a-token-of-16-and-more' });

  const health = await (await fetch(`${open.url}/health`)).json();
  const metrics = await (await fetch(`${open.url}/metrics`)).text();
  const forwarded = await fetch(`${open.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.7' } });
  const without = await fetch(`${closed.url}/metrics`);
  const withToken = await fetch(`${closed.url}/metrics`, {
    headers: { authorization: 'Bearer a-token-of-16-and-more' },
  });

  expect(health).toMatchObject({ ok: true, storage: 'sqlite' });
  expect(metrics).toContain('lastroad_commit_seconds');
  expect([forwarded.status, without.status, withToken.status]).toEqual([403, 403, 200]);
});

test('a server that closes keeps what was begun and says goodbye', async () => {
  const server = await startServer({ data: join(folder.path, 'closing') });
  const { id } = await openTable(server.url, { options: { seats: 2 } });
  const seats = [await sit(server.url, id, 'Ada'), await sit(server.url, id, 'Ben')] as const;
  await deal(server.url, id, seats);
  const ada = new Player(server.url, id, seats[0].secret);
  const { position } = await ada.until(isAsked);
  ada.close();
  const watcher = new WebSocket(socketUrl(server.url, id));
  const heard: string[] = [];
  const closed = new Promise<number>(resolve => watcher.on('close', resolve));
  watcher.on('message', (data: Buffer) => {
    for (const { type } of JSON.parse(data.toString()) as { type: string }[]) heard.push(type);
  });
  await new Promise(resolve => watcher.on('open', resolve));
  watcher.send(JSON.stringify({ type: 'hello', v: 1, table: id, id: newId() }));
  await new Promise(resolve => watcher.once('message', resolve));

  const { seq = 0, question } = position ?? {};
  const begun = server.tables.perform(id, 0, {
    type: 'answer',
    table: id,
    id: newId(),
    seq,
    choice: question?.options[0]?.choice ?? 0,
  });
  await server.close();
  const again = await start({ data: join(folder.path, 'closing') });
  const info = (await ask(again.url, `/tables/${id}`)).value as TableInfo;

  expect(await begun).toMatchObject({ ok: true });
  expect(info.seq).toBe(seq + 1);
  expect(await closed).toBe(1012);
  expect(heard.at(-1)).toBe('goodbye');
});

test('a server that closes answers what was asked, and does not wait for more to be asked', async () => {
  const server = await startServer({ data: join(folder.path, 'asked') });
  const body = JSON.stringify({ game: 'toy', options: {}, listed: true, pace: { kind: 'none' } });
  const headers = { 'content-type': 'application/json', 'content-length': body.length, expect: '100-continue' };
  const agent = new Agent({ keepAlive: true });
  const asking = request(`${server.url}/api/v1/tables`, { method: 'POST', headers, agent });
  asking.flushHeaders();
  await once(asking, 'continue');

  const closing = server.close();
  asking.end(body);
  const [response] = (await once(asking, 'response')) as [IncomingMessage];
  response.resume();

  // It would be a minute.
  const late = new Promise(resolve => setTimeout(resolve, 30_000, 'late').unref());
  expect(await Promise.race([closing.then(() => 'closed'), late])).toBe('closed');
  expect(response.statusCode).toBe(200);
  agent.destroy();
});

test('words in the environment stand for what they look like', () => {
  const config = readConfig({
    LASTROAD_SECURE: 'true',
    LASTROAD_TRUST_PROXY: 'false',
    LASTROAD_BOT_DELAY: '0',
    LASTROAD_ORIGINS: '',
    LASTROAD_CHAT: '5/0.25',
  });

  expect(config).toMatchObject({ secure: true, trustProxy: false, botDelay: 0, origins: [] });
  expect(config.chat).toEqual({ burst: 5, perSecond: 0.25 });
  expect(() => readConfig({ LASTROAD_SECURE: 'yes' })).toThrow(/secure \(LASTROAD_SECURE\): "yes"/);
});

test('a wrong setting is named, with what is wrong about it', () => {
  expect(() => readConfig({ LASTROAD_PORT: 'eighty' })).toThrow(/port \(LASTROAD_PORT\): "eighty"/);
  expect(() => readConfig({ DATABASE_URL: 'mysql://here' })).toThrow(/databaseUrl \(LASTROAD_DATABASE_URL\)/);
  expect(() => readConfig({ LASTROAD_BASE: 'no/slash' })).toThrow(ConfigError);
  expect(() => readConfig({ LASTROAD_MESSAGES: 'many' })).toThrow(/messages/);
  expect(() => readConfig({ LASTROAD_CONFIG: '/nowhere/lastroad.json' })).toThrow(/cannot be read/);
  const path = join(folder.path, 'config.json');
  writeFileSync(path, JSON.stringify({ port: 99, prot: 1 }));
  expect(() => readConfig({ LASTROAD_CONFIG: path })).toThrow('there is no setting "prot"');
  writeFileSync(path, JSON.stringify({ port: 99, origins: ['https://a.example'] }));
  const config = readConfig({
    LASTROAD_CONFIG: path,
    LASTROAD_PORT: '98',
    LASTROAD_WEBHOOKS: 'https://b.example, https://c.example',
  });
  expect(config).toMatchObject({
    port: 98,
    origins: ['https://a.example'],
    webhooks: ['https://b.example', 'https://c.example'],
  });
});
