import type { GameFile } from '@lastroad/kernel';
import type { Guide } from '@lastroad/ui';
import { en } from './en.ts';
import file from './game.json' with { type: 'json' };
import { it } from './it.ts';
import { pl } from './pl.ts';
import { ru } from './ru.ts';

/** The first round against one other convoy, and the first exploration of the second. */
export const guide: Guide = {
  file: file as unknown as GameFile,
  learner: 0,
  steps: [
    { at: 0, words: 'welcome', clauses: ['LA-SCO-1'] },
    { at: 0, words: 'row', clauses: ['LA-EXP-1', 'LA-EXP-9'] },
    { at: 4, words: 'explore', clauses: ['LA-EXP-2'] },
    { at: 5, words: 'scout', clauses: ['LA-EXP-8'] },
    { at: 6, words: 'bonus', clauses: ['LA-EXP-12', 'LA-BON-6'] },
    { at: 7, words: 'contaminated', clauses: ['LA-CON-2', 'LA-CON-3'] },
    { at: 8, words: 'full', clauses: ['LA-EXP-6'] },
    { at: 12, words: 'rest', clauses: ['LA-EXP-14', 'LA-RST-4'] },
    { at: 13, words: 'move', clauses: ['LA-MOV-2', 'LA-MOV-4'] },
    { at: 14, words: 'fuel', clauses: ['LA-MOV-5', 'LA-MOV-6'] },
    { at: 15, words: 'goal', clauses: ['LA-MOV-7', 'LA-MOV-10'] },
    { at: 16, words: 'item', clauses: ['LA-SCO-5'] },
    { at: 20, words: 'ready', clauses: ['LA-FIR-3'] },
    { at: 22, words: 'ambush', clauses: ['LA-AMB-1', 'LA-AMB-2'] },
    { at: 23, words: 'armour', clauses: ['LA-AMB-5', 'LA-AMB-8'] },
    { at: 25, words: 'attack', clauses: ['LA-CVF-3', 'LA-CVF-11'] },
    { at: 27, words: 'loot', clauses: ['LA-DEF-1', 'LA-DEF-3'] },
    { at: 28, words: 'device', clauses: ['LA-UPG-5'] },
    { at: 29, words: 'aurora', clauses: ['LA-EOR-2', 'LA-EOR-4', 'LA-EOR-5'] },
    { at: 29, words: 'again' },
    { at: 30, words: 'mechanic', clauses: ['LA-EXP-9'] },
    { at: 31, words: 'party', clauses: ['LA-EXP-10', 'LA-BON-9'] },
    { at: 32, words: 'heal', clauses: ['LA-EXP-13'] },
    { at: 33, words: 'any', clauses: ['LA-SUR-SCOUT', 'LA-BON-2'] },
    { at: 36, words: 'end', clauses: ['LA-RND-1'] },
  ],
  words: { en, ru, pl, it },
};
