// What the operators' guide says of programs around the service, tried with these programs and the guide's own lines.
import { execFileSync } from 'node:child_process';
import { appendFileSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, readGameFile, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { API, type TableInfo } from '@lastroad/protocol';
import { Client } from 'pg';
import { afterAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ask, isAsked, isOver, openTable, Player, playOn, sit, socketUrl } from './clients.ts';
import { guideHas } from './guide.ts';
import { findPostgres, ownerOf, postgres } from './postgres.ts';
import { type ServerProcess, startProcess } from './processes.ts';
import { findProgram, freePort, type Program, startProgram } from './programs.ts';
import { temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
const programs: Program[] = [];
afterAll(async () => {
  for (const program of programs) await program.end();
  folder.remove();
});

const BASE = '/games/lastroad';

/** PostgreSQL and PgBouncer do not run as root. */
const owner = ownerOf();

const portOf = (server: ServerProcess): string => new URL(server.url).port;

const valueOf = async ({ url }: ServerProcess, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
};

/** nginx as the guide has it, in front of two servers. */
const startNginx = async (servers: readonly ServerProcess[]): Promise<string> => {
  const port = await freePort();
  const home = join(folder.path, 'nginx');
  mkdirSync(home, { recursive: true });
  const [one, two] = servers.map(portOf);
  const guide = guideHas('hash $at consistent;')
    .replace('127.0.0.1:8080', `127.0.0.1:${one}`)
    .replace('127.0.0.1:8081', `127.0.0.1:${two}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^\s*ssl_certificate.*\n/gm, '');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${home}/${name};`);
  const config = [
    `daemon off; pid ${home}/pid; error_log ${home}/error.log; user root;`,
    `events {} http { access_log off; ${paths.join(' ')}`,
    guide,
    '}',
  ];
  writeFileSync(join(home, 'nginx.conf'), config.join('\n'));
  programs.push(await startProgram(findProgram('nginx'), ['-c', join(home, 'nginx.conf')], port));
  return `http://127.0.0.1:${port}${BASE}`;
};

const fileVerifies = async (url: string, table: string): Promise<boolean> => {
  const file = await (await fetch(`${url}${API}/tables/${table}/file`)).text();
  return verify(toy, must(readGameFile(file))).ok;
};

/** Two people at a table that has begun. */
const begun = async (url: string | (() => string), rounds: number): Promise<{ id: string; players: Player[] }> => {
  const at = typeof url === 'string' ? url : url();
  const { id } = await openTable(at, { options: { seats: 2, rounds } });
  const players: Player[] = [];
  for (const name of ['Ada', 'Ben']) players.push(new Player(url, id, (await sit(at, id, name)).secret));
  await Promise.all(players.map(player => player.until(isAsked)));
  return { id, players };
};

test('behind nginx: below a path, all readers of a table at one process, and at the other when that has died', async () => {
  const databaseUrl = await (await postgres()).fresh('proxied');
  const env = { LASTROAD_BASE: BASE, LASTROAD_TRUST_PROXY: 'true', LASTROAD_TABLES_PER_ADDRESS: '12/0.01' };
  const servers = [await startProcess({ databaseUrl }, { env }), await startProcess({ databaseUrl }, { env })];
  const url = await startNginx(servers);

  const games = [];
  for (let n = 0; n < 8; n++) games.push(await begun(url, 3));
  const apart = await Promise.all(servers.map(server => valueOf(server, 'lastroad_connections')));
  const [first] = games;
  const dying = games.flatMap(({ players }) => players);
  await servers[0]?.kill();
  await Promise.all(dying.map(player => playOn(player)));

  // Two people at each table, and never one of them elsewhere.
  expect(apart.reduce((sum, count) => sum + count, 0)).toBe(16);
  expect(apart.every(count => count > 0 && count % 2 === 0)).toBe(true);
  expect(dying.every(({ known }) => isOver(known))).toBe(true);
  expect(await fileVerifies(url, first?.id ?? '')).toBe(true);
  // Whoever claims to come from elsewhere is counted by where he comes from; the process that is left may have opened none yet.
  const opened = [];
  for (let n = 0; n < 13; n++) {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${n}` };
    const body = JSON.stringify({ game: 'toy', options: { seats: 2 }, listed: false, pace: { kind: 'none' } });
    opened.push((await fetch(`${url}${API}/tables`, { method: 'POST', headers, body })).status);
  }
  expect(opened).toContain(429);
  for (const player of dying) player.close();
  await servers[1]?.close();
});

test('behind nginx: pages of other sites get no socket, the metrics stay inside, and health is asked within', async () => {
  const databaseUrl = await (await postgres()).fresh('guarded');
  const env = { LASTROAD_BASE: BASE, LASTROAD_TRUST_PROXY: 'true' };
  const servers = [await startProcess({ databaseUrl }, { env }), await startProcess({ databaseUrl }, { env })];
  const url = await startNginx(servers);
  const { id } = await openTable(url);
  const opens = (origin: string): Promise<boolean> =>
    new Promise(resolve => {
      const socket = new WebSocket(socketUrl(url, id), { origin });
      socket.on('open', () => resolve(true)).on('error', () => resolve(false));
      socket.on('open', () => socket.close());
    });

  expect(await opens(new URL(url).origin)).toBe(true);
  expect(await opens('https://elsewhere.example')).toBe(false);
  expect((await fetch(`${url}/metrics`)).status).toBe(403);
  expect((await fetch(`${url}/health`)).status).toBe(200);
  await Promise.all(servers.map(server => server.close()));
});

test('through PgBouncer as in the guide: games of two processes, its settings, and nothing heard twice', async () => {
  const cluster = await postgres();
  const direct = new URL(await cluster.fresh('bounced'));
  const port = await freePort();
  const ini = guideHas('ignore_startup_parameters =')
    .replace('host=10.0.0.5 dbname=lastroad', `host=${direct.searchParams.get('host')} dbname=bounced`)
    .replace(/^auth_file = .*$/m, `auth_file = ${folder.path}/users.txt`)
    .replace(/^auth_type = .*$/m, 'auth_type = trust')
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`);
  writeFileSync(join(folder.path, 'users.txt'), '"lastroad" ""\n');
  writeFileSync(join(folder.path, 'pgbouncer.ini'), `${ini}\nunix_socket_dir =\n`);
  chownSync(folder.path, owner.uid, owner.gid);
  programs.push(await startProgram(findProgram('pgbouncer'), ['-q', join(folder.path, 'pgbouncer.ini')], port, owner));
  const own = new Client({ connectionString: direct.href });
  await own.connect();
  for (const setting of ['statement_timeout', 'idle_in_transaction_session_timeout'])
    await own.query(`alter role lastroad in database bounced set ${setting} = '9s'`);
  const databaseUrl = `postgres://lastroad@127.0.0.1:${port}/lastroad`;
  const through = new Client({ connectionString: databaseUrl, statement_timeout: 1234 });
  await through.connect();
  const { rows } = await through.query('show statement_timeout');
  await through.end();

  const servers = [await startProcess({ databaseUrl }), await startProcess({ databaseUrl })];
  const { id: table } = await openTable(servers[0]?.url ?? '', { options: { seats: 2, rounds: 5 } });
  const players: Player[] = [];
  for (const { url } of servers) players.push(new Player(url, table, (await sit(url, table, 'somebody')).secret));
  await Promise.all(players.map(player => playOn(player)));

  expect(rows).toEqual([{ statement_timeout: '9s' }]);
  expect(await fileVerifies(servers[1]?.url ?? '', table)).toBe(true);
  for (const player of players) player.close();
  await Promise.all(servers.map(server => server.close()));
  await own.query('alter role lastroad in database bounced reset all');
  await own.end();
});

/** So many decisions of people at one table. */
const play = async (players: readonly Player[], decisions: number): Promise<void> => {
  for (let n = 0; n < decisions; n++) {
    const asked = await Promise.any(
      players.map(async player => {
        await player.until(isAsked);
        return player;
      }),
    );
    const { seq = 0, question } = asked.known.position ?? {};
    await asked.client.answer(question?.options[0]?.choice ?? 0);
    await Promise.all(players.map(player => player.until(({ position }) => (position?.seq ?? 0) > seq)));
  }
};

const positionOf = async ({ url }: ServerProcess, table: string): Promise<number> =>
  ((await ask(url, `/tables/${table}`)).value as TableInfo).seq;

const timeAt = async (url: string): Promise<string> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ now: string }>('select clock_timestamp()::text as now');
  await client.end();
  return rows[0]?.now ?? '';
};

