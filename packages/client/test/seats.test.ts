// Five seats that are asked for a crew each, on narrow rows too: everything stays inside its row, beside the seat's mark.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/languages.ts';
import { executablePath, open, type Served, speak, visit } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

const SIZES = [
  { width: 1366, height: 768 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
];

/** Room for a dozen letters. */
const NAME = 100;

/** What is wrong with the rows of seats, as words. */
const faultsIn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(least => {
    const told = [...document.querySelectorAll('.seat-row')].flatMap((row, seat) => {
      const around = row.getBoundingClientRect();
      const [mark, name] = [row.querySelector('svg'), row.querySelector('.seat-name')].map(part =>
        part?.getBoundingClientRect(),
      );
      const beyond = [...row.querySelectorAll('.segment, .field')].filter(
        part => part.getBoundingClientRect().right > around.right || part.scrollWidth > part.clientWidth + 1,
      );
      const faults = beyond.map(part => `${part.className} sticks out`);
      if (name !== undefined && mark !== undefined) {
        if (name.width < least) faults.push(`its name has ${name.width} pixels`);
        if (name.left - mark.right > 24) faults.push(`its name is ${name.left - mark.right} pixels away from its mark`);
      }
      return faults.map(fault => `seat ${seat + 1}: ${fault}`);
    });
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [...told, 'the page is too wide'] : told;
  }, NAME);

test.skipIf(!executablePath).each([
  ['a game here', 'setup'],
  ['a table on a server', 'open'],
])('five seats with their crews have room in the form of %s, in every language', async (_name, form) => {
  const { page, complaints } = await visit({ viewport: { width: 1366, height: 768 } });
  await page.goto(`${place.address}#/${form}/thunder-road`);

  for (const language of Object.keys(LANGUAGES)) {
    await speak(page, language);
    await page.locator(`html[lang="${language}"]`).waitFor();
    await page.locator('.segments').first().getByText('5', { exact: true }).click();
    await page.locator('.seat-row').nth(4).waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(async () => [language, size.width, ...(await faultsIn(page))]).toEqual([language, size.width]);
    }
  }
  expect(complaints).toEqual([]);
});
