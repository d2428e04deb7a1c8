import { type Frame, framesOf, type Next } from '@lastroad/kernel';
import type { Race } from '../state.ts';
import { task } from '../state.ts';

/** TR-RUL-102: what was under way has been resolved; whoever waited for any of it may act. */
export const lull = task('lull', () => ({}), { act: (g): Next => framesOf(g.content.hooks.lull, g) });

const NEVER: readonly Frame[] = [];

/** A lull, at tables where anybody may wait for one. */
export const lulls = (g: Race): readonly Frame[] => (g.content.hooks.lull.length > 0 ? [lull()] : NEVER);
