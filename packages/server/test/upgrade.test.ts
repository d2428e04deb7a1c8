import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineRules, type GameFile, must, type Rules, readGameFile, type Setting, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { lastAurora } from '@lastroad/last-aurora';
import type { TableInfo } from '@lastroad/protocol';
import { thunderRoad } from '@lastroad/thunder-road';
import { expect, test } from 'vitest';
import { readConfig, restore } from '../src/index.ts';
import { openStore } from '../src/storage/index.ts';
import { ask, forgetDevices, isOver, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { startServer } from './servers.ts';

interface OldTable {
  readonly game: string;
  readonly id: string;
  readonly open?: true;
  readonly secrets: readonly string[];
}

// Tables of the first released server, in the middle of their games, with what their people hold.
const backup = fileURLToPath(new URL('./fixtures/version-1.backup', import.meta.url));
const tables = JSON.parse(
  readFileSync(new URL('./fixtures/version-1.tables.json', import.meta.url), 'utf8'),
) as OldTable[];
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
});
