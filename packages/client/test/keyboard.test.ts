import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { joinTable } from './crowded.ts';
import { choices, executablePath, open, PHONE, type Served, startGame, visit, WIDE } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

/** Goes from one thing to the next until the words are reached, in a part of the page. */
const tabTo = async (page: Page, words: string, part = 'body'): Promise<void> => {
  for (let i = 0; i < 90; i++) {
    await page.keyboard.press('Tab');
    const at = await page.evaluate(
      within => (document.activeElement?.closest(within) ? document.activeElement.textContent : ''),
      part,
    );
    if (at.includes(words)) return;
  }
  throw new Error(`Tab never comes to "${words}"`);
};

/** Waits until it is this person's turn to press a key: how many choices there are, or 0 when the score is shown. */
const choicesAtHand = async (page: Page): Promise<number> => {
  await choices(page).or(page.locator('.score')).first().waitFor();
  return (await page.locator('.score').count()) > 0 ? 0 : page.locator('.choices button').count();
};

/** Keys go to whatever has the focus: a dialog takes it when it opens. */
const hasFocus = (page: Page, part: string): Promise<unknown> =>
  page.waitForFunction(within => document.activeElement?.closest(within), part);

const MOST_ANSWERS = 200;

/** Answers now by the key of a choice, now by walking to it, until the score is shown. */
const playByKeys = async (page: Page): Promise<void> => {
  for (let turn = 0; turn < MOST_ANSWERS; turn++) {
    const count = await choicesAtHand(page);
    if (count === 0) return;
    if (turn % 5 === 4) {
      await page.locator('.question h2').press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String((turn % Math.min(count, 3)) + 1));
  }
  throw new Error(`the game is not over after ${MOST_ANSWERS} answers`);
};

test.skipIf(!executablePath)('a game is played from the first page to the score by keyboard alone', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${place.address}?workshop`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo(page, 'Set up a game', '[data-game="toy"]');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'The Small Auction' }).waitFor();
  await tabTo(page, 'Start the game');
  await page.keyboard.press('Enter');

  await playByKeys(page);

  const score = page.getByRole('dialog', { name: 'Final score' });
  await hasFocus(page, '.sheet');
  await page.keyboard.press('Escape');
  await score.waitFor({ state: 'hidden' });
  await page.keyboard.press('1');
  await score.waitFor();
  await hasFocus(page, '.sheet');
  await page.keyboard.press('Escape');
  await score.waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)(
  'a place on the board that is no longer lit gives the focus to the new question',
  async () => {
    const { page } = await visit();
    await startGame(page, place.address);
    const title = await page.locator('#question-title').innerText();
    await page.locator('.spot-lit').first().focus();

    await page.keyboard.press('Enter');
    await page.locator('#question-title', { hasNotText: title }).waitFor();

    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('question-title');
  },
);

const seen = (page: Page): Promise<string> =>
  page.locator('.lookout').evaluate(lookout => lookout.getAttribute('aria-valuetext') ?? '');

test.skipIf(!executablePath).each([
  ['thunder-road', 'wide', WIDE, /^tile \d, lane \d, row \d: /],
  ['thunder-road', 'tall', PHONE, /^tile \d, lane \d, row \d: /],
  ['last-aurora', 'wide', WIDE, /^(?:Waypoint|Road from) \d/],
] as const)('%s, %s: everything on the board can be looked at by keyboard', async (game, _shape, size, words) => {
  const { page, complaints } = await visit(size);
  await joinTable(page, place.address, game, {}, 2);

  await page.locator('.table-board svg[tabindex]').first().focus();
  for (let i = 0; i < 30 && (await page.locator('.lookout:focus').count()) === 0; i++) await page.keyboard.press('Tab');
  await page.locator('.lookout:focus').waitFor();
  const there = [await seen(page)];
  for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'ArrowLeft']) {
    await page.keyboard.press(key);
    const now = await seen(page);
    there.push(now);
    await page.locator('.stage-seen', { hasText: now }).waitFor();
  }
  expect(new Set(there).size).toBeGreaterThan(2);
  expect(there.filter(each => !words.test(each))).toEqual([]);

  await page.keyboard.press('Enter');
  await page.locator('[role="dialog"]').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.lookout:focus').waitFor();
  expect(await seen(page)).toBe(there.at(-1));
  expect(complaints).toEqual([]);
});
