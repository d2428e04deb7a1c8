import { spawn } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BIN, folders, lastroadProcess, linesOf, NODE } from './run.ts';

const emptyFolder = folders();

/** Makes a Node say that it is an old one. */
const OLD = '{value:{...process.versions,node:"20.1.0"}}';
const nodeFlags = ['--import', `data:text/javascript,Object.defineProperty(process,"versions",${OLD})`];

test("an old Node hands over to the project's own, with input, output and exit code", async () => {
  const played = await lastroadProcess(['play', 'toy', '--seed', '4'], { nodeFlags, input: '1\nquit\n' });
  const refused = await lastroadProcess(['fly'], { nodeFlags });

  expect(played).toMatchObject({ code: 0, err: '' });
  expect(played.out).toContain('── decision 2');
  expect(refused.code).toBe(2);
  expect(linesOf(refused.err)).toHaveLength(1);
});

test('an old Node that finds no other says what to do', async () => {
  const folder = emptyFolder();
  mkdirSync(join(folder, 'bin'));
  const program = join(folder, 'bin', 'lastroad.mjs');
  copyFileSync(BIN, program);

  const ran = await lastroadProcess(['play'], { nodeFlags, program });

  expect(ran).toMatchObject({ code: 1, out: '' });
  expect(ran.err).toBe('lastroad: this is Node 20.1.0; run "npm ci" here to get the Node 24 it needs\n');
});

test('a signal to the old Node ends both', async () => {
  const child = spawn(NODE, [...nodeFlags, BIN, 'play', 'toy'], { stdio: 'pipe' });
  child.stdout.once('data', () => child.kill('SIGTERM'));

  // The pipes close only when the last of the two processes is gone.
  const signal = await new Promise(resolve => {
    child.on('close', (_code, signal) => {
      resolve(signal);
    });
  });

  expect(signal).toBe('SIGTERM');
});
