// The most common small screen with a mouse: a full table has room on it, nothing need be scrolled or lies under another.
import type { Options } from '@lastroad/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { joinTable } from './crowded.ts';
import { executablePath, open, type Place, speak, visit } from './visitor.ts';

let place: Place;
beforeAll(async () => {
  if (executablePath !== '') place = await open();
});
afterAll(() => place?.close());

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
    const { page, context } = await visit(place, LAPTOP);
    await joinTable(page, place.address, game, options, 3);
    await speak(page, language);
    await page.locator('.choices').waitFor();
    const found = await page.evaluate(
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
    expect(found).toMatchObject({ beyond: [], covered: 0 });
    expect(Math.min(found.seen, found.things, found.cards)).toBeGreaterThan(0);
    await context.close();
  },
);
