#!/usr/bin/env node
// Plain JavaScript that any Node from 20 on can run: it finds the Node that the project brings along.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const NEEDED = 24;
const here = fileURLToPath(import.meta.url);

const projectsNode = () => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  for (let folder = dirname(here); ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', 'node', 'bin', name);
    if (existsSync(found)) return found;
    if (folder === dirname(folder)) return null;
  }
};

const runWith = node => {
  const child = spawn(node, [here, ...process.argv.slice(2)], { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('error', error => {
    console.error(`lastroad: ${node} cannot be started: ${error.message}`);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.removeAllListeners(name);
    if (signal) process.kill(process.pid, signal);
    else process.exitCode = code ?? 1;
  });
};

if (Number.parseInt(process.versions.node, 10) >= NEEDED) {
  // What is compiled once, types taken out, is kept: the next start takes half the time.
  module.enableCompileCache();
  const { main } = await import('../src/main.ts');
  process.exitCode = await main(process.argv.slice(2));
} else {
  const node = projectsNode();
  if (node) runWith(node);
  else {
    console.error(
      `lastroad: this is Node ${process.versions.node}; run "npm ci" here to get the Node ${NEEDED} it needs`,
    );
    process.exitCode = 1;
  }
}
