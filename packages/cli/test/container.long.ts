// Follows the Containerfile line by line in folders of its own, since not every machine that runs tests has containers:
// what it copies and runs must be enough to build the pages and to serve them.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../../..');
/** Folders of the container, each below the folder of its stage. */
const INSIDE = /(?<![\w.])\/(?:lastroad|data)\b/g;

interface Stage {
  readonly folder: string;
  readonly env: Record<string, string>;
}

let home: string;
beforeAll(() => {
  home = mkdtempSync(join(tmpdir(), 'lastroad-container-'));
});
afterAll(() => rmSync(home, { recursive: true, force: true }));

const inside = ({ folder }: Stage, words: string): string => words.replaceAll(INSIDE, path => folder + path);

/** What is under version control, and nothing that lies beside it. */
const sourceFiles = (path: string): string[] =>
  execFileSync('git', ['ls-files', '-z', path], { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);

const copy = (stages: ReadonlyMap<string, Stage>, here: Stage, words: readonly string[]): void => {
  const work = join(here.folder, 'lastroad');
  const [first = '', ...rest] = words;
  const from = stages.get(/^--from=(.+)/.exec(first)?.[1] ?? '');
  if (from !== undefined) {
    const [path = '', to = ''] = rest;
    return cpSync(inside(from, path), join(work, to), { recursive: true });
  }
  const to = words.at(-1) ?? '';
  for (const path of words.slice(0, -1)) {
    for (const file of sourceFiles(path)) {
      const place = to === './' ? join(work, basename(file)) : join(work, to, file.slice(path.length));
      mkdirSync(dirname(place), { recursive: true });
      cpSync(join(root, file), place);
    }
  }
};

const run = (here: Stage, command: string): void => {
  // Who owns the data is the container's affair.
  const words = inside(here, command.replace(/ && chown \S+ \S+/, ''));
  const path = `${resolve(root, 'node_modules/.bin')}:${process.env['PATH']}`;
  // It ends by emptying npm's cache, which must not be that of whoever runs the test.
  const env = { ...process.env, PATH: path, npm_config_cache: join(home, 'npm') };
  execFileSync('sh', ['-c', words], { cwd: join(here.folder, 'lastroad'), env });
};

/** Carries out every line; the last stage is what is started. */
const build = (): Stage => {
  const stages = new Map<string, Stage>();
  let here: Stage = { folder: home, env: {} };
  for (const line of readFileSync(join(root, 'Containerfile'), 'utf8').split('\n')) {
    const [order = '', ...words] = line.split(' ');
    if (order === 'FROM') {
      here = { folder: join(home, String(stages.size)), env: {} };
      stages.set(words[2] ?? 'last', here);
    }
    if (order === 'WORKDIR') mkdirSync(inside(here, words[0] ?? ''), { recursive: true });
    if (order === 'COPY') copy(stages, here, words);
    if (order === 'RUN') run(here, words.join(' '));
    if (order === 'ENV')
      for (const word of words) here.env[word.split('=')[0] ?? ''] = inside(here, word.replace(/^\w+=/, ''));
  }
  return here;
};

test('what the container file copies and runs is enough to build and to serve', async () => {
  const { folder, env } = build();
  const command = /^CMD \["node", (.+)\]$/m.exec(readFileSync(join(root, 'Containerfile'), 'utf8'))?.[1] ?? '';
  const args = JSON.parse(`[${command}]`) as string[];

  const server = spawn(process.execPath, [...args, '--port', '0'], {
    cwd: join(folder, 'lastroad'),
    env: { PATH: process.env['PATH'], ...env, LASTROAD_HOST: '127.0.0.1' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(server, 'exit');
  let told = '';
  for await (const text of server.stderr.setEncoding('utf8')) {
    told += String(text);
    if (/http:\S+/.test(told) && told.includes('Ctrl-C')) break;
  }
  const address = /http:\S+/.exec(told)?.[0] ?? '';
  const health = await fetch(new URL('health', address));
  const page = await fetch(address);

  expect([health.status, page.status]).toEqual([200, 200]);
  expect(await page.text()).toContain('<div id="app">');
  server.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});
