import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../../server/test/servers.ts';
import { choices, executablePath, expectAccessible, PHONE, type Visit, visit, WIDE } from '../visitor.ts';
import { hashAt, openTable, playToTheEnd, playUntilAsked, sitDown, TOY, takeWay } from './guests.ts';
import { type Service, startService } from './service.ts';

const FIRST = 'Which card do you put down?';
const SECOND = 'double your bid';

const folder = temporaryFolder();
let service: Service;
let visits: Visit[] = [];
beforeAll(async () => {
  if (executablePath === '') return;
  service = await startService({ data: folder.path });
});
afterAll(async () => {
  await service?.close();
  folder.remove();
});

const guest = async (...how: [] | [BrowserContextOptions]): Promise<Page> => {
  const each = await visit(...how);
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

const asked = (page: Page, words: string): Promise<void> => page.getByRole('heading', { name: words }).waitFor();

/** Two people whose game has begun. */
const twoAtATable = async (how: BrowserContextOptions = WIDE): Promise<{ ada: Page; ben: Page; link: string }> => {
  const [ada, ben] = [await guest(how), await guest()];
  const link = await openTable(ada, 'Ada', service.address, TOY, 2);
  await ben.goto(link);
  await sitDown(ben, 'Ben', 2);
  await Promise.all([asked(ada, FIRST), asked(ben, FIRST)]);
  return { ada, ben, link };
};

const choose = (page: Page): Promise<void> => choices(page).first().click();

test.skipIf(!executablePath)(
  'lobby, form, room and table are accessible, wide and on a phone, light and dark',
  async () => {
    for (const screen of [WIDE, { ...PHONE, colorScheme: 'light' as const }]) {
      const page = await guest(screen);
      await page.goto(`${service.address}?workshop#/online`);
      await page
        .getByText('Nobody is waiting')
        .or(page.getByRole('link', { name: /^(Sit down|Watch):/ }))
        .first()
        .waitFor();
      await expectAccessible(page, 'the lobby');
      await page.goto(`${service.address}?workshop#/open/toy`);
      await page.getByLabel('Your name').fill('Ada');
      await expectAccessible(page, 'the form');
      await page.getByRole('button', { name: 'Open a table' }).click();
      await page.getByRole('button', { name: 'Stand up' }).click();
      await page.getByLabel('Your name').waitFor();
      await expectAccessible(page, 'the room');
      await sitDown(page, 'Ada', 1);
      await page.getByRole('button', { name: 'Start with bots' }).waitFor();
      await expectAccessible(page, 'the room from a seat');
      await page.getByRole('button', { name: 'Start with bots' }).click();
      await asked(page, FIRST);
      await expectAccessible(page, 'the table');
      for (const sheet of ['Invite', 'Fair dice', 'Resign']) {
        await takeWay(page, sheet);
        await page.getByRole('dialog', { name: sheet }).waitFor();
        await expectAccessible(page, sheet);
        await page.getByRole('button', { name: 'Close', exact: true }).click();
      }
    }
    expect(await goHome()).toEqual([]);
  },
);

test.skipIf(!executablePath)('people talk, and whoever is muted is not heard', async () => {
  const { ada, ben } = await twoAtATable();
  const say = async (page: Page, words: string): Promise<void> => {
    await page.getByLabel('Say something').fill(words);
    await page.keyboard.press('Enter');
  };
  // A line that turns round, and would turn round whatever stands after it.
  await say(ada, 'Good \u202e<b>luck</b>');
  await ben.locator('.talk-lines').getByText('Good <b>luck</b>').waitFor();
  await ben.getByRole('button', { name: 'Whose words are shown' }).click();
  await ben.getByRole('button', { name: 'Report the words of Ada' }).click();
  await ben.getByText('Reported: the operator').waitFor();
  await expectAccessible(ben, 'a report');
  await ben.getByText('Ada', { exact: true }).last().click();
  await ben.locator('.talk-lines').getByText('Good').waitFor({ state: 'detached' });

  await say(ada, 'Still there?');
  await ada.locator('.talk-lines').getByText('Still there?').waitFor();
  await say(ben, 'Hello');
  await ada.locator('.talk-lines').getByText('Hello').waitFor();
  await ben.locator('.talk-lines').getByText('Hello').waitFor();

  expect(await ben.locator('.talk-lines').innerText()).not.toContain('Still there?');
  expect(await goHome()).toEqual([]);
});

test.skipIf(!executablePath)(
  'what is not possible now is listed for whoever is asked, each with its reason',
  async () => {
    const { ada, ben } = await twoAtATable();
    const others = (page: Page) => page.getByRole('button', { name: '33 things are not possible now' });
    const listed = (page: Page): Promise<string[]> => page.locator('.question .others li').allInnerTexts();

    await others(ada).click();
    await ada.locator('.other').first().waitFor();
    await expectAccessible(ada, 'what is not possible');
    const hers = await listed(ada);
    const offered = (await ada.locator('.choices').innerText()).match(/card \d+/g) ?? [];
    await others(ben).click();
    await ben.locator('.other').first().waitFor();
    await choose(ada);
    await asked(ada, SECOND);
    const his = await listed(ben);
    await ben.locator('.other').first().click();
    const why = ben.getByRole('dialog');
    await why.getByRole('link', { name: 'TOY-3' }).or(why.getByText('TOY-3')).first().waitFor();

    expect(hers).toHaveLength(33);
    expect(his).toHaveLength(33);
    expect(offered.filter(card => hers.some(words => words.startsWith(`${card} `)))).toEqual([]);
    expect(offered).toHaveLength(3);
    expect(await goHome()).toEqual([]);
  },
);

test.skipIf(!executablePath)('one goes back alone, or further when all agree', async () => {
  const { ada, ben } = await twoAtATable();
  await choose(ada);
  await asked(ada, SECOND);
  await ada.getByRole('button', { name: 'Undo', exact: true }).click();
  await asked(ada, FIRST);
  await choose(ada);
  await asked(ada, SECOND);
  await choose(ben);
  await asked(ben, SECOND);

  await takeWay(ada, 'Ask to take back my last decision');
  const strip = ben.getByRole('alert').filter({ hasText: 'Ada asks everybody to go back 2 decisions.' });
  await strip.getByRole('button', { name: 'Agree' }).click();
  await Promise.all([asked(ada, FIRST), asked(ben, FIRST)]);

  expect(await hashAt(ada)).toBe(await hashAt(ben));
  expect(await ben.locator('.log').innerText()).not.toContain('puts a card down');
  expect(await goHome()).toEqual([]);
});

test.skipIf(!executablePath)(
  'the turn is told in the title, and once by the browser while the page is hidden',
  async () => {
    const { ada, ben } = await twoAtATable({ ...WIDE, serviceWorkers: 'allow' });
    await visits[0]?.context.grantPermissions(['notifications']);
    await ada.evaluate(() => {
      Object.defineProperty(document, 'hidden', { get: () => true });
      const told: string[] = [];
      Object.assign(globalThis, { told });
      ServiceWorkerRegistration.prototype.showNotification = async title => void told.push(title);
    });
    await ada.evaluate(async () => void (await navigator.serviceWorker.ready));
    const told = (): Promise<string[]> => ada.evaluate(() => (globalThis as unknown as { told: string[] }).told);
    await expect.poll(() => ada.title()).toBe('● Your turn · The Small Auction · Lastroad');

    await choose(ada);
    await asked(ada, SECOND);
    const withinTheTurn = await told();
    await choose(ada);
    await ada.getByRole('heading', { name: 'Ben is thinking' }).waitFor();
    await expect.poll(() => ada.title()).toBe('The Small Auction · Lastroad');
    await playUntilAsked([ada, ben], ada);

    expect(withinTheTurn).toEqual([]);
    await expect.poll(told).toEqual(['Your turn']);
    expect(await goHome()).toEqual([]);
  },
);

test.skipIf(!executablePath)('a seat goes along to another device, and the address forgets its secret', async () => {
  const { ada } = await twoAtATable();
  await takeWay(ada, 'Take the seat to another device');
  const link = await ada.getByLabel('Link to your seat').inputValue();
  const phone = await guest(PHONE);

  await phone.goto(link);
  await asked(phone, FIRST);

  expect(new URL(phone.url()).hash).toMatch(/^#\/online\/[\w-]{16}$/);
  expect(await phone.locator('.choices').innerText()).toBe(
    (await ada.locator('.choices').innerText()).replaceAll(/\n\d$/gm, ''),
  );
  expect(await goHome()).toEqual([]);
});

test.skipIf(!executablePath)('of three, one resigns, is played by a bot and asked nothing more', async () => {
  const [ada, ben, cleo] = [await guest(), await guest(), await guest()];
  const link = await openTable(ada, 'Ada', service.address, TOY, 3);
  for (const [page, name, seat] of [
    [ben, 'Ben', 2],
    [cleo, 'Cleo', 3],
  ] as const) {
    await page.goto(link);
    await sitDown(page, name, seat);
  }
  await asked(ben, FIRST);

  await takeWay(ben, 'Resign');
  await ben.getByText('A bot plays on for you, and the game goes on.').waitFor();
  await ben.getByRole('button', { name: 'Give the seat to a bot' }).click();
  await ada.locator('.player', { hasText: 'Ben' }).getByText('resigned').waitFor();
  await ben.locator('.choices').waitFor({ state: 'detached' });
  await playToTheEnd([ada, cleo]);
  await ben.locator('.score').waitFor();

  const line = ben.locator('.score-list li').filter({ hasText: 'Ben' });
  expect(await line.innerText()).toMatch(/^3rd\b[\s\S]*resigned/);
  expect(await goHome()).toEqual([]);
});

test.skipIf(!executablePath)(
  'of two, one resigns and the other has won; both press once and play again, the other one first',
  async () => {
    const { ada, ben } = await twoAtATable();
    await choose(ada);
    await takeWay(ben, 'Resign');
    await ben.getByText('That ends the game').waitFor();
    await ben.getByRole('dialog').getByRole('button', { name: 'Resign', exact: true }).click();
    await Promise.all([ada, ben].map(page => page.locator('.score').waitFor()));
    const told = await ada.locator('.score').innerText();
    await expectAccessible(ada, 'the score after somebody resigned');
    expect(told).toContain('Ada wins');
    expect(told).toContain('resigned');

    await ada.getByRole('button', { name: 'Play again' }).click();
    await ada.getByText('kept for Ben').waitFor();
    const invited = ben.getByRole('dialog').getByText('Ada wants to play again.');
    await invited.waitFor();
    await expectAccessible(ben, 'the invitation over the score');
    await ben.getByRole('dialog').getByRole('button', { name: 'Play again' }).click();
    await Promise.all([asked(ada, FIRST), asked(ben, FIRST)]);

    expect(new URL(ben.url()).hash).toBe(new URL(ada.url()).hash);
    const players = ada.locator('.players .player-name');
    expect(await players.allInnerTexts()).toEqual(['Ben', 'Ada']);
    expect(await goHome()).toEqual([]);
  },
);

test.skipIf(!executablePath)('a clock runs out, a bot minds the seat, and its player takes it back', async () => {
  const body = { game: 'toy', options: { seats: 2 }, listed: false, pace: { kind: 'live', move: 18, reserve: 0 } };
  const request = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const { id } = (await (await fetch(`${service.address}api/v1/tables`, request)).json()) as { id: string };
  const [ada, ben] = [await guest(), await guest()];
  for (const page of [ada, ben]) await page.goto(`${service.address}?workshop#/online/${id}`);
  await sitDown(ada, 'Ada', 1);
  const clock = ada.locator('.player', { hasText: 'Ada' }).getByText(/^0:[01]\d$/);
  await Promise.all([clock.waitFor(), sitDown(ben, 'Ben', 2)]);
  // Ben's time begins anew with his next question, late enough for Ada to press before it ends: two bots play to the end at once.
  await ada
    .locator('.player', { hasText: 'Ada' })
    .getByText(/^0:0\d$/)
    .waitFor();
  await choose(ben);

  await ada.getByRole('alert').getByRole('button', { name: 'I am back' }).click();

  await ada.getByRole('alert').filter({ hasText: 'Your time was up' }).waitFor({ state: 'detached' });
  await ada.locator('.player', { hasText: 'Ada' }).getByText('a bot minds the seat').waitFor({ state: 'detached' });
  expect(await goHome()).toEqual([]);
});

test.skipIf(!executablePath)('a table that is not there, and a table that is not public', async () => {
  const page = await guest();
  await page.goto(`${service.address}#/online/AAAAAAAAAAAAAAAA`);
  await page.getByText('There is no such table.').waitFor();
  const hidden = await guest();
  await hidden.goto(`${service.address}?workshop#/open/toy`);
  await hidden.getByText('Shown in the list of tables').click();
  await hidden.getByLabel('Your name').fill('Ada');
  await hidden.getByRole('button', { name: 'Open a table' }).click();
  await hidden.getByRole('button', { name: 'Stand up' }).waitFor();
  const id = new URL(hidden.url()).hash.split('/').at(-1) ?? '';

  const { tables } = (await (await fetch(`${service.address}api/v1/tables`)).json()) as { tables: { id: string }[] };

  expect(id).toMatch(/^[\w-]{16}$/);
  expect(tables.map(table => table.id)).not.toContain(id);
  // The browser itself reports the answer 404.
  for (const each of visits) each.complaints.splice(0);
  expect(await goHome()).toEqual([]);
});
