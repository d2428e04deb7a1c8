import { must } from '@lastroad/kernel';
import { speaker } from '@lastroad/words';
import { type AuroraContent, lastAurora } from '../src/index.ts';
import { TOKENS } from '../src/state.ts';
import { cardName, itemName } from '../src/view/names.ts';
import { words as english } from '../words/en/index.ts';

/** The product's own words; slots, spaces and positions by place alone, because what lies there is the test's own. */
export const say = speaker({
  ...english,
  'choice.slot': '{place}, slot {n}',
  'choice.space': 'space {space}',
  'choice.position': '{place}',
  'choice.block.0': 'left block',
  'choice.block.1': 'right block',
});

/** Cards have the same numbers at every table. */
export const BASE: AuroraContent = must(lastAurora.content({}));

export const cardWords = (card: number): string => say(cardName(BASE, card));

const numberOf = (all: readonly string[], words: string): number => {
  const at = all.indexOf(words);
  if (at < 0) throw new Error(`"${words}" is not one of: ${all.join(', ')}`);
  return at;
};

const ITEM_WORDS = BASE.items.map((_, item) => say(itemName(BASE, item)));
export const itemNumber = (words: string): number => numberOf(ITEM_WORDS, words);
export const itemWords = (item: number): string => ITEM_WORDS[item];

export const tokenNumber = (words: string): number => numberOf(TOKENS, words);

const ROMAN = ['I', 'II', 'III', 'IV', 'V', 'VI'];
export const enemyNumber = (roman: string): number => numberOf(ROMAN, roman) + 1;
