// Installs what is missing, and nothing when nothing is: the project's own packages, then those of the folders named.
// Plain JavaScript: it runs on whatever Node is there.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const windows = process.platform === 'win32';
const runtime = `${root}node_modules/node/bin/node${windows ? '.exe' : ''}`;

const packagesIn = file => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {});

/** By npm's own note of what it has put there, so that nothing is done twice, whoever installed it. */
const isInstalled = folder => {
  const there = packagesIn(`${folder}node_modules/.package-lock.json`);
  return Object.entries(packagesIn(`${folder}package-lock.json`)).every(
    ([path, { version, optional }]) => path === '' || (path in there ? there[path].version === version : optional),
  );
};

const install = folder => {
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev'];
  const { status } = spawnSync(windows ? 'npm.cmd' : 'npm', args, {
    cwd: folder,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: windows,
  });
  if (status === 0 && existsSync(runtime)) return;
  console.error('The installation failed. Check the network connection and run the same command again.');
  process.exit(1);
};

if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(`Lastroad needs Node 20 or newer to start; this is ${process.version}. Get one from nodejs.org.`);
  process.exit(1);
}
if (!isInstalled(root) || !existsSync(runtime)) {
  console.error('Installing what Lastroad needs (once; about half a minute) …');
  install(root);
}
for (const name of process.argv.slice(2)) {
  if (isInstalled(`${root}${name}/`)) continue;
  console.error(`Installing what ${name} needs (once) …`);
  install(`${root}${name}/`);
}
