// People at an online table, each with a browser of their own, who use nothing but what can be seen.
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { choices, nextTarget, somethingNew } from '../visitor.ts';

/** A game that is played whole: what is set before it is opened, so that it does not take too long. */
export interface PlayedGame {
  readonly id: string;
  readonly title: string;
  /** Values of settings by their words; every game has four seats. */
  readonly settings: readonly (readonly [string, string])[];
  /** Modules that are chosen together, by their words. */
  readonly bundle?: string;
}

export const TOY: PlayedGame = { id: 'toy', title: 'The Small Auction', settings: [['Rounds to be played', '3']] };

/** Games that take a while: hundreds of decisions, each pressed in a browser and seen in four others. */
export const LONG_GAMES: readonly PlayedGame[] = [
  { id: 'thunder-road', title: 'Thunder Road: Vendetta', settings: [] },
  { id: 'last-aurora', title: 'Last Aurora', settings: [] },
  { id: 'last-aurora', title: 'Last Aurora', settings: [], bundle: 'Frozen Steel, everything' },
];

const choose = (page: Page, setting: string, value: string): Promise<void> =>
  page.getByRole('radiogroup', { name: setting }).getByText(value, { exact: true }).click();

/** From the first page to the first seat of an open table, by the links and buttons on the way; returns the link to pass on. */
export const openTable = async (
  page: Page,
  name: string,
  address: string,
  game: PlayedGame,
  seats: number,
): Promise<string> => {
  await page.goto(`${address}?workshop`);
  await page.getByRole('link', { name: 'Online', exact: true }).click();
  await page.getByRole('link', { name: `Open a table: ${game.title}` }).click();
  // What the first setting is called differs from game to game; it is always the seats.
  await page.locator('.setup-seats').getByRole('radiogroup').first().getByText(String(seats)).click();
  for (const [setting, value] of game.settings) await choose(page, setting, value);
  if (game.bundle !== undefined) await page.getByRole('button', { name: game.bundle }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Open a table' }).click();
  await page.getByRole('button', { name: 'Stand up' }).waitFor();
  return page.getByLabel('Link to this table').inputValue();
};

/** Sits down in a seat of a table whose link was passed on. */
export const sitDown = async (page: Page, name: string, seat: number): Promise<void> => {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: `Sit here, seat ${seat}` }).click();
  await page.getByRole('button', { name: 'Stand up' }).or(page.locator('.question')).first().waitFor();
};

const isAsked = async (page: Page): Promise<boolean> => (await choices(page).count()) > 0;
const isOver = (page: Page): Promise<boolean> => page.evaluate(() => document.querySelector('.score') !== null);

/** One press at one of the pages, now on the board, now on a button. */
const press = async (page: Page, dice: number): Promise<boolean> => {
  const { kind, x, y, seq } = await nextTarget(page, dice);
  if (kind === 'wait' || kind === 'over') return false;
  // Anything else that is not to be pressed was opened by a slip of the finger.
  if (kind !== 'press') await page.keyboard.press('Escape');
  else {
    await page.mouse.click(x, y);
    await somethingNew(page, seq);
  }
  return true;
};

let dice = 7;
const roll = (): number => {
  dice = (dice * 75 + 74) % 65_537;
  return dice;
};

/** Lets everybody press in turn until something is so. */
export const playUntil = async (
  pages: readonly Page[],
  holds: () => Promise<boolean>,
  most = 20_000,
): Promise<void> => {
  for (let turn = 0; turn < most; turn++) {
    if (await holds()) return;
    const page = pages[turn % pages.length];
    if (page !== undefined && !(await press(page, roll()))) await page.waitForTimeout(10);
  }
  throw new Error(`not so after ${most} turns: ${String(holds)}`);
};

export const playToTheEnd = (pages: readonly Page[]): Promise<void> =>
  playUntil(pages, async () => (await Promise.all(pages.map(isOver))).every(Boolean));

/** Whoever watches reads how every story ended, until the score comes. */
export const readOn = async (page: Page): Promise<void> => {
  const unread = page.locator('.question-read button');
  const score = page.locator('.score');
  for (;;) {
    await unread.or(score).first().waitFor();
    if (await score.isVisible()) return;
    await unread.click();
  }
};

/** Plays until one of them is asked something, and leaves it unanswered. */
export const playUntilAsked = (pages: readonly Page[], one: Page): Promise<void> =>
  playUntil(
    pages.filter(page => page !== one),
    () => isAsked(one),
  );

/** Something in the menu of the table. */
export const takeWay = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('menuitem', { name, exact: true }).click();
};

/** The fingerprint of the table, as anybody may read it. */
export const hashAt = async (page: Page): Promise<string> => {
  await page.keyboard.press('Escape');
  await page.locator('.sheet').waitFor({ state: 'hidden' });
  await takeWay(page, 'Fair dice');
  const hash = await page.locator('[data-hash]').innerText();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  expect(hash).toMatch(/^[0-9a-f]{16}$/);
  return hash;
};
