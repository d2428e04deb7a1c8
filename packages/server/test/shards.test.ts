import { must, readGameFile, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import type { TableInfo } from '@lastroad/protocol';
import { expect, test } from 'vitest';
import { readConfig, type Server } from '../src/index.ts';
import { ask, isOver, openTable, Player, playAgain, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { type Proxy, startProxy } from './proxy.ts';
import { startServer } from './servers.ts';

const SHARDS = ['a', 'b'];
const SEATS = ['Ada', 'Ben'];

/** Two shards, each with a storage of its own, at one address. */
interface Sharded {
  readonly proxy: Proxy;
  readonly urls: ReadonlyMap<string, string>;
}

/** A game from the opening to its end, watched; its file is of a game that happened so. Then the same people play again. */
const playTwice = async (url: string, id: string): Promise<string> => {
  const players: Player[] = [];
  for (const name of SEATS) players.push(new Player(url, id, (await sit(url, id, name)).secret));
  const watcher = new Player(url, id);
  await Promise.all(players.map(player => playOn(player)));
  await watcher.until(isOver, 'the end is seen');
  for (const player of [...players, watcher]) player.close();
  const file = await fetch(`${url}/api/v1/tables/${id}/file`);
  expect(verify(toy, must(readGameFile(await file.text())))).toMatchObject({ ok: true });
  const { value } = await playAgain(url, id, players[0]?.secret);
  return (value as { table: string }).table;
};

onBothEngines(engine => {
  const open = async (): Promise<Sharded & { close(): Promise<void> }> => {
    const servers: Server[] = [];
    for (const shard of SHARDS) servers.push(await startServer({ ...(await engine.fresh()), shard }));
    const urls = new Map(SHARDS.map((shard, index) => [shard, servers[index]?.url ?? '']));
    let asked = 0;
    const proxy = await startProxy(table => urls.get(table?.[0] ?? SHARDS[asked++ % SHARDS.length] ?? '') ?? '');
    return {
      proxy,
      urls,
      async close() {
        proxy.close();
        for (const server of servers) await server.close();
      },
    };
  };

  test('two shards behind one address: each table is played, kept and played again in its own', async () => {
    const { proxy, urls, close } = await open();
    const tables: TableInfo[] = [];
    for (let opened = 0; opened < 2 * SHARDS.length; opened++) {
      tables.push(await openTable(proxy.url, { options: { seats: SEATS.length, rounds: 3 } }));
    }

    const again = await Promise.all(tables.map(({ id }) => playTwice(proxy.url, id)));

    expect(tables.map(({ id }) => id[0])).toEqual(['a', 'b', 'a', 'b']);
    for (const [shard, url] of urls) {
      const mine = await Promise.all(tables.map(async ({ id }) => (await ask(url, `/tables/${id}`)).status));
      expect(mine).toEqual(tables.map(({ id }) => (id[0] === shard ? 200 : 404)));
    }
    expect(again.map(id => id[0])).toEqual(tables.map(({ id }) => id[0]));
    expect((await ask(proxy.url, `/tables/${again[0]}`)).status).toBe(200);
    await close();
  });
});

test('what a shard is called is one character of the name of a table', () => {
  expect(() => readConfig({ LASTROAD_SHARD: 'west' })).toThrow('shard (LASTROAD_SHARD)');
  expect(readConfig({ LASTROAD_SHARD: '7' }).shard).toBe('7');
});
