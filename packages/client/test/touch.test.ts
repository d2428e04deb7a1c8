// A finger is 44 pixels wide: whatever can be pressed has room for it, and no words run out of their place.
import { lastAurora } from '@lastroad/last-aurora';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  choices,
  executablePath,
  open,
  openFile,
  PHONE,
  playedGame,
  playOn,
  type Served,
  TABLET,
  visit,
} from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

/**
 * Names and sizes of targets a finger would miss. What lies around a target (`::after`) belongs to it; what is clipped to
 * a point is for those who listen to the page.
 */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const FINGER = 43.5;
    const around = (element: Element): number[] =>
      ['top', 'bottom', 'left', 'right'].map(
        side => -Number.parseFloat(getComputedStyle(element, '::after').getPropertyValue(side)) || 0,
      );
    return [...document.querySelectorAll('button, [role="tab"], label.segment, .spot-lit')].flatMap(element => {
      const { width, height } = element.getBoundingClientRect();
      const [above = 0, below = 0, left = 0, right = 0] = around(element);
      const isClipped = element.parentElement !== null && element.parentElement.clientWidth <= 1;
      if (width === 0 || isClipped || element.matches('.skip')) return [];
      const isLarge = width + left + right >= FINGER && height + above + below >= FINGER;
      return isLarge ? [] : [`${element.getAttribute('class')}: ${Math.round(width)} x ${Math.round(height)}`];
    });
  });

/** From the setup to the first question, in any language. */
const layTable = async (page: Page, game: string): Promise<void> => {
  await page.goto(`${place.address}#/setup/${game}`);
  await page.locator('.setup-start .button-main').waitFor();
  await expect.poll(() => tooSmall(page)).toEqual([]);
  await page.locator('.setup-start .button-main').click();
  await choices(page).first().waitFor();
};

test.skipIf(!executablePath).each([
  ['last-aurora', TABLET],
  ['thunder-road', TABLET],
  ['last-aurora', PHONE],
  ['thunder-road', PHONE],
] as const)('a finger hits whatever can be pressed in %s', async (game, screen) => {
  const { page, complaints } = await visit(screen);
  await layTable(page, game);

  // A board whose window has just changed is drawn anew a moment later.
  await expect.poll(() => tooSmall(page)).toEqual([]);
  await playOn(page, 12);
  await expect.poll(() => tooSmall(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('a finger also hits what may not be chosen, to be told why', async () => {
  const { page, complaints } = await visit(PHONE);
  await page.goto(place.address);
  await openFile(
    page,
    playedGame(5, lastAurora, about => about === 'part'),
  );
  await page.locator('.pass .button-main').click();
  await page.locator('.la-space-head .la-cover').first().waitFor();

  await expect.poll(() => tooSmall(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

/** Every lit waypoint: its width on the screen, and what covers its middle. */
const litWaypoints = (page: Page): Promise<{ width: number; coveredBy: string | null }[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.spot-lit .la-reach')].map(reach => {
      const { left, top, width, height } = reach.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      const isHit = hit?.closest('.spot-lit') === reach.closest('.spot-lit');
      return { width, coveredBy: isHit ? null : (hit?.getAttribute('class') ?? 'nothing') };
    }),
  );

test.skipIf(!executablePath)('a finger hits every waypoint that may be chosen on a tablet', async () => {
  const { page, complaints } = await visit(TABLET);
  await page.goto(place.address);
  await openFile(
    page,
    playedGame(4, lastAurora, (about, options) => about === 'waypoint' && options > 2),
  );
  await page.locator('.pass .button-main').click();
  await page.locator('.spot-lit .la-reach').first().waitFor();

  const missed = async () =>
    (await litWaypoints(page)).filter(({ width, coveredBy }) => width < 44 || coveredBy !== null);
  await expect.poll(missed).toEqual([]);
  expect((await litWaypoints(page)).length).toBeGreaterThan(2);
  expect(complaints).toEqual([]);
});

/** Whether round and phase keep clear of the tools beside them. */
const statusEnds = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.table-status *')].map(part => part.getBoundingClientRect().right);
    return Math.max(...parts) <= (document.querySelector('.table-tools')?.getBoundingClientRect().left ?? 0);
  });

test.skipIf(!executablePath).each([
  ['last-aurora', 'ru', { ...PHONE, viewport: { width: 360, height: 740 } }],
  ['thunder-road', 'it', { ...PHONE, viewport: { width: 360, height: 740 } }],
  ['thunder-road', 'pl', TABLET],
] as const)('round and phase stay clear of the tools: %s, %s', async (game, language, screen) => {
  const { page } = await visit(screen, { pace: 0, language });
  await layTable(page, game);

  await expect.poll(() => statusEnds(page)).toBe(true);
});
