import { afterAll, beforeAll, expect, test } from 'vitest';
import { executablePath, open, type Place, visit } from './visitor.ts';

let place: Place;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});
afterAll(() => place?.close());

test.skipIf(!executablePath)('a game is played from the first page to the score by keyboard alone', async () => {
  const { page, context, complaints } = await visit(place);
  await page.goto(`${place.address}?workshop`);
  const tabTo = async (words: string): Promise<void> => {
    for (let i = 0; i < 60; i++) {
      await page.keyboard.press('Tab');
      const at = await page.evaluate(() => [
        document.activeElement?.textContent,
        document.activeElement?.getAttribute('href'),
      ]);
      if (at.some(found => found?.includes(words))) return;
    }
    throw new Error(`Tab never comes to "${words}"`);
  };
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tabTo('#/setup/toy');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'The Small Auction' }).waitFor();
  await tabTo('Start the game');
  await page.keyboard.press('Enter');
  await page.locator('.question').waitFor();

  const late = Date.now() + 90_000;
  for (let turn = 0; !(await page.getByRole('dialog', { name: 'Final score' }).isVisible()); turn++) {
    expect(Date.now()).toBeLessThan(late);
    const count = await page.locator('.choices button').count();
    if (count === 0) await page.waitForTimeout(15);
    else if (turn % 5 === 4) {
      await page.locator('.question h2').press('Tab');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String((turn % Math.min(count, 3)) + 1));
  }
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();

  expect(complaints).toEqual([]);
  await context.close();
});
