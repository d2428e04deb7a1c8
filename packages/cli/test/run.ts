import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { main } from '../src/main.ts';
import { openTerminal, type Progress } from '../src/terminal.ts';

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

export interface Setting {
  readonly input?: string;
  readonly cwd?: string;
}

interface ProcessSetting extends Setting {
  /** Another program than the real one. */
  readonly program?: string;
  readonly nodeFlags?: readonly string[];
  /** Ctrl-C is pressed as soon as this file is there. */
  readonly interruptAt?: string;
  /** Beside what the shell has. */
  readonly env?: Readonly<Record<string, string>>;
}

export const BIN = fileURLToPath(new URL('../bin/lastroad.mjs', import.meta.url));

/** The Node that the project brings along, whichever one runs the tests. */
export const NODE = join(dirname(createRequire(import.meta.url).resolve('node/package.json')), 'bin', 'node');

/** Makes empty folders, which are gone when the tests of the file are over. */
export const folders = (): (() => string) => {
  const root = mkdtempSync(join(tmpdir(), 'lastroad-'));
  afterAll(() => {
    rmSync(root, { recursive: true, force: true });
  });
  return () => mkdtempSync(join(root, 'folder-'));
};

/** As from a shell: what npm adds for its scripts would change the hints. */
const shell = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')));

/** A stream that keeps what is written to it. */
const keeper = () => {
  let text = '';
  const stream = new Writable({
    decodeStrings: false,
    write(part: string, _encoding, done) {
      text += part;
      done();
    },
  });
  return { stream, text: () => text };
};

/** How far a command has come is told when it takes long, which depends on what else the machine has to do. */
const SILENT: Progress = { show: () => {}, end: () => {} };

/** Runs a command line in this process: the same but for what only a process has, its start, its end and its signals. */
export const lastroad = async (
  args: readonly string[],
  { input = '', cwd = '.', games }: Setting & { readonly games?: string } = {},
): Promise<Ran> => {
  const [out, err] = [keeper(), keeper()];
  const streams = { stdin: Readable.from([Buffer.from(input)]), stdout: out.stream, stderr: err.stream };
  const before = process.cwd();
  process.chdir(cwd);
  try {
    const code = await main(args, games, { ...openTerminal(streams), progress: () => SILENT });
    return { code, out: out.text(), err: err.text() };
  } finally {
    process.chdir(before);
  }
};

/** Runs the real command as a process of its own. */
export const lastroadProcess = async (args: readonly string[], setting: ProcessSetting = {}): Promise<Ran> => {
  const { input = '', cwd, program = BIN, nodeFlags = [], interruptAt } = setting;
  const env = { ...shell, ...setting.env };
  const child = spawn(NODE, [...nodeFlags, program, ...args], { cwd, env, stdio: 'pipe' });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  // A command that ends before it has read everything closes the pipe.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const looking =
    interruptAt === undefined
      ? undefined
      : setInterval(() => {
          if (!existsSync(interruptAt)) return;
          clearInterval(looking);
          child.kill('SIGINT');
        }, 10);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', code => {
      clearInterval(looking);
      resolve({ code, out, err });
    });
  });
};

export const linesOf = (text: string): string[] => text.split('\n').filter(line => line !== '');
