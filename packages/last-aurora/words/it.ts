import type { Catalogue } from '@lastroad/kernel';
import { board } from './it-board.ts';
import { cards } from './it-cards.ts';
import { hints } from './it-hints.ts';
import { log } from './it-log.ts';
import { questions } from './it-questions.ts';
import { screen } from './it-screen.ts';
import { settings } from './it-settings.ts';
import { why } from './it-why.ts';

/** Every text of the game and of its board in Italian. */
export const it: Catalogue = { ...settings, ...cards, ...questions, ...why, ...log, ...hints, ...screen, ...board };
