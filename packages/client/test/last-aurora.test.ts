import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  choices,
  executablePath,
  expectAccessible,
  open,
  PHONE,
  playOn,
  playToTheEnd,
  type Served,
  visit,
  WIDE,
} from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

/** From the first page to the setup of Last Aurora; `choose` sets what is not usual, `bundle` lies on the table. */
const setUp = async (
  page: Page,
  choose: Readonly<Record<string, string>> = {},
  bundle = 'Base game',
): Promise<void> => {
  await page.goto(place.address);
  await page.locator('[data-game="last-aurora"]').getByRole('link', { name: 'Set up a game' }).click();
  await page.getByRole('heading', { name: 'Last Aurora' }).waitFor();
  for (const [setting, value] of Object.entries(choose))
    await page.getByRole('radiogroup', { name: setting }).getByText(value).first().click();
  await page.getByRole('button', { name: bundle }).click();
};

const start = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await choices(page).first().waitFor();
};

const sitDown = async (page: Page, choose?: Readonly<Record<string, string>>): Promise<void> => {
  await setUp(page, choose);
  await start(page);
};

/** Day or night, with all colours changed. */
const dress = async (page: Page, theme: 'dark' | 'light'): Promise<void> => {
  await page.emulateMedia({ colorScheme: theme });
  await page.locator(`html[data-theme="${theme}"]`).waitFor();
  await page.waitForFunction(() => !document.getAnimations().some(each => each instanceof CSSTransition));
};

test.skipIf(!executablePath).each([
  ['a wide screen', WIDE, 'dark', 'Base game'],
  ['a phone', PHONE, 'light', 'Base game'],
  ['a wide screen with Frozen Steel', WIDE, 'light', 'Frozen Steel, everything'],
  ['a phone with Frozen Steel', PHONE, 'dark', 'Frozen Steel, everything'],
] as const)('on %s a whole game of Last Aurora goes to its score', async (_name, screen, colorScheme, bundle) => {
  const { page, complaints } = await visit({ ...screen, colorScheme });
  await setUp(page, {}, bundle);
  await expectAccessible(page, 'setup');
  await start(page);

  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(screen.viewport.width);
  await playOn(page, 15);
  for (const theme of ['dark', 'light'] as const) {
    await dress(page, theme);
    await expectAccessible(page, `after some turns, ${theme}`);
  }
  await playToTheEnd(page, 2000);

  await page.getByRole('dialog', { name: 'Final score' }).getByText('Lead over the last convoy').waitFor();
  await page.getByRole('dialog').getByText('Place on the road').waitFor();
  await expectAccessible(page, 'at the end');
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)('alone one plays against the Automa on the other map, and may lose to it', async () => {
  const { page, complaints } = await visit();
  await sitDown(page, { 'Players (one': '1', Map: 'Beta' });

  await page.getByRole('button', { name: 'Automa' }).click();
  const slots = page.getByRole('group', { name: 'The Automa’s board' }).getByRole('img');
  await expect.poll(() => slots.count()).toBe(24);
  await expectAccessible(page, 'before the board of the Automa');
  await page.locator('.player', { hasText: /Automa.*points?/s }).waitFor();
  await playToTheEnd(page, 2000);
  await page.locator('.score-winner').waitFor();
  const names = await page.locator('.score-name').allInnerTexts();

  expect(names.toSorted()).toEqual(['Automa', 'Player 1']);
  expect(await page.locator('.score-winner').innerText()).toBe(`${names[0]} wins!`);
  expect(complaints).toEqual([]);
});

/** Something may have struck while the table was laid: takes the first choice until the question is the wanted one. */
const comeTo = async (page: Page, words: string): Promise<void> => {
  const question = page.locator('.question');
  for (let i = 0; i < 20; i++) {
    await choices(page).first().waitFor();
    if ((await question.innerText()).includes(words)) return;
    const before = await question.getAttribute('data-seq');
    await choices(page).first().click();
    await page.locator(`.question:not([data-seq="${before}"]) .choices`).waitFor();
  }
  throw new Error(`it is never asked: ${words}`);
};

/** Names of the slots of the own convoy, in order: what is printed there and what lies there. */
const slotsOf = (page: Page): Promise<string[]> =>
  page.locator('.la-slot-place .la-place').evaluateAll(all => all.map(each => each.getAttribute('aria-label') ?? ''));

test.skipIf(!executablePath)('cargo is dragged to another slot in one gesture', async () => {
  const { page, complaints } = await visit();
  await sitDown(page);
  await comeTo(page, 'Your turn to explore.');
  const before = await slotsOf(page);
  const from = before.findIndex(name => name.endsWith('cargo, ammo'));
  const to = before.findIndex(name => /cargo, (?!ammo)/.test(name));
  const held = /cargo, \w+$/.exec(before[to] ?? '')?.[0] ?? '';

  await page.locator('.la-slot-place').nth(from).dragTo(page.locator('.la-slot-place').nth(to));

  await page.locator('.la-slot-place').nth(to).getByRole('button', { name: 'cargo, ammo' }).waitFor();
  await page.getByRole('button', { name: 'Player 1 moves cargo about.' }).waitFor();
  await page.getByRole('heading', { name: 'Your turn to explore.' }).waitFor();
  expect([from >= 0, to >= 0]).toEqual([true, true]);
  expect((await slotsOf(page))[from]).toContain(held);
  expect(complaints).toEqual([]);
});

test.skipIf(!executablePath)(
  'a card tells what it does, which rule says so, and where its values come from',
  async () => {
    const { page, complaints } = await visit();
    await sitDown(page);

    const title = await page.locator('.la-space .la-card-title').first().innerText();
    await page.getByRole('button', { name: `space 1: ${title}`, exact: true }).click();

    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByText('Space 1: cost 1').waitFor();
    await dialog.getByRole('link', { name: 'LA-EXP-8' }).waitFor();
    expect(await dialog.innerText()).toMatch(/Designed|Inferred|Printed/i);
    await expectAccessible(page, 'with a card open');
    expect(complaints).toEqual([]);
  },
);
