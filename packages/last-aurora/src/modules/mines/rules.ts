import type { Frame, Next, Seat } from '@lastroad/kernel';
import type { Who } from '../../events.ts';
import type { Relief } from '../../hooks.ts';
import { drawItems, kindsHeld } from '../../rules/items.ts';
import { type Aurora, DONE, type Item, type Mines, type RoadNumber, task } from '../../state.ts';
import { contender } from '../../verbs/contenders.ts';
import { showItem } from '../../verbs/items.ts';
import type { AuroraModule } from '../module.ts';

/** LA-CMP-14. */
export const MINE_TOKENS = 2;

const minesOf = (g: Aurora): Mines => {
  if (g.mines === null) throw new Error('no mines at this table');
  return g.mines;
};

const isMine = (g: Aurora, item: Item): boolean => g.content.items[item].power === 'mine';

const takeAway = ({ roads, owners }: Mines, at: number): void => {
  roads.splice(at, 1);
  owners.splice(at, 1);
};

/** LA-MIN-4, 5, LA-RUL-70, 96, LA-OPT-33: all mines of others go off under whoever takes their road, and are gone. */
const spring = (g: Aurora, who: Who, road: RoadNumber): readonly Frame[] | void => {
  const mines = minesOf(g);
  const most = g.content.house.minesOnRoad === 'one' ? 1 : MINE_TOKENS;
  let sprung = 0;
  for (; sprung < most; sprung++) {
    const at = mines.roads.findIndex((mined, i) => mined === road && mines.owners[i] !== who);
    if (at < 0) break;
    takeAway(mines, at);
    g.events?.push({ type: 'mineSprung', who, road });
  }
  if (sprung > 0) return contender(g, who).damage(g, who, sprung, 'TRUCK');
};

/** LA-MIN-2: after a move. Whoever holds items is asked, so that silence tells nothing. */
const offer = (g: Aurora, seat: Seat, path: readonly RoadNumber[]): Frame | void => {
  // LA-ITM-5, LA-BET-6. Not after a bonus move, which is no part of the Movement phase.
  if (g.phase === 'movement' && path.length > 0 && g.players[seat].items.length > 0) return layMine(seat, path);
};

/** LA-MIN-2, 3, 6: a mine on one of the roads just travelled. */
export const layMine = task('layMine', (seat: Seat, path: readonly RoadNumber[]) => ({ seat, path: [...path] }), {
  chooseRoad: {
    about: 'mine',
    always: true,
    options(g, f) {
      const { items } = g.players[f.seat];
      if (items.length === 0) return [];
      return items.some(item => isMine(g, item)) ? [DONE, ...f.path.toSorted((a, b) => a - b)] : [DONE];
    },
    take: (g, f, road): Next => (road === DONE ? undefined : lay(g, f.seat, road, f.path)),
    whyNot: () => ({ key: 'why.notTravelled', clause: 'LA-MIN-2' }),
  },
});

/** LA-ITM-2, LA-OPT-30: with a fourth item in hand after a move, before it is asked whether a mine is laid. */
const atLimit: Relief = {
  // LA-BET-6. Not after a bonus move.
  items(g, seat, path) {
    if (g.content.house.mineAtLimit !== 'usable' || path.length === 0 || g.phase !== 'movement') return [];
    return kindsHeld(g, seat).filter(item => isMine(g, item));
  },
  use: (seat, path) => layAtOnce(seat, path),
};

export const layAtOnce = task('layAtOnce', (seat: Seat, path: readonly RoadNumber[]) => ({ seat, path: [...path] }), {
  chooseRoad: {
    about: 'mine',
    options: (_g, f) => f.path.toSorted((a, b) => a - b),
    take: (g, f, road): Next => lay(g, f.seat, road, f.path),
    whyNot: () => ({ key: 'why.notTravelled', clause: 'LA-MIN-2' }),
  },
});

/** LA-OPT-9: without a token in the supply one on the map is moved. */
const lay = (g: Aurora, seat: Seat, road: RoadNumber, path: readonly RoadNumber[]): Next => {
  const mines = minesOf(g);
  showItem(
    g,
    seat,
    g.content.items.findIndex((_, item) => isMine(g, item)),
  );
  if (mines.roads.length === MINE_TOKENS) takeAway(mines, spareMine(g, seat, mines));
  mines.roads.push(road);
  mines.owners.push(seat);
  g.events?.push({ type: 'mineLaid', seat, road });
  return drawItems(seat, 1, path);
};

/** LA-OPT-9: the rearmost mine; by the other reading the furthest one ahead, if none lies behind its new owner. */
const spareMine = (g: Aurora, seat: Seat, { roads }: Mines): number => {
  const { ends, nodes } = g.content.map;
  const rank = (i: number): number => nodes[ends[roads[i]].from].rank;
  const rearmost = rank(0) <= rank(1) ? 0 : 1;
  const own = nodes[g.players[seat].node].rank;
  return g.content.house.mineReuse === 'rearmost' || rank(rearmost) < own ? rearmost : 1 - rearmost;
};

/** Part 14. */
export const mines: AuroraModule = {
  name: 'mines',
  isAtTable: ({ mineVariant }) => mineVariant === 'on',
  tasks: { layMine, layAtOnce },
  hooks: {
    lay(g) {
      g.mines = { roads: [], owners: [] };
    },
    travelled: spring,
    arrived: offer,
    relief: atLimit,
  },
};
