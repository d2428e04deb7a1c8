import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { killTest } from './kill.ts';

onBothEngines(engine => {
  test('servers killed at random moments lose nothing that was kept and show nothing that was not', async () => {
    const storage = await engine.fresh();

    const aftermath = await killTest(storage, { processes: 2, tables: 4, kills: 4 });

    expect(aftermath.faults).toEqual([]);
    expect(aftermath.kept).toBeGreaterThan(50);
  });
});
