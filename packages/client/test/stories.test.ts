import { must } from '@lastroad/kernel';
import { lastAurora } from '@lastroad/last-aurora';
import { guide } from '@lastroad/last-aurora/guide/stories/index';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { branchOff } from '../src/table/new-game.ts';
import { putGame } from './crowded.ts';
import { choices, executablePath, expectAccessible, open, type Served, visit } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

const SEATS = [
  { name: 'Mira', level: null },
  { name: 'Ivo', level: 'greedy' },
];
/** Decisions of the lesson after which the Inspector stands in the way. */
const TURNED = 3;

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** To a table where somebody has just turned over the first story. */
const hearStory = async (page: Page): Promise<void> => {
  const kept = must(branchOff(lastAurora, guide.file, TURNED, { seats: SEATS, hidesSecrets: false }));
  await page.goto(`${place.address}#/`);
  await page.getByRole('button', { name: 'Choose a file', exact: true }).waitFor();
  await putGame(page, kept);
  await page.goto(`${place.address}#/table/${kept.id}`);
  await page.getByRole('heading', { name: 'The Inspector', exact: true }).waitFor();
  await choices(page).first().waitFor();
};

/** What the story and its question need beyond the room they have. */
const tooMuch = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.interlude, .interlude *, .question, .question *')]
      .filter(each => each.clientWidth > 0 && !each.classList.contains('unseen'))
      .map(each => each.scrollWidth - each.clientWidth)
      .filter(more => more > 1),
  );

/** Words that only those may read who have chosen. */
const ENDS = ['She gets out and looks', 'Driving off the road', 'Nobody has asked for a receipt'];

const expectNoEnds = async (page: Page): Promise<void> => {
  const html = await page.content();
  expect(ENDS.filter(words => html.includes(words))).toEqual([]);
};

test.skipIf(!executablePath)(
  'FS-STORY-16, 17: by keyboard, a story is heard, decided and read to its end',
  async () => {
    const { page, complaints } = await visit(LAPTOP);
    await hearStory(page);

    await expectNoEnds(page);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('story-title');
    expect(await page.locator('.table-board').getAttribute('inert')).not.toBeNull();
    await expectAccessible(page, 'before the choice');
    await page.keyboard.press('1');
    await page.locator('[data-question="tell.chooseToPay"]').waitFor();
    await expectNoEnds(page);
    await page.keyboard.press('2');
    await page.getByText('She gets out and looks').first().waitFor();
    expect(await page.locator('.la-story-letter').innerText()).toContain('C');
    await expectAccessible(page, 'how it went');
    await page.keyboard.press('1');
    await page.locator('[data-question="gather.chooseBlock"]').waitFor();

    expect(await page.locator('.la-story').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!executablePath)(
  'FS-STORY-19, 21: on a phone a story fills the screen, and can be read again',
  async () => {
    const { page, complaints } = await visit(PHONE);
    await hearStory(page);

    await expectNoEnds(page);
    expect(await page.locator('.table-tabs').isVisible()).toBe(false);
    expect(await tooMuch(page)).toEqual([]);
    await expectAccessible(page, 'before the choice');
    await page.getByRole('button', { name: 'Pay, and ask for a receipt.' }).tap();
    await page.getByText('Nobody has asked for a receipt').first().waitFor();
    await page.getByRole('button', { name: 'Go on' }).tap();
    await page.getByRole('button', { name: 'Stories told: 1' }).tap();
    await page.getByRole('dialog').getByText('Nobody has asked for a receipt').waitFor();

    await expectAccessible(page, 'the book');
    expect(complaints).toEqual([]);
  },
);
