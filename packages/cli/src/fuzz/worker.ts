import { parentPort, workerData } from 'node:worker_threads';
import { conform } from '@lastroad/kernel/conformance';
import { gameNamed, loadRegistry } from '../registry.ts';
import { type FromWorker, gamesIn, type Order } from './batch.ts';

const TELL_EVERY = 200;

const order = workerData as Order;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
const tell = (message: FromWorker): void => parentPort?.postMessage(message);
const { rules } = gameNamed(await loadRegistry(order.module), order.game);

/** Examines one batch of games. */
const examine = (batch: number): void => {
  let told = Date.now();
  const { seed, options, modules, thorough } = order;
  try {
    const report = conform(rules, {
      games: gamesIn(order, batch),
      seed: `${seed}/${batch}`,
      options,
      modules,
      thorough,
      progress(games, decisions) {
        if (Date.now() - told < TELL_EVERY) return;
        told = Date.now();
        tell({ type: 'under-way', games, decisions });
      },
    });
    tell({ type: 'done', batch, report });
  } catch (error) {
    tell({ type: 'failed', problem: (error as Error).message });
  }
};

parentPort?.on('message', examine);
