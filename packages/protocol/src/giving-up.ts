import type { Control, TableInfo } from './messages.ts';

/** Who sits in a seat, and who moves it. */
export interface Held {
  readonly kind: TableInfo['seats'][number]['kind'];
  readonly control: Control;
}

/** Whether the game ends once a seat is given up: nobody is left to play against, or no person to play. */
export const endsWithout = (seats: readonly Held[], seat: number): boolean => {
  const left = seats.filter(({ control }, each) => each !== seat && control !== 'resigned');
  return left.length < 2 || left.every(({ kind }) => kind !== 'person');
};
