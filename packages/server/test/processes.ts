import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from '../src/index.ts';

const PROGRAM = fileURLToPath(new URL('./one-server.ts', import.meta.url));

const NODE_COMPILE_CACHE = join(tmpdir(), 'node-compile-cache');

/** The limits of a test: none. */
const UNLIMITED = {
  LASTROAD_PORT: '0',
  LASTROAD_LOG_LEVEL: 'silent',
  LASTROAD_BOT_DELAY: '0',
  LASTROAD_REQUESTS: '1000000/1000000',
  LASTROAD_MESSAGES: '1000000/1000000',
  LASTROAD_CHAT: '1000/1000',
  LASTROAD_TABLES_PER_ADDRESS: '1000000/1000000',
  LASTROAD_CONNECTIONS_PER_ADDRESS: '100000',
};

export interface Usage {
  /** Microseconds of the whole process, and of the thread that talks to people. */
  readonly cpu: { readonly user: number; readonly system: number };
  readonly thread: { readonly user: number; readonly system: number };
  /** Longest time, in milliseconds, that the event loop stood still since this was last asked. */
  readonly stall: number;
  readonly memory: { readonly rss: number; readonly heapUsed: number };
}

/** A server process that can be killed. */
export interface ServerProcess {
  readonly url: string;
  readonly child: ChildProcess;
  usage(): Promise<Usage>;
  kill(): Promise<void>;
  close(): Promise<void>;
}

const ended = async (child: ChildProcess): Promise<void> => {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
};

export const startProcess = async (
  storage: Partial<Config>,
  { env = {}, nodeOptions = [] }: { readonly env?: Record<string, string>; readonly nodeOptions?: string[] } = {},
): Promise<ServerProcess> => {
  const place: Record<string, string> =
    typeof storage.databaseUrl === 'string'
      ? { DATABASE_URL: storage.databaseUrl }
      : { LASTROAD_DATA: storage.data ?? '' };
  const child = fork(PROGRAM, [], {
    // What is compiled once is kept, as `lastroad` keeps it: many are started and killed.
    env: { PATH: process.env['PATH'] ?? '', NODE_COMPILE_CACHE, ...UNLIMITED, ...place, ...env },
    execArgv: nodeOptions,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [first] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(([code]) => {
      throw new Error(`the server ended with ${String(code)} before it was open`);
    }),
  ])) as [{ url: string }];
  return {
    url: first.url,
    child,
    async usage() {
      const answered = once(child, 'message') as Promise<[Usage]>;
      child.send('usage');
      return (await answered)[0];
    },
    async kill() {
      child.kill('SIGKILL');
      await ended(child);
    },
    async close() {
      child.send('close');
      await ended(child);
    },
  };
};
