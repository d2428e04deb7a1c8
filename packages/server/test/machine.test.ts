import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { disturbancesIn, MOSTLY_OURS, processorTimeOf, QUIET, type Seen, watchMachine } from './machine.ts';
import { temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const BAR = 50;
const often = (times: number, milliseconds: number): number[] => Array.from({ length: times }, () => milliseconds);

/** Ten seconds in which the disk took what it usually takes. */
const quiet: Seen = {
  elapsed: 10_000,
  syncs: often(400, 4.5),
  waits: [150],
  delays: often(2000, 0.4),
  othersRan: 0.02,
};

describe('a run', () => {
  test('of a quiet machine is valid', () => {
    expect(disturbancesIn(quiet, BAR, QUIET)).toEqual([]);
    expect(disturbancesIn(quiet, BAR, MOSTLY_OURS)).toEqual([]);
  });

  test.for([
    ['the disk stood still once', { syncs: [...quiet.syncs, 80] }, 'the disk stalled for 0.8 % of the time'],
    ['others had the cores', { waits: [150, 2500] }, 'a server waited for a core for 25.0 % of the time'],
    ['the generator stood still', { delays: often(3, 60) }, 'the load generator was late for 1.8 % of the time'],
  ] as const)('in which %s is not', ([, planted, named]) => {
    expect(disturbancesIn({ ...quiet, ...planted }, BAR, QUIET)).toEqual([named]);
  });

  test('tells all that disturbed it', () => {
    const all: Seen = { elapsed: 1000, syncs: [500], waits: [500], delays: [500], othersRan: 0.5 };

    expect(disturbancesIn(all, BAR, QUIET)).toHaveLength(3);
  });

  test('that counts answers bears a stall of the disk, and not that others have the cores', () => {
    const stalled = { ...quiet, syncs: [...quiet.syncs, 500] };

    expect(disturbancesIn(stalled, BAR, MOSTLY_OURS)).toEqual([]);
    expect(disturbancesIn({ ...quiet, othersRan: 0.4 }, BAR, MOSTLY_OURS)).toEqual([
      'others had the cores for 40.0 % of the time',
    ]);
  });

  test('is judged by its bar: what is nothing on a disk is a stall in memory', () => {
    const planted: Seen = { ...quiet, syncs: [...quiet.syncs, ...often(3, 15)] };

    expect(disturbancesIn(planted, 50, QUIET)).toEqual([]);
    expect(disturbancesIn(planted, 20, QUIET)).toEqual(['the disk stalled for 0.4 % of the time']);
  });
});

/** A core this process may use. */
const core = /^Cpus_allowed_list:\s*(\d+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0';

/** A process that does not rest for a minute, on that core; it says when it begins. */
const spin = () => {
  const child = spawn('taskset', [
    '-c',
    core,
    process.execPath,
    '-e',
    'process.stdout.write("on"); const end = Date.now() + 60000; while (Date.now() < end);',
  ]);
  return new Promise<{ pid: number; end: () => void }>((on, fail) => {
    child.on('error', fail);
    child.stdout.once('data', () => on({ pid: child.pid ?? 0, end: () => child.kill('SIGKILL') }));
  });
};

describe('watching', () => {
  test('sees the loop of this process stand still, and writes to the disk meanwhile', async () => {
    const seen = await watchMachine(folder.path, [process.pid]);
    const end = performance.now() + 200;
    while (performance.now() < end);
    const { elapsed, syncs, delays, waits, othersRan } = await seen();

    expect(Math.max(...delays)).toBeGreaterThan(190);
    expect(elapsed).toBeGreaterThanOrEqual(200);
    expect(syncs.length).toBeGreaterThan(0);
    expect(waits).toEqual([expect.any(Number)]);
    expect(othersRan).toEqual(expect.any(Number));
    expect(readdirSync(folder.path)).toEqual([]);
  });

  test('sees two processes wait for the core they share', async () => {
    const spinning = await Promise.all([spin(), spin()]);
    const seen = await watchMachine(
      folder.path,
      spinning.map(({ pid }) => pid),
    );
    // Whether the machine makes more of this or not, half of it belongs to each.
    await new Promise(resolve => setTimeout(resolve, 300));
    const found = await seen();
    for (const { end } of spinning) end();

    expect(disturbancesIn(found, BAR, QUIET).join()).toContain('a server waited for a core');
  });

  test('counts what this process has started as its own', async () => {
    const before = processorTimeOf(process.pid);
    const spinning = await spin();
    await expect.poll(() => processorTimeOf(spinning.pid)).toBeGreaterThan(200);
    const ours = processorTimeOf(process.pid) - before;
    spinning.end();

    expect(ours).toBeGreaterThan(200);
  });
});
