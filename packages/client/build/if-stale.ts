// Builds the client unless the last build is newer than every source. Run by itself it says so; tests call it.
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { alone } from './alone.ts';

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

const build = async (): Promise<void> => {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // The test runner calls its own surroundings "test"; what is tested is what people get.
  const env = { ...process.env, NODE_ENV: 'production' };
  await promisify(execFile)(process.execPath, [vite, 'build'], { cwd: client, env }).catch(({ stdout, stderr }) => {
    throw new Error(`the client does not build:\n${stdout}${stderr}`);
  });
};

/** Several may want it at once: one builds, the others wait for it. */
export const buildIfStale = async (say: (words: string) => unknown = () => {}): Promise<void> => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  await alone(join(root, '.cache/client-build.lock'), async () => {
    if (!isStale()) return;
    say('Building the pages (once; some seconds) …');
    await build();
  });
};

if (import.meta.main) await buildIfStale(words => process.stderr.write(`${words}\n`));
