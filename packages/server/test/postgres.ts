import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export interface Cluster {
  readonly url: string;
  /** A database of its own in the same cluster. */
  fresh(name: string): Promise<string>;
  stop(): Promise<void>;
}

const HOME = '/usr/lib/postgresql';

const installed = (): string | null => {
  if (!existsSync(HOME)) return null;
  const versions = readdirSync(HOME).sort((a, b) => Number(a) - Number(b));
  const folder = join(HOME, versions.at(-1) ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
};

/** PostgreSQL from Debian's packages, installed when it can be. */
const findPostgres = (): string => {
  const found = installed();
  if (found !== null) return found;
  if (process.getuid?.() !== 0) throw new Error('PostgreSQL is not installed and only root can install it');
  try {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], { timeout: 240_000 });
  } catch (error) {
    throw new Error(`PostgreSQL cannot be installed: ${(error as Error).message.split('\n')[0] ?? ''}`, {
      cause: error,
    });
  }
  const now = installed();
  if (now === null) throw new Error('the package postgresql brought no initdb');
  return now;
};

const freePort = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

const ownerOf = (): { uid: number; gid: number } => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const ended = (child: ChildProcess): Promise<void> =>
  new Promise(resolve => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });

const answers = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 100; tries++) {
    const client = new Client({ connectionString: url });
    client.on('error', () => {});
    try {
      await client.connect();
      return await client.end();
    } catch {
      await new Promise(resolve => setTimeout(resolve, 100));
    }
  }
  throw new Error('PostgreSQL was started and does not answer');
};

/** A cluster of its own on this machine alone, in a temporary folder, with durable commits. */
export const startPostgres = async (): Promise<Cluster> => {
  const bin = findPostgres();
  const owner = ownerOf();
  const folder = mkdtempSync(join(tmpdir(), 'lastroad-pg-'));
  chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' };
  const init = ['-D', data, '-A', 'trust', '-U', 'lastroad', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...owner, env, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    `unix_socket_directories=${folder}`,
    'max_connections=200',
  ];
  const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
  const server = spawn(join(bin, 'postgres'), args, { ...owner, env, cwd: folder, stdio: 'ignore' });
  const at = (name: string) => `postgres://lastroad@127.0.0.1:${port}/${name}`;
  await answers(at('postgres'));
  return {
    url: at('postgres'),
    async fresh(name) {
      const client = new Client({ connectionString: at('postgres') });
      await client.connect();
      await client.query(`create database "${name}"`);
      await client.end();
      return at(name);
    },
    async stop() {
      server.kill('SIGINT');
      await ended(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
