import { readGameFile, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { isOver, openTable, Player, playOn, sit } from './clients.ts';
import { startServer, temporaryFolder } from './servers.ts';

let server: Server;
const folder = temporaryFolder();
beforeAll(async () => {
  server = await startServer({ data: folder.path });
});
afterAll(async () => {
  await server.close();
  folder.remove();
});

test('three guests play a whole game, a fourth watches, and all see the same hash', async () => {
  const { id } = await openTable(server.url);
  const seats = [];
  for (const name of ['Ada', 'Ben', 'Cay']) seats.push(await sit(server.url, id, name));
  const players = seats.map(({ secret }) => new Player(server.url, id, secret));
  const watcher = new Player(server.url, id);

  await Promise.all(players.map(player => playOn(player)));
  await watcher.until(isOver);

  const hashes = new Set([...players, watcher].map(({ known }) => known.position?.hash));
  expect(hashes.size).toBe(1);
  const text = await (await fetch(`${server.url}/api/v1/tables/${id}/file`)).text();
  const file = readGameFile(text);
  expect(file.ok && verify(toy, file.value).ok).toBe(true);
  for (const player of [...players, watcher]) player.close();
});
