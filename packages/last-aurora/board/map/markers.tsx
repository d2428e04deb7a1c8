import ship from 'icon:paddle-steamer';
import robot from 'icon:robot-antennas';
import truck from 'icon:truck';
import { Glide, Spot, seatShape, Travel } from '@lastroad/ui';
import { AUTOMA } from '../../src/state.ts';
import { waypointName } from '../../src/view/names.ts';
import { Shots } from '../modules/pvp/shots.tsx';
import { type AuroraBoardProps, isNamed } from '../props.ts';
import type { Drawing, Point } from './layout.ts';

interface MarkersProps {
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

interface Marker {
  readonly who: number;
  readonly node: number;
  readonly name: string;
}

/** Everybody on the road; the reader comes last and so stands in front. */
export const markersOf = ({ view, seats, say, seat }: AuroraBoardProps): Marker[] => {
  const people = view.players.flatMap(({ node, out }, who) =>
    out ? [] : [{ who, node, name: seats[who]?.name ?? '' }],
  );
  const rival = view.automa && { who: AUTOMA, node: view.automa.node, name: say({ key: 'face.automa' }) };
  return [...people, ...(rival === null ? [] : [rival])].sort(
    (a, b) => Number(a.who === seat) - Number(b.who === seat),
  );
};

/** Seconds on the way from one waypoint to the next. */
const STEP = 0.24;

/** Waypoints a convoy has come along in this step, the one it is at last. */
const wayOf = ({ events, content }: AuroraBoardProps, { who, node }: Marker): readonly number[] => {
  const roads = events.flatMap(event => (event.type === 'moved' && event.who === who ? [event.road] : []));
  return roads.map(road => content.map.ends[road]?.to ?? node);
};

interface PlateProps extends Marker {
  readonly board: AuroraBoardProps;
  readonly label: string;
  readonly isLit: boolean;
  readonly isPreviewed: boolean;
}

const Plate = ({ who, board, label, isLit, isPreviewed }: PlateProps) => {
  const { view } = board;
  return (
    <g
      role="img"
      aria-label={label}
      data-seat={who}
      className="la-convoy-marker"
      data-turn={view.turn === who || undefined}
      data-preview={isPreviewed || isNamed(board, { about: 'seat', at: who }) || undefined}
      data-lit={isLit || undefined}
    >
      <title>{label}</title>
      <rect x="-27" y="-13" width="54" height="32" rx="10" className="la-marker-shadow" />
      <rect x="-25" y="-15" width="50" height="30" rx="9" className="la-marker-edge" />
      <rect x="-25" y="-17" width="50" height="29" rx="9" className="la-marker-body" />
      <path
        d={who === AUTOMA ? robot : truck}
        transform={who === AUTOMA ? 'translate(-4 -14) scale(.046)' : 'translate(21 -14) scale(-.046 .046)'}
        className="la-marker-sign"
      />
      <path
        d={who === AUTOMA ? 'M12 4 20 20H4Z' : seatShape(who)}
        transform="translate(-21 -9) scale(.6)"
        className="la-marker-sign"
      />
    </g>
  );
};

/** All convoys; several at one waypoint stand one above the other. */
export const Convoys = ({ drawing, board }: MarkersProps) => {
  const { content, say } = board;
  const markers = markersOf(board);
  const liftOf = ({ node }: Marker, i: number): number => {
    const below = markers.slice(0, i).filter(other => other.node === node).length;
    const hasTile = (board.view.tiles[node] ?? -1) >= 0;
    return below * 25 + (hasTile ? 26 : 0) + 20;
  };
  const above = (node: number, lift: number): Point => {
    const { x, y } = drawing.nodes[node] ?? { x: 0, y: 0 };
    return { x, y: y - lift };
  };
  const standing = new Map(markers.map((marker, i) => [marker.who, above(marker.node, liftOf(marker, i))]));
  const plates = markers.map((marker, i) => {
    const lift = liftOf(marker, i);
    const placeOf = (node: number): Point => above(node, lift);
    const label = say({
      key: 'face.convoyAt',
      values: { name: marker.name, node: waypointName(content, marker.node) },
    });
    const stops = wayOf(board, marker);
    const way = stops.map((node, i) => ({ ...placeOf(node), share: (i + 1) / stops.length }));
    return (
      <Travel
        key={marker.who}
        {...placeOf(marker.node)}
        way={way}
        seconds={STEP * Math.max(1, stops.length)}
        step={board.step}
      >
        <Spot about="opponent" at={marker.who} label={label} board={board}>
          {lit => <Plate {...marker} {...lit} board={board} label={label} />}
        </Spot>
      </Travel>
    );
  });
  return (
    <>
      {plates}
      <Shots board={board} placeOf={who => standing.get(who)} width={drawing.width} />
    </>
  );
};

/** The waypoint at which the Aurora lies. */
export const dockOf = ({ content, view }: AuroraBoardProps): number =>
  content.map.docks[view.red ? 1 : 0][view.dock] ?? 0;

/** The ship that will not wait, above its dock. */
export const Ship = ({ drawing, board }: MarkersProps) => {
  const { content, view, say, shape } = board;
  const node = dockOf(board);
  const place = drawing.nodes[node] ?? { x: 0, y: 0 };
  const label = say({ key: 'face.auroraAt', values: { node: waypointName(content, node) } });
  const high = shape === 'wide' ? Math.max(56, place.y - 116) : place.y - 44;
  return (
    <Glide x={place.x} y={high} seconds={0.9}>
      <g role="img" aria-label={label} className="la-ship" data-red={view.red || undefined}>
        <title>{label}</title>
        <path d={`M0 26V${place.y - high - 12}`} className="la-mooring" />
        <ellipse cx="0" cy="24" rx="34" ry="7" className="la-water" />
        <path
          d={ship}
          transform={shape === 'wide' ? 'translate(-27 -34) scale(.106)' : 'translate(-20 -14) scale(.078)'}
        />
        {shape === 'wide' && <text y="-38">{say({ key: 'face.aurora' })}</text>}
      </g>
    </Glide>
  );
};
