import { Worker } from 'node:worker_threads';
import type { Report } from '@lastroad/kernel/conformance';
import { Failure } from '../problems.ts';
import { batchesOf, type FromWorker, type Order } from './batch.ts';

export type Told = (games: number, decisions: number) => void;

/** Reports of all batches up to the first that found a fault. */
const sumUp = (reports: readonly (Report | undefined)[]): Report => {
  let games = 0;
  let decisions = 0;
  let longest = 0;
  const modules: Record<string, number> = {};
  for (const report of reports) {
    if (report === undefined) break;
    games += report.games;
    decisions += report.decisions;
    longest = Math.max(longest, report.longest);
    for (const [name, times] of Object.entries(report.modules)) modules[name] = (modules[name] ?? 0) + times;
    if (report.fault !== null) return { games, decisions, longest, modules, fault: report.fault };
  }
  return { games, decisions, longest, modules, fault: null };
};

/** One run under way. */
interface Run {
  readonly reports: (Report | undefined)[];
  readonly underWay: Map<Worker, { readonly games: number; readonly decisions: number }>;
  /** The next batch to hand out, and the one before which to stop. */
  next: number;
  end: number;
  readonly told: Told;
}

/** Hands batches to workers in order. A fault ends the run once every batch before it is known to be sound. */
export const examineAll = async (order: Order, count: number, told: Told): Promise<Report> => {
  const run: Run = { reports: [], underWay: new Map(), next: 0, end: batchesOf(order), told };
  const workers = Array.from({ length: Math.min(count, run.end) }, () => hire(order));
  try {
    await Promise.all(workers.map(async worker => employ(run, worker)));
  } finally {
    await Promise.all(workers.map(async worker => worker.terminate()));
  }
  return sumUp(run.reports);
};

const employ = async (run: Run, worker: Worker): Promise<void> => {
  while (run.next < run.end) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
    worker.postMessage(run.next++);
    while (!hear(run, worker, await messageFrom(worker)));
  }
};

/** Takes what a worker says; whether the worker is free again. */
const hear = (run: Run, worker: Worker, message: FromWorker): boolean => {
  if (message.type === 'failed') throw new Failure(message.problem);
  run.underWay.delete(worker);
  if (message.type === 'done') {
    run.reports[message.batch] = message.report;
    if (message.report.fault !== null) run.end = Math.min(run.end, message.batch + 1);
  } else run.underWay.set(worker, message);
  const parts = [...run.underWay.values(), ...run.reports.filter(report => report !== undefined)];
  run.told(
    parts.reduce((sum, part) => sum + part.games, 0),
    parts.reduce((sum, part) => sum + part.decisions, 0),
  );
  return message.type === 'done';
};

const hire = (order: Order): Worker => new Worker(new URL('./worker.ts', import.meta.url), { workerData: order });

const messageFrom = async (worker: Worker): Promise<FromWorker> =>
  new Promise((resolve, reject) => {
    const settle = (): void => {
      worker.off('message', onMessage);
      worker.off('error', onError);
    };
    const onMessage = (message: FromWorker): void => {
      settle();
      resolve(message);
    };
    const onError = (error: unknown): void => {
      settle();
      reject(error);
    };
    worker.on('message', onMessage);
    worker.on('error', onError);
  });
