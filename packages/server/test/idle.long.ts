import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { Load } from './load.ts';
import { startProcess, type Usage } from './processes.ts';

const IDLE_TABLES = 250;
const BUSY_TABLES = 50;
const SEATS = 4;
const SECONDS = 20;
const EACH_TABLE_EVERY = 500;
/** What a process whose readers are told nothing may use, as a part of a core. */
const BAR = 0.15;

const secondsOf = ({ cpu }: Usage): number => (cpu.user + cpu.system) / 1e6;

onBothEngines(engine => {
  test('1,000 readers for whom nothing happens cost next to nothing, whatever another process keeps', async () => {
    const storage = await engine.fresh();
    const env = { TEST_GAME: 'endless' };
    const [busy, idle] = [await startProcess(storage, { env }), await startProcess(storage, { env })] as const;
    const [players, readers] = [new Load(), new Load()];
    await players.open(() => busy.url, 'toy', BUSY_TABLES, SEATS);
    await readers.open(() => idle.url, 'toy', IDLE_TABLES, SEATS);
    await new Promise(resolve => setTimeout(resolve, 5000));

    const before = await idle.usage();
    const { kept, seconds } = await players.atHumanPace(SECONDS, EACH_TABLE_EVERY);
    const cores = (secondsOf(await idle.usage()) - secondsOf(before)) / seconds;

    for (const load of [players, readers]) load.close();
    await Promise.all([busy.close(), idle.close()]);
    const figures = { keptPerSecond: Math.round(kept / seconds), cores: Math.round(cores * 1000) / 1000 };
    process.stdout.write(`idle readers on ${engine.name}: ${JSON.stringify(figures)}\n`);
    expect(kept).toBeGreaterThan(SECONDS);
    expect(cores).toBeLessThan(BAR);
  });
});
