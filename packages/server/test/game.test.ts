import { readGameFile, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { expect, test } from 'vitest';
import { isOver, openTable, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { startServer } from './servers.ts';

onBothEngines(engine => {
  test('three guests play a whole game, a fourth watches, and all see the same hash', async () => {
    const server = await startServer(await engine.fresh());
    const { id } = await openTable(server.url);
    const seats = [];
    for (const name of ['Ada', 'Ben', 'Cay']) seats.push(await sit(server.url, id, name));
    const players = seats.map(({ secret }) => new Player(server.url, id, secret));
    const watcher = new Player(server.url, id);

    await Promise.all(players.map(player => playOn(player)));
    await watcher.until(isOver);

    const hashes = new Set([...players, watcher].map(({ known }) => known.position?.hash));
    expect(hashes.size).toBe(1);
    const text = await (await fetch(`${server.url}/api/v1/tables/${id}/file`)).text();
    const file = readGameFile(text);
    expect(file.ok && verify(toy, file.value).ok).toBe(true);
    for (const player of [...players, watcher]) player.close();
    await server.close();
  });

  test('players at two processes play one game', async () => {
    const storage = await engine.fresh();
    const [here, there] = [await startServer(storage), await startServer(storage)];
    const { id } = await openTable(here.url, { options: { seats: 2, rounds: 3 } });
    const [ada, ben] = [await sit(here.url, id, 'Ada'), await sit(there.url, id, 'Ben')];
    const players = [new Player(here.url, id, ada.secret), new Player(there.url, id, ben.secret)];

    await Promise.all(players.map(player => playOn(player)));

    expect(new Set(players.map(({ known }) => known.position?.hash)).size).toBe(1);
    for (const player of players) player.close();
    await Promise.all([here.close(), there.close()]);
  });
});
