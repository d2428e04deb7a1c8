import type { Seat } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { type Aurora, type MapPoint, NONE, type RoadNumber } from '../state.ts';
import { driverSlot } from './cargo.ts';
import { hasTracks } from './convoy.ts';
import { isSeat, nodeOf } from './order.ts';

const FAR = 1_000_000;

/** LA-SHC-1, LA-BET-23, 24, LA-RUL-94: whether a convoy may use this road now. */
export const isOpen = (g: Aurora, road: RoadNumber, tracks: boolean): boolean => {
  const { kind } = g.content.map.roads[road];
  return kind === 'main' || (kind === 'tracks' ? tracks : !g.closed.includes(road));
};

export const tracksOf = (g: Aurora, who: Who): boolean => isSeat(who) && hasTracks(g, g.players[who]);

/** Length of the shortest way between two waypoints over roads that are open; a great number if there is none. */
export const distance = (g: Aurora, from: MapPoint, to: MapPoint, tracks: boolean, shortcuts = true): number => {
  const { leaving, ends, roads } = g.content.map;
  const steps = new Array<number>(to + 1).fill(FAR);
  steps[from] = 0;
  // Every road leads to a later waypoint, so one pass is enough.
  for (let node = from; node < to; node++) {
    if (steps[node] === FAR) continue;
    for (const road of leaving[node]) {
      const next = ends[road].to;
      if (next > to || !isOpen(g, road, tracks) || (!shortcuts && roads[road].kind !== 'main')) continue;
      if (steps[node] + 1 < steps[next]) steps[next] = steps[node] + 1;
    }
  }
  return from > to ? FAR : steps[to];
};

/** Waypoints a convoy can reach with so many points, ascending, its own left out. */
export const reachable = (g: Aurora, who: Who, points: number): MapPoint[] => {
  const { leaving, ends, nodes } = g.content.map;
  const from = nodeOf(g, who);
  const tracks = tracksOf(g, who);
  const steps = new Array<number>(nodes.length).fill(FAR);
  steps[from] = 0;
  const found: MapPoint[] = [];
  for (let node = from; node < nodes.length; node++) {
    if (steps[node] > points) continue;
    if (node !== from) found.push(node);
    for (const road of leaving[node]) {
      const next = ends[road].to;
      if (isOpen(g, road, tracks) && steps[node] + 1 < steps[next]) steps[next] = steps[node] + 1;
    }
  }
  return found;
};

/** LA-MOV-2, 3, 8: whether somebody can sit at the wheel, and there is road ahead. */
export const canDrive = (g: Aurora, seat: Seat): boolean =>
  driverSlot(g, g.players[seat]) !== NONE && reachable(g, seat, 1).length > 0;
