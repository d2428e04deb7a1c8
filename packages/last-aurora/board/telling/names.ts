import type { Catalogue } from '@lastroad/kernel';
import { board } from '../../words/en/board.ts';

/** The board's own words where a language lacks them, and names in place of "player 2"; braces and quotes in a name would be taken for something else. */
export const names = (words: Catalogue, people: readonly string[]): Catalogue => {
  const choices = people.map((name, seat) => `${seat + 1} {${name.replace(/[{}'#<>]/g, '')}}`).join(' ');
  return { ...board, ...words, 'who.seat': `{seat, select, ${choices} other {?}}` };
};
