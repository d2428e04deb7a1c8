import { execFileSync, spawn } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';

export interface Cluster {
  readonly url: string;
  /** A database of its own in the same cluster. */
  fresh(name: string): Promise<string>;
}

/** Ends the server, by its own number, and removes its folder as soon as nobody holds the other end of standard input. */
const WHILE_HELD = `
folder=$1; shift
"$@" </dev/null &
server=$!
cat >/dev/null
kill -INT $server
wait $server
rm -rf "$folder"`;

const HOME = '/usr/lib/postgresql';

const installed = (): string | null => {
  if (!existsSync(HOME)) return null;
  const versions = readdirSync(HOME).sort((a, b) => Number(a) - Number(b));
  const folder = join(HOME, versions.at(-1) ?? '', 'bin');
  return existsSync(join(folder, 'initdb')) ? folder : null;
};

/** Where the programs of PostgreSQL are; of Debian's packages, installed when they can be. */
export const findPostgres = (): string => {
  const found = installed();
  if (found !== null) return found;
  if (process.getuid?.() !== 0) throw new Error('PostgreSQL is not installed and only root can install it');
  try {
    // Several test files may come to it at once.
    const args = ['-o', 'DPkg::Lock::Timeout=200', 'install', '-y', '--no-install-recommends', 'postgresql'];
    execFileSync('apt-get', args, { timeout: 240_000 });
  } catch (error) {
    throw new Error(`PostgreSQL cannot be installed: ${(error as Error).message.split('\n')[0] ?? ''}`, {
      cause: error,
    });
  }
  const now = installed();
  if (now === null) throw new Error('the package postgresql brought no initdb');
  return now;
};

/** PostgreSQL does not run as root. */
export const ownerOf = (): { uid: number; gid: number } => {
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
};

const answers = async (url: string): Promise<void> => {
  for (let tries = 0; tries < 1000; tries++) {
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

/** A cluster of its own in a temporary folder within another, with durable commits, reached there and not by a port that others may take. */
const startPostgres = async (within: string): Promise<Cluster> => {
  const bin = findPostgres();
  const owner = ownerOf();
  const folder = mkdtempSync(join(within, 'lastroad-pg-'));
  chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const env = { PATH: process.env['PATH'] ?? '', LC_ALL: 'C' };
  const init = ['-D', data, '-A', 'trust', '-U', 'lastroad', '-E', 'UTF8', '--no-sync'];
  execFileSync(join(bin, 'initdb'), init, { ...owner, env, cwd: folder, stdio: 'ignore' });
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=200'];
  const args = ['-D', data, ...settings.flatMap(setting => ['-c', setting])];
  const command = ['-c', WHILE_HELD, 'sh', folder, join(bin, 'postgres'), ...args];
  const held = spawn('sh', command, { ...owner, env, cwd: folder, stdio: ['pipe', 'ignore', 'ignore'] });
  // Neither keeps a test run from ending; when it has ended, so does the server.
  held.unref();
  (held.stdin as unknown as { unref(): void }).unref();
  const at = (name: string) => `postgres://lastroad@localhost/${name}?host=${encodeURIComponent(folder)}`;
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
  };
};

const clusters = new Map<string, Promise<Cluster>>();

/** The cluster of this test run in a folder, started when it is first wanted. */
export const postgres = (within = tmpdir()): Promise<Cluster> => {
  const cluster = clusters.get(within) ?? startPostgres(within);
  clusters.set(within, cluster);
  return cluster;
};
