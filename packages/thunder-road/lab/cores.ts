import { availableParallelism } from 'node:os';
import { isMainThread, parentPort, Worker } from 'node:worker_threads';
import { type Game, type Outcome, type Played, playOne } from './outcomes.ts';

// Plays many games on all cores: this file is also what the threads run.

export interface Batch {
  readonly games: readonly Game[];
  /** Whether positions are wanted. */
  readonly isNoted: boolean;
}

export interface Finished {
  readonly played: readonly Played[];
  readonly outcomes: readonly Outcome[];
}

const SIZE = 2;

const finish = ({ games, isNoted }: Batch): Finished => {
  const outcomes: Outcome[] = [];
  const played = games.map(game => playOne(game, outcomes));
  return { played, outcomes: isNoted ? outcomes : [] };
};

/** Plays all games; the answers stand in the order of the games. */
export const playAll = async (
  games: readonly Game[],
  isNoted: boolean,
  threads = availableParallelism(),
): Promise<Finished> => {
  const batches = Array.from({ length: Math.ceil(games.length / SIZE) }, (_, i) =>
    games.slice(i * SIZE, (i + 1) * SIZE),
  );
  const found = new Array<Finished>(batches.length);
  let next = 0;
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(new URL(import.meta.url));
      let mine = -1;
      const goOn = (): void => {
        mine = next++;
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
        if (mine < batches.length) worker.postMessage({ games: batches[mine], isNoted } satisfies Batch);
        else void worker.terminate().then(() => resolve());
      };
      worker.on('message', (finished: Finished) => {
        found[mine] = finished;
        goOn();
      });
      worker.on('error', reject);
      goOn();
    });
  await Promise.all(Array.from({ length: Math.min(threads, batches.length) }, work));
  return { played: found.flatMap(({ played }) => played), outcomes: found.flatMap(({ outcomes }) => outcomes) };
};

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
if (!isMainThread) parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(finish(batch)));
