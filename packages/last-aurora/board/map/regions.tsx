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

/** Where one region ends and the next begins. On a phone the first waypoint of a region bears its name. */
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
  return firsts.map(({ region, node }) => (
    <text
      key={region}
      className="la-region-name"
      x={Math.min(width - 60, Math.max(44, nodes[node]?.x ?? 0))}
      y={(nodes[node]?.y ?? 0) + 30}
    >
      {say({ key: `region.${region}` })}
    </text>
  ));
};
