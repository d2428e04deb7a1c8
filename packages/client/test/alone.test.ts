import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../../server/test/servers.ts';
import { alone } from '../build/alone.ts';

const placeOfLock = (): string => {
  const folder = temporaryFolder();
  onTestFinished(folder.remove);
  return join(folder.path, 'lock');
};

/** Another process that is at work, and does not come to an end. */
const atWork = async (path: string): Promise<ChildProcess> => {
  const script = `import { alone } from '${import.meta.resolve('../build/alone.ts')}';
    await alone('${path}', () => new Promise(() => { console.log('begun'); setInterval(() => {}, 1000); }));`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return child;
};

test('whoever comes later waits until the one before is done, also with a failure', async () => {
  const path = placeOfLock();
  const happened: string[] = [];
  const work = (name: string) => async () => {
    happened.push(`${name} begins`);
    await new Promise(done => setTimeout(done, 20));
    happened.push(`${name} ends`);
    if (name === 'the first') throw new Error(name);
  };

  const first = alone(path, work('the first'));
  await Promise.all([expect(first).rejects.toThrow('the first'), alone(path, work('the second'))]);

  expect(happened).toEqual(['the first begins', 'the first ends', 'the second begins', 'the second ends']);
});

test('whoever dies at work keeps nobody from it', async () => {
  const path = placeOfLock();
  const child = await atWork(path);
  let isDone = false;
  const mine = alone(path, async () => {
    isDone = true;
  });
  await new Promise(done => setTimeout(done, 300));
  expect(isDone).toBe(false);

  child.kill('SIGKILL');
  await mine;

  expect(isDone).toBe(true);
});
