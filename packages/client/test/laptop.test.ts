// The most common small screen with a mouse: a full table has room on it, nothing need be scrolled or lies under another.
import type { Options } from '@lastroad/kernel';
import { beforeAll, expect, test } from 'vitest';
import { joinTable } from './crowded.ts';
import { choices, executablePath, open, type Served, speak, visit } from './visitor.ts';

let place: Served;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});

const LAPTOP = { viewport: { width: 1366, height: 768 } };

interface Seen {
  readonly game: string;
  readonly options: Options;
  readonly language: string;
  /** Parts that could be scrolled. */
  readonly parts: string;
  /** What may hang over the board, and what it must not cover. */
  readonly above: string;
  readonly below: string;
}

/** How many parts, things and cards there are, what could be scrolled, and how much is covered. */
interface Found {
  readonly seen: number;
  readonly beyond: readonly string[];
  readonly covered: number;
  readonly things: number;
  readonly cards: number;
}

const AURORA = { game: 'last-aurora', options: {}, parts: '.la-board, .la-mat', above: '.la-enemy' };
const THUNDER = {
  game: 'thunder-road',
  options: { carnage: true },
  parts: '.tr-dash, .tr-commands',
  above: '.stage-ways',
};
const TABLES: readonly Seen[] = ['en', 'ru'].flatMap(language => [
  { ...AURORA, language, below: '.la-convoy-marker' },
  { ...THUNDER, language, below: '.tr-car' },
]);

test.skipIf(!executablePath).each(TABLES)(
  'a table of $game has room on a small laptop, in $language',
  async ({ game, options, language, parts, above, below }) => {
    const { page } = await visit(LAPTOP);
    await joinTable(page, place.address, game, options, 3);
    await speak(page, language);
    await choices(page).first().waitFor();
    const look = (): Promise<Found> =>
      page.evaluate(
        ([could, over, under]) => {
          const all = (which: string) => [...document.querySelectorAll(which)];
          const beyond = all(could).filter(
            ({ scrollHeight, clientHeight, scrollWidth, clientWidth }) =>
              scrollHeight > clientHeight + 1 || scrollWidth > clientWidth + 1,
          );
          const covers = (a: DOMRect, b: DOMRect): boolean =>
            a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
          const covered = all(under).filter(thing =>
            all(over).some(card => covers(card.getBoundingClientRect(), thing.getBoundingClientRect())),
          );
          return {
            seen: all(could).length,
            beyond: beyond.map(({ className }) => className),
            covered: covered.length,
            things: all(under).length,
            cards: all(over).length,
          };
        },
        [parts, above, below] as const,
      );
    // A board is fitted into its window a moment after that is there.
    await expect.poll(look).toMatchObject({ beyond: [], covered: 0 });
    const { seen, things, cards } = await look();
    expect(Math.min(seen, things, cards)).toBeGreaterThan(0);
  },
);
