import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { newId, openTable, Player, socketUrl } from './clients.ts';
import { startProcess } from './processes.ts';
import { temporaryFolder } from './servers.ts';

const STRANGERS = 30;
const SECONDS = 20;

const many = Object.fromEntries(Array.from({ length: 700 }, (_, n) => [`k${n}`, n]));
const RUBBISH = [JSON.stringify({ type: 'ping', ...many }), '['.repeat(8000), 'x'.repeat(8000), '{}'];

/** Sends whatever it can until it is closed, and comes back at once. */
const flood = (url: string, table: string, address: string, goesOn: () => boolean): void => {
  const headers = { 'x-forwarded-for': address };
  const socket = new WebSocket(socketUrl(url, table), { perMessageDeflate: false, headers });
  socket.on('error', () => {});
  const send = (): void => {
    if (socket.readyState !== WebSocket.OPEN || !goesOn()) return socket.terminate();
    if (socket.bufferedAmount < 1 << 20) for (const text of RUBBISH) socket.send(text);
    setImmediate(send);
  };
  socket.on('open', send);
  socket.on('close', () => goesOn() && setTimeout(() => flood(url, table, address, goesOn), 20));
};

test('thirty connections that flood, and come back as soon as they are closed, slow nobody down', async () => {
  const folder = temporaryFolder();
  // The presets. As far as the server is told, everybody has an address of his own.
  const env = { LASTROAD_MESSAGES: '60/20', LASTROAD_REQUESTS: '60/5', LASTROAD_TRUST_PROXY: 'true' };
  const server = await startProcess({ data: folder.path }, { env });
  const { id } = await openTable(server.url);
  const bystander = new Player(server.url, id);
  await bystander.until(({ link }) => link === 'live');
  let goesOn = true;
  for (let n = 0; n < STRANGERS; n++) flood(server.url, id, `192.0.2.${n}`, () => goesOn);

  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
  goesOn = false;
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const { memory } = await server.usage();
  const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const closed = valueOf('lastroad_settled_total\\{code="cut-off"\\}');
  // How late the server comes to do anything at all: the clients here wait for one another as well.
  const late = Math.round(valueOf('nodejs_eventloop_lag_p99_seconds') * 1000);
  const megabytes = Math.round(memory.rss / 2 ** 20);
  process.stdout.write(`flooded: ${JSON.stringify({ closed, late, megabytes })}\n`);

  expect(bystander.known.link).toBe('live');
  expect(closed).toBeGreaterThan(STRANGERS);
  expect(late).toBeLessThan(100);
  expect(megabytes).toBeLessThan(500);
  bystander.close();
  await server.close();
  folder.remove();
});

/** Asks for hundreds of things at once over one connection, and comes back when it is closed. */
const askAhead = (port: number, address: string, goesOn: () => boolean): void => {
  const socket = connect({ port, host: '127.0.0.1', localAddress: address });
  const requests = 'GET /api/v1/tables HTTP/1.1\r\nhost: here\r\n\r\n'.repeat(500);
  const send = (): void => {
    if (!goesOn()) socket.destroy();
    else if (socket.writable && socket.writableLength < 1 << 20) socket.write(requests, () => setImmediate(send));
  };
  socket.on('connect', send);
  socket.on('error', () => {});
  socket.on('close', () => goesOn() && setTimeout(() => askAhead(port, address, goesOn), 20));
  socket.resume();
};

test('thirty addresses that ask for hundreds of things at once, and come back, slow nobody down', async () => {
  const folder = temporaryFolder();
  const server = await startProcess({ data: folder.path }, { env: { LASTROAD_REQUESTS: '60/5' } });
  const { id } = await openTable(server.url);
  const bystander = new Player(server.url, id);
  await bystander.until(({ link }) => link === 'live');
  let goesOn = true;
  for (let n = 1; n <= STRANGERS; n++) askAhead(Number(new URL(server.url).port), `127.0.1.${n}`, () => goesOn);

  await new Promise(resolve => setTimeout(resolve, SECONDS * 1000));
  goesOn = false;
  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const { memory } = await server.usage();
  const valueOf = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
  const closed = valueOf('lastroad_settled_total\\{code="cut-off"\\}');
  const late = Math.round(valueOf('nodejs_eventloop_lag_p99_seconds') * 1000);
  const megabytes = Math.round(memory.rss / 2 ** 20);
  process.stdout.write(`asked ahead: ${JSON.stringify({ closed, late, megabytes })}\n`);

  expect(bystander.known.link).toBe('live');
  expect(closed).toBeGreaterThanOrEqual(STRANGERS);
  expect(late).toBeLessThan(100);
  expect(megabytes).toBeLessThan(500);
  bystander.close();
  await server.close();
  folder.remove();
});

test('somebody who asks on and on and never reads is cut off, and the memory stays small', async () => {
  const folder = temporaryFolder();
  const server = await startProcess({ data: folder.path });
  const { id } = await openTable(server.url);
  const before = (await server.usage()).memory.rss;
  const socket = new WebSocket(socketUrl(server.url, id), { perMessageDeflate: false });
  socket.on('error', () => {});
  await once(socket, 'open');
  socket.pause();

  let sent = 0;
  let most = before;
  const until = performance.now() + 60_000;
  while (socket.readyState === WebSocket.OPEN && performance.now() < until) {
    for (let n = 0; n < 500; n++) socket.send(JSON.stringify({ type: 'ping', table: id, id: newId() }));
    sent += 500;
    most = Math.max(most, (await server.usage()).memory.rss);
  }

  const metrics = await (await fetch(`${server.url}/metrics`)).text();
  const megabytes = Math.round((most - before) / 2 ** 20);
  process.stdout.write(`never read: ${JSON.stringify({ sent, megabytes })}\n`);
  expect(metrics).toContain('lastroad_connections 0');
  expect(megabytes).toBeLessThan(100);
  socket.terminate();
  await server.close();
  folder.remove();
});
