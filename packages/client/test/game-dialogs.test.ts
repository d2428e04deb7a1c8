// Whatever can be opened at the table of a real game keeps nobody out.
import { lastAurora } from '@lastroad/last-aurora';
import { thunderRoad } from '@lastroad/thunder-road';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  choices,
  dialog,
  executablePath,
  expectAccessible,
  open,
  openFile,
  PHONE,
  playedGame,
  readyToAnswer,
  type Served,
  somethingNew,
  speak,
  TABLET,
  visit,
  WIDE,
} from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

const GAMES = {
  'last-aurora': {
    rules: lastAurora,
    clause: 'LA-EXP-8',
    things: ['.la-space button.la-place', '.la-waypoint', '.la-slot-place button'],
  },
  'thunder-road': {
    rules: thunderRoad,
    clause: 'TR-SLAM-4',
    things: ['.tr-crew-car', '.tr-lying', '.tr-tile-name', '.tr-dash .icon-button'],
  },
} as const;

const SCREENS = [
  ['last-aurora', { ...WIDE, colorScheme: 'dark' }, 'en'],
  ['last-aurora', { ...PHONE, colorScheme: 'light' }, 'ru'],
  ['thunder-road', { ...TABLET, colorScheme: 'light' }, 'pl'],
  ['thunder-road', { ...PHONE, colorScheme: 'dark' }, 'it'],
] as const;

/** Two people at one screen; the first has not sat down yet. */
const layTable = async (page: Page, game: string, language: string): Promise<void> => {
  await page.goto(`${place.address}#/setup/${game}`);
  await page.getByRole('radiogroup', { name: 'Who is player 2' }).getByText('Person here').click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.locator('.question').waitFor();
  await speak(page, language);
  // A bot may begin.
  await readyToAnswer(page);
};

/** Answers until there is something that cannot be chosen. */
const comeToWhyNot = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < 30; turn++) {
    await readyToAnswer(page);
    if ((await page.locator('.others-button').count()) > 0) return;
    const seq = (await page.locator('.question').getAttribute('data-seq')) ?? '';
    await page.keyboard.press('1');
    await somethingNew(page, seq);
  }
  throw new Error('everything can be chosen');
};

/** The first Escape may go to a tooltip that has come up meanwhile. */
const close = async (page: Page): Promise<void> => {
  const isOpen = async () => {
    if (await dialog(page).isVisible()) await page.keyboard.press('Escape');
    return dialog(page).isVisible();
  };
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(false);
};

const inspectEach = async (page: Page, things: readonly string[]): Promise<void> => {
  for (const thing of things) {
    if ((await page.locator(thing).count()) === 0) await page.locator('.table-tabs [role="tab"]').nth(1).click();
    await page.locator(thing).first().dispatchEvent('click');
    await dialog(page).waitFor();
    await expectAccessible(page, `about ${thing}`);
    await close(page);
  }
};

test.skipIf(!executablePath).each(SCREENS)(
  'dialogs at the table are accessible: %s',
  async (game, screen, language) => {
    const { page, complaints } = await visit(screen);
    const { clause, things } = GAMES[game];
    await layTable(page, game, language);
    if ((await page.locator('.pass').count()) > 0) {
      await expectAccessible(page, 'passing the device');
      await page.locator('.pass .button-main').click();
    }
    await choices(page).first().waitFor();
    await page.keyboard.press('m');
    await dialog(page).waitFor();
    await expectAccessible(page, 'menu');
    await close(page);
    await page.keyboard.press('h');
    await page.locator('.hints li').first().waitFor();
    await expectAccessible(page, 'hints');
    await inspectEach(page, things);
    await comeToWhyNot(page);
    await page.locator('.others-button').click();
    await page.locator('.other').first().click();
    await dialog(page).waitFor();
    await expectAccessible(page, 'why not');

    await page.goto(`${place.address}#/rules/${clause}`);
    await page.locator('.marked').waitFor();
    await expectAccessible(page, clause);
    expect(complaints).toEqual([]);
  },
);

// The wide screens are looked at when a whole game has been played.
test.skipIf(!executablePath).each(SCREENS.slice(1, 3))(
  'the score and its curves are accessible: %s',
  async (game, screen, language) => {
    const { page, complaints } = await visit(screen);
    await page.goto(place.address);
    await openFile(page, playedGame(5, GAMES[game].rules));
    await page.locator('.replay .chip-good').waitFor();
    await speak(page, language);
    await page.locator('.replay .chip-good').waitFor();
    await page.goto(page.url().replace('#/replay/', '#/table/'));
    await page.locator('.score .plot-curve').first().waitFor();
    await expectAccessible(page, 'score');

    expect(complaints).toEqual([]);
  },
);
