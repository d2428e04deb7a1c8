import type { AuroraBoardProps } from '../props.ts';
import type { Drawing } from './layout.ts';

export interface Region {
  readonly region: number;
  /** Left and right edge as shares of the map's width. */
  readonly from: number;
  readonly to: number;
}

/** The regions from left to right, as wide as their waypoints. */
export const regionsOf = ({ content }: AuroraBoardProps, { nodes, width }: Drawing): Region[] => {
  const numbers = [...new Set(content.map.nodes.map(({ region }) => region))].sort((a, b) => a - b);
  const starts = numbers.map(region => {
    const first = content.map.nodes.findIndex(node => node.region === region);
    return ((nodes[first]?.x ?? 0) + (nodes[first - 1]?.x ?? -(nodes[first]?.x ?? 0))) / 2 / width;
  });
  return numbers.map((region, i) => ({ region, from: starts[i] ?? 0, to: starts[i + 1] ?? 1 }));
};

interface RegionsProps {
  readonly drawing: Drawing;
  readonly board: AuroraBoardProps;
}

/** Half the width of a letter on a sign. */
const SIGN_LETTER = 3.5;

/** A sign beside the road keeps this far below it, and out of the way of docks: convoys stand above. */
const BELOW = 33;
const ASIDE = 0.3;
/** Waypoints of one line of a winding road differ less in height. */
const LINE = 40;

/** Where one region ends and the next begins. On a phone a sign stands on the road into a region. */
export const Regions = ({ drawing, board }: RegionsProps) => {
  const { content, say, shape } = board;
  const { width, height, nodes } = drawing;
  if (shape === 'wide')
    return regionsOf(board, drawing).map(({ region, from, to }) => (
      <g key={region} className="la-region">
        {from > 0 && <path d={`M${from * width} ${height - 54}v40`} />}
        <text x={((from + to) / 2) * width} y={height - 20}>
          {say({ key: `region.${region}` })}
        </text>
      </g>
    ));
  const firsts = content.map.nodes.flatMap(({ region }, node) =>
    content.map.nodes[node - 1]?.region === region ? [] : [{ region, node }],
  );
  return firsts.map(({ region, node }) => {
    const here = nodes[node] ?? { x: 0, y: 0 };
    const before = nodes[node - 1] ?? { x: here.x + 56, y: here.y + 76 };
    const name = say({ key: `region.${region}` });
    const isOnLine = Math.abs(here.y - before.y) < LINE;
    const half = 4 + name.length * SIGN_LETTER;
    return (
      <g
        key={region}
        className="la-region-sign"
        transform={`translate(${before.x + (here.x - before.x) * (isOnLine ? ASIDE : 0.5)} ${(here.y + before.y) / 2 + (isOnLine ? BELOW : 0)})`}
      >
        <rect x={-half} y="-9" width={half * 2} height="18" rx="5" />
        <text y="4">{name}</text>
      </g>
    );
  });
};
