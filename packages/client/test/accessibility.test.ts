import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  choices,
  dialog,
  executablePath,
  expectAccessible,
  finishedGame,
  open,
  openFile,
  PHONE,
  type Served,
  speak,
  startGame,
  TABLET,
  visit,
  WIDE,
} from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

/** Every kind of page, and what only that one shows. */
const PAGES = [
  ['', '.home'],
  ['#/setup/toy', '.setup'],
  ['#/rules', '.rules'],
  ['#/rules/TR-SLAM-4', '.marked'],
  ['#/settings', '.settings'],
  ['#/about', '.about'],
  ['#/nowhere', '.lost'],
] as const;

test.skipIf(!executablePath).each([
  ['dark, wide, English', { ...WIDE, colorScheme: 'dark' }, 'ice'],
  ['light, wide, English', { ...WIDE, colorScheme: 'light' }, 'ice'],
  ['light, phone, Russian', { ...PHONE, colorScheme: 'light', locale: 'ru' }, 'dust'],
  ['light, tablet, Polish', { ...TABLET, colorScheme: 'light', locale: 'pl' }, 'dust'],
  ['dark, tablet, Italian', { ...TABLET, colorScheme: 'dark', locale: 'it' }, 'dust'],
] as const)('every page is accessible: %s', async (_name, screen, world) => {
  const { page, complaints } = await visit(screen, { pace: 0, world });

  for (const [address, sign] of PAGES) {
    await page.goto(place.address + address);
    await page.locator(sign).first().waitFor();
    await page.locator('main h1').waitFor();
    await page.locator('.waiting').waitFor({ state: 'hidden' });
    await expectAccessible(page, address);
    const fits = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
    expect({ address, fits }).toEqual({ address, fits: true });
  }

  expect(complaints).toEqual([]);
});

/** What can be opened at the first question, and how; each closes by Escape. */
const DIALOGS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  shortcuts: page => page.keyboard.press('?'),
  menu: page => page.keyboard.press('m'),
  'why not': async page => {
    await page.locator('.others-button').click();
    await page.locator('.other').first().click();
  },
};

/** What the newest line of the log speaks of. On a phone the log is behind a tab. */
const inspectNewest = async (page: Page): Promise<void> => {
  const tabs = page.locator('.table-tabs [role="tab"]');
  if ((await tabs.count()) > 0) await tabs.last().click();
  await page.locator('button.log-line').first().click();
};

test.skipIf(!executablePath).each([
  ['dark, wide, English', { ...WIDE, colorScheme: 'dark' }, 'en'],
  ['light, phone, Russian', { ...PHONE, colorScheme: 'light' }, 'ru'],
  ['light, tablet, Polish', { ...TABLET, colorScheme: 'light' }, 'pl'],
  ['dark, tablet, Italian', { ...TABLET, colorScheme: 'dark' }, 'it'],
] as const)('the table and every dialog at it are accessible: %s', async (_name, screen, language) => {
  const { page, complaints } = await visit(screen);
  await startGame(page, place.address, 2);
  await speak(page, language);
  await page.locator('.pass').waitFor();
  await expectAccessible(page, 'passing the device');
  await page.locator('.pass .button-main').click();
  await choices(page).first().waitFor();
  await expectAccessible(page, 'table');

  for (const [name, show] of Object.entries(DIALOGS)) {
    await show(page);
    await dialog(page).waitFor();
    await expectAccessible(page, name);
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'hidden' });
  }
  await page.keyboard.press('h');
  await page.locator('.hints li').first().waitFor();
  await expectAccessible(page, 'hints');
  await choices(page).first().click();
  await page.locator('.question[data-question="bid.double"]').waitFor();
  await inspectNewest(page);
  await dialog(page).waitFor();
  await expectAccessible(page, 'inspector');

  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath).each([
  ['dark, wide, English', { ...WIDE, colorScheme: 'dark' }, 'en'],
  ['light, phone, Italian', { ...PHONE, colorScheme: 'light' }, 'it'],
  ['light, tablet, Polish', { ...TABLET, colorScheme: 'light' }, 'pl'],
] as const)('replay, score and deleting are accessible: %s', async (_name, screen, language) => {
  const { page, complaints } = await visit(screen);
  await page.goto(place.address);
  await openFile(page, finishedGame(2));
  await page.locator('.replay .chip-good').waitFor();
  await speak(page, language);
  await page.locator('.replay .chip-good').waitFor();
  await expectAccessible(page, 'replay');
  await page.goto(place.address);
  await page.locator('.running a').first().click();
  await page.locator('.score .plot-curve').first().waitFor();
  await expectAccessible(page, 'score');
  await page.goto(place.address);
  await page.locator('.running button').last().click();
  await dialog(page).waitFor();
  await expectAccessible(page, 'deleting');

  expect(complaints).toEqual([]);
});
