import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { root } from './files.ts';

/** Tools of the project go before those of the machine. */
export const env = {
  ...process.env,
  PATH: `${resolve(root, 'node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`,
};

export interface Ended {
  readonly status: number | null;
  readonly stdout: string;
  /** All that was said. */
  readonly told: string;
}

/** Runs a tool of the project to its end. */
export const run = (command: string, ...args: readonly string[]): Promise<Ended> =>
  new Promise((done, fail) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let [stdout, told] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      told += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      told += text;
    });
    child.on('error', fail);
    child.on('close', status => done({ status, stdout, told }));
  });
