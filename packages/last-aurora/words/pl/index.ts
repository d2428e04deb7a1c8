import type { Catalogue } from '@lastroad/kernel';
import { board } from './board.ts';
import { cards } from './cards.ts';
import { hints } from './hints.ts';
import { log } from './log.ts';
import { automa } from './modules/automa.ts';
import { mines } from './modules/mines.ts';
import { questions } from './questions.ts';
import { screen } from './screen.ts';
import { settings } from './settings.ts';
import { why } from './why.ts';

/** Every text of the game and of its board in Polish. */
export const pl: Catalogue = {
  ...settings,
  ...cards,
  ...questions,
  ...why,
  ...log,
  ...hints,
  ...screen,
  ...mines,
  ...automa,
  ...board,
};
