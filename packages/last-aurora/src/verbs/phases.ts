import { type Frame, framesOf, type Next } from '@lastroad/kernel';
import type { Phase } from '../cards.ts';
import { type Aurora, NONE, task } from '../state.ts';
import { occur } from './occasions.ts';

/** LA-RND-1: announces a phase; returns what must be resolved before it goes on. */
export const beginPhase = (g: Aurora, phase: Phase): readonly Frame[] => {
  g.phase = phase;
  g.events?.push({ type: 'phaseBegan', phase });
  const before = occur(g, { what: 'phase', who: NONE });
  return before.length === 0 ? framesOf(g.content.hooks.phaseBegins, g) : [...before, openPhase()];
};

/** Part 8 of Frozen Steel: what is told as a phase begins comes before everything else. */
export const openPhase = task('openPhase', () => ({}), {
  open: (g): Next => framesOf(g.content.hooks.phaseBegins, g),
});
