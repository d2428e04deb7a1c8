import type { Catalogue } from '@lastroad/kernel';
import { board } from './pl-board.ts';
import { cards } from './pl-cards.ts';
import { hints } from './pl-hints.ts';
import { log } from './pl-log.ts';
import { questions } from './pl-questions.ts';
import { screen } from './pl-screen.ts';
import { settings } from './pl-settings.ts';
import { why } from './pl-why.ts';

/** Every text of the game and of its board in Polish. */
export const pl: Catalogue = { ...settings, ...cards, ...questions, ...why, ...log, ...hints, ...screen, ...board };
