import type { Frame, Moment, Next, Reason, Seat } from '@lastroad/kernel';
import type { Car, Race } from './state.ts';

/** What is to be resolved now. */
export type Frames = ReturnType<Moment<[]>>;

export const listOf = (frames: Frames): readonly Frame[] => {
  if (frames === undefined) return [];
  return 'task' in frames ? [frames] : frames;
};

/** What a command does, mostly before its car moves; `CommandRow.power` names it. */
export interface Deed {
  /** Why it would be of no use now, or `null`. */
  hindrance(g: Race, seat: Seat, car: Car): Reason | null;
  use(g: Race, seat: Seat, car: Car, die: number, command: number): Frames;
  /** What it does once the car has moved. */
  after?(g: Race, seat: Seat, car: Car): Next;
}
