import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { Load } from './load.ts';
import { startProcess } from './processes.ts';

const TABLES = 1000;
const SEATS = 4;

onBothEngines(engine => {
  test('4,000 clients on 1,000 tables, at a human pace and at full speed', async () => {
    const server = await startProcess(await engine.fresh(), { env: { TEST_GAME: 'endless' } });
    const load = new Load();
    const empty = await server.usage();
    await load.open([server.url], TABLES, SEATS);
    await new Promise(resolve => setTimeout(resolve, 5000));
    const full = await server.usage();

    const human = await load.atHumanPace(30, 2000);
    const before = await server.usage();
    const hurried = await load.atFullSpeed(30);
    const after = await server.usage();

    const kilobytes = (full.memory.rss - empty.memory.rss) / 1024 / (TABLES * SEATS);
    const cpu = (after.cpu.user + after.cpu.system - before.cpu.user - before.cpu.system) / Math.max(1, hurried.kept);
    const figures = {
      human,
      hurried,
      kilobytesPerConnection: Math.round(kilobytes),
      serverMicrosecondsPerKept: Math.round(cpu),
    };
    process.stdout.write(`load on ${engine.name}: ${JSON.stringify(figures)}\n`);
    expect(Object.keys(human.refusals)).toEqual([]);
    // Speed is reported, not demanded: it depends on what else the machine does.
    expect([human.kept > 0, hurried.kept > 0]).toEqual([true, true]);
    load.close();
    await server.close();
  });
});
