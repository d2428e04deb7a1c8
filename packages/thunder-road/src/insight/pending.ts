import { yetTo } from '@lastroad/kernel';
import { turn } from '../rules/turn.ts';
import type { Race } from '../state.ts';
import type { Notes } from './asking.ts';
import { beginsOnRoad, hope, setOut } from './line.ts';

const isBeforeMove = yetTo(turn, 'move');

/** What the move under way, or about to begin, may still bring to the seat on turn; 0 once it is over. */
export const pendingWorth = (g: Race, f: Notes): number => {
  const { car, die, coast } = f;
  if (die === 0 || (!isBeforeMove(f) && g.active !== car)) return 0;
  setOut(g, car);
  if (g.active === car) return hope(g, g.cars[car].points, g.onRoad && !g.cut && !coast);
  return hope(g, coast ? 1 : die + g.nitro, !coast && beginsOnRoad(g, car));
};
