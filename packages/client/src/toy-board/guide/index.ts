import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { en, it, pl, ru } from './words.ts';

/** One round of the auction: a bid, the choice to double it, and the die. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'welcome' },
    { at: 0, words: 'bid', clauses: ['TOY-3'] },
    { at: 1, words: 'double' },
    { at: 6, words: 'won', look: [{ about: 'seat', at: 0 }] },
    { at: 6, words: 'roll', clauses: ['TOY-5'] },
    { at: 7, words: 'again' },
    { at: 9, words: 'stop' },
    { at: 10, words: 'end' },
  ],
  words: { en, ru, pl, it },
};
