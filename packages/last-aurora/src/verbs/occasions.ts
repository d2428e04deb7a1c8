import { type Frame, framesOf } from '@lastroad/kernel';
import type { Occasion } from '../hooks.ts';
import type { Aurora, Card } from '../state.ts';

/** Tells of what is about to be done or has just befallen somebody; returns what must be resolved first. */
export const occur = (g: Aurora, occasion: Occasion): readonly Frame[] =>
  framesOf(g.content.hooks.occasion, g, occasion);

/** Whether anybody waits for anything. */
export const isHeard = ({ content: { hooks } }: Aurora): boolean => hooks.occasion.length > 0;

/** FS-STORY-22: whether nothing more may be done in the turn under way. */
export const isHalted = (g: Aurora): boolean => {
  const halts = g.content.hooks.halts;
  for (let i = 0; i < halts.length; i++) if (halts[i](g)) return true;
  return false;
};

/** FS-STORY-43: whether a card of the Automa does nothing more in this round. */
export const isSilenced = (g: Aurora, action: number): boolean =>
  g.content.hooks.silences.some(silences => silences(g, action));

/** FS-STORY-31: a card has left a convoy or a crew, and what lay under it goes with it. */
export const leave = (g: Aurora, card: Card): void => {
  for (const left of g.content.hooks.cardLeft) left(g, card);
};
