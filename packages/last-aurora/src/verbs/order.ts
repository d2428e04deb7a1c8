import type { Seat } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { AUTOMA, type Aurora, type MapPoint, type Player } from '../state.ts';

/** LA-ORD-3: the rightmost token first. */
export const directOrder = (g: Aurora): Who[] => [...g.track].reverse();

export const isSeat = (who: Who): boolean => who !== AUTOMA;

/** Seats on the track, in direct order. */
export const seatsInOrder = (g: Aurora): Seat[] => directOrder(g).filter(isSeat);

/** Seats on the track by their number. */
export const seatsLeft = (g: Aurora): Seat[] => g.track.filter(isSeat).sort((a, b) => a - b);

/** What everybody on the track has: a place on the road and on the fame track, and target tokens. */
type Marker = Pick<Player, 'node' | 'fame' | 'targets'>;

export const markerOf = (g: Aurora, who: Who): Marker =>
  g.automa !== null && who === AUTOMA ? g.automa : g.players[who];

export const nodeOf = (g: Aurora, who: Who): MapPoint => markerOf(g, who).node;

export const rankOf = (g: Aurora, who: Who): number => g.content.map.nodes[nodeOf(g, who)].rank;

export const regionOf = (g: Aurora, who: Who): number => g.content.map.nodes[nodeOf(g, who)].region;

/** Everybody in a region, in direct order. */
export const whoIsIn = (g: Aurora, region: number): Who[] => directOrder(g).filter(who => regionOf(g, who) === region);

/** LA-TOU: furthest ahead to the right; ties keep their relative order. */
export const updateOrder = (g: Aurora): void => {
  const { track } = g;
  if (track.every((who, i) => i === 0 || rankOf(g, track[i - 1]) <= rankOf(g, who))) return;
  track.sort((a, b) => rankOf(g, a) - rankOf(g, b));
  g.events?.push({ type: 'reordered', track: track.slice() });
};
