import type { ThunderView } from '../../../src/index.ts';
import { FACE_DOWN, NONE } from '../../../src/state.ts';

/** The leader that a crew shows, or `NONE`. */
export const leaderAt = ({ leaders }: ThunderView, owner: number): number => {
  if (leaders === null || !leaders.open) return NONE;
  const leader = leaders.kept[owner] ?? NONE;
  return leader === FACE_DOWN ? NONE : leader;
};
