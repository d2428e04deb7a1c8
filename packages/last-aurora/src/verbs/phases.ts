import { type Frame, framesOf } from '@lastroad/kernel';
import type { Phase } from '../cards.ts';
import type { Aurora } from '../state.ts';

/** LA-RND-1: announces a phase; returns what must be resolved before it goes on. */
export const beginPhase = (g: Aurora, phase: Phase): readonly Frame[] => {
  g.phase = phase;
  g.events?.push({ type: 'phaseBegan', phase });
  return framesOf(g.content.hooks.phaseBegins, g);
};
