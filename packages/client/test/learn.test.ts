import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { choices, executablePath, expectAccessible, open, PHONE, type Served, visit, WIDE } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

/** Games that can be learned. */
const GAMES = ['last-aurora', 'thunder-road', 'toy'];

const MOST_STEPS = 40;

/** Follows the guide: reads on, or takes the marked choice. Says how many choices were made. */
const followGuide = async (page: Page): Promise<number> => {
  let made = 0;
  for (let step = 1; step < MOST_STEPS; step++) {
    const lesson = page.locator(`.lesson[data-lesson="${step}"]`);
    await lesson.waitFor();
    if ((await lesson.getByRole('button', { name: 'Play on from here' }).count()) > 0) return made;
    // The way on is shown with the lesson; the choices follow once the board is painted.
    const next = lesson.getByRole('button', { name: 'Next' });
    if ((await next.count()) > 0) await next.click();
    else {
      made++;
      const [marked, goOn] = [page.locator('.choices .choice-marked'), page.getByRole('button', { name: /^Go on/ })];
      await marked.or(goOn).first().waitFor();
      // How a story ended stays until it has been read.
      if ((await goOn.count()) > 0) await goOn.click();
      await marked.click();
    }
  }
  throw new Error(`the guide does not end within ${MOST_STEPS} steps`);
};

test
  .skipIf(!executablePath)
  .each(
    GAMES.flatMap(game => [
      [game, 'a wide screen', WIDE] as const,
      [game, 'a phone', { ...PHONE, colorScheme: 'light' as const }] as const,
    ]),
  )('the guided game of %s is followed to its end on %s, and played on', async (game, _name, screen) => {
  const { page, complaints } = await visit(screen);
  await page.goto(`${place.address}?workshop`);
  await page.locator(`.game-card[data-game="${game}"]`).getByRole('link', { name: 'Learn to play' }).click();
  await page.locator('.lesson[data-lesson="1"]').waitFor();
  await expectAccessible(page, 'lesson');

  const followed = await followGuide(page);
  await page.getByRole('button', { name: 'One step back' }).click();
  await page.locator('.lesson .button-main').waitFor({ state: 'hidden' });
  await page.locator('.choices .choice-marked').click();
  await page.getByRole('button', { name: 'Play on from here' }).click();

  await page.waitForURL(/#\/table\//);
  await choices(page).first().waitFor();
  expect(followed).toBeGreaterThan(3);
  expect(complaints).toEqual([]);
});

/** Every box with a lesson of its own, as the setup of Last Aurora names it. */
test.skipIf(!executablePath).each([
  [
    'a wide screen',
    { ...WIDE, colorScheme: 'light' },
    ['Frozen Steel: Asgard', 'Frozen Steel: stories', 'player against player'],
  ],
  ['a phone', PHONE, ['Mine variant', 'Frozen Steel: new deck', 'Frozen Steel: crews']],
] as const)('what a box brings is learned from the setup, on %s', async (_name, screen, boxes) => {
  const { page, complaints } = await visit(screen);

  for (const box of boxes) {
    await page.goto(`${place.address}#/setup/last-aurora`);
    const module = page.locator('.module').filter({ hasText: box });
    await module.getByRole('link', { name: 'A short lesson' }).click();
    await page.locator('.lesson[data-lesson="1"]').waitFor();
    await expectAccessible(page, `lesson of ${box}`);
    expect(await followGuide(page)).toBeGreaterThanOrEqual(3);
  }
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath).each([
  ['a wide screen', 'the setup of a game here', WIDE, 'setup', 'rig'],
  ['a phone', 'the setup of a table on a server', PHONE, 'open', 'the Final Five'],
] as const)('on %s, how a crew drives is learned from %s', async (_name, _place, screen, form, crew) => {
  const { page, complaints } = await visit(screen);
  await page.goto(`${place.address}#/${form}/thunder-road`);
  await page.getByRole('link', { name: `A short lesson: ${crew}` }).click();
  await page.locator('.lesson[data-lesson="1"]').waitFor();
  await expectAccessible(page, `lesson of ${crew}`);

  expect(await followGuide(page)).toBeGreaterThanOrEqual(3);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)(
  'lessons of boxes are apart from the first game, and there is none of what is no box',
  async () => {
    const { page, complaints } = await visit(PHONE);
    await page.goto(`${place.address}#/learn/last-aurora`);
    await page.locator('.lesson[data-lesson="1"]').waitFor();
    await page.goto(`${place.address}#/learn/last-aurora/nothing`);
    await page.getByRole('heading', { level: 1 }).waitFor();

    expect(await page.locator('.lesson').count()).toBe(0);
    expect(complaints).toEqual([]);
  },
);

test.skipIf(!executablePath)('a lesson goes on where it was left, and can be begun again', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${place.address}#/learn/toy`);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('.choices .choice-marked').click();
  await page.locator('.lesson[data-lesson="3"]').waitFor();
  const told = await page.locator('.lesson-words').innerText();
  const lines = await page.locator('.log-line').count();

  await page.reload();
  await page.locator('.lesson[data-lesson="3"]').waitFor();
  expect(await page.locator('.lesson-words').innerText()).toBe(told);
  expect(await page.locator('.log-line').count()).toBe(lines);
  await page.getByRole('button', { name: 'Begin again' }).click();
  await page.locator('.lesson[data-lesson="1"]').waitFor();
  await page.reload();
  await page.locator('.lesson[data-lesson="1"]').waitFor();
  await page.evaluate(() => localStorage.setItem('lastroad.lessons', '{"toy":999}'));
  await page.reload();
  await page.locator('.lesson[data-lesson="1"]').waitFor();

  expect(await page.getByRole('button', { name: 'Begin again' }).isDisabled()).toBe(true);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('another choice is answered kindly, and nothing happens', async () => {
  const { page, complaints } = await visit();
  await page.goto(`${place.address}#/setup/toy`);
  await page.getByRole('link', { name: 'Never played it?' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.locator('.lesson[data-lesson="2"]').waitFor();

  await choices(page).and(page.locator(':not(.choice-marked)')).first().click();

  await page.getByRole('alert').getByText('not yet').waitFor();
  expect(await page.locator('.lesson').getAttribute('data-lesson')).toBe('2');
  await page.keyboard.press('ArrowLeft');
  await page.locator('.lesson[data-lesson="1"]').waitFor();
  expect(complaints).toEqual([]);
});
