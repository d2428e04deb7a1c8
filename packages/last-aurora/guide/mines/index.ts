import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** The first Movement with a Mine in hand, and who finds it. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 10, words: 'new', clauses: ['LA-MIN-1'] },
    { at: 10, words: 'move' },
    { at: 11, words: 'stop', clauses: ['LA-MOV-10'] },
    { at: 12, words: 'take', clauses: ['LA-MIN-7'] },
    { at: 13, words: 'lay', clauses: ['LA-MIN-2'] },
    { at: 14, words: 'draw', clauses: ['LA-MIN-3', 'LA-MIN-4'] },
    { at: 17, words: 'sprung', clauses: ['LA-MIN-5'] },
    { at: 18, words: 'end', clauses: ['LA-MIN-6'] },
  ],
  words,
};
