// A server as a process of its own, for tests that kill it or measure it. Settings come from the environment.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { GAME_IDS, rulesOf } from '@lastroad/games';
import { openBots, readConfig, serve } from '../src/index.ts';
import { endless } from './endless.ts';

const wanted = process.env['TEST_GAME'] ?? 'toy';
const game = wanted === 'endless' ? endless : await rulesOf(wanted);
if (game === null) throw new Error(`TEST_GAME is one of ${['endless', ...GAME_IDS].join(', ')}`);
const config = readConfig(process.env);
const withBots = process.env['TEST_BOTS'] === '1';
const { bots } = withBots
  ? await openBots(new URL('./known-playables.ts', import.meta.url), config.botThreads)
  : { bots: undefined };
const server = await serve({ config, games: [game], ...(bots && { bots }) });
const stalls = monitorEventLoopDelay({ resolution: 5 });
stalls.enable();
process.send?.({ url: server.url, pid: process.pid });

process.on('message', message => {
  if (message === 'usage') {
    const stall = stalls.max / 1e6;
    stalls.reset();
    const usage = { cpu: process.cpuUsage(), thread: process.threadCpuUsage(), memory: process.memoryUsage() };
    process.send?.({ ...usage, stall });
  }
  if (message === 'close') void server.close().finally(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
