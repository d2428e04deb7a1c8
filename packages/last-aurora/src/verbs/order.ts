import type { Seat } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { AUTOMA, type Aurora, type MapPoint } from '../state.ts';

/** LA-ORD-3: the rightmost token first. */
export const directOrder = (g: Aurora): Who[] => [...g.track].reverse();

/** Seats on the track, in direct order. */
export const seatsInOrder = (g: Aurora): Seat[] => directOrder(g).filter(who => who !== AUTOMA);

export const nodeOf = (g: Aurora, who: Who): MapPoint => (who === AUTOMA ? (g.automa?.node ?? 0) : g.players[who].node);

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
