import type { Catalogue } from '@lastroad/kernel';
import { seatName } from '../src/view/names.ts';
import { en } from '../words/en.ts';

/** What would mean something else inside a message. */
const MEANT = /[{}'#<>|]/g;

/** The crews are called after the people who drive them. */
export const names = (words: Catalogue, people: readonly string[]): Catalogue => ({
  ...en,
  ...words,
  ...Object.fromEntries(people.map((name, seat) => [seatName(seat).key, name.replace(MEANT, '')])),
});
