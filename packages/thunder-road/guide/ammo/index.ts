import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** A miss that a one-shot mends, a bounty that it brings, and the weather of two tiles. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 43, words: 'new', clauses: ['TR-AMMO-2'] },
    { at: 44, words: 'cards', clauses: ['TR-AMMO-4', 'TR-AMMO-5'] },
    { at: 45, words: 'gunner' },
    { at: 46, words: 'shoot' },
    { at: 47, words: 'bounty', clauses: ['TR-AMMO-4', 'TR-AMMO-7'] },
    { at: 48, words: 'space' },
    { at: 49, words: 'drive' },
    { at: 50, words: 'end' },
  ],
  words,
};
