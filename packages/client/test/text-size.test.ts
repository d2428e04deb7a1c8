// What is written on a table can be read on small laptops and on tablets, in every language.
import type { Options } from '@lastroad/kernel';
import { beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '../src/words/languages.ts';
import { joinTable } from './crowded.ts';
import { smallerThan } from './text-sizes.ts';
import { choices, executablePath, open, type Served, speak, visit } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

const LEAST = 11;

const LAPTOP = { viewport: { width: 1366, height: 768 } };
const TABLET = { viewport: { width: 820, height: 1180 }, hasTouch: true };
const LYING = { viewport: { width: 1180, height: 820 }, hasTouch: true };

interface Seen {
  readonly name: string;
  readonly game: string;
  readonly options: Options;
  /** How far the game has come: 0 at its first question, 1 at its end. */
  readonly share: number;
}

const THUNDER = { game: 'thunder-road', share: 0.5 };
const TABLES: readonly Seen[] = [
  {
    ...THUNDER,
    name: 'of five with the rig, cars and bikes and Carnage',
    options: { seats: 5, carnage: true, crew1: 'rig', crew5: 'bikes' },
  },
  {
    ...THUNDER,
    name: 'of five with bikes, cars and the rig, before they start',
    options: { seats: 5, crew1: 'bikes', crew5: 'rig' },
    share: 0,
  },
];

test.skipIf(!executablePath).each(
  TABLES.flatMap(table => [
    { ...table, screen: 'a small laptop', sizes: [LAPTOP] },
    { ...table, screen: 'a tablet, standing and lying', sizes: [TABLET, LYING] },
  ]),
)('nothing on a table $name is too small to be read on $screen', async ({ game, options, share, sizes }) => {
  const { page, complaints } = await visit(sizes[0]);
  await joinTable(page, place.address, game, options, 3, { share, level: 'random' });

  for (const language of Object.keys(LANGUAGES)) {
    await speak(page, language);
    await choices(page).first().waitFor();
    for (const { viewport } of sizes) {
      await page.setViewportSize(viewport);
      // A board is fitted into its window a moment after that is there.
      await expect
        .poll(async () => [language, viewport.width, ...(await smallerThan(page, LEAST, '.frame-bare'))])
        .toEqual([language, viewport.width]);
    }
  }
  expect(complaints).toEqual([]);
});
