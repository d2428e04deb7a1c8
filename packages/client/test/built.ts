// The client as it is built, served as any static server would: what the browser tests look at.
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, resolve } from 'node:path';
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
