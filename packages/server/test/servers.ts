import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toy } from '@lastroad/kernel/toy';
import { type Config, readConfig, type ServeOptions, type Server, serve } from '../src/index.ts';

/** Fast and quiet: what tests of everything but the limits want. */
export const TEST_CONFIG: Partial<Config> = {
  port: 0,
  logLevel: 'silent',
  botDelay: 0,
  requests: { burst: 1_000_000, perSecond: 1_000_000 },
  messages: { burst: 1_000_000, perSecond: 1_000_000 },
  chat: { burst: 1000, perSecond: 1000 },
  tablesPerAddress: { burst: 1_000_000, perSecond: 1_000_000 },
  connectionsPerAddress: 100_000,
};

export interface Folder {
  readonly path: string;
  remove(): void;
}

export const temporaryFolder = (within = tmpdir()): Folder => {
  const path = mkdtempSync(join(within, 'lastroad-'));
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) };
};

/** A server of this process; several may share one storage. */
export const startServer = (config: Partial<Config>, more: Partial<ServeOptions> = {}): Promise<Server> =>
  serve({ config: readConfig({}, { ...TEST_CONFIG, ...config }), games: [toy], ...more });
