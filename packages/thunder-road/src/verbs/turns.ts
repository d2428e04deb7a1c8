import type { Frame } from '@lastroad/kernel';
import type { Race } from '../state.ts';

/** The turn under way, whatever crew takes it: what stands on the round; `null` between turns. */
export const turnIn = (g: Race): Frame | null => {
  const { stack } = g;
  for (let i = 1; i < stack.length; i++) if (stack[i - 1].task === 'round') return stack[i];
  return null;
};
