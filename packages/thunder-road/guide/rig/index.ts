import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

const FRONT = { about: 'car', at: 0 };
const PLOWED = { about: 'car', at: 4 };

/** The first turn of a round with the rig: over a rock, and a car out of the way. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 40, words: 'steering', look: [FRONT], clauses: ['TR-RIG-1', 'TR-RIG-5'] },
    { at: 41, words: 'command', look: [PLOWED], clauses: ['TR-RIG-6', 'TR-RIG-35'] },
    { at: 42, words: 'die', clauses: ['TR-RIG-6', 'TR-RIG-8'] },
    { at: 43, words: 'rock', clauses: ['TR-RIG-11', 'TR-RIG-12'] },
    { at: 44, words: 'damage', clauses: ['TR-RIG-17', 'TR-RIG-30'] },
    { at: 45, words: 'plow', look: [PLOWED], clauses: ['TR-RIG-23', 'TR-RIG-26'] },
    { at: 47, words: 'shoot', look: [PLOWED], clauses: ['TR-RIG-28', 'TR-RIG-38'] },
    { at: 48, words: 'end', clauses: ['TR-RIG-29', 'TR-RIG-32'] },
  ],
  words,
};
