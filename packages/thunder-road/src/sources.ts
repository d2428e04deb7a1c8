import type { Seat } from '@lastroad/kernel';
import type { Race } from './state.ts';

/** Where a crew has its movement dice and its shots from; a row of crews says which. */
export interface DiceSource {
  /** Before the race, and again where several are tied for the lowest total: `game.findFirst`. */
  deal(g: Race, seat: Seat): void;
  /** A round begins: `round.roll`. */
  fill(g: Race, seat: Seat): void;
  /** One has been put on a board: `useDie` in rules/assigning.ts. */
  spend(g: Race, seat: Seat, die: number): void;
  /** What a shot shows, as a face of `ThunderContent.shots`: `shoot.roll`. */
  shot(g: Race, seat: Seat): number;
}
