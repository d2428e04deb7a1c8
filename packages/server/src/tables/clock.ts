import type { Pace } from '@lastroad/protocol';
import type { SeatState } from './standing.ts';

/** Time comes from outside, so that tests can hold it. */
export interface Time {
  /** Milliseconds since 1970. */
  now(): number;
  /** Calls back once; the result calls that off. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realTime: Time = {
  now: () => Date.now(),
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** When the seat's time is up, or `null` if it has no clock or is not asked. */
export const deadlineOf = (pace: Pace, { since, reserve, control }: SeatState): number | null =>
  pace.kind === 'none' || since === null || control !== 'self' ? null : since + pace.move * 1000 + reserve;

/** What is left of the reserve after a decision. */
export const reserveAfter = (pace: Pace, { since, reserve }: SeatState, now: number): number => {
  if (pace.kind === 'none' || since === null) return reserve;
  return Math.max(0, reserve - Math.max(0, now - since - pace.move * 1000));
};

export const reserveAtStart = (pace: Pace): number => (pace.kind === 'none' ? 0 : pace.reserve * 1000);
