import type { Catalogue } from '@lastroad/kernel';

/** What only the board says; everything else is among the words of the rules. */
export const en: Catalogue = {};
