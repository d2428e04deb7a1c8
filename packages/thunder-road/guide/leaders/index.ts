import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** A leader is chosen, and a command token is spent beside a die. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'choose', clauses: ['TR-LEAD-2', 'TR-LEAD-4'] },
    { at: 2, words: 'car', clauses: ['TR-LEAD-3'] },
    { at: 3, words: 'die' },
    { at: 4, words: 'command', clauses: ['TR-LEAD-5'] },
    { at: 5, words: 'token', clauses: ['TR-CTOK-1', 'TR-CTOK-4'] },
    { at: 6, words: 'lane' },
    { at: 7, words: 'end', clauses: ['TR-CTOK-2', 'TR-CTOK-5', 'TR-CTOK-6'] },
  ],
  words,
};
