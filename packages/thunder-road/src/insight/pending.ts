import type { Frame, Seat } from '@lastroad/kernel';
import { turn } from '../rules/turn.ts';
import type { Car, Race } from '../state.ts';
import { beginsOnRoad, hope, setOut } from './line.ts';

/** The notes of frames that ask something, as far as the bots read them. */
export interface Notes extends Frame {
  readonly seat: Seat;
  readonly car: Car;
  readonly die: number;
  readonly coast: boolean;
  readonly command: number;
  readonly target: Car;
  readonly top: Car;
  readonly bottom: Car;
  readonly pushed: Car;
  readonly way: number;
}

export const asking = (g: Race): Notes => g.stack[g.stack.length - 1] as Notes;

/** The turn under way, or `null` between turns. */
export const turnOf = (g: Race): Notes | null => {
  const { stack } = g;
  for (let i = 0; i < stack.length; i++) if (stack[i].task === 'turn') return stack[i] as Notes;
  return null;
};

/** The step of a turn in which its car moves; frames count it as passed while it is under way. */
const MOVING = turn.stepNames.indexOf('move') + 1;

/** What the move under way, or about to begin, may still bring to the seat on turn; 0 once it is over. */
export const pendingWorth = (g: Race, { at, car, die, coast }: Notes): number => {
  if (die === 0 || (at >= MOVING && g.active !== car)) return 0;
  setOut(g, car);
  if (g.active === car) return hope(g, g.cars[car].points, g.onRoad && !g.cut && !coast);
  return hope(g, coast ? 1 : die + g.nitro, !coast && beginsOnRoad(g, car));
};
