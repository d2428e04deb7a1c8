import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** Three cards of three hands, and a car for each. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'hand', clauses: ['TR-UPG-1'] },
    { at: 2, words: 'second' },
    { at: 4, words: 'third' },
    { at: 6, words: 'fit', clauses: ['TR-UPG-2'] },
    { at: 7, words: 'medium' },
    { at: 10, words: 'end', clauses: ['TR-UPG-3'] },
  ],
  words,
};
