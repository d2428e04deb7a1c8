import type { Catalogue } from '@lastroad/kernel';
import { seatName } from '../../src/view/names.ts';
import { board } from '../../words/en/board.ts';

/** What would mean something else inside a message. */
const MEANT = /[{}'#<>|]/g;

/** The crews are called after the people who drive them. */
export const names = (words: Catalogue, people: readonly string[]): Catalogue => ({
  ...board,
  ...words,
  ...Object.fromEntries(people.map((name, seat) => [seatName(seat).key, name.replace(MEANT, '')])),
});
