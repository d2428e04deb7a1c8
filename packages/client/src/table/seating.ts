import { type Seat, SPECTATOR } from '@lastroad/kernel';
import type { SeatPlan } from './table.ts';

/** Who is at the screen, and who must take it before the game can go on. */
export interface Seating {
  /** The person whose eyes the page shows; `SPECTATOR` when nobody plays here or nobody has sat down yet. */
  readonly atScreen: Seat;
  readonly passTo: Seat | null;
}

const isPerson = (seats: readonly SeatPlan[], seat: Seat): boolean => seats[seat]?.level === null;

export const peopleAt = (seats: readonly SeatPlan[]): readonly Seat[] =>
  seats.map((_, seat) => seat).filter(seat => isPerson(seats, seat));

/**
 * Whoever is asked next takes the screen. With secrets among several people it is passed on first; a person alone, or
 * people who hide nothing from each other, simply go on.
 */
export const seatNext = (
  seats: readonly SeatPlan[],
  asked: readonly Seat[],
  before: Seating,
  hidesSecrets: boolean,
): Seating => {
  const people = peopleAt(seats);
  if (people.length === 1) return { atScreen: people[0] ?? SPECTATOR, passTo: null };
  if (asked.includes(before.atScreen)) return { atScreen: before.atScreen, passTo: null };
  const wanted = asked.filter(seat => isPerson(seats, seat));
  const next = wanted.find(seat => seat > before.atScreen) ?? wanted[0];
  if (next === undefined) return { atScreen: before.atScreen, passTo: null };
  return hidesSecrets ? { atScreen: before.atScreen, passTo: next } : { atScreen: next, passTo: null };
};
