import type { Letter } from '../../../src/cards.ts';
import type { AuroraContent, AuroraView } from '../../../src/index.ts';
import { cardsToCome } from '../../telling/odds.ts';

/** FS-STORY-25: of a hundred outcome cards that may come next, how many have one of these letters leftmost. */
export const chanceOf = (content: AuroraContent, view: AuroraView, letters: readonly Letter[]): number => {
  const cards = cardsToCome(content, view);
  const hits = cards.filter(({ letters: [first] }) => first !== undefined && letters.includes(first));
  return Math.round((100 * hits.length) / Math.max(1, cards.length));
};
