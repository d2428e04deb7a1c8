import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** The first gathering of the game, and the Inspector who stands in its way. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'new', clauses: ['FS-STORY-3', 'FS-STORY-4'] },
    { at: 0, words: 'explore', clauses: ['FS-STORY-10'] },
    { at: 1, words: 'gather' },
    { at: 2, words: 'go', clauses: ['FS-STORY-6'] },
    { at: 3, words: 'told', clauses: ['FS-STORY-16', 'FS-STORY-18', 'FS-STORY-25'] },
    { at: 4, words: 'pay', clauses: ['FS-STORY-26'] },
    { at: 5, words: 'after', clauses: ['FS-STORY-19', 'FS-STORY-21'] },
    { at: 6, words: 'end', clauses: ['FS-STORY-11', 'FS-STORY-28', 'FS-STORY-31', 'FS-STORY-36'] },
  ],
  words,
};
