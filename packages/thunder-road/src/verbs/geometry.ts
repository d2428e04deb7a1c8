import type { ThunderContent, Way } from '../rows.ts';
import { BOARD, type Race, type Space } from '../state.ts';

/** Beyond a side edge. */
export const OFF: Space = -1_000_000;

/** In `ThunderContent.steps`: there is no lane on that side. */
export const NO_STEP = 0;

export const laneOf = (content: ThunderContent, space: Space): number => space % content.limits.lanes;
export const rowOf = (content: ThunderContent, space: Space): number => Math.floor(space / content.limits.lanes);

/** TR-GEO-3, TR-GEO-6: how far along the road; neighbouring lanes are shifted by half a space. */
export const halfSteps = (content: ThunderContent, space: Space): number =>
  2 * rowOf(content, space) + (laneOf(content, space) % 2);

/** TR-GEO-1: the neighbour on that side; `OFF` beyond a side edge, whatever the row (TR-GEO-5). */
export const neighbour = (content: ThunderContent, space: Space, way: Way): Space => {
  const step = content.steps[laneOf(content, space) * 6 + way];
  return step === NO_STEP ? OFF : space + step;
};

/** First space of the rear tile. */
export const rearStart = (g: Race): Space => (g.laid - BOARD) * g.content.area;
/** First space beyond the front edge. */
export const frontEnd = (g: Race): Space => g.laid * g.content.area;

export const isOnBoard = (g: Race, space: Space): boolean => space >= rearStart(g) && space < frontEnd(g);
export const isOnRearTile = (g: Race, space: Space): boolean =>
  isOnBoard(g, space) && space < rearStart(g) + g.content.area;

/** All spaces on the table, rear to front. */
export const boardSpaces = (g: Race): Space[] =>
  Array.from({ length: BOARD * g.content.area }, (_, i) => rearStart(g) + i);

/** TR-GEO-7: the space so many steps along a straight line, `OFF` once it has left by a side. */
export const along = (g: Race, from: Space, way: Way, count: number): Space => {
  let space = from;
  for (let i = 0; i < count && space !== OFF; i++) space = neighbour(g.content, space, way);
  return space;
};

/** TR-RUL-46: whether a straight line crosses the front edge before any other. */
export const crossesFront = (g: Race, from: Space, way: Way, count: number): boolean => {
  for (let i = 1; i <= count; i++) {
    const space = along(g, from, way, i);
    if (space >= frontEnd(g)) return true;
    if (!isOnBoard(g, space)) return false;
  }
  return false;
};
