import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

const EVADE = { about: 'pvpTrack', at: 0 };
const AGGRESSION = { about: 'pvpTrack', at: 1 };

/** The first Fire phase of two convoys in one region: a shot taken, a shot returned, and what both bring. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 23, words: 'new', look: [EVADE, AGGRESSION], clauses: ['FS-PVP-4', 'FS-PVP-6'] },
    { at: 23, words: 'ready', clauses: ['FS-PVP-9'] },
    { at: 28, words: 'hit', clauses: ['FS-PVP-12'] },
    { at: 29, words: 'evade', look: [EVADE], clauses: ['FS-PVP-11', 'FS-PVP-13'] },
    { at: 29, words: 'fire', clauses: ['FS-PVP-10', 'FS-PVP-18'] },
    { at: 35, words: 'repair', look: [AGGRESSION], clauses: ['FS-PVP-14', 'FS-PVP-19'] },
    { at: 36, words: 'end', clauses: ['FS-PVP-20'] },
  ],
  words,
};
