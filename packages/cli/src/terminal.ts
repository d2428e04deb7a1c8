import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** Colours, or nothing where nobody could see them. */
export interface Paint {
  readonly bold: (text: string) => string;
  readonly faint: (text: string) => string;
  readonly accent: (text: string) => string;
  readonly good: (text: string) => string;
  readonly bad: (text: string) => string;
}

const painted =
  (on: boolean, code: number) =>
  (text: string): string =>
    on ? `\u001b[${code}m${text}\u001b[0m` : text;

export const paintFor = (on: boolean): Paint => ({
  bold: painted(on, 1),
  faint: painted(on, 2),
  accent: painted(on, 36),
  good: painted(on, 32),
  bad: painted(on, 31),
});

/** Lines typed by a reader or sent through a pipe. */
export interface Lines {
  /** `null` once the input has ended. */
  next(prompt: string): Promise<string | null>;
  /** Hands lines over as they come, and `null` at the end, until the function it returns is called. */
  listen(hear: (line: string | null) => void): () => void;
  close(): void;
}

export interface Progress {
  /** Asked for words only when it is time to show them. */
  show(words: () => string): void;
  end(): void;
}

export interface Terminal {
  /** A person sits there: the screen can be cleared and questions asked. */
  readonly live: boolean;
  readonly width: number;
  readonly paint: Paint;
  readonly print: (...lines: readonly string[]) => void;
  /** Beside the output, for whoever looks on. */
  readonly note: (...lines: readonly string[]) => void;
  /** Wipes the screen and what was scrolled off it. */
  readonly clear: () => void;
  lines(): Lines;
  progress(): Progress;
}

/** Where a terminal reads and writes: the process itself, or what a test holds in its hand. */
export interface Streams {
  readonly stdin: Readable & { readonly isTTY?: boolean };
  readonly stdout: Out;
  readonly stderr: Out;
}

type Out = Writable & { readonly isTTY?: boolean; readonly columns?: number };

export const openTerminal = ({ stdin, stdout, stderr }: Streams): Terminal => {
  const live = stdin.isTTY === true && stdout.isTTY === true;
  return {
    live,
    width: Math.min(100, Math.max(40, stdout.columns ?? 80)),
    paint: paintFor(stdout.isTTY === true && !process.env['NO_COLOR'] && process.env['TERM'] !== 'dumb'),
    print: (...lines) => void stdout.write(`${lines.join('\n')}\n`),
    note: (...lines) => void stderr.write(`${lines.join('\n')}\n`),
    clear: () => void (live && stdout.write('\u001b[2J\u001b[3J\u001b[H')),
    lines: () => openLines(stdin, stdout, live),
    progress: () => openProgress(stderr),
  };
};

/** Keeps lines that come before anybody asks for them: a pipe sends all of them at once. */
const lineQueue = () => {
  const ready: string[] = [];
  let ended = false;
  let wanted: ((line: string | null) => void) | null = null;
  let listener: ((line: string | null) => void) | null = null;
  const give = (line: string | null): void => {
    if (line === null) ended = true;
    if (listener !== null) return listener(line);
    if (wanted === null) {
      if (line !== null) ready.push(line);
      return;
    }
    wanted(line);
    wanted = null;
  };
  const take = async (): Promise<string | null> => {
    const first = ready.shift();
    if (first !== undefined || ended) return first ?? null;
    return new Promise(resolve => {
      wanted = resolve;
    });
  };
  const listen = (hear: (line: string | null) => void): (() => void) => {
    listener = hear;
    if (ended) hear(null);
    return () => {
      listener = null;
    };
  };
  return { give, take, listen };
};

const openLines = (stdin: Streams['stdin'], stdout: Out, live: boolean): Lines => {
  const reader = createInterface(live ? { input: stdin, output: stdout } : { input: stdin });
  const { give, take, listen } = lineQueue();
  reader.on('line', give);
  let closed = false;
  reader.on('close', () => {
    closed = true;
    give(null);
  });
  reader.on('SIGINT', () => {
    reader.close();
  });
  const showPrompt = (prompt: string): void => {
    reader.setPrompt(prompt);
    if (live && !closed) reader.prompt();
    else stdout.write(prompt);
  };
  const next = async (prompt: string): Promise<string | null> => {
    showPrompt(prompt);
    const line = await take();
    // What comes through a pipe shows nowhere else, nor does the end of the input.
    if (!stdin.isTTY || line === null) stdout.write(`${line ?? ''}\n`);
    return line;
  };
  return {
    next,
    listen,
    close: () => {
      reader.close();
    },
  };
};

const REDRAW_EVERY = 100;
const LINE_EVERY = 5000;

/** One line redrawn in place; where nobody watches, a plain line now and then. */
const openProgress = (stream: Out): Progress => {
  const every = stream.isTTY ? REDRAW_EVERY : LINE_EVERY;
  let last = Date.now();
  let drawn = false;
  return {
    show(words) {
      if (Date.now() - last < every) return;
      last = Date.now();
      drawn = true;
      stream.write(stream.isTTY ? `\r\u001b[K${words().slice(0, (stream.columns ?? 80) - 1)}` : `${words()}\n`);
    },
    end() {
      if (drawn && stream.isTTY) stream.write('\r\u001b[K');
    },
  };
};
