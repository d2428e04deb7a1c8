import type { FromWorker, ToWorker } from '@lastroad/bots';
import { type Thinker, thinkElsewhere } from './thinker.ts';

/** Bots in a worker of their own, started with the first question. It ends with whoever started it. */
export const openThinker = (): Thinker => {
  let worker: Worker | null = null;
  const start = (): Worker => {
    const started = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => receive(data));
    started.addEventListener('error', event => fail(new Error(event.message)));
    return started;
  };
  const send = (message: ToWorker): void => {
    worker ??= start();
    worker.postMessage(message, []);
  };
  const { thinker, receive, fail } = thinkElsewhere(send);
  return thinker;
};
