// The whole service as people run it: `lastroad serve` as a process of its own, with the pages, below a path.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import type { Config } from '../../../server/src/index.ts';
import { buildIfStale, dist } from '../built.ts';

const BIN = resolve(import.meta.dirname, '../../../cli/bin/lastroad.mjs');

export interface Service {
  /** Where the pages are. */
  readonly address: string;
  readonly port: number;
  close(): Promise<void>;
}

const storageOf = (storage: Partial<Config>): Record<string, string> =>
  typeof storage.databaseUrl === 'string'
    ? { DATABASE_URL: storage.databaseUrl }
    : { LASTROAD_DATA: storage.data ?? '' };

export const startService = async (
  storage: Partial<Config>,
  settings: Readonly<Record<string, string>> = {},
): Promise<Service> => {
  await buildIfStale();
  const child = spawn(process.execPath, [BIN, 'serve', '--port', '0'], {
    env: {
      PATH: process.env['PATH'],
      LASTROAD_BASE: '/games/road',
      LASTROAD_CLIENT_DIR: dist,
      LASTROAD_BOT_DELAY: '0',
      // Several tests in a row come from one address.
      LASTROAD_REQUESTS: '1000/100',
      ...storageOf(storage),
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'exit');
  let told = '';
  for await (const text of child.stderr.setEncoding('utf8')) {
    told += String(text);
    const address = /http:\S+/.exec(told)?.[0];
    if (address === undefined || !told.includes('Ctrl-C')) continue;
    const close = async (): Promise<void> => {
      child.kill('SIGTERM');
      await ended;
    };
    return { address, port: Number(new URL(address).port), close };
  }
  throw new Error(`the service did not open: ${told}`);
};

export interface Ran {
  readonly code: number | null;
  readonly out: string;
}

/** One more command of the same program. */
export const lastroad = async (...args: readonly string[]): Promise<Ran> => {
  const child = spawn(process.execPath, [BIN, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, out };
};
