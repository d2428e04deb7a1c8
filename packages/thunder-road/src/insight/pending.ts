import { turn } from '../rules/turn.ts';
import type { Race } from '../state.ts';
import type { Notes } from './asking.ts';
import { beginsOnRoad, hope, setOut } from './line.ts';

/** The step of a turn in which its car moves; frames count it as passed while it is under way. */
const MOVING = turn.stepNames.indexOf('move') + 1;

/** What the move under way, or about to begin, may still bring to the seat on turn; 0 once it is over. */
export const pendingWorth = (g: Race, { at, car, die, coast }: Notes): number => {
  if (die === 0 || (at >= MOVING && g.active !== car)) return 0;
  setOut(g, car);
  if (g.active === car) return hope(g, g.cars[car].points, g.onRoad && !g.cut && !coast);
  return hope(g, coast ? 1 : die + g.nitro, !coast && beginsOnRoad(g, car));
};
