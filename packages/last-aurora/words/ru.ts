import type { Catalogue } from '@lastroad/kernel';
import { board } from './ru-board.ts';
import { cards } from './ru-cards.ts';
import { hints } from './ru-hints.ts';
import { log } from './ru-log.ts';
import { questions } from './ru-questions.ts';
import { screen } from './ru-screen.ts';
import { settings } from './ru-settings.ts';
import { why } from './ru-why.ts';

/** Every text of the game and of its board in Russian. */
export const ru: Catalogue = { ...settings, ...cards, ...questions, ...why, ...log, ...hints, ...screen, ...board };
