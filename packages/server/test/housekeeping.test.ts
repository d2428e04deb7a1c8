import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { must, readGameFile, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { afterAll, expect, test } from 'vitest';
import type { Config, Server } from '../src/index.ts';
import { ask, isAsked, isOver, openTable, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { HeldTime } from './held-time.ts';
import { startServer, temporaryFolder } from './servers.ts';

const DAY = 86_400_000;
const TERMS = { expireOpen: 10, expireAbandoned: 20, expireFinished: 30 };

const folders = temporaryFolder();
afterAll(() => folders.remove());
let count = 0;

/** A folder of its own that is not there yet. */
const someFolder = (): string => join(folders.path, `export-${count++}`);

const linesIn = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line) as unknown);

interface Started {
  readonly server: Server;
  readonly time: HeldTime;
  readonly storage: Partial<Config>;
  readonly log: readonly string[];
}

const metric = async ({ url }: Server, name: string): Promise<number> => {
  const text = await (await fetch(`${url}/metrics`)).text();
  const line = text.split('\n').find(line => line.startsWith(`${name} `));
  return Number(line?.split(' ')[1]);
};

onBothEngines(engine => {
  const start = async (more: Partial<Config>): Promise<Started> => {
    const [time, storage, log] = [new HeldTime(), await engine.fresh(), [] as string[]];
    const config = { ...storage, logLevel: 'error' as const, ...more };
    const server = await startServer(config, { time, logTo: { write: line => log.push(line) } });
    return { server, time, storage, log };
  };

  /** Two people at a table, who say something each. */
  const seatTwo = async ({ url }: Server): Promise<{ id: string; players: Player[] }> => {
    const { id } = await openTable(url, { options: { seats: 2, rounds: 3 } });
    const players: Player[] = [];
    for (const name of ['Ada', 'Ben']) players.push(new Player(url, id, (await sit(url, id, name)).secret));
    for (const player of players) {
      await player.until(isAsked);
      await player.client.ask({ type: 'say', text: `I am number ${player.known.seat}` });
    }
    return { id, players };
  };

  const playOut = async (started: Started): Promise<{ id: string; hash: string; secret: string }> => {
    const { id, players } = await seatTwo(started.server);
    await Promise.all(players.map(player => playOn(player)));
    await Promise.all(players.map(player => player.until(isOver)));
    const { hash = '' } = players[0]?.known.position ?? {};
    await leave(started, id, players);
    return { id, hash, secret: players[0]?.secret ?? '' };
  };

  /** They go, and it is seen that they have gone. */
  const leave = async ({ server, time }: Started, id: string, players: readonly Player[]): Promise<void> => {
    for (const player of players) player.close();
    await expect.poll(() => metric(server, 'lastroad_connections')).toBe(0);
    time.pass(1000);
    const seen = server.store.db.selectFrom('seats').select('seen_until').where('table_id', '=', id);
    const isGone = ({ seen_until }: { seen_until: number }) => seen_until > 0 && seen_until <= time.now();
    await expect.poll(async () => (await seen.execute()).every(isGone)).toBe(true);
  };

  const statuses = ({ url }: Server, ids: readonly string[]): Promise<number[]> =>
    Promise.all(ids.map(async id => (await ask(url, `/tables/${id}`)).status));

  test('tables where nobody has been go when their time is up, each written down before', async () => {
    const exportDir = someFolder();
    const started = await start({ ...TERMS, exportDir });
    const { server, time } = started;
    const { id: open } = await openTable(server.url);
    const { id: visited } = await openTable(server.url);
    const running = await seatTwo(server);
    await leave(started, running.id, running.players);
    const over = await playOut(started);
    const ids = [open, visited, running.id, over.id];

    const after = async (days: number): Promise<number[]> => {
      time.pass(days * DAY);
      const seen = { seen_until: time.now() };
      await server.store.db.updateTable('seats').set(seen).where('table_id', '=', visited).execute();
      await server.housekeeping.round();
      return statuses(server, ids);
    };

    expect(await after(9)).toEqual([200, 200, 200, 200]);
    expect(existsSync(exportDir)).toBe(false);
    expect(await after(2)).toEqual([404, 200, 200, 200]);
    expect(await after(10)).toEqual([404, 200, 404, 200]);
    expect(await after(10)).toEqual([404, 200, 404, 404]);
    const written = [running.id, over.id].flatMap(id => [`${id}.json`, `${id}.talk.jsonl`]);
    expect(readdirSync(exportDir).sort()).toEqual(written.sort());
    const fileOf = (id: string) => must(readGameFile(readFileSync(join(exportDir, `${id}.json`), 'utf8')));
    expect(verify(toy, fileOf(over.id))).toMatchObject({ ok: true });
    expect([fileOf(running.id).names, fileOf(running.id).result]).toEqual([['Ada', 'Ben'], null]);
    expect(linesIn(join(exportDir, `${over.id}.talk.jsonl`))).toMatchObject([
      { n: 1, seat: 0, name: 'Ada', text: 'I am number 0' },
      { n: 2, seat: 1, name: 'Ben', text: 'I am number 1' },
    ]);
    for (const part of ['seats', 'entries', 'chat'] as const) {
      const left = await server.store.db.selectFrom(part).select('table_id').distinct().execute();
      expect(left.filter(({ table_id }) => table_id !== visited)).toEqual([]);
    }
    await server.close();
  });

  test('what cannot be written down stays, is reported, and keeps nothing else', async () => {
    const exportDir = someFolder();
    const started = await start({ ...TERMS, exportDir });
    const { server, time, log } = started;
    const ids: string[] = [];
    for (let n = 0; n < 2; n++) {
      const { id, players } = await seatTwo(server);
      await leave(started, id, players);
      ids.push(id);
    }
    const [stuck = '', sound = ''] = ids;
    mkdirSync(join(exportDir, `${stuck}.json.part`), { recursive: true });

    time.pass(21 * DAY);
    await server.housekeeping.round();

    expect(await statuses(server, [stuck, sound])).toEqual([200, 404]);
    expect(log.join('')).toContain('housekeeping has left something as it was');
    await server.close();
  });

  test('a table that others forget is not in the way of whoever comes back to it', async () => {
    const started = await start(TERMS);
    const { server, time, storage } = started;
    const other = await startServer({ ...storage, ...TERMS }, { time });
    const { id, players } = await seatTwo(server);
    await leave(started, id, players);

    time.pass(21 * DAY);
    await Promise.all([server.housekeeping.round(), other.housekeeping.round()]);
    const { seq, choice } = { seq: players[0]?.known.position?.seq ?? 0, choice: 1 };
    const answered = await server.tables.perform(id, 0, { type: 'answer', table: id, id: 'too-late-1', seq, choice });

    expect(answered).toMatchObject({ code: 'not-open' });
    await Promise.all([server.close(), other.close()]);
  });

  test('talk goes before its table, is written down before, and is numbered on', async () => {
    const exportDir = someFolder();
    const started = await start({ expireTalk: 5, exportDir });
    const { server, time } = started;
    const { id, players } = await seatTwo(server);
    const [ada] = players as [Player];

    time.pass(6 * DAY);
    await server.housekeeping.round();
    await ada.client.ask({ type: 'say', text: 'later' });
    const newcomer = new Player(server.url, id);
    await newcomer.until(({ chat }) => chat.length > 0);
    await ada.until(({ chat }) => chat.some(({ text }) => text === 'later'));
    await server.housekeeping.round();

    expect(newcomer.known.chat.map(({ n, text }) => [n, text])).toEqual([[3, 'later']]);
    const texts = (await server.store.db.selectFrom('chat').select('text').execute()).map(({ text }) => text);
    expect(texts.filter(text => text !== '')).toEqual(['later']);
    expect(linesIn(join(exportDir, `${id}.talk.jsonl`))).toMatchObject([{ n: 1 }, { n: 2 }]);
    for (const player of [...players, newcomer]) player.close();
    await server.close();
  });

  test('of a finished game the decisions are kept, and everything else is worked out again', async () => {
    const started = await start({ pruneFinished: 5 });
    const { server, time, storage } = started;
    const { id, hash } = await playOut(started);
    const before = await (await fetch(`${server.url}/api/v1/tables/${id}/file`)).text();

    time.pass(6 * DAY);
    await server.housekeeping.round();
    const { snapshot } = await server.store.db.selectFrom('tables').select('snapshot').executeTakeFirstOrThrow();
    const events = await server.store.db.selectFrom('entries').select('events').distinct().execute();
    await server.close();
    const again = await startServer(storage, { time });
    const watcher = new Player(again.url, id);
    await watcher.until(isOver);

    expect([snapshot, events]).toEqual(['', [{ events: '[]' }]]);
    expect(watcher.known.position?.hash).toBe(hash);
    expect(await (await fetch(`${again.url}/api/v1/tables/${id}/file`)).text()).toBe(before);
    watcher.close();
    await again.close();
  });

  test('a finished game is not pruned if its decisions lead elsewhere', async () => {
    const started = await start({ pruneFinished: 5 });
    const { server, time, log } = started;
    const { id } = await playOut(started);
    await server.store.db
      .updateTable('tables')
      .set({ hash: '0'.repeat(16) })
      .where('id', '=', id)
      .execute();

    time.pass(6 * DAY);
    await server.housekeeping.round();

    const { snapshot } = await server.store.db.selectFrom('tables').select('snapshot').executeTakeFirstOrThrow();
    expect(snapshot).not.toBe('');
    expect(log.join('')).toContain('do not lead to its position');
    await server.close();
  });

  test('a rematch that has gone is forgotten, so that people can play again', async () => {
    const started = await start({ expireOpen: 10 });
    const { server, time } = started;
    const { id, secret } = await playOut(started);
    const askAgain = () => ask(server.url, `/tables/${id}/rematch`, {}, secret);
    const first = (await askAgain()).value as { table: string };

    time.pass(11 * DAY);
    await server.store.db.updateTable('seats').set({ seen_until: 0 }).execute();
    await server.housekeeping.round();
    await server.housekeeping.round();
    const second = (await askAgain()).value as { table: string };

    expect(second.table).not.toBe(first.table);
    expect(await statuses(server, [first.table, second.table])).toEqual([404, 200]);
    await server.close();
  });

  test('metrics say how much there is', async () => {
    const started = await start({});
    const { server } = started;
    await openTable(server.url);
    const { id, players } = await seatTwo(server);
    await leave(started, id, players);

    await server.housekeeping.round();

    const value = (name: string) => metric(server, name);
    const states = await Promise.all(
      ['open', 'playing', 'over'].map(state => value(`lastroad_tables{state="${state}"}`)),
    );
    expect(states).toEqual([1, 1, 0]);
    expect([await value('lastroad_entries'), await value('lastroad_chat_lines')]).toEqual([1, 2]);
    expect(await value('lastroad_storage_bytes')).toBeGreaterThan(4096);
    await server.close();
  });
});
