import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** A turn with cards in place of dice: a slow card, an airstrike, and a shot from the top of the deck. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 61, words: 'new', clauses: ['TR-GER-1', 'TR-GER-2'] },
    { at: 62, words: 'card', clauses: ['TR-GER-3'] },
    { at: 63, words: 'command' },
    { at: 64, words: 'pay' },
    { at: 65, words: 'land', clauses: ['TR-CMD-2'] },
    { at: 66, words: 'shot', clauses: ['TR-GER-5'] },
    { at: 67, words: 'missed', clauses: ['TR-GER-6'] },
    { at: 68, words: 'end', clauses: ['TR-GER-4'] },
  ],
  words,
};
