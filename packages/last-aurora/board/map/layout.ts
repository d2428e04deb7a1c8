import type { AuroraMap } from '../../src/board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Where everything on the map is drawn. */
export interface Drawing extends Size {
  /** By waypoint. */
  readonly nodes: readonly Point[];
  /** Path data by road, and its middle. */
  readonly roads: readonly { readonly path: string; readonly middle: Point }[];
  /** How far below the top the white and the red docks lie in a line; `null`: each below its waypoint. */
  readonly quays: readonly [white: number, red: number] | null;
}

/**
 * Margins of the road in a wide drawing: left (clear of the buttons where the map is pressed by fingers) and right, below,
 * and the sky, a share of the height and no less.
 */
const WIDE = { left: { fine: 44, coarse: 92 }, right: 44, below: 107, sky: 0.43, leastSky: 132 };

/** What people point with. */
export type Pointer = keyof typeof WIDE.left;
/** The lines of docks in a wide drawing: between the road and the names of the regions. */
const QUAYS = { white: 77, red: 54 };
/** Pixels of the screen for one unit of a wide drawing. */
const SCALE = { least: 0.7, most: 1.3, height: 440 };
/** On a phone the road winds to and fro, with room for a finger at every waypoint. */
const TALL = { width: 390, side: 34, top: 96, line: 94, most: 7, wave: 9 };

/** A drawing of the same shape as its window, so that nothing is left empty, in units that stay readable. */
export const wideSize = ({ width, height }: Size): Size => {
  const scale = Math.min(SCALE.most, Math.max(SCALE.least, height / SCALE.height));
  return { width: Math.max(600, Math.round(width / scale)), height: Math.max(190, Math.round(height / scale)) };
};

const wideNodes = ({ nodes }: AuroraMap, { width, height }: Size, pointer: Pointer): Point[] => {
  const heights = nodes.map(({ y }) => y);
  const [high, low] = [Math.min(...heights), Math.max(...heights)];
  const top = Math.max(WIDE.leastSky, height * WIDE.sky);
  const share = (height - WIDE.below - top) / Math.max(1, low - high);
  const across = nodes.map(({ x }) => x);
  const [first, last] = [Math.min(...across), Math.max(...across)];
  const left = WIDE.left[pointer];
  return nodes.map(({ x, y }) => ({
    x: left + ((x - first) / Math.max(1, last - first)) * (width - left - WIDE.right),
    y: top + (y - high) * share,
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

/** A shortcut: an arc on the side of the main road where no waypoints are, its sign at the top. */
const arc = (a: Point, b: Point, passed: readonly Point[]): { path: string; middle: Point } => {
  const far = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const normal = { x: (b.y - a.y) / far, y: (a.x - b.x) / far };
  const lean = passed.reduce((sum, { x, y }) => sum + (x - a.x) * normal.x + (y - a.y) * normal.y, 0);
  const bulge = Math.min(58, 16 + far * 0.4) * (lean > 1 ? -1 : 1);
  const half = between(a, b, 0.5);
  const top = { x: half.x + normal.x * bulge, y: half.y + normal.y * bulge };
  return { path: `M${at(a)}Q${at(top)} ${at(b)}`, middle: between(half, top, 0.62) };
};

const drawRoads = ({ roads, ends, nodes: rows }: AuroraMap, nodes: readonly Point[]): Drawing['roads'] => {
  const rank = (node: number): number => rows[node]?.rank ?? 0;
  const point = (node: number): Point => nodes[node] ?? { x: 0, y: 0 };
  const main = ends.filter((_, road) => roads[road]?.kind === 'main');
  return ends.map(({ from, to }, road) => {
    const [a, b] = [point(from), point(to)];
    if (roads[road]?.kind !== 'main')
      return arc(
        a,
        b,
        nodes.filter((_, node) => rank(node) > rank(from) && rank(node) < rank(to)),
      );
    const before = main.find(other => other.to === from);
    const after = main.find(other => other.from === to);
    return {
      path: bend(before ? point(before.from) : a, a, b, after ? point(after.to) : b),
      middle: between(a, b, 0.5),
    };
  });
};

export const drawWide = (map: AuroraMap, size: Size, pointer: Pointer): Drawing => {
  const nodes = wideNodes(map, size, pointer);
  const quays = [size.height - QUAYS.white, size.height - QUAYS.red] as const;
  return { ...size, nodes, roads: drawRoads(map, nodes), quays };
};

export const drawTall = (map: AuroraMap): Drawing => {
  const nodes = tallNodes(map);
  const height = Math.max(...nodes.map(({ y }) => y)) + 64;
  return { width: TALL.width, height, nodes, roads: drawRoads(map, nodes), quays: null };
};
