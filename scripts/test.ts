// Runs every check of the project and ends with one line: N passed, N failed.
//   node scripts/test.ts            what `npm test` runs
//   node scripts/test.ts --checks   only formatting, lint, types, arrows, trace, lock files and dependencies
//   node scripts/test.ts --long     the long tests alone
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { delimiter, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './audit.ts';
import { installChromium } from './chromium.ts';
import { root } from './files.ts';
import { missingInLocks } from './lock.ts';

const { values: wanted } = parseArgs({ options: { checks: { type: 'boolean' }, long: { type: 'boolean' } } });

const bin = resolve(root, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bin}${delimiter}${process.env['PATH'] ?? ''}` };

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One tool that passes or fails as a whole. */
const check = (name: string, command: string, ...args: readonly string[]): void => {
  const start = performance.now();
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: root, env, encoding: 'utf8' });
  const holds = status === 0;
  tally[holds ? 'passed' : 'failed']++;
  console.log(`${holds ? '✓' : '✗'} ${name} (${seconds(start)})`);
  if (!holds) console.log(`${stdout}${stderr}`);
};

const expectNone = (name: string, problems: readonly string[]): void => {
  const holds = problems.length === 0;
  tally[holds ? 'passed' : 'failed']++;
  console.log(`${holds ? '✓' : '✗'} ${name}`);
  for (const problem of problems) console.log(`  ${problem}`);
};

const checkDependencies = (): void => {
  const found = audit();
  if (found.asked) expectNone('no known holes in dependencies', found.holes);
  else console.log(`– known holes in dependencies: not checked (${found.why})`);
};

interface Test {
  readonly status: string;
  readonly fullName: string;
  readonly failureMessages: readonly string[];
}

interface Run {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly Test[];
  }[];
}

/** Says once more at the end what failed: whoever reads only the last lines must see it. */
const listFailures = ({ testResults }: Run): void => {
  for (const { name, status, message, assertionResults } of testResults) {
    if (status !== 'failed') continue;
    console.log(`✗ ${relative(root, name)}${message === '' ? '' : `: ${message}`}`);
    for (const test of assertionResults) {
      if (test.status === 'failed') console.log(`  ${test.fullName}\n    ${test.failureMessages.join('\n    ')}`);
    }
  }
};

/** The test runner, which counts its own tests. */
const runTests = (long: boolean): void => {
  mkdirSync(resolve(root, '.cache'), { recursive: true });
  const report = resolve(root, '.cache/tests.json');
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  rmSync(report, { force: true });
  const { status, signal } = spawnSync('vitest', args, {
    cwd: root,
    env: { ...env, LASTROAD_LONG: long ? '1' : '' },
    stdio: 'inherit',
  });
  try {
    const run = JSON.parse(readFileSync(report, 'utf8')) as Run;
    tally.passed += run.numPassedTests;
    tally.failed += run.numFailedTests;
    tally.skipped += run.numPendingTests;
    listFailures(run);
    if (status !== 0 && run.numFailedTests === 0) tally.failed++;
  } catch (error) {
    tally.failed++;
    const end = signal === null ? `with code ${status}` : `by ${signal}`;
    console.log(`✗ the test runner ended ${end} and left no report: ${String(error)}`);
  }
};

if (!wanted.long) {
  check('formatting', 'biome', 'check', '--error-on-warnings', '.');
  check('lint', 'oxlint', '--deny-warnings');
  check('types', 'tsc', '-b');
  check('imports follow the arrows', 'node', 'scripts/arrows.ts');
  check('cited clauses exist', 'node', 'scripts/trace.ts', '--list');
  expectNone('lock files are complete', missingInLocks());
  checkDependencies();
}
if (!wanted.checks) {
  installChromium();
  runTests(wanted.long ?? false);
}

const { passed, failed, skipped } = tally;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
