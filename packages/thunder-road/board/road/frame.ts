import type { ThunderContent, ThunderView } from '../../src/index.ts';
import type { Space } from '../../src/state.ts';
import type { ThunderBoardProps } from '../props.ts';
import { breadthOf, lengthOf, PITCH, type Place, roadStart } from './geometry.ts';
import { COLUMN, columnsOf, overhangOf } from './start-area.ts';

/** What lies round the road: room for cars that wait, for the space beyond the front edge, for names and dice. */
const ROOM = { rear: 20, front: 76, left: 34, right: 74, names: 22, numbers: 15 } as const;
/** The name of the start area stands behind it. */
const START_NAME = 24;

/** How a board of this shape lies on the screen. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** Degrees the road is turned by; whatever should stand upright is turned back. */
  readonly turn: 0 | -90;
  readonly transform: string;
  /** A place on the road as a place of the stage. */
  onStage(place: Place): Place;
}

/** The room behind the road: cars in the start area and a rig that hangs over its edge need more of it. */
const rearRoom = (content: ThunderContent, view: ThunderView): number => {
  const columns = columnsOf(content, view);
  return ROOM.rear + (columns === 0 ? overhangOf(view) * PITCH : columns * COLUMN + START_NAME);
};

export const frameOf = (content: ThunderContent, view: ThunderView, shape: ThunderBoardProps['shape']): Frame => {
  const rear = rearRoom(content, view);
  const [length, breadth] = [rear + lengthOf(content) + ROOM.front, breadthOf(content)];
  const start = roadStart(content, view.rear);
  if (shape === 'wide') {
    return {
      width: length,
      height: ROOM.left + breadth + ROOM.right,
      turn: 0,
      transform: `translate(${rear} ${ROOM.left})`,
      onStage: ({ x, y }) => ({ x: rear + x - start, y: ROOM.left + y }),
    };
  }
  return {
    width: ROOM.names + breadth + ROOM.numbers,
    height: length,
    turn: -90,
    transform: `translate(${ROOM.names} ${length - rear}) rotate(-90)`,
    onStage: ({ x, y }) => ({ x: ROOM.names + y, y: length - rear - (x - start) }),
  };
};

/** The line of the finish, just beyond the last spaces. */
export const finishLine = (content: ThunderContent, rear: Space): number =>
  roadStart(content, rear) + lengthOf(content) + PITCH / 4;
