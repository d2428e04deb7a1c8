import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { Load } from './load.ts';
import { disturbancesIn, type Limits, MOSTLY_OURS, QUIET, watchMachine } from './machine.ts';
import { startProcess } from './processes.ts';

const TABLES = 100;
const SEATS = 4;
const SECONDS = Number(process.env['LOAD_SECONDS'] ?? 120);
const EACH_TABLE_EVERY = 2000;
const MOST = 50;
/** That the server waits for a core is no excuse here: it may be its own bots that have it. */
const LIMITS: Limits = {
  diskStalled: QUIET.diskStalled ?? 0,
  generatorLate: QUIET.generatorLate ?? 0,
  othersRan: MOSTLY_OURS.othersRan ?? 0,
};

const valueOf = (metrics: string, name: string): number =>
  Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);

onBothEngines(engine => {
  test.for(['last-aurora', 'thunder-road'])(
    'three searches at each of 100 tables of %s keep nobody waiting',
    async (game, { skip }) => {
      const env = { TEST_GAME: game, TEST_BOTS: '1', LASTROAD_BOT_QUEUE: String(TABLES), LASTROAD_BOT_THREADS: '1' };
      const server = await startProcess(await engine.fresh(), { env });
      const load = new Load();
      await load.open(() => server.url, game, TABLES, SEATS, 1);
      await server.usage();

      const seen = await watchMachine(tmpdir(), [server.child.pid ?? 0]);
      const { p50, p99, kept, refusals } = await load.atHumanPace(SECONDS, EACH_TABLE_EVERY);
      const disturbances = disturbancesIn(await seen(), MOST, LIMITS);
      const { stall } = await server.usage();
      const metrics = await (await fetch(`${server.url}/metrics`)).text();
      load.close();
      await server.close();

      const mean = (what: string): number =>
        valueOf(metrics, `lastroad_bot_${what}_seconds_sum`) / valueOf(metrics, `lastroad_bot_${what}_seconds_count`);
      const bots = {
        thoughts: valueOf(metrics, 'lastroad_bot_think_seconds_count'),
        thinks: mean('think'),
        waits: mean('wait'),
        queue: valueOf(metrics, 'lastroad_bot_queue'),
        failures: valueOf(metrics, 'lastroad_bot_failures_total'),
      };
      process.stdout.write(
        `bots in ${game} on ${engine.name}: ${JSON.stringify({ p50, p99, kept, stall, ...bots, refusals, disturbances })}\n`,
      );
      expect(bots.failures).toBe(0);
      expect(bots.thoughts).toBeGreaterThan(TABLES);
      // Neither passed nor failed: nothing is known about the server.
      if (disturbances.length > 0) skip(`invalid, the machine was disturbed: ${disturbances.join(', ')}`);
      expect(p99).toBeLessThan(MOST);
      expect(stall).toBeLessThan(MOST);
    },
  );
});
