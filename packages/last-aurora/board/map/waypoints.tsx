import { Spot } from '@lastroad/ui';
import { memo } from 'react';
import { TILE_KINDS } from '../../src/cards.ts';
import { waypointName } from '../../src/view/names.ts';
import { TOKEN_OF, tokenPicture } from '../pictures/tokens.ts';
import { type AuroraBoardProps, isNamed, isSameAsked } from '../props.ts';
import type { Drawing } from './layout.ts';

const Tile = ({ kind }: { readonly kind: (typeof TILE_KINDS)[number] }) => {
  const picture = tokenPicture(TOKEN_OF[kind]);
  return picture === undefined ? null : (
    <g className="la-tile" transform="translate(0 -29)">
      <rect x="-13" y="-13" width="26" height="26" rx="7" fill={`var(${picture.colour})`} />
      <svg x="-9" y="-10" width="18" height="18" viewBox="0 0 512 512">
        <path d={picture.icon} fill="#fff" />
      </svg>
    </g>
  );
};

interface DockProps {
  readonly line: 'white' | 'red';
  readonly dock: number;
  readonly x: number;
  readonly y: number;
  /** The Aurora does not sail along this line. */
  readonly isIdle: boolean;
}

/** White docks have a plate, red ones a pennant. */
const Dock = ({ line, dock, x, y, isIdle }: DockProps) => (
  <g transform={`translate(${x} ${y})`} className={`la-dock la-dock-${line}`} data-idle={isIdle || undefined}>
    <path d={line === 'white' ? 'M-11-10h22v20h-22z' : 'M-13-10h26l-5 10 5 10h-26z'} />
    <text x={line === 'white' ? 0 : -2} y="5.5">
      {dock + 1}
    </text>
  </g>
);

interface WaypointProps {
  readonly node: number;
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

/** Where docks lie that have no line of their own. */
const BELOW = 28;

/** Numbers of the docks at a waypoint: moored to their quays, on a phone side by side. */
const Docks = ({ node, drawing: { nodes, quays }, board: { content, view } }: WaypointProps) => {
  const [white = -1, red = -1] = content.map.docks.map(line => line.indexOf(node));
  if (white < 0 && red < 0) return null;
  const aside = white >= 0 && red >= 0 && quays === null ? 14 : 0;
  const [whiteY = BELOW, redY = BELOW] = quays?.map(y => y - (nodes[node]?.y ?? 0)) ?? [];
  return (
    <>
      {quays !== null && <path d={`M0 15V${white >= 0 ? whiteY : redY}`} className="la-mooring" />}
      {white >= 0 && <Dock line="white" dock={white} x={-aside} y={whiteY} isIdle={view.red} />}
      {red >= 0 && <Dock line="red" dock={red} x={aside} y={redY} isIdle={!view.red} />}
    </>
  );
};

/** What happens elsewhere leaves a waypoint as it is. */
const looksTheSame = (a: WaypointProps, b: WaypointProps): boolean =>
  a.node === b.node &&
  a.drawing === b.drawing &&
  a.board.view.tiles[a.node] === b.board.view.tiles[b.node] &&
  a.board.view.red === b.board.view.red &&
  isSameAsked(a.board, b.board, ['waypoint']) &&
  (a.board.preview === a.node) === (b.board.preview === b.node);

/** Its name, with the tile that lies there. */
export const labelOf = ({ content, view, say }: AuroraBoardProps, node: number): string => {
  const tile = TILE_KINDS[view.tiles[node] ?? -1];
  const name = waypointName(content, node);
  return tile === undefined
    ? say({ key: 'face.waypoint', values: { node: name } })
    : say({ key: 'face.waypointTile', values: { node: name, tile: { key: `token.${tile}` } } });
};

const Waypoint = memo(({ node, drawing, board }: WaypointProps) => {
  const { content, view } = board;
  const row = content.map.nodes[node];
  const place = drawing.nodes[node];
  const tile = TILE_KINDS[view.tiles[node] ?? -1];
  if (row === undefined || place === undefined) return null;
  const label = labelOf(board, node);
  const isNamedNow = isNamed(board, { about: 'waypoint', at: node });
  const inspect = (): void => board.onInspect({ about: 'waypoint', at: node });
  return (
    <g
      transform={`translate(${place.x.toFixed(1)} ${place.y.toFixed(1)})`}
      className="la-waypoint"
      onClick={board.asked?.about === 'waypoint' ? undefined : inspect}
      onContextMenu={event => {
        event.preventDefault();
        inspect();
      }}
    >
      <title>{label}</title>
      <Spot about="waypoint" at={node} label={label} board={board}>
        {({ isLit, isPreviewed }) => (
          <g className="la-rings" data-lit={isLit || undefined} data-preview={isPreviewed || isNamedNow || undefined}>
            <circle className="la-reach" r="24" />
            <circle className="la-ring" r="12.5" />
          </g>
        )}
      </Spot>
      <g className="la-marks">
        <text y="4.6">{waypointName(content, node)}</text>
        {tile !== undefined && <Tile kind={tile} />}
        <Docks node={node} drawing={drawing} board={board} />
      </g>
    </g>
  );
}, looksTheSame);

export const Waypoints = ({ drawing, board }: { readonly drawing: Drawing; readonly board: AuroraBoardProps }) =>
  board.content.map.nodes.map((_, node) => <Waypoint key={node} node={node} drawing={drawing} board={board} />);
