import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import { TILE_KINDS } from '../cards.ts';
import { type Aurora, DONE, type MapPoint, NONE, type RoadNumber, steps, TOKENS, task } from '../state.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { damage } from '../verbs/damage.ts';
import { showItem } from '../verbs/items.ts';
import { distance, isOpen, reachable, tracksOf } from '../verbs/roads.ts';
import { gain } from '../verbs/stow.ts';
import { drawItems, layMine } from './items.ts';

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
    findTile: (g, f): Next =>
      f.path.length > 0 && !g.players[f.seat].out ? visitTile(f.seat, [...f.path]) : undefined,
    // LA-MIN-2. Whoever holds items is asked, so that silence tells nothing.
    chooseMineRoad: {
      about: 'mine',
      always: true,
      options(g, f) {
        // LA-ITM-5, LA-BET-6. Not after a bonus move, which is no part of the Movement phase.
        if (g.content.house.mineVariant === 'off' || g.phase !== 'movement' || f.path.length === 0) return [];
        const { items } = g.players[f.seat];
        if (items.length === 0) return [];
        const holdsMine = items.some(item => g.content.items[item].power === 'mine');
        return holdsMine ? [DONE, ...f.path.toSorted((a, b) => a - b)] : [DONE];
      },
      take: (g, f, road): Next => (road === DONE ? undefined : putMine(g, f.seat, road, f.path)),
      whyNot: () => ({ key: 'why.notTravelled', clause: 'LA-MIN-2' }),
    },
  },
);

const roadsTo = (g: Aurora, seat: Seat, goal: MapPoint, points: number): RoadNumber[] => {
  const { leaving, ends } = g.content.map;
  const tracks = tracksOf(g, seat);
  return leaving[g.players[seat].node].filter(
    road => isOpen(g, road, tracks) && distance(g, ends[road].to, goal, tracks) < points,
  );
};

/** LA-BET-22, 23, 25, LA-MIN-5: along one road, with everything that it does to the convoy at once. */
const travel = (g: Aurora, seat: Seat, road: RoadNumber): Frame[] => {
  const { kind, contamination, damage: harm } = g.content.map.roads[road];
  const player = g.players[seat];
  player.node = g.content.map.ends[road].to;
  g.events?.push({ type: 'moved', who: seat, road, node: player.node });
  const effects: Frame[] = [];
  if (contamination > 0) effects.push(contaminate(seat, contamination, 'crew'));
  if (harm > 0) effects.push(damage(seat, harm));
  if (kind === 'avalanche') closeRoad(g, road);
  const blasts = springMines(g, seat, road);
  if (blasts > 0) effects.push(damage(seat, blasts, 'TRUCK'));
  return effects;
};

export const closeRoad = (g: Aurora, road: RoadNumber): void => {
  g.closed.push(road);
  g.events?.push({ type: 'roadClosed', road });
};

/** LA-CMP-14. */
export const MINE_TOKENS = 2;

/** LA-MIN-4, 5, LA-RUL-70, LA-OPT-33: all mines of others on a road go off and are gone; says how many. */
export const springMines = (g: Aurora, who: number, road: RoadNumber): number => {
  const most = g.content.house.minesOnRoad === 'one' ? 1 : MINE_TOKENS;
  for (let sprung = 0; sprung < most; sprung++) {
    const at = g.mines.findIndex((mined, i) => mined === road && g.mineOwners[i] !== who);
    if (at < 0) return sprung;
    g.mines.splice(at, 1);
    g.mineOwners.splice(at, 1);
    g.events?.push({ type: 'mineSprung', who, road });
  }
  return most;
};

/** LA-MIN-2, 3, 6, LA-OPT-9: the mine goes on the road; without a token in the supply one on the map is moved. */
const putMine = (g: Aurora, seat: Seat, road: RoadNumber, path: readonly RoadNumber[]): Next => {
  const item = g.content.items.findIndex(row => row.power === 'mine');
  showItem(g, seat, item);
  if (g.mines.length === MINE_TOKENS) {
    const spare = spareMine(g, seat);
    g.mines.splice(spare, 1);
    g.mineOwners.splice(spare, 1);
  }
  g.mines.push(road);
  g.mineOwners.push(seat);
  g.events?.push({ type: 'mineLaid', seat, road });
  return drawItems(seat, 1, [...path]);
};

// LA-ITM-2. With a fourth item in hand, before it is asked whether a mine is laid.
steps(layMine, {
  chooseRoad: {
    about: 'mine',
    options: (_g, f) => f.path.toSorted((a, b) => a - b),
    take: (g, f, road): Next => putMine(g, f.seat, road, f.path),
    whyNot: () => ({ key: 'why.notTravelled', clause: 'LA-MIN-2' }),
  },
});

/** LA-OPT-9: the rearmost mine; by the other reading the furthest one ahead, if none lies behind its new owner. */
const spareMine = (g: Aurora, seat: Seat): number => {
  const { ends, nodes } = g.content.map;
  const rank = (i: number): number => nodes[ends[g.mines[i]].from].rank;
  const rearmost = rank(0) <= rank(1) ? 0 : 1;
  const own = nodes[g.players[seat].node].rank;
  return g.content.house.mineReuse === 'rearmost' || rank(rearmost) < own ? rearmost : 1 - rearmost;
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

export const removeTile = (g: Aurora, who: number, node: MapPoint): (typeof TILE_KINDS)[number] => {
  const tile = g.tiles[node];
  g.tiles[node] = NONE;
  g.events?.push({ type: 'tileTaken', who, node, tile });
  return TILE_KINDS[tile];
};
