import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  checkFairness,
  defineRules,
  type GameFile,
  must,
  type Rules,
  readGameFile,
  type Setting,
  verify,
} from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { lastAurora } from '@lastroad/last-aurora';
import type { Position, TableInfo } from '@lastroad/protocol';
import { thunderRoad } from '@lastroad/thunder-road';
import { expect, test } from 'vitest';
import { openDesk, readConfig, restore } from '../src/index.ts';
import { openStore } from '../src/storage/index.ts';
import type { TableRow } from '../src/storage/schema.ts';
import { ask, forgetDevices, isAsked, isOver, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { first, refusal, take } from './hall.ts';
import { startServer } from './servers.ts';

interface OldTable {
  readonly game: string;
  readonly id: string;
  readonly open?: true;
  readonly secrets: readonly string[];
}

// Tables of earlier servers, most in the middle of their games, with what their people hold.
const backupOf = (release: string): string => fileURLToPath(new URL(`./fixtures/${release}.backup`, import.meta.url));
const tablesOf = (release: string): OldTable[] =>
  JSON.parse(readFileSync(new URL(`./fixtures/${release}.tables.json`, import.meta.url), 'utf8')) as OldTable[];
const backup = backupOf('version-1');
const tables = tablesOf('version-1');
const GAMES = [toy, lastAurora, thunderRoad] as unknown as readonly Rules[];

const fileOf = async (url: string, id: string): Promise<GameFile> => {
  const reply = await fetch(`${url}/api/v1/tables/${id}/file`);
  return must(readGameFile(await reply.text()));
};

const RULING: Setting = {
  name: 'mercy',
  values: ['never', 'always'],
  preset: 'always',
  since: { version: toy.version + 1, before: 'never' },
  hidden: true,
};

/** The toy as it may be one day, with a ruling that is dated. */
const ruled = defineRules({
  ...toy,
  version: toy.version + 1,
  migrations: [...toy.migrations, { to: toy.version + 1, name: 'none', up() {} }],
  settings: [...toy.settings, RULING],
});

onBothEngines(engine => {
  test.each(['lead where they led', 'lead elsewhere now'])(
    'a table whose entries %s is told and kept with the rulings of its date',
    async how => {
      const place = await engine.fresh();
      await restore(readConfig({}, place), backup);
      const { id, secrets } = tables.find(({ game, open }) => game === 'toy' && !open) as OldTable;
      if (how === 'lead elsewhere now') {
        const store = await openStore(readConfig({}, place));
        const entry = store.db.updateTable('entries').where('table_id', '=', id).where('kind', '=', 'answer');
        await entry.set({ choice: 35 }).execute();
        await store.close();
      }
      const server = await startServer(place, { games: [ruled] });
      const players = secrets.map(secret => new Player(server.url, id, secret));

      const { options } = (await ask(server.url, `/tables/${id}`)).value as TableInfo;
      await Promise.all(players.map(player => playOn(player)));

      const file = await fileOf(server.url, id);
      expect(options).toMatchObject({ mercy: 'never' });
      expect(file.options).toEqual(options);
      expect(file.version === ruled.version).toBe(how === 'lead where they led');
      for (const player of players) player.close();
      await server.close();
    },
  );

  test('tables begun by an earlier version go on, end and verify by the rulings of their date', async () => {
    const place = await engine.fresh();
    await restore(readConfig({}, place), backup);
    const server = await startServer(place, { games: GAMES });

    for (const { id, game, secrets } of tables.filter(({ open }) => !open)) {
      const rules = GAMES.find(one => one.id === game) as Rules;
      const { options } = (await ask(server.url, `/tables/${id}`)).value as TableInfo;
      const players = secrets.map(secret => new Player(server.url, id, secret));
      await Promise.all(players.map(player => playOn(player)));

      const file = await fileOf(server.url, id);
      for (const { name, preset, since } of rules.settings)
        expect(file.options[name]).toBe(options[name] ?? since?.before ?? preset);
      expect(file.version).toBe(rules.version);
      expect(Object.keys(file.fairness)).toEqual(['commitment', 'nonces', 'secret']);
      expect(verify(rules, file)).toMatchObject({ ok: true });
      expect(players.every(({ known }) => isOver(known))).toBe(true);
      for (const player of players) player.close();
    }
    await server.close();
  });

  // Three states of the rules of Last Aurora have called themselves version 2.
  test.each([
    ['version-2-first', { slotYields: 'last', extraItemFor: 'present', orderedCure: 'anyFirst', printing: 'first' }],
    ['version-2-second', { slotYields: 'first', extraItemFor: 'setOut', orderedCure: 'byOrder', printing: 'first' }],
    ['version-2-third', { slotYields: 'first', extraItemFor: 'setOut', orderedCure: 'byOrder', printing: 'second' }],
  ])('tables begun by %s go on, end and verify by the rulings and rows of their date', async (release, rulings) => {
    const place = await engine.fresh();
    await restore(readConfig({}, place), backupOf(release));
    const store = await openStore(readConfig({}, place));
    const kept = await store.db.selectFrom('entries').selectAll().where('kind', '=', 'answer').execute();
    await store.close();
    const server = await startServer(place, { games: GAMES });

    for (const { id, game, secrets } of tablesOf(release)) {
      const players = secrets.map(secret => new Player(server.url, id, secret));
      await Promise.all(players.map(player => playOn(player)));

      const file = await fileOf(server.url, id);
      const before = kept.filter(entry => entry.table_id === id).sort((a, b) => a.seq - b.seq);
      expect(file).toMatchObject(game === 'last-aurora' ? { version: lastAurora.version, options: rulings } : { game });
      expect(before.length).toBeGreaterThan(10);
      const taken = file.decisions.map(([seat, choice]) => [seat, choice]);
      expect(taken.slice(0, before.length)).toEqual(before.map(({ seat, choice }) => [seat, choice]));
      expect(file.result).not.toBeNull();
      expect(verify(GAMES.find(rules => rules.id === game) as Rules, file)).toMatchObject({ ok: true });
      for (const player of players) player.close();
    }
    await server.close();
  });

  test('a table that was only opened begins by the rules as they are now', async () => {
    const place = await engine.fresh();
    await restore(readConfig({}, place), backup);
    const server = await startServer(place, { games: GAMES });
    const [{ id, secrets }] = tables.filter(({ open }) => open) as [OldTable];
    // The engine before has had the same table.
    forgetDevices();
    expect((await ask(server.url, `/tables/${id}`)).value).toMatchObject({ state: 'open' });
    const players = [
      new Player(server.url, id, secrets[0]),
      new Player(server.url, id, (await sit(server.url, id, 'Ben')).secret),
    ];

    await Promise.all(players.map(player => playOn(player)));

    const file = await fileOf(server.url, id);
    expect(file.version).toBe(lastAurora.version);
    expect(file.fairness).toMatchObject({ version: 2, pledges: [expect.any(String), expect.any(String)] });
    expect(verify(lastAurora as unknown as Rules, file)).toMatchObject({ ok: true });
    for (const player of players) player.close();
    await server.close();
  });

  test('a decision is taken back across a version, and the game verifies afterwards', async () => {
    const place = await engine.fresh();
    await restore(readConfig({}, place), backup);
    const server = await startServer(place, { games: GAMES });
    const { id, secrets } = tables.find(({ game, open }) => game === 'toy' && !open) as OldTable;
    const players = secrets.map(secret => new Player(server.url, id, secret));
    await Promise.all(players.map(player => player.until(({ position }) => position !== null)));
    let [asked] = players as [Player];
    let before: Position | null = null;
    // Until somebody has decided something that nothing was drawn for.
    for (let tries = 0; tries < 50 && !asked.known.position?.undo; tries++) {
      asked = players.find(({ known }) => isAsked(known)) ?? asked;
      before = asked.known.position;
      await take(asked, first(asked));
      const { seq = 0 } = asked.known.position ?? {};
      await Promise.all(players.map(player => player.until(({ position }) => (position?.seq ?? 0) >= seq)));
    }
    const undone = await asked.client.ask({ type: 'undo', seq: asked.known.position?.seq ?? 0 });
    await asked.until(({ position }) => position?.seq === undone.seq);
    const after = asked.known.position;
    await Promise.all(players.map(player => playOn(player)));

    expect(undone.type).toBe('kept');
    expect(after).toMatchObject({ hash: before?.hash, length: before?.length });
    expect(verify(toy as Rules, await fileOf(server.url, id))).toMatchObject({ ok: true });
    for (const player of players) player.close();
    await server.close();
  });

  const { id: left, secrets: holders } = tables.find(({ game, open }) => game === 'toy' && !open) as OldTable;
  type Change = Partial<Pick<TableRow, 'version' | 'options'>>;

  test.each<[string, readonly Rules[], Change]>([
    ['game', GAMES.slice(1), {}],
    ['rules', GAMES, { version: 99 }],
    ['content', GAMES, { options: JSON.stringify({ seats: 3, cards: 'of another box' }) }],
  ])(
    'a table whose %s this release does not know is parked, told so, and goes on with the one that does',
    async (_what, games, change) => {
      const place = await engine.fresh();
      await restore(readConfig({}, place), backup);
      const store = await openStore(readConfig({}, place));
      const mine = store.db.updateTable('tables').where('id', '=', left);
      const kept = await store.db.selectFrom('tables').selectAll().where('id', '=', left).executeTakeFirstOrThrow();
      await mine.set({ ...change, due_at: 0 }).execute();
      const server = await startServer(place, { games });
      const player = new Player(server.url, left, holders[0]);

      await player.until(({ info }) => info?.parked === 'release');
      await server.keeper.sweep();
      const answer = await player.client.answer(0);
      const said = await player.client.ask({ type: 'say', text: 'what now?' });
      const file = await ask(server.url, `/tables/${left}/file`);
      player.close();
      await server.close();
      await mine.set({ version: kept.version, options: kept.options }).execute();
      await store.close();
      const next = await startServer(place, { games: GAMES });
      const players = holders.map(secret => new Player(next.url, left, secret));
      await Promise.all(players.map(each => playOn(each)));

      expect([refusal(answer).code, said.type]).toEqual(['parked', 'kept']);
      expect([file.status, file.value]).toMatchObject([409, { code: 'not-over' }]);
      expect(players.every(({ known }) => isOver(known))).toBe(true);
      for (const each of players) each.close();
      await next.close();
    },
  );

  test('a game that no release goes on with is ended by the operator; its file is whole, and its dice are as promised', async () => {
    const place = await engine.fresh();
    await restore(readConfig({}, place), backup);
    const games = GAMES.slice(1);
    const server = await startServer(place, { games });
    const desk = await openDesk(readConfig({}, place), games, 'the operator');
    const other = tables.find(({ game, open }) => game === 'last-aurora' && !open) as OldTable;

    const refused = await desk.end(other.id);
    const ended = await desk.end(left);
    const file = await fileOf(server.url, left);

    expect([refused, ended]).toMatchObject([{ code: 'not-allowed' }, { ok: true }]);
    expect(file).toMatchObject({
      game: 'toy',
      result: null,
      notes: [{ text: 'the game ends: the server cannot play it on' }],
    });
    expect(checkFairness(file.fairness)).toMatchObject({ ok: true });
    // Whoever has the release that it was played with finds every decision as it was.
    expect(verify(toy as Rules, file)).toMatchObject({ ok: true });
    expect((await ask(server.url, `/tables/${left}`)).value).toMatchObject({ state: 'over', parked: 'release' });
    await desk.close();
    await server.close();
  });
});
