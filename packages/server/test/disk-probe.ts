// A thread that writes to the disk the way a commit does, on and on, and notes how long the disk took. Nobody waits for it.
import { closeSync, fdatasyncSync, openSync, rmSync, writeSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';

const BLOCK = Buffer.alloc(4096);

/** Often enough that no stall worth telling falls between two, and seldom enough to be no load itself. */
const PAUSE = 20;

const { path } = workerData as { readonly path: string };
const file = openSync(path, 'w');
const syncs: number[] = [];

const write = (): void => {
  const began = performance.now();
  writeSync(file, BLOCK, 0, BLOCK.length, 0);
  fdatasyncSync(file);
  syncs.push(performance.now() - began);
};

write();
parentPort?.postMessage('begun', []);
const writing = setInterval(write, PAUSE);
parentPort?.once('message', () => {
  clearInterval(writing);
  closeSync(file);
  rmSync(path);
  parentPort?.postMessage(syncs, []);
});
