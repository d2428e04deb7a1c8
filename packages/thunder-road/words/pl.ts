import type { Catalogue } from '@lastroad/kernel';
import { board } from './pl-board.ts';
import { events } from './pl-events.ts';
import { meanings } from './pl-meanings.ts';
import { names } from './pl-names.ts';
import { questions } from './pl-questions.ts';

/** Every text of the game and of its board in Polish. */
export const pl: Catalogue = { ...names, ...events, ...questions, ...meanings, ...board };
