import { readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { keyFromSeed, must } from '../src/index.ts';
import { playAtRandom } from '../src/testing.ts';
import { toy } from '../toy/index.ts';

const executablePath = process.env['LASTROAD_CHROMIUM'];
const kernel = fileURLToPath(new URL('..', import.meta.url));

/** Serves the sources of the kernel as a browser wants them: with the types taken out, and nothing else done. */
const serve = async (): Promise<{ server: Server; address: string }> => {
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    if (path === '/') response.setHeader('content-type', 'text/html').end('<!doctype html><title>kernel</title>');
    else if (/^\/(src|toy)\/[\w/-]+\.ts$/.test(path)) {
      response
        .setHeader('content-type', 'text/javascript')
        .end(stripTypeScriptTypes(readFileSync(kernel + path.slice(1), 'utf8')));
    } else response.writeHead(404).end();
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
};

/** Hashes on the way through one random game. */
const hashesHere = (seed: number): string[] => {
  const g = toy.setup(must(toy.content({ seats: 4 })), keyFromSeed(seed));
  const hashes = [toy.hash(g)];
  while (playAtRandom(toy, g, hashes.length, 1) > 0) hashes.push(toy.hash(g));
  return hashes;
};

/** The same, for the page: as text, so that nothing on this side touches its imports. */
const IN_THE_PAGE = `(async () => {
  const { toy } = await import('/toy/index.ts');
  const { keyFromSeed, must } = await import('/src/index.ts');
  const { playAtRandom } = await import('/src/testing.ts');
  return [1, 2, 3].map(seed => {
    const g = toy.setup(must(toy.content({ seats: 4 })), keyFromSeed(seed));
    const hashes = [toy.hash(g)];
    while (playAtRandom(toy, g, hashes.length, 1) > 0) hashes.push(toy.hash(g));
    return hashes;
  });
})()`;

test.skipIf(!executablePath)('a browser passes through the same hashes as Node', async () => {
  const { server, address } = await serve();
  const browser = await chromium.launch({
    executablePath: executablePath ?? '',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  try {
    const page = await browser.newPage();
    await page.goto(address);
    const there = await page.evaluate<string[][]>(IN_THE_PAGE);

    expect(there).toEqual([1, 2, 3].map(hashesHere));
    expect(there.flat().length).toBeGreaterThan(100);
  } finally {
    await browser.close();
    server.close();
  }
});
