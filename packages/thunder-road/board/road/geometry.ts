import type { ThunderContent } from '../../src/index.ts';
import { BOARD, type Space } from '../../src/state.ts';
import { laneOf, rowOf } from '../../src/verbs/geometry.ts';

// The road is drawn once, driving to the right, from the first space of the race on. A tall board turns it upwards.

/** From one space to the next in a lane, the breadth of a lane, how far spaces point ahead, and what lies between. */
export const PITCH = 48;
export const LANE = 64;
const POINT = 11;
const SEAM = 2.5;

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** The corner of a space that is furthest to the left and back. */
const cornerOf = (content: ThunderContent, space: Space): Place => {
  const lane = laneOf(content, space);
  return { x: (rowOf(content, space) + (lane % 2) / 2) * PITCH, y: lane * LANE };
};

export const middleOf = (content: ThunderContent, space: Space): Place => {
  const { x, y } = cornerOf(content, space);
  return { x: x + (PITCH - SEAM + POINT) / 2, y: y + LANE / 2 };
};

/** The outline of a space, so much smaller on every side. */
export const outlineOf = (content: ThunderContent, space: Space, inset = 0): string => {
  const { x, y } = cornerOf(content, space);
  const long = PITCH - SEAM - 2 * inset;
  const high = LANE - SEAM - 2 * inset;
  return `M${x + inset} ${y + inset}h${long}l${POINT} ${high / 2}l${-POINT} ${high / 2}h${-long}l${POINT} ${-high / 2}z`;
};

/** The space at a place on the road, beyond the edges too. */
export const spaceAt = ({ limits }: ThunderContent, { x, y }: Place): Space => {
  const lane = Math.min(limits.lanes - 1, Math.max(0, Math.floor(y / LANE)));
  const across = y / LANE - lane;
  const ahead = POINT * (1 - Math.abs(2 * across - 1));
  return Math.floor((x - ahead) / PITCH - (lane % 2) / 2) * limits.lanes + lane;
};

/** From the corner of the rear tile to the tip of the last space. */
export const lengthOf = ({ limits }: ThunderContent): number => (BOARD * limits.rows + 0.5) * PITCH + POINT;
export const breadthOf = ({ limits }: ThunderContent): number => limits.lanes * LANE;

/** Where the road on the table begins. */
export const roadStart = (content: ThunderContent, rear: Space): number => rowOf(content, rear) * PITCH;
