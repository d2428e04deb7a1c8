import { expect, test } from 'vitest';
import { onBothEngines } from './engines.ts';
import { tamperingTest } from './tampering.ts';

const MESSAGES = 2000;

onBothEngines(engine => {
  test('tampered messages are all refused by name, and no other table notices', async () => {
    const outcome = await tamperingTest(await engine.fresh(), MESSAGES, 'tampering');

    expect(outcome).toMatchObject({ sent: MESSAGES, unanswered: 0, untouched: true, reply: 'kept' });
    expect(outcome.replies['bad-message']).toBeGreaterThan(MESSAGES / 2);
    expect(outcome.replies['unavailable']).toBeUndefined();
  });
});
