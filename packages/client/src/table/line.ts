import type { Asking, FromWorker, Replies, Request, Update } from './messages.ts';

/** The line to a worker: questions out, answers and updates back. */
export interface Line {
  ask<R extends Request>(request: R): Promise<Replies[R['type']]>;
  hangUp(): void;
}

interface Waiting {
  resolve(reply: never): void;
  reject(error: Error): void;
}

export const callWorker = (onUpdate: (update: Update) => void, onBroken: (detail: string) => void): Line => {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let asked = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'update') return onUpdate(data.update);
    const caller = waiting.get(data.number);
    waiting.delete(data.number);
    if (data.type === 'reply') caller?.resolve(data.reply as never);
    else caller?.reject(new Error(data.detail));
  });
  worker.addEventListener('error', event => onBroken(event.message));
  return {
    ask: request =>
      new Promise((resolve, reject) => {
        const number = asked++;
        waiting.set(number, { resolve, reject });
        worker.postMessage({ number, request } satisfies Asking, []);
      }),
    hangUp: () => worker.terminate(),
  };
};

/** Checks a whole game file, beside the page. */
export const verifyElsewhere = async (
  file: Extract<Request, { type: 'verify' }>['file'],
): Promise<Replies['verify']> => {
  const line = callWorker(
    () => {},
    () => {},
  );
  try {
    return await line.ask({ type: 'verify', file });
  } finally {
    line.hangUp();
  }
};
