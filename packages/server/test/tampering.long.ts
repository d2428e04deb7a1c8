import { expect, test } from 'vitest';
import { isAsked, openTable, Player, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { startServer } from './servers.ts';
import { stillPlays, tamper } from './tampering.ts';

const MESSAGES = 100_000;

onBothEngines(engine => {
  test('100,000 tampered messages are all refused by name, and no other table notices', async () => {
    const server = await startServer(await engine.fresh());
    const { id } = await openTable(server.url, { options: { seats: 2 } });
    const { secret } = await sit(server.url, id, 'Mallory');
    await sit(server.url, id, 'Ben');
    const other = await openTable(server.url, { options: { seats: 2 } });
    const ada = new Player(server.url, other.id, (await sit(server.url, other.id, 'Ada')).secret);
    await sit(server.url, other.id, 'Cay');
    await ada.until(isAsked);
    const before = ada.known.position?.hash;

    const { sent, replies, unanswered } = await tamper(server.url, id, secret, MESSAGES, 'tampering at length');

    expect([sent, unanswered]).toEqual([MESSAGES, 0]);
    expect(replies['bad-message']).toBeGreaterThan(MESSAGES / 2);
    expect(replies['unavailable']).toBeUndefined();
    expect(ada.known.position?.hash).toBe(before);
    expect(await stillPlays(ada)).toBe(true);
    ada.close();
    await server.close();
  });
});
