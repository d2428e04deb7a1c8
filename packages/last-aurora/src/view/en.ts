import type { Catalogue } from '@lastroad/kernel';
import { CARD_WORDS } from './en-cards.ts';
import { HINT_WORDS } from './en-hints.ts';
import { LOG_WORDS } from './en-log.ts';
import { QUESTION_WORDS } from './en-questions.ts';
import { SCREEN_WORDS } from './en-screen.ts';
import { SETTING_WORDS } from './en-settings.ts';
import { WHY_WORDS } from './en-why.ts';

/** Every text of the game in English, in ICU message format. */
export const WORDS: Catalogue = {
  ...SETTING_WORDS,
  ...CARD_WORDS,
  ...QUESTION_WORDS,
  ...WHY_WORDS,
  ...LOG_WORDS,
  ...HINT_WORDS,
  ...SCREEN_WORDS,
};
