import type { Seat } from '@lastroad/kernel';
import type { ReactNode } from 'react';
import type { Way } from './table-menu.tsx';

/** What others, who sit elsewhere, add to the screen at the table. */
export interface Company {
  /** Above everything: the connection, and what somebody asks of all. */
  readonly banner: ReactNode;
  /** Beside the log: what people say to each other, and how many lines of it there are. */
  readonly talk: ReactNode;
  readonly said: number;
  readonly ways: readonly Way[];
  /** Beside a player's name: whether they are there, and their clock. */
  note(seat: Seat): ReactNode;
  /** Beside a finisher: that they gave their seat up. */
  gaveUp(seat: Seat): ReactNode;
  /** Over the score: who wants to play again. */
  readonly invitation: ReactNode;
  replay(): void;
  again(): void;
}
