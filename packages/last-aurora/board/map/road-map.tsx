import { pointOf, Stage } from '@lastroad/ui';
import { memo, type ReactNode, useMemo, useRef } from 'react';
import { Enemies } from '../fight/enemies.tsx';
import { Outcome } from '../fight/outcome.tsx';
import type { AuroraBoardProps } from '../props.ts';
import { Landscape } from './landscape.tsx';
import { type Drawing, drawTall, drawWide, type Pointer, wideSize } from './layout.ts';
import { Looking, placeOf, useSights } from './looking.tsx';
import { Convoys, Ship } from './markers.tsx';
import { Regions } from './regions.tsx';
import { Roads } from './roads.tsx';
import { useSize } from './use-size.ts';
import { Waypoints } from './waypoints.tsx';

interface MapProps {
  readonly board: AuroraBoardProps;
}

interface OnMapProps extends MapProps {
  readonly drawing: Drawing;
  /** What is above everything. */
  readonly children: ReactNode;
}

/** Everything that lies and stands on the map. */
const OnMap = ({ drawing, board, children }: OnMapProps): ReactNode => {
  const { width, height } = drawing;
  // What can move stands at once where it belongs on a map that is drawn anew.
  const size = `${width}/${height}`;
  return (
    <>
      <Landscape width={width} height={height} />
      <Roads drawing={drawing} board={board} />
      <Regions drawing={drawing} board={board} />
      <Waypoints drawing={drawing} board={board} />
      <Ship key={`ship ${size}`} drawing={drawing} board={board} />
      <Convoys key={`convoys ${size}`} drawing={drawing} board={board} />
      {children}
    </>
  );
};

/** Pixels a unit takes where a finger is to hit a waypoint or a road. */
const NEAREST = 0.95;

/** Looked at from above the road: what hangs in the sky must not cover it. */
const LOOK_UP = 50;

const pointerHere = (): Pointer => (matchMedia('(pointer: coarse)').matches ? 'coarse' : 'fine');

const nearestFor = ({ asked }: AuroraBoardProps, pointer: Pointer): number =>
  (asked?.about === 'waypoint' || asked?.about === 'road') && pointer === 'coarse' ? NEAREST : 0;

/** Beside the question: as large as there is room, to be zoomed and moved; enemies hang over their region. */
export const WideMap = memo(({ board }: MapProps) => {
  const { content, say, view } = board;
  const ref = useRef<HTMLDivElement>(null);
  const { width, height } = wideSize(useSize(ref));
  const pointer = pointerHere();
  const drawing = useMemo(
    () => drawWide(content.map, { width, height }, pointer),
    [content.map, width, height, pointer],
  );
  const words = { nearer: say({ key: 'face.nearer' }), whole: say({ key: 'face.whole' }) };
  const sights = useSights(board);
  const { lookout, sight, seen } = sights;
  const { isLooking } = lookout;
  const place = isLooking ? placeOf(drawing, sight) : drawing.nodes[view.players[view.turn]?.node ?? -1];
  const follow = place === undefined ? null : pointOf({ x: place.x, y: place.y - LOOK_UP });
  return (
    <div className="la-road-part" ref={ref}>
      <Stage
        width={width}
        height={height}
        label={say({ key: 'face.map' })}
        words={words}
        follow={follow}
        nearest={nearestFor(board, pointer)}
        seen={isLooking ? seen : null}
      >
        <OnMap drawing={drawing} board={board}>
          <Looking board={board} drawing={drawing} {...sights} />
        </OnMap>
      </Stage>
      <Enemies board={board} drawing={drawing} />
      <Outcome board={board} />
    </div>
  );
});

/** On a phone: the road to and fro, in one piece. */
export const TallMap = memo(({ board }: MapProps) => {
  const { map } = board.content;
  const drawing = useMemo(() => drawTall(map), [map]);
  const sights = useSights(board);
  return (
    <div className="la-road-part">
      <Enemies board={board} drawing={drawing} />
      <Outcome board={board} />
      <svg
        className="la-map-tall"
        viewBox={`0 0 ${drawing.width} ${drawing.height}`}
        role="group"
        aria-label={board.say({ key: 'face.map' })}
      >
        <OnMap drawing={drawing} board={board}>
          <Looking board={board} drawing={drawing} {...sights} />
        </OnMap>
      </svg>
    </div>
  );
});
