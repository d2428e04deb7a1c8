// Breaks the code on purpose, one line at a time, and tells which breaks no test notices.
//   npm run mutate -- packages/server packages/protocol --count 60 --seed 1
// Takes the tests of the packages named, or those that --tests names (more than once, if need be); with --jobs several breaks
// are tried at a time, each in a copy of its own: as many as there are four cores for each.
import { spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { files, root } from '../files.ts';
import { env } from '../tool.ts';
import { copyProject } from './copy.ts';
import { broken, type Mutant, mutantsOf, original, sampleOf } from './mutants.ts';

const { values, positionals: packages } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '60' },
    seed: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '1' },
    tests: { type: 'string', multiple: true },
  },
});

/** A break that makes a test hang is noticed once that test takes so many times as long as the slowest one does. */
const PATIENCE = 5;
/** What is quick at least gets this long, in milliseconds. */
const SHORTEST = 15_000;
const HOUR = 3_600_000;
/** Of the time that all tests take, such a part is spent on the quickest ones before the others begin. */
const QUICK = 0.25;

type Verdict = 'passed' | 'failed' | 'hung';

interface Told {
  readonly verdict: Verdict;
  readonly millis: number;
}

interface Limits {
  /** Of a single test. */
  readonly test: number;
  /** Of all: a break may stop a process of tests altogether, and then no test of it ends. */
  readonly whole: number;
}

/** Runs tests up to the first that fails. */
const runTests = (copy: string, tests: readonly string[], limits: Limits, ...more: readonly string[]): Promise<Told> =>
  new Promise((done, fail) => {
    const start = performance.now();
    const patience = [`--testTimeout=${limits.test}`, `--hookTimeout=${limits.test}`];
    // A group of its own, so that servers and browsers of a run that hangs end with it.
    const child = spawn('vitest', ['run', '--bail=1', '--reporter=dot', ...patience, ...more, ...tests], {
      cwd: copy,
      env,
      stdio: 'ignore',
      detached: true,
    });
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }, limits.whole);
    child.on('error', fail);
    child.on('close', status => {
      clearTimeout(timer);
      const verdict = hung ? 'hung' : status === 0 ? 'passed' : 'failed';
      done({ verdict, millis: performance.now() - start });
    });
  });

/** What Vitest writes down of a run, as much of it as is used here. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime: number;
    readonly endTime: number;
    readonly assertionResults: readonly { readonly duration?: number }[];
  }[];
}

/** The test files in two waves, the quick ones first, and how long to wait for a single test and for all. */
const plan = (
  copy: string,
  report: Report,
  millis: number,
): { readonly waves: readonly string[][]; readonly limits: Limits } => {
  const took = report.testResults.map(({ name, startTime, endTime }) => ({
    name: relative(copy, name),
    time: endTime - startTime,
  }));
  took.sort((a, b) => a.time - b.time);
  let left = QUICK * took.reduce((sum, { time }) => sum + time, 0);
  const waves: [string[], string[]] = [[], []];
  for (const { name, time } of took) waves[(left -= time) >= 0 ? 0 : 1].push(name);
  const slowest = Math.max(
    0,
    ...report.testResults.flatMap(file => file.assertionResults.map(one => one.duration ?? 0)),
  );
  const limits = { test: Math.max(SHORTEST, Math.round(PATIENCE * slowest)), whole: Math.round(PATIENCE * millis) };
  return { waves: waves.filter(wave => wave.length > 0), limits };
};

const IN_WORDS = { passed: 'SURVIVED', failed: 'noticed', hung: 'noticed, for it hung:' };

const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`;

const inWords = (text: string, mutant: Mutant): string => {
  const place = `${mutant.fileName}:${mutant.location.start.line + 1}`;
  const short = (code: string): string => (code.length > 60 ? `${code.slice(0, 57)}...` : code);
  return `${place} ${short(original(text, mutant))} → ${short(mutant.replacement.replace(/\s+/g, ' '))}`;
};

const judge = async (copy: string, mutant: Mutant, waves: readonly string[][], limits: Limits) => {
  const file = resolve(copy, mutant.fileName);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, broken(text, mutant));
  const told: Told[] = [];
  for (const wave of waves) {
    told.push(await runTests(copy, wave, limits));
    if (told.at(-1)?.verdict !== 'passed') break;
  }
  writeFileSync(file, text);
  const millis = told.reduce((sum, wave) => sum + wave.millis, 0);
  return { verdict: told.at(-1)?.verdict ?? 'passed', millis, words: inWords(text, mutant) };
};

const main = async (): Promise<number> => {
  if (packages.length === 0) {
    console.error('Say which packages to break, such as: npm run mutate -- packages/server packages/protocol');
    return 2;
  }
  const tests = values.tests ?? packages.map(name => `${name}/test`);
  const copies = Array.from({ length: Number(values.jobs) }, (_, job) => copyProject(`copy-${job + 1}`));
  const [copy = ''] = copies;
  const sources = packages.flatMap(name => files(`${name}/src/*.ts`));
  const all = await mutantsOf(copy, sources);
  const sample = sampleOf(all, Number(values.count), values.seed);
  console.log(`${all.length} breaks are possible in ${sources.length} files; trying ${sample.length}.`);
  const written = resolve(root, '.cache/mutate/report.json');
  const unhurried = { test: HOUR, whole: HOUR };
  const whole = await runTests(copy, tests, unhurried, '--reporter=json', `--outputFile.json=${written}`);
  if (whole.verdict !== 'passed') {
    console.error(`The tests (${tests.join(' ')}) fail with nothing broken; mend them first.`);
    return 1;
  }
  const { waves, limits } = plan(copy, JSON.parse(readFileSync(written, 'utf8')) as Report, whole.millis);
  console.log(
    `With nothing broken the tests pass in ${seconds(whole.millis)}; one that takes ${seconds(limits.test)} hangs.`,
  );
  const survivors: string[] = [];
  let [begun, judged] = [0, 0];
  const work = async (place: string): Promise<void> => {
    for (let mutant = sample[begun++]; mutant !== undefined; mutant = sample[begun++]) {
      const { verdict, millis, words } = await judge(place, mutant, waves, limits);
      if (verdict === 'passed') survivors.push(words);
      console.log(`${++judged}/${sample.length} ${IN_WORDS[verdict]} ${words} (${seconds(millis)})`);
    }
  };
  await Promise.all(copies.map(work));
  const noticed = sample.length - survivors.length;
  console.log(`\n${noticed} of ${sample.length} noticed (${((100 * noticed) / sample.length).toFixed(0)} %).`);
  for (const words of survivors) console.log(`  not noticed: ${words}`);
  writeFileSync(resolve(root, '.cache/mutate/survivors.txt'), survivors.map(words => `${words}\n`).join(''));
  return 0;
};

process.exitCode = await main();
