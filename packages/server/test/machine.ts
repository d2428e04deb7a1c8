// Whether the machine was fit to measure on. A server that answers late because the disk stood still, or because others had
// the cores, is neither quick nor slow: nothing was found out about it.
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** What was seen of the machine during a run, in milliseconds. */
export interface Seen {
  readonly elapsed: number;
  /** How long each write to the disk took that had nothing to do with the server. */
  readonly syncs: readonly number[];
  /** How long the main thread of each server could have run and had no core. */
  readonly waits: readonly number[];
  /** How late each beat of the load generator came. */
  readonly delays: readonly number[];
  /** Processor time that went to others, or that the machine was not given, as a share of what all cores have. */
  readonly othersRan: number;
}

type Disturbance = 'diskStalled' | 'serverWaited' | 'generatorLate' | 'othersRan';

/** Shares of the time that a machine may take from a run. */
export type Limits = Readonly<Partial<Record<Disturbance, number>>>;

/** For how long an answer takes. */
export const QUIET: Limits = {
  // One answer in a hundred may be over the bar. Those that come while everything stands still are, and some behind them:
  // so much leaves two thirds of them to the server.
  diskStalled: 0.003,
  generatorLate: 0.003,
  // At a human pace the main thread has work for a tenth of the time. One that waits for a core for longer than it works
  // shares it with somebody; one that only takes turns with its own storage and the generator stays far below.
  serverWaited: 0.1,
};

/** For how many answers there are: what is taken for a tenth of the time takes a tenth of them. */
export const MOSTLY_OURS: Limits = { diskStalled: 0.1, othersRan: 0.1 };

const WORDS: Readonly<Record<Disturbance, string>> = {
  diskStalled: 'the disk stalled',
  serverWaited: 'a server waited for a core',
  generatorLate: 'the load generator was late',
  othersRan: 'others had the cores',
};

/**
 * The time in stalls. An answer may wait for a commit that is under way and then for its own: what takes half of the bar
 * uses it up, with no fault of the server.
 */
const stalled = (times: readonly number[], bar: number): number =>
  times.filter(time => time > bar / 2).reduce((sum, time) => sum + time, 0);

/** What makes a run invalid, in words; nothing when the figures are those of the server. */
export const disturbancesIn = (seen: Seen, bar: number, limits: Limits): string[] => {
  const shares: Readonly<Record<Disturbance, number>> = {
    diskStalled: stalled(seen.syncs, bar) / seen.elapsed,
    serverWaited: Math.max(...seen.waits) / seen.elapsed,
    generatorLate: stalled(seen.delays, bar) / seen.elapsed,
    othersRan: seen.othersRan,
  };
  return (Object.keys(shares) as Disturbance[])
    .filter(each => shares[each] > (limits[each] ?? Number.POSITIVE_INFINITY))
    .map(each => `${WORDS[each]} for ${(100 * shares[each]).toFixed(1)} % of the time`);
};

/** Milliseconds for which the main thread of a process has been ready to run and had no core, ever. */
const waited = (pid: number): number => {
  const [, nanoseconds] = readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ');
  return Number(nanoseconds) / 1e6;
};

/** The system counts processor time in hundredths of a second. */
const TICK = 10;

/** Milliseconds all cores have worked for programs, or would have, had the machine been given them. */
const processorTimeOfAll = (): number => {
  const [user = 0, nice = 0, system = 0, , , , , stolen = 0] = (readFileSync('/proc/stat', 'utf8').split('\n')[0] ?? '')
    .replace(/^cpu +/, '')
    .split(' ')
    .map(Number);
  return (user + nice + system + stolen) * TICK;
};

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly time: number;
}

/** What the system tells about a process; `null` when it has just ended. */
const readProcess = (pid: number): Process | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name of the program may have spaces; after it come the state, the parent and, later, four times.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const times = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
    return { pid, parent: fields[1] ?? 0, time: times * TICK };
  } catch {
    return null;
  }
};

/** Milliseconds that a process and all it has started have worked: servers, databases, whatever is below it. */
export const processorTimeOf = (root: number): number => {
  const processes = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => readProcess(Number(name)))
    .filter(found => found !== null);
  const timeBelow = (pid: number): number =>
    processes.filter(({ parent }) => parent === pid).reduce((sum, child) => sum + child.time + timeBelow(child.pid), 0);
  return timeBelow(root) + (processes.find(({ pid }) => pid === root)?.time ?? 0);
};

/** What all others have had of the cores, and when that was looked at: on a busy machine it takes a while. */
const timeOfOthers = (): { readonly at: number; readonly time: number } => ({
  at: performance.now(),
  time: processorTimeOfAll() - processorTimeOf(process.pid),
});

const BEAT = 5;

/** Watches the disk of a folder, the main threads of servers and the loop of this process, until it is asked what it saw. */
export const watchMachine = async (folder: string, pids: readonly number[]): Promise<() => Promise<Seen>> => {
  const path = join(folder, `disk-probe-${process.pid}`);
  const probe = new Worker(new URL('./disk-probe.ts', import.meta.url), { workerData: { path } });
  // Whoever fails before asking is held up neither by this nor by the beat.
  probe.unref();
  await once(probe, 'message');
  const before = pids.map(waited);
  const othersBefore = timeOfOthers();
  const began = performance.now();
  const delays: number[] = [];
  let last = began;
  const beat = (): void => {
    const now = performance.now();
    delays.push(now - last - BEAT);
    last = now;
  };
  const beating = setInterval(beat, BEAT);
  beating.unref();
  return async () => {
    beat();
    clearInterval(beating);
    const elapsed = performance.now() - began;
    const waits = pids.map((pid, index) => waited(pid) - (before[index] ?? 0));
    const others = timeOfOthers();
    const othersRan = (others.time - othersBefore.time) / (others.at - othersBefore.at) / availableParallelism();
    probe.postMessage('stop', []);
    const [syncs] = (await once(probe, 'message')) as [number[]];
    return { elapsed, syncs, waits, delays, othersRan };
  };
};
