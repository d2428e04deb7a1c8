import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

/** The room for items on the Tool Wagon, as slots of all convoys are counted. */
const ITEM_ROOM = { about: 'ownSlot', at: 83 };
const TWINS = { about: 'enemy', at: 81 };

/** A round in which a junk weapon is built, a headwind blows, and items bring down an enemy. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 1,
  steps: [
    { at: 97, words: 'new', look: [ITEM_ROOM], clauses: ['FS-DECK-2', 'FS-CELL-2'] },
    { at: 98, words: 'cannon', clauses: ['FS-JUNK-1'] },
    { at: 100, words: 'build' },
    { at: 107, words: 'wind', clauses: ['FS-EVT-1', 'FS-EVT-2'] },
    { at: 113, words: 'rocket', look: [TWINS], clauses: ['FS-ITEM-6', 'FS-ITEM-7'] },
    { at: 115, words: 'junk', clauses: ['FS-JUNK-2'] },
    { at: 116, words: 'load', clauses: ['FS-JUNK-4', 'FS-ITEM-3'] },
    { at: 118, words: 'end', clauses: ['FS-CELL-1', 'FS-ENC-2', 'FS-SURV-1'] },
  ],
  words,
};
