import { type TableInfo } from '@lastroad/protocol';
import { thunderRoad } from '@lastroad/thunder-road';
import { expect, test } from 'vitest';
import { ask, deal, openTable, playOn, sit } from './clients.ts';
import { onBothEngines } from './engines.ts';
import { openHall } from './hall.ts';

const FIVE = { seats: 5, carnage: true, crew2: 'bikes', crew4: 'rig' };

onBothEngines(engine => {
  const hall = openHall(engine, { games: [thunderRoad] });
  const open = (options: Readonly<Record<string, string | number | boolean>>) => ({
    game: 'thunder-road',
    options,
    listed: true,
    pace: { kind: 'none' },
  });

  test('TR-INT-1, TR-SETUP-11: five people race at an online table, two of them with crews of their own kind', async () => {
    const { url } = hall.server();
    const { id } = await openTable(url, { game: 'thunder-road', options: FIVE });
    const seats = [];
    for (const name of ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve']) seats.push(await sit(url, id, name));
    await deal(url, id, seats);
    const players = seats.map(({ secret }) => hall.watch(id, secret));

    await Promise.all(players.map(async player => playOn(player)));

    const { value } = await ask(url, `/tables/${id}`);
    expect((value as TableInfo).options).toMatchObject(FIVE);
    expect((value as TableInfo).seats).toHaveLength(5);
    for (const { known } of players) expect(known.position?.outcome?.scores.toSorted()).toEqual([0, 0, 0, 0, 1]);
  });

  test('TR-SETUP-11: no table is opened with two crews of a kind of which there is one', async () => {
    const { url } = hall.server();

    const twice = await ask(url, '/tables', open({ seats: 3, crew1: 'bikes', crew3: 'bikes' }));
    const cars = await ask(url, '/tables', open({ seats: 5 }));

    expect([twice.status, cars.status]).toEqual([400, 400]);
    expect(twice.value).toMatchObject({ code: 'bad-options' });
  });
});
