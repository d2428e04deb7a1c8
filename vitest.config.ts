import { defineConfig } from 'vitest/config';
import { findChromium } from './scripts/chromium.ts';

const long = process.env['LASTROAD_LONG'] === '1';

/** Modules hold no state of their own, so tests may share a process. */
export default defineConfig({
  test: {
    include: [long ? 'packages/*/test/**/*.long.ts' : 'packages/*/test/**/*.test.ts'],
    env: { LASTROAD_CHROMIUM: findChromium() ?? '' },
    isolate: false,
    pool: 'threads',
    // Some long tests measure, and want the machine for themselves.
    fileParallelism: !long,
    testTimeout: long ? 3_600_000 : 120_000,
    hookTimeout: 120_000,
  },
});
