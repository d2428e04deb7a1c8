import type { Seat } from '@lastroad/kernel';
import { OCCASIONS, type Occasion } from '../../rows.ts';
import type { Car } from '../../state.ts';

/** Something that has happened, for which cards may wait. */
export interface Happened {
  /** Its place in `OCCASIONS`. */
  readonly what: number;
  /** Whose turn, car or shot it was. */
  readonly by: Seat;
  readonly car: Car;
  readonly other: Car;
}

const NUMBERS = 4;

export const codeOf = (what: Occasion): number => OCCASIONS.indexOf(what);

export const write = (noted: number[], { what, by, car, other }: Happened): void => {
  noted.push(what, by, car, other);
};

/** Reads what has been noted, and forgets it. */
export const readAll = (noted: number[]): readonly Happened[] => {
  const found: Happened[] = [];
  for (let i = 0; i < noted.length; i += NUMBERS)
    found.push({ what: noted[i], by: noted[i + 1], car: noted[i + 2], other: noted[i + 3] });
  noted.length = 0;
  return found;
};
