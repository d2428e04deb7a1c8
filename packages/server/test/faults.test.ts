import { readGameFile, verify } from '@lastroad/kernel';
import { toy } from '@lastroad/kernel/toy';
import { Client } from 'pg';
import { expect, test } from 'vitest';
import { ask, isAsked, isOver, openTable, Player, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { HeldTime } from './held-time.ts';
import { postgres } from './postgres.ts';
import { startServer } from './servers.ts';

onBothEngines(engine => {
  test('chat, names and presence reach readers at another process', async () => {
    const storage = await engine.fresh();
    const [here, there] = [await startServer(storage), await startServer(storage)];
    const { id } = await openTable(here.url, { options: { seats: 2 } });
    const watcher = new Player(there.url, id);
    await watcher.until(({ link }) => link === 'live');

    const ada = new Player(here.url, id, (await sit(here.url, id, 'Ada')).secret);
    await ada.until(({ link }) => link === 'live');
    await ada.client.ask({ type: 'say', text: 'hello there' });

    await watcher.until(({ info }) => info?.seats[0]?.name === 'Ada');
    await watcher.until(({ chat }) => chat[0]?.text === 'hello there');
    const { info } = await watcher.until(({ info }) => info?.seats[0]?.online === true);
    expect(info?.seats[0]).toMatchObject({ kind: 'person', name: 'Ada' });
    ada.close();
    await watcher.until(({ info }) => info?.seats[0]?.online === false);
    watcher.close();
    await Promise.all([here.close(), there.close()]);
  });

  test('a bot whose process has died is let move by another one', async () => {
    const storage = await engine.fresh();
    const time = new HeldTime();
    // Bots of the first process never come to move.
    const dying = await startServer({ ...storage, botDelay: 3_600_000 }, { time });
    const { id } = await openTable(dying.url, { options: { seats: 2 } });
    const { secret } = await sit(dying.url, id, 'Ada');
    await ask(dying.url, `/tables/${id}/bots`, { bot: 'random' }, secret);
    const ada = new Player(dying.url, id, secret);
    for (let n = 0; n < 2; n++) {
      await ada.until(isAsked);
      const { seq } = await ada.client.answer(ada.known.position?.question?.options[0]?.choice ?? 0);
      await ada.until(({ position }) => position?.seq === seq);
    }
    ada.close();
    await dying.close();

    time.pass(3_700_000);
    const later = await startServer(storage, { time });
    await later.keeper.sweep();
    const again = new Player(later.url, id, secret);
    await again.until(known => isAsked(known) || isOver(known));

    expect(again.known.position?.length).toBeGreaterThan(2);
    again.close();
    await later.close();
  });
});

test('when PostgreSQL drops every connection again and again, people play on and nothing is lost', async () => {
  const databaseUrl = await (await postgres()).fresh('dropping');
  const server = await startServer({ databaseUrl });
  const { id } = await openTable(server.url, { options: { seats: 2, rounds: 5 } });
  const players = [];
  for (const name of ['Ada', 'Ben']) players.push(new Player(server.url, id, (await sit(server.url, id, name)).secret));
  const axe = new Client({ connectionString: databaseUrl });
  await axe.connect();

  const playing = Promise.all(players.map(player => playOn(player)));
  for (let n = 0; n < 5; n++) {
    await new Promise(resolve => setTimeout(resolve, 60));
    await axe.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'dropping' and pid <> pg_backend_pid()`,
    );
  }
  await playing;

  await axe.end();
  const file = readGameFile(await (await fetch(`${server.url}/api/v1/tables/${id}/file`)).text());
  expect(file.ok && verify(toy, file.value).ok).toBe(true);
  expect(file.ok && file.value.decisions.length).toBe(players[0]?.known.position?.length);
  for (const player of players) player.close();
  await server.close();
});
