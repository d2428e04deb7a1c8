import { Glide, Stage } from '@lastroad/ui';
import { useMemo } from 'react';
import { BOARD, NONE } from '../src/state.ts';
import { Finish } from './finish.tsx';
import { frameOf } from './frame.ts';
import { breadthOf, lengthOf, middleOf, type Place, roadStart } from './geometry.ts';
import { Lights } from './lights.tsx';
import { Choppers, Tokens } from './lying.tsx';
import { scriptOf } from './script.ts';
import { Tile } from './tile.tsx';
import type { ThunderBoardProps } from './told.ts';
import { Traffic } from './traffic.tsx';

/** Pixels a unit takes at first, at least: spaces stay large enough to be pressed. */
const NEAREST = { wide: 0.78, tall: 0.95 } as const;

/** Where people look: at the car that moves, else at what moved last, else at the foremost car. */
const actionOf = ({ content, view, events }: ThunderBoardProps): Place | null => {
  const moved = events.findLast(event => event.type === 'moved');
  const active = view.cars[view.active === NONE ? view.chosen : view.active]?.at ?? NONE;
  const space = active >= 0 ? active : (moved?.to ?? Math.max(...view.cars.map(({ at }) => at)));
  return space < view.rear ? middleOf(content, view.rear) : middleOf(content, space);
};

export const Board = (board: ThunderBoardProps) => {
  const { content, view, say, shape, events } = board;
  const frame = frameOf(content, view, shape);
  const script = useMemo(() => scriptOf(events), [events]);
  const action = actionOf(board);
  const start = roadStart(content, view.rear);
  const { turn } = frame;
  return (
    <div className="tr-table" data-shape={shape}>
      <Stage
        key={`${shape} ${frame.height} ${frame.width}`}
        width={frame.width}
        height={frame.height}
        label={say({ key: 'face.board' })}
        words={{ nearer: say({ key: 'face.nearer' }), whole: say({ key: 'face.whole' }) }}
        follow={action === null ? null : frame.onStage(action)}
        nearest={NEAREST[shape]}
      >
        <rect className="tr-desert" x="-3000" y="-3000" width="9000" height="9000" />
        <g transform={frame.transform}>
          <Glide x={-start} y={0} seconds={0.6}>
            <rect
              className="tr-verge"
              x={start - 400}
              y={-22}
              width={lengthOf(content) + 900}
              height={breadthOf(content) + 44}
            />
            {Array.from({ length: BOARD }, (_, tile) => (
              <Tile
                key={view.laid - BOARD + tile}
                content={content}
                side={view.sides[tile] ?? 0}
                first={view.rear + tile * content.area}
                say={say}
              />
            ))}
            <Finish board={board} turn={turn} />
            <Tokens board={board} turn={turn} />
            <Lights board={board} turn={turn} />
            <Traffic board={board} script={script} turn={turn} />
            <Choppers board={board} turn={turn} />
          </Glide>
        </g>
      </Stage>
    </div>
  );
};
