import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** From the choice of a crew to the first move: what both of the Snow Pack are good for. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'crew', clauses: ['FS-CREW-2', 'FS-CREW-3'] },
    { at: 3, words: 'space', clauses: ['FS-CREW-4'] },
    { at: 6, words: 'own', clauses: ['FS-CREW-5'] },
    { at: 9, words: 'left', clauses: ['FS-CREW-6'] },
    { at: 11, words: 'right', clauses: ['FS-CREW-7'] },
    { at: 22, words: 'fleet', clauses: ['FS-CREW-8'] },
    { at: 24, words: 'end', clauses: ['FS-CREW-9', 'FS-CREW-14', 'FS-CREW-18'] },
  ],
  words,
};
