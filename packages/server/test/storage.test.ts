import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, test } from 'vitest';
import { backup, openStore, type Place, readConfig, restore } from '../src/index.ts';
import { type Addition, Appender } from '../src/storage/index.ts';
import { newsIn, TELL } from '../src/storage/sqlite-news.ts';
import { AROUND } from '../src/storage/store.ts';
import { deal, isAsked, isOver, openTable, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { startServer, temporaryFolder } from './servers.ts';

const folder = temporaryFolder();
afterAll(() => folder.remove());

const entry = (table: string, seq: number, seat: number, hash: string): Addition['entries'][number] => {
  const rest = { kind: 'answer', choice: 1, request: null, bot: 0, at: 1, events: '[]' };
  return { table_id: table, seq, seat, hash, ...rest };
};

/** Entries that only storage looks at. */
const addition = (table: string, expected: number, count = 1, hash = 'h'): Addition => ({
  table,
  expected,
  entries: Array.from({ length: count }, (_, i) => entry(table, expected + 1 + i, i, hash)),
  after: { length: expected + count, state: 'playing', hash: 'h', snapshot: 's', around: '{}', dueAt: null },
});

onBothEngines(engine => {
  const placeOf = async (): Promise<Place> => {
    const { databaseUrl, data } = readConfig({}, await engine.fresh());
    return { databaseUrl, data };
  };

  /** A storage with so many open tables. */
  const withTables = async (count: number) => {
    const place = await placeOf();
    const server = await startServer(place);
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await openTable(server.url)).id);
    await server.close();
    return { place, ids };
  };

  test('nothing that a table needs can be missing', async () => {
    const store = await openStore(await placeOf());
    const tables = await store.db.introspection.getTables();
    const mayLack = tables
      .filter(({ name }) => ['tables', 'seats', 'entries', 'chat'].includes(name))
      // Of the key of a table SQLite says that it may be missing.
      .flatMap(({ name, columns }) =>
        columns.filter(column => column.isNullable && column.name !== 'id').map(column => `${name}.${column.name}`),
      );
    await store.close();

    expect(mayLack.sort()).toEqual([
      'entries.choice',
      'entries.request',
      'seats.pledge',
      'seats.webhook',
      'tables.due_at',
      'tables.rematch',
    ]);
  });

  test('what waits together is committed together, and each is compared by itself', async () => {
    const { place, ids } = await withTables(3);
    const [one = '', two = '', three = ''] = ids;
    const store = await openStore(place);
    const groups: number[] = [];
    const appender = new Appender(store, size => groups.push(size));

    const fates = await Promise.all([
      appender.add(addition(one, 0)),
      appender.add(addition(two, 7)),
      appender.add(addition(three, 0, 3)),
    ]);

    expect(groups).toEqual([3]);
    expect(fates).toEqual(['kept', 'stale', 'kept']);
    const seqs = await store.db.selectFrom('tables').select(['id', 'seq']).execute();
    expect(Object.fromEntries(seqs.map(({ id, seq }) => [id, seq]))).toEqual({ [one]: 1, [two]: 0, [three]: 3 });
    const entries = await store.db.selectFrom('entries').select(['table_id', 'seq', 'seat']).orderBy('seq').execute();
    expect(entries.filter(({ table_id }) => table_id === three).map(({ seq, seat }) => [seq, seat])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
    expect(entries).toHaveLength(4);
    await store.close();
  });

  test('one that storage cannot take fails alone; the others of its group are kept once', async () => {
    const { place, ids } = await withTables(3);
    const [one = '', two = '', three = ''] = ids;
    const store = await openStore(place);
    const appender = new Appender(store);

    const fates = await Promise.allSettled([
      appender.add(addition(one, 0)),
      appender.add(addition(two, 0, 2, null as unknown as string)),
      appender.add(addition(three, 0)),
    ]);

    expect(fates.map(fate => (fate.status === 'fulfilled' ? fate.value : 'failed'))).toEqual([
      'kept',
      'failed',
      'kept',
    ]);
    const entries = await store.db.selectFrom('entries').select(['table_id', 'seq']).orderBy('table_id').execute();
    expect(entries).toEqual([one, three].sort().map(table_id => ({ table_id, seq: 1 })));
    await store.close();
  });

  test('a table that two writers race for takes one entry for each number', async () => {
    const { place, ids } = await withTables(1);
    const [id = ''] = ids;
    const stores = [await openStore(place), await openStore(place)];
    const appenders = stores.map(store => new Appender(store));

    const fates: string[] = [];
    for (let seq = 0; seq < 20; seq++) {
      const both = await Promise.all(appenders.map(appender => appender.add(addition(id, seq))));
      fates.push(both.sort().join(' '));
    }

    expect(new Set(fates)).toEqual(new Set(['kept stale']));
    for (const store of stores) await store.close();
  });

  test('others are told which tables have changed, and nobody is told what it has kept itself', async () => {
    const { place, ids } = await withTables(3);
    const [one = '', two = '', three = ''] = ids;
    const [here, there] = [await openStore(place), await openStore(place)];
    const heard: (readonly [string | null, number])[] = [];
    const heardHere: (readonly [string | null, number])[] = [];
    await there.listen((table, seq) => heard.push([table, seq]));
    await here.listen((table, seq) => heardHere.push([table, seq]));

    await here.addTogether([addition(one, 0, 2), addition(two, 0)]);
    await there.addTogether([addition(three, 0)]);
    await here.db.transaction().execute(trx => here.tell(trx, one));

    const told = (list: typeof heard, table: string, seq: number) => list.some(([t, s]) => t === table && s === seq);
    await expect.poll(() => told(heard, one, AROUND) && told(heardHere, three, 1)).toBe(true);
    expect(new Set(heard.map(item => item.join(' ')))).toEqual(new Set([`${one} 2`, `${two} 1`, `${one} ${AROUND}`]));
    expect(heardHere).toEqual([[three, 1]]);
    await here.close();
    await there.close();
  });

  test('everything is there after a restart, in the middle of a game', async () => {
    const place = await placeOf();
    const before = await startServer(place);
    const { id } = await openTable(before.url, { options: { seats: 2, rounds: 3 } });
    const seats = [await sit(before.url, id, 'Ada'), await sit(before.url, id, 'Ben')] as const;
    await deal(before.url, id, seats);
    const { secret } = seats[0];
    const ada = new Player(before.url, id, secret);
    const { position } = await ada.until(isAsked);
    const kept = await ada.client.answer(position?.question?.options[0]?.choice ?? 0);
    ada.close();
    await before.close();

    const after = await startServer(place);
    const again = new Player(after.url, id, secret);
    const known = await again.until(isAsked);

    expect(known.position).toMatchObject({ seq: kept.seq, length: 1 });
    expect(known.position?.undo).toBe(true);
    again.close();
    await after.close();
  });

  test('a game saved by older rules is brought up to date and played on', async () => {
    const place = await placeOf();
    const before = await startServer(place);
    const { id } = await openTable(before.url, { options: { seats: 3 } });
    const seats = [];
    for (const name of ['Ada', 'Ben', 'Cay']) seats.push(await sit(before.url, id, name));
    await deal(before.url, id, seats);
    await before.close();
    const store = await openStore(place);
    const snapshot = readFileSync(new URL('../../kernel/test/saves/toy-1.json', import.meta.url), 'utf8');
    const { around } = await store.db.selectFrom('tables').select('around').executeTakeFirstOrThrow();
    await store.db.updateTable('tables').set({ snapshot, around, version: 1 }).execute();
    await store.close();

    const after = await startServer(place);
    const players = seats.map(({ secret }) => new Player(after.url, id, secret));
    const cay = players[2] as Player;
    await cay.until(isAsked);
    const name = cay.known.position?.question?.name;
    await Promise.all(players.map(player => playOn(player)));

    expect(name).toBe('tryLuck.chooseAct');
    expect(players.every(({ known }) => isOver(known))).toBe(true);
    for (const player of players) player.close();
    await after.close();
  });

  test('a backup taken while people play is put back elsewhere, and the game goes on there', async () => {
    const place = await placeOf();
    const server = await startServer(place);
    const { id } = await openTable(server.url, { options: { seats: 2, rounds: 3 } });
    const seats = [await sit(server.url, id, 'Ada'), await sit(server.url, id, 'Ben')] as const;
    await deal(server.url, id, seats);
    const ada = new Player(server.url, id, seats[0].secret);
    const { position } = await ada.until(isAsked);
    await ada.client.answer(position?.question?.options[0]?.choice ?? 0);
    const path = join(folder.path, `${engine.name}.backup`);

    const rows = await backup(place, path);
    ada.close();
    await server.close();
    const elsewhere: Place = { databaseUrl: null, data: join(folder.path, `from-${engine.name}`) };
    const restored = await restore(elsewhere, path);
    const back = await startServer(elsewhere);
    const players = seats.map(({ secret }) => new Player(back.url, id, secret));
    await Promise.all(players.map(player => playOn(player)));

    expect(restored).toBe(rows);
    expect(rows).toBe(1 + 2 + 2);
    await expect(restore(elsewhere, path)).rejects.toThrow('not empty');
    for (const player of players) player.close();
    await back.close();
  });

  test('a backup with one byte changed is refused', async () => {
    const { place } = await withTables(2);
    const path = join(folder.path, `${engine.name}.changed`);
    await backup(place, path);
    writeFileSync(path, readFileSync(path, 'utf8').replace('"listed":1', '"listed":0'));

    const put = restore(await placeOf(), path);

    await expect(put).rejects.toThrow('not whole or was changed');
  });
});

test('a file that is no database is refused with the reason, again and again', async () => {
  const data = join(folder.path, 'no-database');
  mkdirSync(data);
  writeFileSync(join(data, 'lastroad.sqlite'), 'a letter to Ada '.repeat(100));

  for (let n = 0; n < 2; n++) {
    await expect(openStore({ databaseUrl: null, data })).rejects.toThrow('file is not a database');
  }
});

test('whoever falls far behind what others keep in SQLite looks at everything again', () => {
  const path = join(folder.path, 'behind.sqlite');
  const [mine, others] = [new DatabaseSync(path), new DatabaseSync(path)];
  const [look] = [newsIn(mine, 'me'), newsIn(others, 'others')];
  const tell = (count: number) => {
    others.exec('begin');
    for (let n = 0; n < count; n++) others.prepare(TELL).run('others', 'a', n);
    others.exec('commit');
  };

  tell(10);
  expect(look()).toEqual([['a', 9]]);
  expect(look()).toEqual([]);
  tell(7000);
  expect(look()).toBeNull();
  tell(1);
  expect(look()).toEqual([['a', 0]]);
  for (const database of [mine, others]) database.close();
});
