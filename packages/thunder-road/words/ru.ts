import type { Catalogue } from '@lastroad/kernel';
import { board } from './ru-board.ts';
import { events } from './ru-events.ts';
import { meanings } from './ru-meanings.ts';
import { names } from './ru-names.ts';
import { questions } from './ru-questions.ts';

/** Every text of the game and of its board in Russian. */
export const ru: Catalogue = { ...names, ...events, ...questions, ...meanings, ...board };
