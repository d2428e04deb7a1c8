// Runs every check of the project and ends with one line: N passed, N failed.
//   node scripts/test.ts            what `npm test` runs
//   node scripts/test.ts --checks   only formatting, lint, types, arrows, trace, lock files and dependencies
//   node scripts/test.ts --long     the long tests alone
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './audit.ts';
import { findChromium, installChromium } from './chromium.ts';
import { root } from './files.ts';
import { missingInLocks } from './lock.ts';
import { env, run } from './tool.ts';

const { values: wanted } = parseArgs({ options: { checks: { type: 'boolean' }, long: { type: 'boolean' } } });

/** What the browser tests look at. */
const BUILD = 'packages/client/build/if-stale.ts';

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}
const tally: Tally = { passed: 0, failed: 0, skipped: 0 };

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Something that passes or fails as a whole, and what there is to say about it. */
interface Verdict {
  /** `null`: it could not be found out. */
  readonly holds: boolean | null;
  readonly name: string;
  readonly told: readonly string[];
}

const check = async (name: string, command: string, ...args: readonly string[]): Promise<Verdict> => {
  const start = performance.now();
  const { status, told } = await run(command, ...args);
  const holds = status === 0;
  return { holds, name: `${name} (${seconds(start)})`, told: holds ? [] : [told] };
};

const expectNone = (name: string, problems: readonly string[]): Verdict => ({
  holds: problems.length === 0,
  name,
  told: problems.map(problem => `  ${problem}`),
});

const checkLocks = async (): Promise<Verdict> => expectNone('lock files are complete', missingInLocks());

const checkDependencies = async (): Promise<Verdict> => {
  const name = 'no known holes in dependencies';
  const found = await audit();
  return found.asked
    ? expectNone(name, found.holes)
    : { holds: null, name: `${name}: not checked (${found.why})`, told: [] };
};

/** All checks at once; what they say stands in their order. */
const runChecks = async (more: readonly Promise<Verdict>[]): Promise<void> => {
  const verdicts = await Promise.all([
    check('formatting', 'biome', 'check', '--error-on-warnings', '.'),
    check('lint', 'oxlint', '--deny-warnings'),
    check('types', 'tsc', '-b'),
    check('imports follow the arrows', 'node', 'scripts/arrows.ts'),
    check('cited clauses exist', 'node', 'scripts/trace.ts', '--list'),
    checkLocks(),
    checkDependencies(),
    ...more,
  ]);
  for (const { holds, name, told } of verdicts) {
    if (holds !== null) tally[holds ? 'passed' : 'failed']++;
    console.log(`${holds === null ? '–' : holds ? '✓' : '✗'} ${name}`);
    for (const line of told) console.log(line);
  }
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
    const told = JSON.parse(readFileSync(report, 'utf8')) as Run;
    tally.passed += told.numPassedTests;
    tally.failed += told.numFailedTests;
    tally.skipped += told.numPendingTests;
    listFailures(told);
    if (status !== 0 && told.numFailedTests === 0) tally.failed++;
  } catch (error) {
    tally.failed++;
    const end = signal === null ? `with code ${status}` : `by ${signal}`;
    console.log(`✗ the test runner ended ${end} and left no report: ${String(error)}`);
  }
};

if (!wanted.checks) installChromium();
if (!wanted.long) {
  const pages = wanted.checks || findChromium() === null ? [] : [check('pages are built', 'node', BUILD)];
  await runChecks(pages);
}
if (!wanted.checks) runTests(wanted.long ?? false);

const { passed, failed, skipped } = tally;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
