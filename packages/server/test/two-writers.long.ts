import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { duel } from './two-writers.ts';

onBothEngines(engine => {
  test('of two answers to one question through two processes one is kept and one stale, 1,000 times', async () => {
    const { outcomes, wrongSeq } = await duel(await engine.fresh(), 1000);

    expect(outcomes).toEqual({ 'kept stale': 1000 });
    expect(wrongSeq).toBe(0);
  });
});
