import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { killTest } from './kill.ts';

onBothEngines(engine => {
  test('servers killed 100 times at random moments lose nothing that was kept and show nothing that was not', async () => {
    const storage = await engine.fresh();

    const aftermath = await killTest(storage, { processes: 3, tables: 12, kills: 100 });

    process.stdout.write(`kill test on ${engine.name}: ${JSON.stringify(aftermath)}\n`);
    expect(aftermath.faults).toEqual([]);
    expect(aftermath.kept).toBeGreaterThan(1000);
  });
});
