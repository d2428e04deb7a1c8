import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import file from './game.json' with { type: 'json' };
import { words } from './words.ts';

const BARS = { about: 'car', at: 0 };
const CROSS = { about: 'car', at: 1 };
const TARGET = { about: 'car', at: 6 };

/** One turn of the Final Five: two bikes, a shot, and a ride between everybody. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 67, words: 'first', look: [BARS], clauses: ['TR-BIKE-1', 'TR-BIKE-2', 'TR-RUL-78'] },
    { at: 68, words: 'die' },
    { at: 69, words: 'command', clauses: ['TR-BIKE-2', 'TR-BIKE-15', 'TR-BIKE-16'] },
    { at: 70, words: 'second', look: [CROSS], clauses: ['TR-BIKE-5'] },
    { at: 72, words: 'ride', look: [BARS], clauses: ['TR-BIKE-12'] },
    { at: 73, words: 'shoot', look: [TARGET], clauses: ['TR-BIKE-3'] },
    { at: 74, words: 'through', look: [CROSS], clauses: ['TR-BIKE-7'] },
    { at: 79, words: 'end', look: [CROSS], clauses: ['TR-BIKE-9', 'TR-BIKE-10', 'TR-BIKE-4'] },
  ],
  words,
};
