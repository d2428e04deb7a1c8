import { Client } from 'pg';
import { expect, test } from 'vitest';
import { Cable } from './cable.ts';
import { isAsked, openTable, Player, sit } from './clients.ts';
import { postgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './processes.ts';

const TABLES = 50;
/** Somebody who waits for storage is told within this. */
const NOTICED = 15_000;
const eventually = { timeout: 30_000, interval: 100 };

const healthOf = async ({ url }: ServerProcess): Promise<number> => (await fetch(`${url}/health`)).status;

const settled = async ({ url }: ServerProcess, code: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`settled_total\\{code="${code}"\\} (\\d+)`).exec(metrics)?.[1] ?? 0);
};

/** Refusals until something was refused, and how long that took. */
const firstRefusal = async (server: ServerProcess): Promise<number> => {
  const began = performance.now();
  await expect.poll(() => settled(server, 'unavailable'), eventually).toBeGreaterThan(0);
  return performance.now() - began;
};

test.each([
  ['cut', 2],
  ['cut', 10],
  ['cut', 60],
  ['silence', 10],
  ['silence', 60],
] as const)('PostgreSQL is away (%s) for %i seconds while people play at 50 tables', async (how, seconds) => {
  const name = `${how}_${seconds}`;
  const databaseUrl = await (await postgres()).fresh(name);
  const cable = await Cable.to(databaseUrl);
  const server = await startProcess({ databaseUrl: cable.url }, { env: { TEST_GAME: 'endless' } });
  const players: Player[] = [];
  for (let n = 0; n < TABLES; n++) {
    const { id } = await openTable(server.url, { options: { seats: 2 } });
    for (const guest of ['Ada', 'Ben'])
      players.push(new Player(server.url, id, (await sit(server.url, id, guest)).secret));
  }
  await Promise.all(players.map(player => player.until(isAsked)));
  for (const player of players) player.patience = 120_000;
  const closed = new AbortController();
  const playOn = async (player: Player): Promise<void> => {
    while (!closed.signal.aborted) {
      await player.until(isAsked);
      const { seq = 0, question } = player.known.position ?? {};
      await player.client.answer(question?.options[0]?.choice ?? 0);
      await player.until(({ position }) => (position?.seq ?? 0) > seq);
      await new Promise(resolve => setTimeout(resolve, 500));
    }
  };
  // They play until they are closed.
  for (const player of players) void playOn(player);
  await new Promise(resolve => setTimeout(resolve, 3000));
  const before = (await server.usage()).memory.rss;
  const { attempts } = cable;

  cable[how]();
  const end = performance.now() + seconds * 1000;
  const noticing = firstRefusal(server);
  const answering: number[] = [];
  let most = before;
  while (performance.now() < end) {
    const began = performance.now();
    await healthOf(server);
    answering.push(performance.now() - began);
    most = Math.max(most, (await server.usage()).memory.rss);
    await new Promise(resolve => setTimeout(resolve, 250));
  }
  const noticed = await noticing;
  const tried = cable.attempts - attempts;
  const refused = await settled(server, 'unavailable');
  const kept = await settled(server, 'kept');
  const mended = performance.now();
  cable.mend();
  await expect.poll(() => healthOf(server), eventually).toBe(200);
  const back = performance.now() - mended;
  await expect.poll(() => settled(server, 'kept'), eventually).toBeGreaterThan(kept + 2 * TABLES);
  const on = performance.now() - mended;

  const pg = new Client({ connectionString: databaseUrl });
  await pg.connect();
  const count = `select application_name as name, count(*)::int from pg_stat_activity where datname = '${name}' group by 1`;
  const listening = async () =>
    (await pg.query<{ name: string; count: number }>(count)).rows.find(row => row.name === 'lastroad listening')?.count;
  await expect.poll(listening, eventually).toBe(1);
  await pg.end();
  const figures = {
    noticed: Math.round(noticed),
    tried,
    refused,
    megabytes: Math.round((most - before) / 2 ** 20),
    slowestHealth: Math.round(Math.max(...answering)),
    back: Math.round(back),
    on: Math.round(on),
  };
  process.stdout.write(`PostgreSQL away (${how}, ${seconds} s): ${JSON.stringify(figures)}\n`);
  closed.abort();
  for (const player of players) player.close();
  await server.close();
  cable.close();
  expect(noticed).toBeLessThan(NOTICED);
  expect(figures.slowestHealth).toBeLessThan(5000);
  expect(figures.megabytes).toBeLessThan(100);
  // Every player repeats one request at most every five seconds, after a few quicker ones.
  expect(refused).toBeLessThan(players.length * (6 + seconds / 5) * 1.5);
});
