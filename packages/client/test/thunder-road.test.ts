import type { Locator, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { joinTable } from './crowded.ts';
import {
  choices,
  executablePath,
  expectAccessible,
  open,
  PHONE,
  playToTheEnd,
  type Served,
  visit,
  WIDE,
} from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

/** From the first page to a race of two, against a bot: cars alone, or the rig against bikes with Carnage. */
const startRace = async (page: Page, mixed: boolean): Promise<void> => {
  await page.goto(place.address);
  await page.locator('[data-game="thunder-road"]').getByRole('link', { name: 'Set up a game' }).click();
  await page.getByRole('heading', { name: 'Thunder Road: Vendetta' }).waitFor();
  await page.getByRole('radiogroup', { name: 'Number of players' }).getByText('2', { exact: true }).click();
  await page.getByRole('radiogroup', { name: 'Who is player 2' }).getByText('Easy bot').click();
  if (mixed) {
    await page.locator('.module').filter({ hasText: 'Carnage' }).locator('.switch').click();
    await page.getByRole('radiogroup', { name: 'Crew of seat 1' }).getByText('rig', { exact: true }).click();
    await page.getByRole('radiogroup', { name: 'Crew of seat 2' }).getByText('the Final Five').click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.question').waitFor();
};

test.skipIf(!executablePath)("anybody's car tells about itself by keyboard", async () => {
  const { page, complaints } = await visit();
  await startRace(page, false);
  await choices(page).first().waitFor();
  const cars = page.locator('.player').nth(1).getByRole('button');
  expect(await cars.count()).toBe(3);
  // What has befallen it stands behind its name; a bot that begins may have run into something.
  const [name = ''] = (await cars.first().getAttribute('aria-label'))?.split(',') ?? [];

  await cars.first().focus();
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name });
  await sheet.getByRole('link', { name: /^TR-/ }).first().waitFor();
  await page.waitForFunction(() => document.activeElement?.closest('.sheet'));
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });

  expect(name).not.toBe('');
  await expect.poll(() => cars.first().evaluate(car => car === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath).each([
  ['a wide screen by night', { ...WIDE, colorScheme: 'dark' }, false],
  ['a phone by day, with rig and bikes,', { ...PHONE, colorScheme: 'light' }, true],
] as const)('on %s a whole race goes to its score', async (_name, screen, mixed) => {
  const { page, complaints } = await visit(screen);
  await startRace(page, mixed);
  await choices(page).first().waitFor();
  expect(await page.locator('.tr-vehicle').count()).toBeGreaterThanOrEqual(3);
  await expectAccessible(page, 'at the start');

  const presses = await playToTheEnd(page, 5000, async so => {
    if (so === 9) await expectAccessible(page, 'in the race');
    const cutOff = await page
      .locator('.foreseen')
      .evaluateAll(all => all.filter(({ clientHeight, scrollHeight }) => scrollHeight > clientHeight));
    expect(cutOff).toEqual([]);
  });

  expect(presses).toBeGreaterThan(5);
  await page.getByRole('dialog', { name: 'Final score' }).getByText('wins!').waitFor();
  await page.getByRole('dialog').getByText('Cars eliminated').waitFor();
  await expectAccessible(page, 'at the end');
  expect(await page.evaluate(() => document.querySelectorAll('*').length)).toBeLessThan(3000);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('on a phone all cars that one may choose come into sight together', async () => {
  const { page, complaints } = await visit(PHONE);
  await joinTable(page, place.address, 'thunder-road', { carnage: true }, 2);
  const cars = page.locator('.stage .spot-lit');
  await cars.first().waitFor();

  const inSight = async (car: Locator): Promise<boolean> => {
    const [box, window] = [await car.boundingBox(), await page.locator('.stage').boundingBox()];
    if (box === null || window === null) return false;
    const [x, y] = [box.x + box.width / 2 - window.x, box.y + box.height / 2 - window.y];
    return x > 0 && x < window.width && y > 0 && y < window.height;
  };

  await expect.poll(async () => Promise.all((await cars.all()).map(inSight))).toEqual([true, true]);
  expect(complaints).toEqual([]);
});
