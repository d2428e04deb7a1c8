import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Game, Rules, Seat } from '@lastroad/kernel';
import type { ArenaPlan } from '../arena/plan.ts';
import type { Played } from '../arena/play.ts';
import type { Answer } from '../bot.ts';
import type { LevelSpec } from '../levels.ts';
import { mergeAnswers } from '../merge.ts';
import type { FromWorker, Position, ToWorker } from '../messages.ts';

export interface PoolOptions {
  /** Address of the module that exports `registry`; every thread imports it. */
  readonly registry: URL | string;
  /** Threads; left out, one for each core. */
  readonly size?: number;
}

export interface Thinking {
  readonly answer: Promise<Answer>;
  /** Asks for the answer as it stands. */
  stop(): void;
}

export interface ThinkRequest {
  readonly position: Position;
  readonly seat: Seat;
  readonly seed: string;
  readonly bot: LevelSpec;
  /** Threads that think at the same time, each with its own chance; their counts are added up. */
  readonly spread?: number;
  /** Told now and then how far a thread has come. */
  progress?(answer: Answer): void;
}

export interface Pool {
  readonly size: number;
  think(request: ThinkRequest): Thinking;
  play(plan: ArenaPlan, game: number): Promise<Played>;
  close(): Promise<void>;
}

/** A position of a game that is being played, ready to be sent. */
export const positionOf = (rules: Rules, g: Game, pack: unknown = null): Position => ({
  game: rules.id,
  options: g.content.options,
  pack,
  save: rules.save(g),
});

type Done = FromWorker & { readonly type: 'thought' | 'played' };
type Job = ToWorker extends infer M ? (M extends { readonly id: number } ? Omit<M, 'id'> : never) : never;

interface Waiting {
  readonly thread: number;
  done(message: Done): void;
  failed(error: Error): void;
  progress(answer: Answer): void;
}

/** Threads that think and play. A thread that dies fails its jobs and is replaced. */
export const openPool = ({ registry, size = availableParallelism() }: PoolOptions): Pool => {
  const waiting = new Map<number, Waiting>();
  const load = new Array<number>(size).fill(0);
  let closed = false;
  let lastId = 0;

  const settle = (id: number, act: (job: Waiting) => void): void => {
    const job = waiting.get(id);
    if (job === undefined) return;
    waiting.delete(id);
    if (--load[job.thread] === 0) threads[job.thread].unref();
    act(job);
  };
  const hear = (message: FromWorker): void => {
    if (message.type === 'thinking') waiting.get(message.id)?.progress(message.answer);
    else if (message.type === 'failed') settle(message.id, job => job.failed(new Error(message.error)));
    else settle(message.id, job => job.done(message));
  };
  const start = (thread: number): Worker => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { registry: String(registry) },
      execArgv: [],
    });
    let reason = new Error('the thread ended');
    worker.on('message', hear);
    worker.on('error', error => {
      reason = error as Error;
    });
    worker.on('exit', () => {
      if (closed) return;
      for (const [id, job] of waiting) if (job.thread === thread) settle(id, one => one.failed(reason));
      threads[thread] = start(thread);
    });
    worker.unref();
    return worker;
  };
  const threads = Array.from({ length: size }, (_, thread) => start(thread));

  const give = (job: Job, progress: (answer: Answer) => void = () => {}): { id: number; result: Promise<Done> } => {
    const id = ++lastId;
    const thread = load.indexOf(Math.min(...load));
    // A thread keeps the program running only while it has something to do.
    if (load[thread]++ === 0) threads[thread].ref();
    const result = new Promise<Done>((done, failed) => waiting.set(id, { thread, done, failed, progress }));
    threads[thread].postMessage({ ...job, id }, []);
    return { id, result };
  };
  return {
    size,
    think: request =>
      thinkWith(give, id => threads[waiting.get(id)?.thread ?? 0].postMessage({ type: 'stop', id }, []), request),
    async play(plan, game) {
      const message = await give({ type: 'play', plan, game }).result;
      if (message.type !== 'played') throw new Error('a thread gave a thought where a game was wanted');
      return message.played;
    },
    async close() {
      closed = true;
      for (const id of waiting.keys()) settle(id, job => job.failed(new Error('the pool was closed')));
      await Promise.all(threads.map(thread => thread.terminate()));
    },
  };
};

type Give = (job: Job, progress?: (answer: Answer) => void) => { id: number; result: Promise<Done> };

const thinkWith = (
  give: Give,
  stop: (id: number) => void,
  { position, seat, seed, bot, spread = 1, progress }: ThinkRequest,
): Thinking => {
  const jobs = Array.from({ length: spread }, (_, n) =>
    give({ type: 'think', position, seat, seed: n === 0 ? seed : `${seed} ${n}`, bot }, progress),
  );
  const answers = Promise.all(
    jobs.map(async ({ result }) => {
      const message = await result;
      if (message.type !== 'thought') throw new Error('a thread gave a game where a thought was wanted');
      return message.answer;
    }),
  );
  return { answer: answers.then(mergeAnswers), stop: () => jobs.forEach(({ id }) => stop(id)) };
};
