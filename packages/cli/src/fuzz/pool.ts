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
  for (const report of reports) {
    if (report === undefined) break;
    games += report.games;
    decisions += report.decisions;
    longest = Math.max(longest, report.longest);
    if (report.fault !== null) return { games, decisions, longest, fault: report.fault };
  }
  return { games, decisions, longest, fault: null };
};

/** Hands batches to workers in order. A fault ends the run once every batch before it is known to be sound. */
export const examineAll = async (order: Order, count: number, told: Told): Promise<Report> => {
  const reports: (Report | undefined)[] = [];
  const underWay = new Map<Worker, { readonly games: number; readonly decisions: number }>();
  let end = batchesOf(order);
  let next = 0;
  const tellAll = (): void => {
    const parts = [...underWay.values(), ...reports.filter(report => report !== undefined)];
    told(
      parts.reduce((sum, part) => sum + part.games, 0),
      parts.reduce((sum, part) => sum + part.decisions, 0),
    );
  };
  /** Takes what a worker says; whether the worker is free again. */
  const hear = (worker: Worker, message: FromWorker): boolean => {
    if (message.type === 'failed') throw new Failure(message.problem);
    underWay.delete(worker);
    if (message.type === 'done') {
      reports[message.batch] = message.report;
      if (message.report.fault !== null) end = Math.min(end, message.batch + 1);
    } else underWay.set(worker, message);
    tellAll();
    return message.type === 'done';
  };
  const employ = async (worker: Worker): Promise<void> => {
    while (next < end) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
      worker.postMessage(next++);
      while (!hear(worker, await messageFrom(worker)));
    }
  };
  const workers = Array.from({ length: Math.min(count, end) }, () => hire(order));
  try {
    await Promise.all(workers.map(employ));
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
  return sumUp(reports);
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
