import type { Catalogue } from '@lastroad/kernel';
import { board } from './it-board.ts';
import { events } from './it-events.ts';
import { meanings } from './it-meanings.ts';
import { names } from './it-names.ts';
import { questions } from './it-questions.ts';

/** Every text of the game and of its board in Italian. */
export const it: Catalogue = { ...names, ...events, ...questions, ...meanings, ...board };
