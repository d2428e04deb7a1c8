// Breaks the code on purpose, one line at a time, and tells which breaks no test notices.
//   npm run mutate -- packages/server packages/protocol --count 60 --seed 1
// Takes the tests of the packages named, or those that --tests names (more than once, if need be).
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
    tests: { type: 'string', multiple: true },
  },
});

/** A break that hangs is noticed once the tests take so much longer than usual. */
const PATIENCE = 5;
const HOUR = 3_600_000;

type Verdict = 'passed' | 'failed' | 'hung';

interface Told {
  readonly verdict: Verdict;
  readonly millis: number;
}

/** Runs the tests up to the first that fails. */
const runTests = (copy: string, tests: readonly string[], limit: number): Promise<Told> =>
  new Promise((done, fail) => {
    const start = performance.now();
    // A group of its own, so that servers and browsers of a run that hangs end with it.
    const child = spawn('vitest', ['run', '--bail=1', '--reporter=dot', ...tests], {
      cwd: copy,
      env,
      stdio: 'ignore',
      detached: true,
    });
    let hung = false;
    const timer = setTimeout(() => {
      hung = true;
      process.kill(-(child.pid ?? 0), 'SIGKILL');
    }, limit);
    child.on('error', fail);
    child.on('close', status => {
      clearTimeout(timer);
      const verdict = hung ? 'hung' : status === 0 ? 'passed' : 'failed';
      done({ verdict, millis: performance.now() - start });
    });
  });

const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`;

const inWords = (copy: string, text: string, mutant: Mutant): string => {
  const place = `${relative(copy, mutant.fileName)}:${mutant.location.start.line + 1}`;
  const short = (code: string): string => (code.length > 60 ? `${code.slice(0, 57)}...` : code);
  return `${place} ${short(original(text, mutant))} → ${short(mutant.replacement.replace(/\s+/g, ' '))}`;
};

const judge = async (copy: string, mutant: Mutant, tests: readonly string[], limit: number) => {
  const text = readFileSync(mutant.fileName, 'utf8');
  writeFileSync(mutant.fileName, broken(text, mutant));
  const told = await runTests(copy, tests, limit);
  writeFileSync(mutant.fileName, text);
  return { ...told, words: inWords(copy, text, mutant) };
};

const main = async (): Promise<number> => {
  if (packages.length === 0) {
    console.error('Say which packages to break, such as: npm run mutate -- packages/server packages/protocol');
    return 2;
  }
  const tests = values.tests ?? packages.map(name => `${name}/test`);
  const copy = copyProject();
  const sources = packages.flatMap(name => files(`${name}/src/*.ts`)).map(file => resolve(copy, file));
  const all = await mutantsOf(sources);
  const sample = sampleOf(all, Number(values.count), values.seed);
  console.log(`${all.length} breaks are possible in ${sources.length} files; trying ${sample.length}.`);
  const whole = await runTests(copy, tests, HOUR);
  if (whole.verdict !== 'passed') {
    console.error(`The tests (${tests.join(' ')}) fail with nothing broken; mend them first.`);
    return 1;
  }
  console.log(`With nothing broken the tests pass in ${seconds(whole.millis)}.`);
  const survivors: string[] = [];
  for (const [index, mutant] of sample.entries()) {
    const { verdict, millis, words } = await judge(copy, mutant, tests, whole.millis * PATIENCE);
    if (verdict === 'passed') survivors.push(words);
    console.log(
      `${index + 1}/${sample.length} ${verdict === 'passed' ? 'SURVIVED' : 'noticed'} ${words} (${seconds(millis)})`,
    );
  }
  const noticed = sample.length - survivors.length;
  console.log(`\n${noticed} of ${sample.length} noticed (${((100 * noticed) / sample.length).toFixed(0)} %).`);
  for (const words of survivors) console.log(`  not noticed: ${words}`);
  writeFileSync(resolve(root, '.cache/mutate/survivors.txt'), survivors.map(words => `${words}\n`).join(''));
  return 0;
};

process.exitCode = await main();
