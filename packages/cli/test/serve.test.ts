import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { BIN, folders, lastroad, lastroadProcess, linesOf, NODE } from './run.ts';

const emptyFolder = folders();
const running = new Set<ChildProcess>();
afterEach(() => {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
});

/** Pages that need no building. */
const page = emptyFolder();
writeFileSync(join(page, 'index.html'), '<!doctype html><title>Lastroad</title>');

interface Service {
  readonly url: string;
  /** Ends it as Ctrl-C does; returns the exit code. */
  end(): Promise<number | null>;
}

const start = async (...args: readonly string[]): Promise<Service> => {
  const child = spawn(NODE, [BIN, 'serve', '--port', '0', ...args], {
    env: { PATH: process.env['PATH'], LASTROAD_CLIENT_DIR: page, LASTROAD_BOT_DELAY: '0' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  running.add(child);
  let told = '';
  for await (const text of child.stderr.setEncoding('utf8')) {
    told += String(text);
    const url = /http:\S+/.exec(told)?.[0];
    if (url !== undefined && told.includes('Ctrl-C')) {
      const ended = once(child, 'exit') as Promise<[number | null]>;
      return {
        url,
        async end() {
          child.kill('SIGINT');
          running.delete(child);
          return (await ended)[0];
        },
      };
    }
  }
  throw new Error(`the service did not open: ${told}`);
};

const post = async (url: string, body: unknown): Promise<Record<string, unknown>> => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Record<string, unknown>;
};

const TABLE = { game: 'toy', options: { seats: 2 }, listed: true, pace: { kind: 'none' } };

test('serve gives the pages, every game and every bot, and keeps tables over a backup', async () => {
  const [data, elsewhere] = [join(emptyFolder(), 'tables'), join(emptyFolder(), 'tables')];
  const file = join(emptyFolder(), 'evening.backup');
  const first = await start('--data', data);
  const html = await (await fetch(first.url)).text();
  const { games } = (await (await fetch(`${first.url}api/v1/games`)).json()) as {
    games: { id: string; bots: string[] }[];
  };
  const { id } = await post(`${first.url}api/v1/tables`, TABLE);

  const written = await lastroad(['backup', file, '--data', data]);
  const code = await first.end();
  const again = await lastroad(['restore', file, '--data', data]);
  const restored = await lastroad(['restore', file, '--data', elsewhere]);
  const second = await start('--data', elsewhere);
  const table = (await (await fetch(`${second.url}api/v1/tables/${String(id)}`)).json()) as {
    id: string;
    game: string;
  };

  expect(html).toContain('<title>Lastroad</title>');
  expect(games.map(game => game.id)).toEqual(['last-aurora', 'thunder-road', 'toy']);
  expect(games[2]?.bots).toEqual(['greedy', 'search', 'random']);
  expect(written).toMatchObject({ code: 0, err: '' });
  expect(code).toBe(0);
  expect(again).toMatchObject({ code: 1, out: '' });
  expect(again.err).toMatch(/evening\.backup: the storage is not empty/);
  expect(restored).toMatchObject({ code: 0, out: `${file}: 3 rows are back\n` });
  expect(table).toMatchObject({ id, game: 'toy' });
  expect(await second.end()).toBe(0);
});

test('what is wrong with a call is told in one line', async () => {
  const data = join(emptyFolder(), 'tables');
  mkdirSync(data);
  const service = await start('--data', data);
  const { port } = new URL(service.url);

  const env = { LASTROAD_CLIENT_DIR: page };
  const taken = await lastroadProcess(['serve', '--port', port, '--data', data], { env });
  const wrong = await lastroadProcess(['serve', '--port', 'many'], { env });
  const setting = await lastroadProcess(['serve'], { env: { ...env, LASTROAD_BASE: 'games/' } });
  const noBackup = await lastroad(['restore', join(page, 'index.html'), '--data', join(emptyFolder(), 'new')]);

  expect([taken.code, wrong.code, setting.code, noBackup.code]).toEqual([1, 2, 2, 1]);
  expect(taken.err).toBe(`lastroad serve: port ${port} is in use; choose another one with --port\n`);
  expect(wrong.err).toMatch(/--port is "many"; it must be a whole number from 0 to 65535/);
  expect(setting.err).toMatch(/^lastroad serve: base \(LASTROAD_BASE\): "games\/"/);
  expect(linesOf(noBackup.err)).toHaveLength(1);
  expect(await service.end()).toBe(0);
});

test('the operator looks after tables while the service runs, and everything is noted down', async () => {
  const data = join(emptyFolder(), 'tables');
  const service = await start('--data', data);
  const { id } = await post(`${service.url}api/v1/tables`, TABLE);
  const admin = (...words: readonly string[]) => lastroad(['admin', '--data', data, ...words]);

  const listed = await admin('list');
  const parked = await admin('park', String(id));
  const deleted = await admin('delete', String(id));
  const gone = await fetch(`${service.url}api/v1/tables/${String(id)}`);
  const log = await admin('log');
  const wrong = [await admin('sing'), await admin('park'), await admin('remove', String(id), 'first')];

  expect(linesOf(listed.out).map(line => JSON.parse(line) as object)).toMatchObject([
    { id, game: 'toy', state: 'open' },
  ]);
  expect(parked).toMatchObject({ code: 1, out: '' });
  expect(parked.err).toMatch(/there is no running game at this table/);
  expect([deleted.code, gone.status]).toEqual([0, 404]);
  expect(
    linesOf(log.out)
      .map(line => (JSON.parse(line) as { act: string }).act)
      .sort(),
  ).toEqual(['delete', 'list', 'log', 'park']);
  expect(wrong.map(({ code }) => code)).toEqual([2, 2, 2]);
  expect(wrong[1]?.err).toMatch(/write: lastroad admin park TABLE/);
  expect(await service.end()).toBe(0);
});
