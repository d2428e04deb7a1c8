import type { TableLaid } from './table.ts';
import { BASE, cardWords } from './words.ts';

/** By question: a position in which it is asked, what to play before, the question in words, and all choices. */
export type Questions = Readonly<Record<string, readonly [TableLaid, readonly string[], string, readonly string[]]>>;

/** A card by its words. */
export const card = (words: string): number => BASE.cards.findIndex((_, number) => cardWords(number) === words);
