import type { AuroraMap, MapRoad, RowSpace } from '../src/board.ts';
import { readMap } from '../src/content/gather.ts';

/** A shortcut between two waypoints of the test road. */
export interface Shortcut {
  readonly from: number;
  readonly to: number;
  readonly kind: 'tracks' | 'dangerous' | 'avalanche';
  readonly damage?: number;
  readonly contamination?: number;
}

export const LAST_WAYPOINT = 25;

const main = (from: number): MapRoad => ({
  id: `${from}-${from + 1}`,
  from: `${from}`,
  to: `${from + 1}`,
  kind: 'main',
  damage: 0,
  contamination: 0,
  source: 'designed',
});

const shortcut = ({ from, to, kind, damage = 0, contamination = 0 }: Shortcut): MapRoad => ({
  id: `${from}-${to}`,
  from: `${from}`,
  to: `${to}`,
  kind,
  damage,
  contamination,
  source: 'designed',
});

/** One straight road: the Valley to waypoint 8, the Coast to 16, then the Bay; shortcuts as the test wants them. */
export const straightRoad = (
  like: { readonly spaces: readonly RowSpace[]; readonly orderAfterExplore: boolean },
  shortcuts: readonly Shortcut[],
  docks: { readonly white: readonly number[]; readonly red: readonly number[] },
): AuroraMap =>
  readMap({
    nodes: Array.from({ length: LAST_WAYPOINT + 1 }, (_, i) => ({
      id: `${i}`,
      rank: i,
      region: i <= 8 ? 0 : i <= 16 ? 1 : 2,
      tile: false,
      x: i,
      y: 0,
      source: 'designed' as const,
    })),
    roads: [...Array.from({ length: LAST_WAYPOINT }, (_, i) => main(i)), ...shortcuts.map(shortcut)],
    white: docks.white.map(String),
    red: docks.red.map(String),
    spaces: like.spaces,
    orderAfterExplore: like.orderAfterExplore,
  });
