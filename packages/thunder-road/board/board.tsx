import { type Area, areaOf, Glide, pointOf, Stage, useLookout, usePart } from '@lastroad/ui';
import { type ReactNode, useMemo } from 'react';
import { BOARD, NONE, type Space, START } from '../src/state.ts';
import { Tray } from './fight/tray.tsx';
import { Conditions } from './modules/conditions/conditions.tsx';
import { OffRoad } from './modules/rig/off-road.tsx';
import { Reach } from './modules/rig/reach.tsx';
import type { ThunderBoardProps } from './props.ts';
import { Finish } from './road/finish.tsx';
import { type Frame, frameOf } from './road/frame.ts';
import { middleOf, PITCH, type Place, roadStart } from './road/geometry.ts';
import { Desert, Ground } from './road/ground.tsx';
import { Lights, Pointed } from './road/lights.tsx';
import { Looking, seenAt } from './road/looking.tsx';
import { Choppers, Tokens } from './road/lying.tsx';
import { columnsOf } from './road/start-area.ts';
import { Numbers, Tile } from './road/tile.tsx';
import { Effects, Push } from './traffic/effects.tsx';
import { scriptOf } from './traffic/script.ts';
import { Points, Traffic, VEHICLES } from './traffic/traffic.tsx';

/** Pixels a unit takes at first, at least: spaces stay large enough for a finger, where there are fingers. */
const NEAREST = { touched: 0.94, wide: 0.5, narrow: 0.8 } as const;

/** A tall board is as near as its breadth allows, so that nothing beside the road is cut off. */
const nearestFor = (shape: ThunderBoardProps['shape'], { width }: Frame): number => {
  if (shape === 'tall') return Math.max(NEAREST.narrow, Math.min(NEAREST.touched, innerWidth / width));
  return matchMedia('(pointer: coarse)').matches ? NEAREST.touched : NEAREST.wide;
};

/** People look a little ahead. */
const LOOK_AHEAD = 1.5 * PITCH;

const ahead = ({ x, y }: Place): Place => ({ x: x + LOOK_AHEAD, y });

/** A car that is yet to enter the board comes in at the rear. */
const placeOf = ({ content, view: { rear } }: ThunderBoardProps, space: Space): Place =>
  middleOf(content, Math.max(space, rear));

/** Cars to choose from come into sight all together. */
const offeredCars = ({ view, asked }: ThunderBoardProps): readonly Space[] =>
  VEHICLES.includes(asked?.about ?? '')
    ? (asked?.choices ?? []).map(({ choice }) => view.cars[choice]?.at ?? START)
    : [];

/** The space of the car that moves, of what moved last, of the foremost. */
const busiestSpace = ({ view, events }: ThunderBoardProps): Space => {
  const moved = events.findLast(event => event.type === 'moved');
  const car = view.cars[view.active === NONE ? view.chosen : view.active];
  const isOnWay = car !== undefined && (car.at >= 0 || car.at === START);
  return isOnWay ? car.at : (moved?.to ?? Math.max(...view.cars.map(({ at }) => at)));
};

const actionOf = (board: ThunderBoardProps, { onStage }: Frame): Area => {
  const offered = offeredCars(board).map(space => placeOf(board, space));
  if (offered.length > 1) return areaOf([...offered, ...offered.map(ahead)].map(onStage), PITCH);
  return pointOf(onStage(ahead(placeOf(board, busiestSpace(board)))));
};

interface RoadProps {
  readonly board: ThunderBoardProps;
  readonly turn: number;
  /** What is above everything. */
  readonly children: ReactNode;
}

/** Everything in its order from the ground up. It lies where the race has got to, so it glides on with every new tile. */
const Road = ({ board, turn, children }: RoadProps) => {
  const { content, view, seats, say, events, highlight, onInspect } = board;
  const { rear } = view;
  const script = useMemo(() => scriptOf(events), [events]);
  return (
    <Glide x={-roadStart(content, rear)} y={0} seconds={0.6}>
      <g className="tr-still">
        <Ground content={content} rear={rear} columns={columnsOf(content, view)} say={say} turn={turn} />
        {Array.from({ length: BOARD }, (_, tile) => (
          <Tile
            key={view.laid - BOARD + tile}
            content={content}
            side={view.sides[tile] ?? 0}
            first={rear + tile * content.area}
            say={say}
            onInspect={onInspect}
          />
        ))}
        <Numbers content={content} first={rear} turn={turn} />
        <Finish content={content} rear={rear} isFinal={view.final} say={say} />
      </g>
      {view.conditions !== null && (
        <Conditions
          content={content}
          cards={view.conditions}
          sides={view.sides}
          rear={rear}
          turn={turn}
          say={say}
          onInspect={onInspect}
        />
      )}
      {view.rig !== null && <OffRoad content={content} spaces={view.rig.offRoad} />}
      <Tokens
        content={content}
        tokens={view.tokens}
        rear={rear}
        turned={script.turned}
        say={say}
        highlight={highlight}
        onInspect={onInspect}
        turn={turn}
      />
      <Pointed content={content} view={view} highlight={highlight} />
      <Reach board={board} />
      <Traffic board={board} script={script} turn={turn} />
      <Lights board={board} turn={turn} />
      <Points board={board} turn={turn} />
      <Push board={board} />
      <Choppers content={content} crews={view.crews} seats={seats} say={say} turn={turn} />
      <Effects board={board} script={script} turn={turn} />
      {children}
    </Glide>
  );
};

/** The kinds of answers that lie on the road. */
const ROAD_KINDS = ['space', 'lane', 'way', 'drop', 'redeploy', 'flip', 'command', ...VEHICLES];

export const Board = (told: ThunderBoardProps) => {
  const board = usePart(told, ROAD_KINDS);
  const { content, view, say, shape } = board;
  const frame = frameOf(content, view, shape);
  const last = view.rear + BOARD * content.area - 1;
  const lookout = useLookout({ first: view.rear, last, start: busiestSpace(board) });
  const { at: looksAt, isLooking } = lookout;
  const seen = seenAt(board, looksAt);
  return (
    <div className="tr-table" data-shape={shape} data-broad>
      <Stage
        key={`${shape} ${frame.height} ${frame.width}`}
        width={frame.width}
        height={frame.height}
        label={say({ key: 'face.board' })}
        words={{ nearer: say({ key: 'face.nearer' }), whole: say({ key: 'face.whole' }) }}
        follow={isLooking ? pointOf(frame.onStage(middleOf(content, looksAt))) : actionOf(board, frame)}
        seen={isLooking ? seen : null}
        nearest={nearestFor(shape, frame)}
      >
        <Desert />
        <g transform={frame.transform}>
          <Road board={board} turn={frame.turn}>
            <Looking board={board} lookout={lookout} seen={seen} />
          </Road>
        </g>
      </Stage>
      <Tray board={board} turn={frame.turn} />
    </div>
  );
};
