import type { Pace } from '@lastroad/protocol';
import type { SeatState } from './standing.ts';

/** Time comes from outside, so that tests can hold it. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the result calls that off. */
  after(milliseconds: number, call: () => void): () => void;
}

/** So much of the time that passes goes into following a wall clock that was set. */
const FOLLOWING = 0.01;

/**
 * Time of one process: it goes on evenly, whatever happens to the wall clock, so that nobody's time for a decision is taken.
 * Instants are kept in storage and meet those of other processes, so it follows the wall clock all the same, slowly.
 */
export const steadyTime = (wall = () => Date.now(), passing = () => performance.now()): Time => {
  let instant = wall();
  let last = passing();
  return {
    now() {
      const passed = passing() - last;
      last += passed;
      instant += passed;
      const most = passed * FOLLOWING;
      instant += Math.max(-most, Math.min(most, wall() - instant));
      return Math.floor(instant);
    },
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
  };
};

/** When time for the open question ends, whoever decides for the seat. */
const endOf = (pace: Pace, { since, reserve }: SeatState): number | null =>
  pace.kind === 'none' || since === null ? null : since + pace.move * 1000 + reserve;

/** The one rule for what comes together with the end of a clock: at that very moment time is up. */
export const isUp = (pace: Pace, state: SeatState, at: number): boolean => {
  const end = endOf(pace, state);
  return end !== null && end <= at;
};

/** When the seat's time is up, or `null` if it has no clock, is not asked or is minded by a bot. */
export const deadlineOf = (pace: Pace, state: SeatState): number | null =>
  state.control === 'self' ? endOf(pace, state) : null;

/** How much of the time for one decision was used; what goes beyond is taken from the reserve. */
export const spentOn = (pace: Pace, { since }: SeatState, at: number): number =>
  pace.kind === 'none' || since === null ? 0 : Math.min(Math.max(0, at - since), pace.move * 1000);

/** What is left of the reserve after a decision. */
export const reserveAfter = (pace: Pace, { since, reserve }: SeatState, now: number): number => {
  if (pace.kind === 'none' || since === null) return reserve;
  return Math.max(0, reserve - Math.max(0, now - since - pace.move * 1000));
};

export const reserveAtStart = (pace: Pace): number => (pace.kind === 'none' ? 0 : pace.reserve * 1000);
