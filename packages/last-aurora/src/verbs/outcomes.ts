import { reveal, shuffle } from '@lastroad/kernel';
import type { Area } from '../cards.ts';
import { type Aurora, NONE, type Outcome } from '../state.ts';

/** LA-OUT-1, LA-RUL-23: shuffled anew once the deck is empty and something of it is needed. */
const refill = (g: Aurora): void => {
  if (g.outcomeDeck.length > 0) return;
  g.outcomeDeck.push(...g.outcomeDiscard.splice(0));
  shuffle(g, g.outcomeDeck, 'outcomes');
};

const REMEMBERED = 16;

const show = (g: Aurora): Outcome => {
  const card = g.outcomeDeck.pop() ?? NONE;
  reveal(g);
  g.recentOutcomes.push(card);
  if (g.recentOutcomes.length > REMEMBERED) g.recentOutcomes.shift();
  return card;
};

/** LA-OUT-2: turns up the top outcome card. It is being resolved until `settleOutcome` or the next one. */
export const turnOutcome = (g: Aurora): Outcome => {
  settleOutcome(g);
  refill(g);
  g.resolving = show(g);
  return g.resolving;
};

/** One that is read at once while another is still being carried out. */
export const glanceOutcome = (g: Aurora): Outcome => {
  refill(g);
  const card = show(g);
  g.outcomeDiscard.push(card);
  return card;
};

export const settleOutcome = (g: Aurora): void => {
  if (g.resolving !== NONE) g.outcomeDiscard.push(g.resolving);
  g.resolving = NONE;
};

/** LA-ENF-5: the area on the back of the card now on top. */
export const topBack = (g: Aurora): Area => {
  refill(g);
  return g.content.outcomes[g.outcomeDeck[g.outcomeDeck.length - 1]].back;
};
