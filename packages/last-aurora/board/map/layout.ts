import type { AuroraMap } from '../../src/board.ts';
import type { AuroraBoardProps } from '../props.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where everything on the map is drawn. */
export interface Drawing {
  readonly width: number;
  readonly height: number;
  /** By waypoint. */
  readonly nodes: readonly Point[];
  /** Path data by road, and its middle. */
  readonly roads: readonly { readonly path: string; readonly middle: Point }[];
}

const WIDE = { width: 1240, height: 440, left: 44, right: 1196, top: 186, bottom: 356 };
/** On a phone the road winds to and fro, with room for a finger at every waypoint. */
const TALL = { width: 390, side: 34, top: 92, line: 74, most: 7, wave: 9 };

const wideNodes = ({ nodes }: AuroraMap): Point[] => {
  const heights = nodes.map(({ y }) => y);
  const [high, low] = [Math.min(...heights), Math.max(...heights)];
  const share = (WIDE.bottom - WIDE.top) / Math.max(1, low - high);
  return nodes.map(({ x, y }) => ({
    x: WIDE.left + (x / 1000) * (WIDE.right - WIDE.left),
    y: WIDE.top + (y - high) * share,
  }));
};

const tallNodes = ({ nodes }: AuroraMap): Point[] => {
  const count = Math.max(...nodes.map(({ rank }) => rank)) + 1;
  const perLine = Math.ceil(count / Math.ceil(count / TALL.most));
  const step = (TALL.width - 2 * TALL.side) / Math.max(1, perLine - 1);
  return nodes.map(({ rank }) => {
    const line = Math.floor(rank / perLine);
    const column = rank % perLine;
    const x = TALL.side + (line % 2 === 0 ? column : perLine - 1 - column) * step;
    return { x, y: TALL.top + line * TALL.line + (column % 2 === 0 ? -TALL.wave : TALL.wave) };
  });
};

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});

const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** A piece of the main road: bent so that it runs smoothly into its neighbours. */
const bend = (before: Point, a: Point, b: Point, after: Point): string => {
  const first = { x: a.x + (b.x - before.x) / 6, y: a.y + (b.y - before.y) / 6 };
  const second = { x: b.x - (after.x - a.x) / 6, y: b.y - (after.y - a.y) / 6 };
  return `M${at(a)}C${at(first)} ${at(second)} ${at(b)}`;
};

/** A shortcut: an arc beside the main road. */
const arc = (a: Point, b: Point): { path: string; middle: Point } => {
  const half = between(a, b, 0.5);
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const bulge = Math.min(46, far * 0.42);
  const top = { x: half.x + ((b.y - a.y) / far) * bulge, y: half.y - ((b.x - a.x) / far) * bulge };
  return { path: `M${at(a)}Q${at(top)} ${at(b)}`, middle: between(half, top, 0.5) };
};

const drawRoads = ({ roads, ends }: AuroraMap, nodes: readonly Point[]): Drawing['roads'] => {
  const point = (node: number): Point => nodes[node] ?? { x: 0, y: 0 };
  const main = ends.filter((_, road) => roads[road]?.kind === 'main');
  return ends.map(({ from, to }, road) => {
    const [a, b] = [point(from), point(to)];
    if (roads[road]?.kind !== 'main') return arc(a, b);
    const before = main.find(other => other.to === from);
    const after = main.find(other => other.from === to);
    return {
      path: bend(before ? point(before.from) : a, a, b, after ? point(after.to) : b),
      middle: between(a, b, 0.5),
    };
  });
};

export const drawMap = (map: AuroraMap, shape: AuroraBoardProps['shape']): Drawing => {
  const nodes = shape === 'wide' ? wideNodes(map) : tallNodes(map);
  const height = shape === 'wide' ? WIDE.height : Math.max(...nodes.map(({ y }) => y)) + 64;
  return { width: shape === 'wide' ? WIDE.width : TALL.width, height, nodes, roads: drawRoads(map, nodes) };
};
