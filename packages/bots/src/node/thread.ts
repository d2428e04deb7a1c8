import { Worker } from 'node:worker_threads';
import type { Answer } from '../bot.ts';
import type { FromWorker, ToWorker } from '../messages.ts';

export type Done = FromWorker & { readonly type: 'thought' | 'hinted' | 'played' };
export type Job = ToWorker extends infer M ? (M extends { readonly type: 'stop' } ? never : Omit<M, 'id'>) : never;

/** Something a thread is doing. */
export interface Doing {
  readonly result: Promise<Done>;
  stop(): void;
}

/** A thread that thinks and plays. If it dies, what it was doing fails, and another takes its place. */
export interface Thread {
  /** How much it has to do. */
  load(): number;
  give(job: Job, progress: (answer: Answer) => void): Doing;
  close(): Promise<void>;
}

interface Waiting {
  done(message: Done): void;
  failed(error: Error): void;
  progress(answer: Answer): void;
}

/** What a thread has been asked for and has not answered yet, by id. */
type Orders = Map<number, Waiting>;

const hear = (orders: Orders, message: FromWorker): void => {
  const order = orders.get(message.id);
  if (message.type === 'thinking') return order?.progress(message.answer);
  orders.delete(message.id);
  if (message.type === 'failed') order?.failed(new Error(message.error));
  else order?.done(message);
};

const failAll = (orders: Orders, reason: Error): void => {
  for (const order of orders.values()) order.failed(reason);
  orders.clear();
};

const launch = (registry: string, orders: Orders, ended: () => void): Worker => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: { registry }, execArgv: [] });
  let reason = new Error('the thread ended');
  worker.on('message', (message: FromWorker) => {
    hear(orders, message);
    if (orders.size === 0) worker.unref();
  });
  worker.on('error', error => {
    reason = error as Error;
  });
  worker.on('exit', () => {
    failAll(orders, reason);
    ended();
  });
  // A thread keeps the program running only while it has something to do.
  worker.unref();
  return worker;
};

let lastId = 0;

export const startThread = (registry: string): Thread => {
  const orders: Orders = new Map();
  let closed = false;
  let worker: Worker | null = null;
  // Another one only when there is something to do: a thread that cannot start would be started for ever.
  const running = (): Worker => {
    if (closed) throw new Error('the pool was closed');
    worker ??= launch(registry, orders, () => {
      worker = null;
    });
    return worker;
  };
  running();
  return {
    load: () => orders.size,
    give(job, progress) {
      const id = ++lastId;
      const runs = running();
      const result = new Promise<Done>((done, failed) => orders.set(id, { done, failed, progress }));
      runs.ref();
      runs.postMessage({ ...job, id }, []);
      return { result, stop: () => runs.postMessage({ type: 'stop', id }, []) };
    },
    async close() {
      closed = true;
      failAll(orders, new Error('the pool was closed'));
      await worker?.terminate();
    },
  };
};
