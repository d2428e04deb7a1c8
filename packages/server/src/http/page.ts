import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
};

/** Pictures, sounds and fonts are packed already. */
const PACKED = /\.(?:png|webp|ico|woff2|mp3|ogg)$/;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** A file of the page: it is in memory, and a browser wants all of them at once, so they are not counted. */
    readonly isPageFile?: boolean;
  }
}

/** Files that a bundler has named after their content never change. */
const NAMED_BY_CONTENT = /[-.][A-Za-z0-9_-]{8,}\.\w+$/;

/** Serves the files that are in the folder now. A path that is not among them cannot be asked for at all. */
export const servePage = (app: FastifyInstance, base: string, folder: string): void => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const name = relative(folder, path).split(sep).join('/');
    const body = readFileSync(path);
    const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
    const forever = name.startsWith('assets/') && NAMED_BY_CONTENT.test(name);
    const headers = {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': forever ? 'public, max-age=31536000, immutable' : 'no-cache',
      vary: 'accept-encoding',
      etag,
    };
    let zipped: Buffer | null = null;
    const routes = name === 'index.html' ? [`${base}/`, `${base}/index.html`] : [`${base}/${name}`];
    for (const route of routes) {
      app.get(encodeURI(route), { config: { isPageFile: true } }, (request, reply) => {
        void reply.headers(headers);
        if (request.headers['if-none-match'] === etag) return reply.code(304).send();
        if (PACKED.test(name) || !/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return reply.send(body);
        zipped ??= gzipSync(body);
        return reply.header('content-encoding', 'gzip').send(zipped);
      });
    }
  }
  if (base !== '') app.get(base, (_request, reply) => reply.redirect(`${base}/`));
};
