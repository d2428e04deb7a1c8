// The client as it is built, served as any static server would: what the browser tests look at.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const client = resolve(import.meta.dirname, '..');
const root = resolve(client, '../..');
export const dist = join(client, 'dist');

/** Everything the build reads. */
const SOURCES = ['packages', 'docs/rules'];
const READ = /\.(?:tsx?|js|css|html|svg|png|webmanifest|md|json)$/;

const newest = (folder: string): number => {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (/^(?:node_modules|dist|test|data)$/.test(entry.name)) continue;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) latest = Math.max(latest, newest(path));
    else if (READ.test(entry.name)) latest = Math.max(latest, statSync(path).mtimeMs);
  }
  return latest;
};

const isStale = (): boolean => {
  const built = existsSync(join(dist, 'sw.js')) ? statSync(join(dist, 'sw.js')).mtimeMs : 0;
  return built < Math.max(...SOURCES.map(folder => newest(join(root, folder))));
};

const build = (): void => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // The test runner calls its own surroundings "test"; what is tested is what people get.
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = spawnSync(process.execPath, [vite, 'build'], { cwd: client, env, encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`the client does not build:\n${run.stdout}${run.stderr}`);
};

const lock = join(root, '.cache/client-build');
const LOCK_LASTS = 120_000;

/** Test files run side by side: one builds, the others wait for it. `false`: somebody else is at it. */
const lockIsMine = (): boolean => {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    const since = statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
    if (Date.now() - since > LOCK_LASTS) rmdirSync(lock);
    return false;
  }
};

/** Builds the client unless the last build is newer than every source. */
export const buildIfStale = async (): Promise<void> => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!lockIsMine()) await new Promise(done => setTimeout(done, 200));
  try {
    if (isStale()) build();
  } finally {
    rmdirSync(lock);
  }
};

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
};

export interface Served {
  readonly server: Server;
  /** Below a folder, as on a server that has other things too. */
  readonly address: string;
}

export const serve = async (): Promise<Served> => {
  const server = createServer((request, response) => {
    const path =
      decodeURIComponent((request.url ?? '').replace(/[?#].*$/, '').replace(/^\/games\/?/, '')) || 'index.html';
    const file = resolve(dist, path);
    if (!file.startsWith(dist) || !existsSync(file)) return void response.writeHead(404).end();
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const body = readFileSync(file);
    // What is built has its hash in its name; everything else is asked for again.
    const lasts = path.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
    response.setHeader('content-type', type).setHeader('cache-control', lasts);
    if (type === 'font/woff2' || type === 'image/png') return void response.end(body);
    response.setHeader('content-encoding', 'gzip').end(gzipSync(body));
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/` };
};
