import { toy } from '@lastroad/kernel/toy';
import { ABSENT_AFTER } from '@lastroad/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Desk, openDesk, openStore, readConfig, type Store } from '../../../server/src/index.ts';
import { temporaryFolder } from '../../../server/test/servers.ts';
import { executablePath, expectAccessible, type Visit, visit } from '../visitor.ts';
import { openTable, sitDown, TOY } from './guests.ts';
import { type Service, startService } from './service.ts';

const FIRST = 'Which card do you put down?';

const folder = temporaryFolder();
const place = readConfig({}, { data: folder.path });
let service: Service;
let store: Store;
let desk: Desk;
let visits: Visit[] = [];
beforeAll(async () => {
  if (executablePath === '') return;
  service = await startService({ data: folder.path });
  store = await openStore(place);
  desk = await openDesk(place, [toy], 'the operator');
});
afterAll(async () => {
  await desk?.close();
  await store?.close();
  await service?.close();
  folder.remove();
});

const guest = async (): Promise<Page> => {
  const each = await visit();
  visits.push(each);
  return each.page;
};

/** Closes every page; returns what they complained of. */
const goHome = async (): Promise<string[]> => {
  const complaints = visits.flatMap(each => each.complaints);
  for (const { context } of visits) await context.close();
  visits = [];
  return complaints;
};

const asked = (page: Page): Promise<void> => page.getByRole('heading', { name: FIRST }).waitFor();

/** Two people whose game has begun. */
const twoAtATable = async (): Promise<{ ada: Page; ben: Page; link: string; id: string }> => {
  const [ada, ben] = [await guest(), await guest()];
  const link = await openTable(ada, 'Ada', service.address, TOY, 2);
  await ben.goto(link);
  await sitDown(ben, 'Ben', 2);
  await Promise.all([asked(ada), asked(ben)]);
  return { ada, ben, link, id: link.split('/').at(-1) ?? '' };
};

test.skipIf(!executablePath)(
  'people are told that the operator has stopped the table, and that it goes on',
  async () => {
    const { ada, id } = await twoAtATable();

    await desk.park(id);
    const told = ada.getByRole('alert').filter({ hasText: 'The operator has stopped this table for now.' });
    await told.waitFor();
    await ada.locator('.choices').waitFor({ state: 'detached' });
    await expectAccessible(ada, 'a parked table');
    await desk.resume(id);
    await told.waitFor({ state: 'detached' });
    await asked(ada);

    expect(await goHome()).toEqual([]);
  },
);

test.skipIf(!executablePath)('whoever waits for somebody who is away gives the seat to a bot', async () => {
  const { ada, id } = await twoAtATable();
  const isHere = async (): Promise<boolean> => {
    const seats = store.db.selectFrom('seats').select('seen_until').where('table_id', '=', id).where('seat', '=', 1);
    return (await seats.executeTakeFirstOrThrow()).seen_until > Date.now();
  };
  // The server writes down who comes and goes a little later.
  await expect.poll(isHere, { timeout: 20_000 }).toBe(true);
  await visits[1]?.context.close();
  await expect.poll(isHere, { timeout: 20_000 }).toBe(false);
  await store.db.transaction().execute(async trx => {
    const away = trx.updateTable('seats').set({ seen_until: Date.now() - ABSENT_AFTER - 60_000 });
    await away.where('table_id', '=', id).where('seat', '=', 1).execute();
    await store.tell(trx, id);
  });

  const strip = ada.getByRole('status').filter({ hasText: 'Ben has been away for 16 minutes.' });
  await strip.waitFor();
  await expectAccessible(ada, 'somebody is away');
  await strip.getByRole('button', { name: 'Give the seat to a bot for good' }).click();
  await ada.locator('.player', { hasText: 'Ben' }).getByText('replaced').waitFor();

  await strip.waitFor({ state: 'detached' });
  expect(await goHome()).toEqual([]);
});

test.skipIf(!executablePath)('people of a table of another release are told that it waits for it', async () => {
  const { ada, link, id } = await twoAtATable();
  await ada.goto(service.address);
  await store.db.updateTable('tables').set({ version: 99 }).where('id', '=', id).execute();

  const late = await guest();
  await late.goto(link);
  await late.getByText('This game was begun with another version of the server').waitFor();

  expect(await late.getByRole('alert').innerText()).toContain('Nothing is lost');
  expect(await goHome()).toEqual([]);
});
