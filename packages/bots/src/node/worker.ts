// A thread of Node that thinks and plays: see `pool.ts`.
import { constants, getPriority, setPriority } from 'node:os';
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { externalPlayer } from '../external/player.ts';
import type { Registry, ToWorker } from '../messages.ts';
import { workerCore } from '../worker-core.ts';

const { registry: path, yielding } = workerData as { readonly registry: string; readonly yielding: boolean };
// On Linux 0 is the thread that calls; elsewhere it is the whole program, which must not yield.
const { PRIORITY_BELOW_NORMAL } = constants.priority;
if (yielding && process.platform === 'linux' && getPriority(0) < PRIORITY_BELOW_NORMAL) {
  setPriority(0, PRIORITY_BELOW_NORMAL);
}
const { registry } = (await import(path)) as { readonly registry: Registry };

const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

const core = workerCore({
  registry,
  now: () => performance.now(),
  worked,
  post: message => parentPort?.postMessage(message, []),
  pause: () => setImmediate(),
  external: externalPlayer,
});
parentPort?.on('message', (message: ToWorker) => core.receive(message));
