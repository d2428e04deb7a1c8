import { type ChildProcess, spawn } from 'node:child_process';
import { BotFault, type ToBot } from './protocol.ts';
import { newQueue, type Queue } from './queue.ts';

/** A program outside that is spoken with line by line. */
export interface Program {
  send(message: ToBot): void;
  /** The next line it writes; fails when it ends or takes too long. */
  line(millis: number): Promise<string>;
  /** Lets it end by itself for a moment, then ends it. Returns whether it ended by itself. */
  close(millis: number): Promise<boolean>;
}

/** Longer lines are not read: a program that never ends its line would fill the memory. */
const LONGEST_LINE = 1 << 20;
const KEPT_ERRORS = 2000;

/** Programs get what they need to start, and nothing of the host's own settings. */
const environment = (): Record<string, string> => {
  const kept: Record<string, string> = {};
  for (const name of ['PATH', 'HOME', 'LANG', 'SystemRoot', 'TMPDIR']) {
    const value = process.env[name];
    if (value !== undefined) kept[name] = value;
  }
  return kept;
};

/** Starts a program outside. */
export const startProgram = ([file, ...args]: readonly string[]): Program => {
  const queue = newQueue();
  let errors = '';
  // In a group of its own: Ctrl-C is for the host, which lets its games end.
  const child = spawn(file, args, {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: environment(),
    detached: true,
    windowsHide: true,
  });
  const ended = new Promise<void>(done => child.once('close', () => done()));
  child.once('error', error => queue.fail(new BotFault('start', `cannot be started: ${error.message}`)));
  child.once('close', (code, signal) => queue.fail(new BotFault('crash', `ended ${howEnded(code, signal, errors)}`)));
  // A program that has ended cannot be written to; how it ended is told by itself.
  child.stdin.on('error', () => {});
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-KEPT_ERRORS);
  });
  readLines(child, queue);
  return {
    send(message) {
      if (child.stdin.writable) child.stdin.write(`${JSON.stringify(message)}\n`);
    },
    line: millis => queue.next(millis),
    close: millis => end(child, ended, millis),
  };
};

const howEnded = (code: number | null, signal: string | null, errors: string): string => {
  const last = errors.trim().split('\n').at(-1) ?? '';
  return `${signal === null ? `with code ${code}` : `by ${signal}`}${last === '' ? '' : `: ${last}`}`;
};

/** Cuts what a program writes into lines; blank ones do not count. */
const readLines = (child: ChildProcess, queue: Queue): void => {
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') queue.add(line);
    if (rest.length > LONGEST_LINE) {
      queue.fail(new BotFault('garbled', `wrote ${rest.length} characters without ending the line`));
      child.kill('SIGKILL');
    }
  });
};

const end = async (child: ChildProcess, ended: Promise<void>, millis: number): Promise<boolean> => {
  child.stdin?.end();
  if (child.pid === undefined) return true;
  let late: NodeJS.Timeout | undefined;
  const killed = new Promise<boolean>(done => {
    late = setTimeout(() => {
      child.kill('SIGKILL');
      done(false);
    }, millis);
  });
  const alone = await Promise.race([ended.then(() => true), killed]);
  clearTimeout(late);
  await ended;
  return alone;
};
