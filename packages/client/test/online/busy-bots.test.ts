import type { TableInfo } from '@lastroad/protocol';
import { afterAll, expect, test } from 'vitest';
import { ask, openTable as openPlainTable, Player, sit } from '../../../server/test/clients.ts';
import { startServer, temporaryFolder } from '../../../server/test/servers.ts';
import { SlowBot } from '../../../server/test/slow-bot.ts';
import { buildIfStale, dist } from '../built.ts';
import { executablePath, expectAccessible, visit } from '../visitor.ts';
import { openTable, TOY } from './guests.ts';

const endings: (() => Promise<void> | void)[] = [];
afterAll(async () => {
  for (const end of endings.toReversed()) await end();
});

/** A table at which somebody else plays beside bots. */
const someoneElse = async (url: string): Promise<Player> => {
  const { id } = await openPlainTable(url);
  const { secret } = await sit(url, id, 'Eve');
  const eve = new Player(url, id, secret);
  endings.push(() => eve.close());
  await eve.until(({ link }) => link === 'live');
  await ask(url, `/tables/${id}/bots`, { bot: 'search' }, secret);
  return eve;
};

/** Whether nobody is left. */
const isEmpty = async (url: string, id: string): Promise<boolean> =>
  ((await ask(url, `/tables/${id}`)).value as TableInfo).seats.every(({ online }) => !online);

test.skipIf(!executablePath)(
  'people see that bots are busy at other tables, and that one waits for its turn',
  async () => {
    await buildIfStale();
    const folder = temporaryFolder();
    const slow = new SlowBot('search');
    const config = { data: folder.path, clientDir: dist, botThreads: 1, botQueue: 1 };
    const { url, close } = await startServer(config, { bots: [slow] });
    endings.push(folder.remove, close);
    const others = [await someoneElse(url), await someoneElse(url)];
    await expect.poll(() => slow.thinking).toBe(1);
    const { page, context, complaints } = await visit();

    await openTable(page, 'Ada', `${url}/`, TOY, 2);
    await page.getByRole('button', { name: 'Start with bots' }).click();
    await page.getByText('The bots are busy at other tables.').waitFor();
    await expectAccessible(page, 'the room that waits for bots');
    await page.getByRole('button', { name: 'Wait for people instead' }).click();
    await page.getByRole('button', { name: 'Start with bots' }).click();
    await page.getByText('The bots are busy at other tables.').waitFor();

    // They go, and the bots need not think for them any more.
    for (const eve of others) {
      eve.close();
      const { id } = eve.known.info ?? { id: '' };
      await expect.poll(() => isEmpty(url, id)).toBe(true);
    }
    slow.decideFirst();
    await page.getByRole('heading', { name: 'Which card do you put down?' }).waitFor();
    await expect.poll(() => slow.thinking).toBe(1);
    await page.getByText('waits for its turn to think').waitFor();
    await expectAccessible(page, 'the table at which a bot waits');
    slow.decideFirst();
    await page.getByText('waits for its turn to think').waitFor({ state: 'detached' });

    await context.close();
    // That bots are busy is told with 503, which a browser writes down as an error.
    expect(complaints.filter(complaint => !complaint.includes('503'))).toEqual([]);
  },
);
