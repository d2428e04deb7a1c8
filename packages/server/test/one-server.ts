// A server as a process of its own, for tests that kill it or measure it. Settings come from the environment.
import { GAME_IDS, rulesOf } from '@lastroad/games';
import { readConfig, serve } from '../src/index.ts';
import { endless } from './endless.ts';

const wanted = process.env['TEST_GAME'] ?? 'toy';
const game = wanted === 'endless' ? endless : await rulesOf(wanted);
if (game === null) throw new Error(`TEST_GAME is one of ${['endless', ...GAME_IDS].join(', ')}`);
const server = await serve({ config: readConfig(process.env), games: [game] });
process.send?.({ url: server.url, pid: process.pid });

process.on('message', message => {
  if (message === 'usage') {
    process.send?.({ cpu: process.cpuUsage(), thread: process.threadCpuUsage(), memory: process.memoryUsage() });
  }
  if (message === 'close') void server.close().finally(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
