// The client as it is built, served as any static server would: what the browser tests look at.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, relative, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { dist } from '../build/if-stale.ts';

export { buildIfStale, dist } from '../build/if-stale.ts';

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

interface Page {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const pageOf = (path: string): Page => {
  const body = readFileSync(resolve(dist, path));
  const type = TYPES[extname(path)] ?? 'application/octet-stream';
  // What is built has its hash in its name; everything else is asked for again.
  const lasts = path.startsWith('assets/') ? 'max-age=31536000, immutable' : 'no-cache';
  const headers = { 'content-type': type, 'cache-control': lasts };
  if (type === 'font/woff2' || type === 'image/png') return { headers, body };
  return { headers: { ...headers, 'content-encoding': 'gzip' }, body: gzipSync(body) };
};

/** Serves the pages as they are now, whatever is built meanwhile. */
export const serve = async (): Promise<Served> => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile());
  const paths = files.map(({ parentPath, name }) => relative(dist, join(parentPath, name)).replaceAll('\\', '/'));
  const pages = new Map(paths.map(path => [path, pageOf(path)]));
  const server = createServer((request, response) => {
    const path = decodeURIComponent((request.url ?? '').replace(/[?#].*$/, '').replace(/^\/games\/?/, ''));
    const page = pages.get(path || 'index.html');
    if (page === undefined) response.writeHead(404).end();
    else response.writeHead(200, page.headers).end(page.body);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/games/` };
};
