import type { Outcome } from '@lastroad/kernel';
import { type HeldTable, isFinished, isGivenUp } from './standing.ts';

/**
 * How a game has ended; `null` while it is running. Whoever gave a seat up is behind everybody who stayed, and never
 * first, wherever the bot has led the seat.
 */
export const outcomeAt = (table: HeldTable): Outcome | null => {
  const { rules, standing } = table;
  if (!isFinished(standing)) return null;
  const places = rules.places(standing.g);
  const gone = places.map((_, seat) => isGivenUp(table, seat));
  const goneBefore = (place: number): number => places.filter((other, seat) => gone[seat] && other < place).length;
  const firstBehind = 1 + Math.max(1, gone.filter(isGone => !isGone).length);
  return {
    scores: rules.scores(standing.g),
    places: places.map((place, seat) => (gone[seat] ? firstBehind + goneBefore(place) : place - goneBefore(place))),
  };
};
