import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';
import { LongestFirst } from './scripts/order.ts';

const long = process.env['LASTROAD_LONG'] === '1';

export default defineConfig({
  test: {
    include: long ? ['packages/*/test/**/*.long.ts'] : ['packages/*/test/**/*.test.ts', 'scripts/*.test.ts'],
    env: { LASTROAD_CHROMIUM: findChromium() ?? '' },
    // Modules hold no state of their own, so files may share a process; a process that crashes takes only its file along.
    isolate: false,
    pool: 'forks',
    // Some long tests measure, and want the machine for themselves.
    fileParallelism: !long,
    // One more than there are cores: whoever has a browser or a server waits for it half of the time.
    maxWorkers: long ? 1 : availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    // Whoever waits in vain is told so in the end; nobody fails because the machine has much else to do.
    testTimeout: long ? 3_600_000 : 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
