// Builds the client unless the last build is newer than every source. Run by itself it says so; tests call it.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmdirSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';

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

/** Several may want it at once: one builds, the others wait for it. `false`: somebody else is at it. */
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

export const buildIfStale = async (say: (words: string) => unknown = () => {}): Promise<void> => {
  mkdirSync(join(root, '.cache'), { recursive: true });
  while (!lockIsMine()) await new Promise(done => setTimeout(done, 200));
  try {
    if (!isStale()) return;
    say('Building the pages (once; some seconds) …');
    build();
  } finally {
    rmdirSync(lock);
  }
};

if (import.meta.main) await buildIfStale(words => process.stderr.write(`${words}\n`));
