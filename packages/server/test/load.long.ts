import { randomUUID } from 'node:crypto';
import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import type { Config } from '../src/index.ts';
import { type Figures, Load } from './load.ts';
import { disturbancesIn, MOSTLY_OURS, QUIET, watchMachine } from './machine.ts';
import { postgres } from './postgres.ts';
import { type ServerProcess, startProcess, type Usage } from './processes.ts';
import { type Folder, temporaryFolder } from './servers.ts';

const number = (name: string, usual: number): number => Number(process.env[name] ?? usual);

const TABLES = number('LOAD_TABLES', 1000);
const SECONDS = number('LOAD_SECONDS', 120);
const PROCESSES = number('LOAD_PROCESSES', 1);
/** All seats of a table at one server, as behind a proxy that divides by table; otherwise at different ones. */
const BY_TABLE = process.env['LOAD_BY_TABLE'] === '1';
const GAME = process.env['LOAD_GAME'] ?? 'endless';
const SEATS = 4;
const HURRIED_SECONDS = Math.min(SECONDS, 30);
const EACH_TABLE_EVERY = 2000;
/** A machine that is disturbed now may be left alone later. */
const TRIES = 3;

/** The bars are for the toy that never ends; other games are only measured. */
const HAS_BARS = GAME === 'endless';
const PER_SECOND = 5000;

interface Place {
  readonly engine: 'SQLite' | 'PostgreSQL';
  readonly on: 'tmpfs' | 'disk';
  readonly folder: string;
  /** Milliseconds for 99 of 100 answers at a human pace. In memory a commit is free, and the time is the server's own. */
  readonly bar: number;
}

const FOLDERS = [
  { on: 'tmpfs', folder: '/dev/shm', bar: 20 },
  { on: 'disk', folder: tmpdir(), bar: 50 },
] as const;
/** Several processes are for PostgreSQL. */
const ENGINES = PROCESSES > 1 ? (['PostgreSQL'] as const) : (['SQLite', 'PostgreSQL'] as const);
const PLACES: readonly Place[] = ENGINES.flatMap(engine => FOLDERS.map(folder => ({ engine, ...folder })));

const TMPFS = 0x01021994;

const folders = new Map<string, Folder>(FOLDERS.map(({ folder }) => [folder, temporaryFolder(folder)]));
afterAll(() => {
  for (const folder of folders.values()) folder.remove();
});

const storageAt = async ({ engine, folder }: Place): Promise<Partial<Config>> => {
  if (engine === 'SQLite') return { data: `${folders.get(folder)?.path}/${randomUUID()}` };
  return { databaseUrl: await (await postgres(folder)).fresh(`load_${randomUUID()}`) };
};

const usageOf = (servers: readonly ServerProcess[]): Promise<Usage[]> =>
  Promise.all(servers.map(server => server.usage()));

const memory = (usages: readonly Usage[]): number => usages.reduce((sum, usage) => sum + usage.memory.rss, 0);

const microseconds = (part: 'cpu' | 'thread', usages: readonly Usage[]): number =>
  usages.reduce((sum, usage) => sum + usage[part].user + usage[part].system, 0);

interface Run {
  readonly human: Figures;
  readonly hurried: Figures;
  readonly disturbances: readonly string[];
}

/** Servers of their own, so that a run finds nothing of the one before. */
const runAt = async (place: Place): Promise<Run> => {
  const storage = await storageAt(place);
  const servers: ServerProcess[] = [];
  for (let n = 0; n < PROCESSES; n++) servers.push(await startProcess(storage, { env: { TEST_GAME: GAME } }));
  const urls = servers.map(({ url }) => url);
  const pids = servers.map(({ child }) => child.pid ?? 0);
  const load = new Load();
  const empty = await usageOf(servers);
  const at = (table: number, seat: number): string => urls[(BY_TABLE ? table : table + seat) % urls.length] ?? '';
  await load.open(at, HAS_BARS ? 'toy' : GAME, TABLES, SEATS);
  await new Promise(resolve => setTimeout(resolve, 5000));
  const full = await usageOf(servers);

  const watch = () => watchMachine(folders.get(place.folder)?.path ?? '', pids);
  const seenAtHumanPace = await watch();
  const human = await load.atHumanPace(SECONDS, EACH_TABLE_EVERY);
  const disturbances = disturbancesIn(await seenAtHumanPace(), place.bar, QUIET);
  const before = await usageOf(servers);
  const seenAtFullSpeed = await watch();
  const hurried = await load.atFullSpeed(HURRIED_SECONDS);
  disturbances.push(
    ...disturbancesIn(await seenAtFullSpeed(), place.bar, MOSTLY_OURS).map(each => `${each} (full speed)`),
  );
  const after = await usageOf(servers);
  load.close();
  await Promise.all(servers.map(server => server.close()));

  const perAnswer = (part: 'cpu' | 'thread') =>
    Math.round((microseconds(part, after) - microseconds(part, before)) / hurried.kept);
  const figures = {
    disturbances,
    human,
    hurried,
    kilobytesPerConnection: Math.round((memory(full) - memory(empty)) / 1024 / (TABLES * SEATS)),
    serverMicroseconds: perAnswer('cpu'),
    mainThreadMicroseconds: perAnswer('thread'),
  };
  const where = `${place.engine} on ${place.on}, processes: ${PROCESSES}${BY_TABLE ? ', by table' : ''}`;
  process.stdout.write(`load of ${GAME}, ${where}: ${JSON.stringify(figures)}\n`);
  return { human, hurried, disturbances };
};

const judge = ({ human, hurried }: Run, bar: number): void => {
  for (const { refusals } of [human, hurried]) {
    // An answer that another process has been quicker than is asked for anew; with one process there is no other.
    const { stale = 0, ...others } = refusals;
    expect(others).toEqual({});
    if (PROCESSES === 1) expect(stale).toBe(0);
  }
  expect(human.kept).toBeGreaterThan((TABLES * SECONDS * 1000 * 0.95) / EACH_TABLE_EVERY);
  if (!HAS_BARS) return;
  expect(human.p99).toBeLessThan(bar);
  expect(hurried.perSecond).toBeGreaterThanOrEqual(PER_SECOND);
};

const CLIENTS = `${TABLES * SEATS} clients on ${TABLES} tables`;

test.for(PLACES)(`$engine on $on: ${CLIENTS}, at a human pace and at full speed`, async (place, { skip }) => {
  expect(statfsSync(place.folder).type === TMPFS).toBe(place.on === 'tmpfs');
  let run = await runAt(place);
  for (let tries = 1; tries < TRIES && run.disturbances.length > 0; tries++) run = await runAt(place);
  // Neither passed nor failed: nothing is known about the server.
  if (run.disturbances.length > 0) skip(`invalid, the machine was disturbed: ${run.disturbances.join(', ')}`);
  judge(run, place.bar);
});
