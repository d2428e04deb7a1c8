import { must } from '@lastroad/kernel';
import { lastAurora } from '@lastroad/last-aurora';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { newGame } from '../src/table/new-game.ts';
import { putGame } from './crowded.ts';
import { choices, executablePath, expectAccessible, open, PHONE, type Served, visit } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const OPTIONS = { seats: 2, crews: 'on', crewsAre: 'chosen' };
const POWERS = ['take the bonuses of the spaces', 'Feeds on any resource or item', 'with at least 3, 5 or 7 cards'];

const crewsToChoose = async (page: Page): Promise<void> => {
  const seats = ['Mira', 'Ivo'].map(name => ({ name, level: null }));
  const kept = must(newGame(lastAurora, { options: OPTIONS, pack: null, seats, hidesSecrets: false }));
  await page.goto(`${place.address}#/`);
  await page.getByRole('button', { name: 'Choose a file', exact: true }).waitFor();
  await putGame(page, kept);
  await page.goto(`${place.address}#/table/${kept.id}`);
  await page.getByRole('heading', { name: 'Which crew do you lead?' }).waitFor();
};

test.skipIf(!executablePath).each([
  ['a laptop', LAPTOP, async (page: Page) => page.keyboard.press('3')],
  ['a phone', PHONE, async (page: Page) => choices(page).nth(2).tap()],
] as const)(
  'FS-CREW-3: on %s each crew says who it is and what they can do, before it is chosen',
  async (_name, screen, choose) => {
    const { page, complaints } = await visit(screen);
    await crewsToChoose(page);

    const told = (await choices(page).allInnerTexts()).join('\n');
    expect(await choices(page).count()).toBe(4);
    expect(POWERS.filter(words => !told.includes(words))).toEqual([]);
    const wider = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(wider).toBeLessThanOrEqual(0);
    await expectAccessible(page, 'where crews are chosen');
    await choose(page);

    await page.locator('.choices').getByText('the Norse', { exact: false }).waitFor({ state: 'detached' });
    expect(await choices(page).count()).toBe(3);
    expect(complaints).toEqual([]);
  },
);
