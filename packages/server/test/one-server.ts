// A server as a process of its own, for tests that kill it or measure it. Settings come from the environment.
import type { Rules } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { readConfig, serve } from '../src/index.ts';
import { endless } from './endless.ts';

const GAMES: Readonly<Record<string, () => Rules | Promise<Rules>>> = {
  toy: () => toy,
  endless: () => endless,
  'last-aurora': async () => (await import('@lastroad/last-aurora')).lastAurora,
  'thunder-road': async () => (await import('@lastroad/thunder-road')).thunderRoad,
};

const game = await GAMES[process.env['TEST_GAME'] ?? 'toy']?.();
if (game === undefined) throw new Error(`TEST_GAME is one of ${Object.keys(GAMES).join(', ')}`);
const server = await serve({ config: readConfig(process.env), games: [game] });
process.send?.({ url: server.url, pid: process.pid });

process.on('message', message => {
  if (message === 'usage') {
    process.send?.({ cpu: process.cpuUsage(), thread: process.threadCpuUsage(), memory: process.memoryUsage() });
  }
  if (message === 'close') void server.close().finally(() => process.exit(0));
});
process.on('disconnect', () => process.exit(0));
