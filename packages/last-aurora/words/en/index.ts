import type { Catalogue } from '@lastroad/kernel';
import { cards } from './cards.ts';
import { hints } from './hints.ts';
import { log } from './log.ts';
import { asgard } from './modules/asgard.ts';
import { automa } from './modules/automa.ts';
import { crews } from './modules/crews.ts';
import { deck } from './modules/deck.ts';
import { mines } from './modules/mines.ts';
import { pvp } from './modules/pvp.ts';
import { stories } from './modules/stories/index.ts';
import { questions } from './questions.ts';
import { screen } from './screen.ts';
import { settings } from './settings.ts';
import { why } from './why.ts';

/** English, in ICU message format: every text of the game; `board.ts` has what only the board says. */
export const words: Catalogue = {
  ...settings,
  ...cards,
  ...questions,
  ...why,
  ...log,
  ...hints,
  ...screen,
  ...mines,
  ...deck,
  ...asgard,
  ...crews,
  ...stories,
  ...pvp,
  ...automa,
};
