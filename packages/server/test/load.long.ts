import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { Load } from './load.ts';
import { startProcess, type Usage } from './processes.ts';

const TABLES = 1000;
const SEATS = 4;
const SECONDS = 30;
const EACH_TABLE_EVERY = 2000;

/** The bars are for the toy that never ends; other games are only measured. */
const GAME = process.env['LOAD_GAME'] ?? 'endless';
const BARS = GAME === 'endless' ? { p99: 50, perSecond: 5000 } : { p99: Number.POSITIVE_INFINITY, perSecond: 1 };

const microseconds = (part: 'cpu' | 'thread', before: Usage, after: Usage): number =>
  after[part].user + after[part].system - before[part].user - before[part].system;

onBothEngines(engine => {
  test('4,000 clients on 1,000 tables, at a human pace and at full speed', async () => {
    const server = await startProcess(await engine.fresh(), { env: { TEST_GAME: GAME } });
    const load = new Load();
    const empty = await server.usage();
    await load.open(server.url, GAME === 'endless' ? 'toy' : GAME, TABLES, SEATS);
    await new Promise(resolve => setTimeout(resolve, 5000));
    const full = await server.usage();

    const human = await load.atHumanPace(SECONDS, EACH_TABLE_EVERY);
    const before = await server.usage();
    const hurried = await load.atFullSpeed(SECONDS);
    const after = await server.usage();
    load.close();
    await server.close();

    const kilobytes = (full.memory.rss - empty.memory.rss) / 1024 / (TABLES * SEATS);
    const figures = {
      human,
      hurried,
      kilobytesPerConnection: Math.round(kilobytes),
      serverMicroseconds: Math.round(microseconds('cpu', before, after) / hurried.kept),
      mainThreadMicroseconds: Math.round(microseconds('thread', before, after) / hurried.kept),
    };
    process.stdout.write(`load of ${GAME} on ${engine.name}: ${JSON.stringify(figures)}\n`);
    expect([human.refusals, hurried.refusals]).toEqual([{}, {}]);
    expect(human.kept).toBeGreaterThan((TABLES * SECONDS * 1000 * 0.95) / EACH_TABLE_EVERY);
    expect(human.p99).toBeLessThan(BARS.p99);
    expect(hurried.perSecond).toBeGreaterThanOrEqual(BARS.perSecond);
  });
});
