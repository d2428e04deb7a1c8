import { beforeAll, expect, test } from 'vitest';
import { choices, executablePath, finishedGame, open, openFile, type Served, visit } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

test.skipIf(!executablePath)('a replay steps, jumps to rounds, changes eyes, runs, and branches off', async () => {
  const { page, complaints } = await visit();
  await page.goto(place.address);
  await openFile(page, finishedGame(3));
  const title = page.locator('#replay-title');
  await page.getByText(/^Step 0 of \d+$/).waitFor();

  await page.getByRole('button', { name: 'One step on' }).click();
  await page.getByText(/^Step 1 of \d+$/).waitFor();
  await page.keyboard.press('ArrowRight');
  await page.getByText(/^Step 2 of \d+$/).waitFor();
  await page.locator('.log [data-ahead] button').last().click();
  await expect.poll(() => title.innerText()).not.toMatch(/^Step [012] of/);
  await page.keyboard.press('PageUp');
  await page.getByRole('button', { name: 'Round 3' }).click();
  await page.locator('.rounds-strip [aria-current]', { hasText: '3' }).waitFor();
  const atRound = await title.innerText();
  await page.getByText('a spectator').click();
  await expect.poll(() => page.locator('.toy-card-worth').count()).toBe(0);
  await page.getByText('Turn everything up').click();
  await expect.poll(() => page.locator('.toy-cards .toy-card-worth').count()).toBeGreaterThan(5);
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.waitForFunction(before => document.querySelector('#replay-title')?.textContent !== before, atRound);
  await page.getByRole('button', { name: 'Pause' }).click();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/#\/table\//);
  await page.locator('.question').waitFor();

  await page.goto(place.address);
  await page.locator('.running').nth(1).waitFor();
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('settings change the page at once and are remembered', async () => {
  const { page } = await visit();
  await page.goto(`${place.address}#/settings`);

  await page.getByText('Polski').click();
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();
  await page.getByText('Jasny', { exact: true }).click();
  await page.getByText('Pył', { exact: true }).click();
  await page.getByText('130 %').click();
  await page.reload();
  await page.getByRole('heading', { name: 'Ustawienia' }).waitFor();

  const root = page.locator('html');
  await expect.poll(() => root.getAttribute('data-theme')).toBe('light');
  await expect.poll(() => root.getAttribute('data-world')).toBe('dust');
  await expect.poll(() => root.getAttribute('lang')).toBe('pl');
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('20.8px');
});

test.skipIf(!executablePath)('boxes are switched on at setup, where each says what it adds', async () => {
  const { page } = await visit();
  await page.goto(`${place.address}#/setup/thunder-road`);
  const box = page.locator('.module').filter({ hasText: 'Carnage' });
  await box.getByText('and damage that lasts').waitFor();

  await box.locator('.switch').click();
  await expect.poll(() => box.getByRole('switch').isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForURL(/#\/table\//);
  await choices(page).first().waitFor();

  await page.goto(`${place.address}#/open/thunder-road`);
  await page.locator('.module').filter({ hasText: 'Carnage' }).getByRole('switch').waitFor();
});

test.skipIf(!executablePath)('the rules are searched by words and by clause', async () => {
  const { page } = await visit();
  await page.goto(`${place.address}#/rules/thunder-road`);
  await page.getByRole('searchbox').fill('slam larger car');

  await page.locator('.found a').first().waitFor();
  const clause = await page.locator('.found a').first().innerText();
  await page.locator('.found a').first().click();

  await page.locator(`.marked[id="${clause}"]`).waitFor();
  expect(page.url()).toContain(`#/rules/${clause}`);
});

test.skipIf(!executablePath)('the first load stays under 300 kB compressed', async () => {
  const { page, context } = await visit();
  const session = await context.newCDPSession(page);
  let bytes = 0;
  await session.send('Network.enable');
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));

  await page.goto(place.address);
  await page.getByRole('link', { name: 'Set up a game' }).first().waitFor();
  await page.waitForLoadState('networkidle');

  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(300_000);
});