/** Whether it may be written again; while it recovers it can be read at most. */
const isRecovered = async (url: string): Promise<boolean> => {
  const client = new Client({ connectionString: url });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ recovering: boolean }>('select pg_is_in_recovery() as recovering');
    return rows[0]?.recovering === false;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};

test('PostgreSQL is put back to a moment as the guide says, and the games of then go on', async () => {
  const home = join(folder.path, 'back');
  const archive = join(home, 'log');
  for (const path of [home, archive]) mkdirSync(path);
  for (const path of [folder.path, home, archive]) chownSync(path, owner.uid, owner.gid);
  const [first, second] = [join(home, 'first'), join(home, 'base')];
  const moved = (line: string) => guideHas(line).replaceAll('/var/backups/lastroad', home);
  const bin = findPostgres();
  execFileSync(join(bin, 'initdb'), ['-D', first, '-A', 'trust', '-U', 'lastroad', '-E', 'UTF8', '--no-sync'], {
    ...owner,
    cwd: home,
    stdio: 'ignore',
  });
  const start = async (data: string, settings: string): Promise<{ url: string; program: Program }> => {
    const port = await freePort();
    const own = `\nlisten_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\n`;
    appendFileSync(join(data, 'postgresql.conf'), own + settings);
    const url = `postgres://lastroad@127.0.0.1:${port}/postgres`;
    const program = await startProgram(join(bin, 'postgres'), ['-D', data], port, owner);
    programs.push(program);
    return { url, program };
  };
  const before = await start(first, moved('archive_mode = on'));
  await expect.poll(() => isRecovered(before.url)).toBe(true);
  const { port } = new URL(before.url);
  const base = ['-h', '127.0.0.1', '-p', port, '-U', 'lastroad'];
  const [, ...words] = moved('pg_basebackup').split(' ');
  execFileSync(join(bin, 'pg_basebackup'), [...base, ...words], { ...owner, cwd: home });
  let server = await startProcess({ databaseUrl: before.url });
  const { id, players } = await begun(() => server.url, 5);
  await play(players, 4);
  const then = await positionOf(server, id);
  const moment = await timeAt(before.url);
  await play(players, 3);
  const lost = await positionOf(server, id);

  await server.close();
  await before.program.end();
  writeFileSync(join(second, 'recovery.signal'), '');
  const target = moved('recovery_target_time').replace(/(?<=recovery_target_time = ').*(?=')/, moment);
  const after = await start(second, target);
  await expect.poll(() => isRecovered(after.url)).toBe(true);
  server = await startProcess({ databaseUrl: after.url });

  expect(lost).toBeGreaterThan(then);
  await Promise.all(players.map(player => player.until(({ position }) => position?.seq === then)));
  await Promise.all(players.map(player => playOn(player)));
  expect(await fileVerifies(server.url, id)).toBe(true);
  for (const player of players) player.close();
  await server.close();
});
