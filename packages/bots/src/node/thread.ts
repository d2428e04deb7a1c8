import { Worker } from 'node:worker_threads';
import type { Answer } from '../bot.ts';
import type { FromWorker, ToWorker } from '../messages.ts';

/** A thread that ended before it had an answer. Asked again, another one answers what this one would have answered. */
export class ThreadLost extends Error {}

export type Done = FromWorker & { readonly type: 'thought' | 'hinted' | 'played' };
export type Job = ToWorker extends infer M ? (M extends { readonly type: 'stop' } ? never : Omit<M, 'id'>) : never;

/** Something a thread is doing. */
export interface Doing {
  readonly result: Promise<Done>;
  stop(): void;
}

export interface ThreadOptions {
  /** Address of the module that exports `registry`. */
  readonly registry: string;
  /** Longest time, in milliseconds, for one thing it is asked; whatever takes longer hangs, and the thread is ended. */
  readonly patience?: number;
  /** Leaves the processor to others who want it; where threads have a priority of their own. */
  readonly yielding?: boolean;
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

const launch = ({ registry, yielding = false }: ThreadOptions, orders: Orders, ended: () => void): Worker => {
  const workerData = { registry, yielding };
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData, execArgv: [] });
  let reason = new ThreadLost('the thread ended');
  worker.on('message', (message: FromWorker) => {
    hear(orders, message);
    if (orders.size === 0) worker.unref();
  });
  worker.on('error', error => {
    reason = new ThreadLost((error as Error).message);
  });
  worker.on('exit', () => {
    failAll(orders, reason);
    ended();
  });
  // A thread keeps the program running only while it has something to do.
  worker.unref();
  return worker;
};

/** A thread that hangs hears no message: it can only be ended. */
const endWhenLate = (worker: Worker, result: Promise<Done>, patience: number): void => {
  const late = setTimeout(() => void worker.terminate(), patience);
  const settled = (): void => clearTimeout(late);
  result.then(settled, settled);
};

let lastId = 0;

export const startThread = (options: ThreadOptions): Thread => {
  const { patience } = options;
  const orders: Orders = new Map();
  let closed = false;
  let worker: Worker | null = null;
  // Another one only when there is something to do: a thread that cannot start would be started for ever.
  const running = (): Worker => {
    if (closed) throw new Error('the pool was closed');
    worker ??= launch(options, orders, () => {
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
      if (patience !== undefined) endWhenLate(runs, result, patience);
      return { result, stop: () => runs.postMessage({ type: 'stop', id }, []) };
    },
    async close() {
      closed = true;
      failAll(orders, new Error('the pool was closed'));
      await worker?.terminate();
    },
  };
};
