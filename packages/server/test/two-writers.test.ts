import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { duel } from './two-writers.ts';

onBothEngines(engine => {
  test('of two answers to one question through two processes exactly one is kept, the other is stale', async () => {
    const { outcomes, wrongSeq } = await duel(await engine.fresh(), 20);

    expect(outcomes).toEqual({ 'kept stale': 20 });
    expect(wrongSeq).toBe(0);
  });
});
