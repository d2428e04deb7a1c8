import { type Frame, type Seat, TOGETHER, type Together } from '@lastroad/kernel';
import { type Car, NONE, type Race } from '../state.ts';
import { turnIn } from '../verbs/turns.ts';

/** The notes of frames that ask something, as far as the bots read them. */
export interface Notes extends Frame {
  readonly seat: Seat;
  readonly car: Car;
  readonly die: number;
  readonly coast: boolean;
  readonly command: number;
  /** Of a turn in which two cars move: the second. */
  readonly next: Car;
  readonly nextDie: number;
  readonly nextCoast: boolean;
  readonly target: Car;
  readonly face: number;
  readonly top: Car;
  readonly bottom: Car;
  readonly pushed: Car;
  readonly way: number;
}

export const asking = (g: Race): Notes => g.stack[g.stack.length - 1] as Notes;

/** What a seat is asked, be it alone or together with others. */
export const askingSeat = (g: Race, seat: Seat): Notes => {
  const top = asking(g);
  if (top.task !== TOGETHER) return top;
  const own = (top as unknown as Together).branches.find(branch => branch.seat === seat);
  return (own?.stack.at(-1) ?? top) as Notes;
};

/** The turn under way, or `null` between turns. */
export const turnOf = (g: Race): Notes | null => turnIn(g) as Notes | null;

/** A turn is about to begin: nothing is under way. */
export const isQuiet = (g: Race): boolean => {
  const asked = asking(g);
  return asked.car === NONE && asked === turnOf(g);
};
