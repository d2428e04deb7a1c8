import type { Seat } from '@lastroad/kernel';

/** FS-STORY-16, 45: the next one to the left who is still there; one alone reads for oneself. */
export const readerOf = (players: readonly { readonly out: boolean }[], seat: Seat): Seat => {
  for (let step = 1; step < players.length; step++) {
    const other = (seat + step) % players.length;
    if (!players[other].out) return other;
  }
  return seat;
};
