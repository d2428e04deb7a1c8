// A thread of Node that thinks and plays: see `pool.ts`.
import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { externalPlayer } from '../external/player.ts';
import type { Registry, ToWorker } from '../messages.ts';
import { workerCore } from '../worker-core.ts';

const { registry: path } = workerData as { readonly registry: string };
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
