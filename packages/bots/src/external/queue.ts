import { BotFault } from './protocol.ts';

/** Lines that were written and not yet read; or the fault after which there are no more. */
export interface Queue {
  add(line: string): void;
  fail(fault: BotFault): void;
  /** The next line; fails after the last one, or when it does not come in time. */
  next(millis: number): Promise<string>;
}

interface Reader {
  heard(line: string): void;
  failed(fault: BotFault): void;
}

export const newQueue = (): Queue => {
  const lines: string[] = [];
  let reader: Reader | null = null;
  let fault: BotFault | null = null;
  const wait = (millis: number, { heard, failed }: Reader): void => {
    const timer = setTimeout(() => reader?.failed(new BotFault('slow', `gave no answer within ${millis} ms`)), millis);
    const done = (): void => {
      clearTimeout(timer);
      reader = null;
    };
    reader = { heard: line => (done(), heard(line)), failed: reason => (done(), failed(reason)) };
  };
  return {
    add(line) {
      if (reader === null) lines.push(line);
      else reader.heard(line);
    },
    fail(reason) {
      fault ??= reason;
      reader?.failed(fault);
    },
    next: millis =>
      new Promise((heard, failed) => {
        const line = lines.shift();
        if (line !== undefined) heard(line);
        else if (fault !== null) failed(fault);
        else wait(millis, { heard, failed });
      }),
  };
};
