import type { Control, TableInfo } from './messages.ts';

/** Who sits in a seat, and who moves it. */
export interface Held {
  readonly kind: TableInfo['seats'][number]['kind'];
  readonly control: Control;
}

/** At a table without clocks: milliseconds after which the others may agree that a bot takes the seat of who is away. */
export const ABSENT_AFTER = 15 * 60_000;

/** Whether a bot has the seat for good. */
export const isForGood = (control: Control): boolean => control === 'resigned' || control === 'replaced';

/** Whether the game ends once a seat is given up: nobody is left to play against, or no person to play. */
export const endsWithout = (seats: readonly Held[], seat: number): boolean => {
  const left = seats.filter(({ control }, each) => each !== seat && !isForGood(control));
  return left.length < 2 || left.every(({ kind }) => kind !== 'person');
};
