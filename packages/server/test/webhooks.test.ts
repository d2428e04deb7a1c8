import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Server } from '../src/index.ts';
import { ask, deal, isAsked, openTable, Player, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, take } from './hall.ts';
import { startServer } from './servers.ts';

interface Call {
  readonly table: string;
  readonly seat: number;
  readonly name: string;
}

onBothEngines(engine => {
  const calls: Call[] = [];
  const receiver = createServer((request, response) => {
    let body = '';
    request.on('data', part => {
      body += String(part);
    });
    request.on('end', () => {
      calls.push(JSON.parse(body) as Call);
      response.end();
    });
  });
  let origin: string;
  let server: Server;
  const players: Player[] = [];
  beforeAll(async () => {
    await new Promise<void>(resolve => receiver.listen(0, '127.0.0.1', resolve));
    origin = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
    server = await startServer({ ...(await engine.fresh()), webhooks: [origin] });
  });
  afterAll(async () => {
    for (const player of players) player.close();
    await server.close();
    receiver.close();
  });

  const openForDays = async (): Promise<string> =>
    (await openTable(server.url, { options: { seats: 2 }, pace: { kind: 'days', move: 86_400, reserve: 0 } })).id;
  const callMe = async (id: string, secret: string, address: string | null): Promise<number> =>
    (await ask(server.url, `/tables/${id}/webhook`, { url: address }, secret)).status;
  const callsAbout = (id: string): Call[] => calls.filter(({ table }) => table === id);

  test('a seat that asked for it is told of the first question too, and told once', async () => {
    const id = await openForDays();
    const ada = await sit(server.url, id, 'Ada');
    await callMe(id, ada.secret, `${origin}/hook`);

    await deal(server.url, id, [ada, await sit(server.url, id, 'Ben')]);
    await expect.poll(() => callsAbout(id)).toMatchObject([{ seat: 0, name: 'Ada' }]);
    const player = new Player(server.url, id, ada.secret);
    players.push(player);
    await player.until(isAsked);
    await take(player, first(player));
    await expect.poll(() => callsAbout(id).length).toBe(2);

    const row = await server.store.db.selectFrom('seats').selectAll().where('table_id', '=', id).execute();
    expect(row.map(({ notified }) => notified)).toEqual([player.known.position?.seq, 0]);
  });

  test('only addresses that the operator lists are called, and only for the seat that named them', async () => {
    const id = await openForDays();
    const seats = [await sit(server.url, id, 'Ada'), await sit(server.url, id, 'Ben')] as const;
    const refused = [];
    for (const address of [
      'http://127.0.0.1:1/',
      'https://evil.example.org/',
      `${origin.replace('http://', 'http://a:b@')}/`,
      'file:///etc/passwd',
    ])
      refused.push(await callMe(id, seats[1].secret, address));

    const allowed = await callMe(id, seats[1].secret, `${origin}/hook`);
    await deal(server.url, id, seats);
    for (const { secret } of seats) {
      const player = new Player(server.url, id, secret);
      players.push(player);
      await player.until(isAsked);
      await take(player, first(player));
    }
    await expect.poll(() => callsAbout(id).length).toBeGreaterThan(0);

    expect(refused).toEqual([403, 403, 403, 403]);
    expect(allowed).toBe(200);
    expect(callsAbout(id)).toEqual([expect.objectContaining({ seat: 1, name: 'Ben' })]);
  });
});
