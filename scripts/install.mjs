// Installs what is missing, and nothing when nothing is. Plain JavaScript: it runs on whatever Node is there.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stamp = `${root}node_modules/.lastroad`;
const runtime = `${root}node_modules/node/bin/node${process.platform === 'win32' ? '.exe' : ''}`;
const lock = readFileSync(`${root}package-lock.json`, 'utf8');
const wanted = createHash('sha256').update(lock).digest('hex');

const isInstalled = () => existsSync(runtime) && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted;

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Lastroad needs Node 20 or newer to start; this is ${process.version}. Get one from nodejs.org.`);
  process.exit(1);
}
if (!isInstalled()) {
  console.error('Installing what Lastroad needs (once; about half a minute) …');
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  // Not `npm ci`: that refuses a lock file written on another platform, which lacks this one's optional packages.
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
  const { status } = spawnSync(npm, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  writeFileSync(`${root}package-lock.json`, lock);
  if (status !== 0 || !existsSync(runtime)) {
    console.error('The installation failed. Check the network connection and run the same command again.');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
