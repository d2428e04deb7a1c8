import { type Game, type Rules, SPECTATOR } from '@lastroad/kernel';
import type { GameFace } from '@lastroad/ui';

/** A round, and how many decisions stood when it began. */
export type RoundStart = readonly [round: number, at: number];

/** The first position of every round, where the game has rounds. */
export const roundStarts = (rules: Rules, face: GameFace, positions: readonly Game[]): readonly RoundStart[] => {
  const starts: RoundStart[] = [];
  for (const [at, g] of positions.entries()) {
    const round = face.roundOf?.(rules.view(g, SPECTATOR));
    if (round !== undefined && starts.at(-1)?.[0] !== round) starts.push([round, at]);
  }
  return starts;
};
