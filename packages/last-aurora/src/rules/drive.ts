import { AGAIN, type Frame, framesOf, type Next, type Seat } from '@lastroad/kernel';
import { TILE_KINDS } from '../cards.ts';
import type { Who } from '../events.ts';
import { type Aurora, type MapPoint, NONE, type RoadNumber, TOKENS, task } from '../state.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { contender } from '../verbs/contenders.ts';
import { occur } from '../verbs/occasions.ts';
import { markerOf } from '../verbs/order.ts';
import { distance, isOpen, reachable, tracksOf } from '../verbs/roads.ts';
import { gain } from '../verbs/stow.ts';
import { drawItems } from './items.ts';

export const NO = 0;
export const YES = 1;

/**
 * LA-MOV-7..12: the marker moves along the road, at most so many waypoints, and may find something at the end. With the
 * roads travelled so far, if the way had to be changed.
 */
export const drive = task(
  'drive',
  (seat: Seat, points: number, mayStay: boolean, path: RoadNumber[] = []) => ({
    seat,
    points,
    mayStay,
    goal: NONE,
    path,
  }),
  {
    chooseGoal: {
      about: 'waypoint',
      options(g, f) {
        const goals = reachable(g, f.seat, f.points);
        if (f.mayStay && goals.length > 0) goals.unshift(g.players[f.seat].node);
        return goals;
      },
      take(_g, f, node) {
        f.goal = node;
      },
      whyNot: (g, f, node) =>
        node < g.players[f.seat].node
          ? { key: 'why.forwardOnly', clause: 'LA-MOV-8' }
          : { key: 'why.tooFar', values: { points: f.points }, clause: 'LA-MOV-7' },
    },
    // LA-SHC-2, 3. Where several roads lead to the goal, the owner picks one.
    chooseRoad: {
      about: 'road',
      options: (g, f) => (f.goal === NONE || g.players[f.seat].out ? [] : roadsTo(g, f.seat, f.goal, f.points)),
      take(g, f, road): Next {
        f.points--;
        f.path.push(road);
        return [...travel(g, f.seat, road), AGAIN];
      },
      whyNot: (g, f, road) =>
        isOpen(g, road, tracksOf(g, f.seat))
          ? { key: 'why.roadLeadsElsewhere', clause: 'LA-MOV-7' }
          : { key: 'why.roadClosed', clause: 'LA-SHC-1' },
    },
    // LA-BET-25, LA-OPT-31. If the goal is out of reach now, the points that are left take another way.
    goAnotherWay(g, f): Next {
      const { node, out } = g.players[f.seat];
      if (out || f.goal === node || f.goal === NONE) return;
      if (g.content.house.brokenWay === 'another') return drive(f.seat, f.points, true, f.path.splice(0));
    },
    // LA-MOV-10..12.
    findTile(g, f): Next {
      const { out, node } = g.players[f.seat];
      if (f.path.length === 0 || out) return;
      const before = tileName(g, node) === null ? [] : occur(g, { what: 'waypoint', who: f.seat });
      return [...before, visitTile(f.seat, [...f.path])];
    },
    arrive: (g, f): Next => [
      ...framesOf(g.content.hooks.arrived, g, f.seat, f.path),
      ...occur(g, { what: 'arrived', who: f.seat }),
    ],
  },
);

const roadsTo = (g: Aurora, seat: Seat, goal: MapPoint, points: number): RoadNumber[] => {
  const { leaving, ends } = g.content.map;
  const tracks = tracksOf(g, seat);
  return leaving[g.players[seat].node].filter(
    road => isOpen(g, road, tracks) && distance(g, ends[road].to, goal, tracks) < points,
  );
};

/** LA-BET-22, 23, 25: along one road, with everything that it does to the convoy at once. */
export const travel = (g: Aurora, who: Who, road: RoadNumber): Frame[] => {
  const { kind, contamination, damage } = g.content.map.roads[road];
  const marker = markerOf(g, who);
  marker.node = g.content.map.ends[road].to;
  g.events?.push({ type: 'moved', who, road, node: marker.node });
  const { contaminate, damage: harm } = contender(g, who);
  const effects: Frame[] = [];
  if (contamination > 0) effects.push(...contaminate(g, who, contamination));
  if (damage > 0) effects.push(...harm(g, who, damage));
  if (kind === 'avalanche') closeRoad(g, road);
  effects.push(...framesOf(g.content.hooks.travelled, g, who, road));
  if (kind !== 'main') effects.push(...occur(g, { what: 'shortcut', who }));
  return effects;
};

const closeRoad = (g: Aurora, road: RoadNumber): void => {
  g.closed.push(road);
  g.events?.push({ type: 'roadClosed', road });
};

/** LA-WAY: the special tile on the waypoint where the move has ended. */
export const visitTile = task('visitTile', (seat: Seat, path: readonly RoadNumber[]) => ({ seat, path }), {
  // LA-WAY-3.
  contaminated: (g, f): Next =>
    tileName(g, g.players[f.seat].node) === 'contamination' ? contaminate(f.seat, 1, 'crew') : undefined,
  // LA-WAY-1, 2.
  takeTile: {
    about: 'answer',
    options(g, f) {
      const tile = tileName(g, g.players[f.seat].node);
      return tile === null || tile === 'contamination' || g.players[f.seat].out ? [] : [NO, YES];
    },
    take(g, f, answer): Next {
      if (answer === NO) return;
      const { node } = g.players[f.seat];
      const tile = removeTile(g, f.seat, node);
      return tile === 'item' ? drawItems(f.seat, 1, f.path) : gain(g, f.seat, [TOKENS.indexOf(tile as 'ammo')]);
    },
  },
});

export const tileName = (g: Aurora, node: MapPoint): (typeof TILE_KINDS)[number] | null =>
  g.tiles[node] === NONE ? null : TILE_KINDS[g.tiles[node]];

export const removeTile = (g: Aurora, who: Who, node: MapPoint): (typeof TILE_KINDS)[number] => {
  const tile = g.tiles[node];
  g.tiles[node] = NONE;
  g.events?.push({ type: 'tileTaken', who, node, tile });
  return TILE_KINDS[tile];
};
