import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

const ARMOUR = { about: 'ownSlot', at: 96 };
const ARCHERS = { about: 'enemy', at: 91 };

/** A Fire phase against the Asgard clan, until what was shot away has grown back. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 1,
  steps: [
    { at: 59, words: 'new', look: [ARMOUR], clauses: ['FS-ASG-2', 'FS-ASG-8'] },
    { at: 59, words: 'ready' },
    { at: 60, words: 'ambush', clauses: ['FS-ENM-2'] },
    { at: 62, words: 'shield', look: [ARCHERS], clauses: ['FS-ASG-3'] },
    { at: 62, words: 'attack' },
    { at: 63, words: 'hit', look: [ARCHERS] },
    { at: 65, words: 'end', look: [ARCHERS, ARMOUR], clauses: ['FS-ASG-4', 'FS-ASG-5', 'FS-ASG-6', 'FS-ASG-9'] },
  ],
  words,
};
