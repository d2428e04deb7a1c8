import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import { en } from './en.ts';
import file from './game.json' with { type: 'json' };
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

/** The first round of a duel, and the first blows of the second. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'welcome', clauses: ['TR-WIN-2'] },
    { at: 0, words: 'dice', clauses: ['TR-SETUP-8'] },
    { at: 1, words: 'five' },
    { at: 2, words: 'nitro', clauses: ['TR-CMD-1', 'TR-CMD-3'] },
    { at: 3, words: 'spend' },
    { at: 4, words: 'lane', clauses: ['TR-SETUP-12'] },
    { at: 5, words: 'steer', clauses: ['TR-GEO-1', 'TR-TERR-4'] },
    { at: 7, words: 'hazard', clauses: ['TR-SETUP-4'] },
    { at: 12, words: 'rival', clauses: ['TR-ROAD-1'] },
    { at: 27, words: 'medium' },
    { at: 34, words: 'bonus', clauses: ['TR-ROAD-2', 'TR-ROAD-6'] },
    { at: 46, words: 'small' },
    { at: 53, words: 'slam', look: [{ about: 'car', at: 0 }], clauses: ['TR-SLAM-1', 'TR-SLAM-3', 'TR-SLAM-4'] },
    { at: 54, words: 'round' },
    { at: 64, words: 'oil', look: [{ about: 'car', at: 1 }], clauses: ['TR-HAZ-6', 'TR-SHOOT-1', 'TR-SHOOT-2'] },
    { at: 65, words: 'damaged', look: [{ about: 'car', at: 2 }], clauses: ['TR-STATE-1', 'TR-STATE-2'] },
    { at: 65, words: 'back' },
    { at: 66, words: 'six' },
    { at: 67, words: 'airstrike', clauses: ['TR-CMD-2'] },
    { at: 69, words: 'chopper', clauses: ['TR-SHOOT-2'] },
    { at: 70, words: 'shoot', clauses: ['TR-COMP-2', 'TR-SHOOT-4'] },
    { at: 71, words: 'skid', look: [{ about: 'car', at: 5 }], clauses: ['TR-COMP-4'] },
    { at: 71, words: 'drive' },
    { at: 78, words: 'end', clauses: ['TR-WIN-2'] },
  ],
  words: { en, ru, pl, it },
};
