import { type Chance, type Game, type Seat, uniform } from '@lastroad/kernel';
import type { Playable } from './seen.ts';

const FINE = 1 << 24;

/** A number from 0 up to, not including, 1. */
export const fraction = (dice: Chance): number => uniform(dice, FINE) / FINE;

/** Any of them, all equally likely. */
export const pickAny = (options: readonly number[], dice: Chance): number => options[uniform(dice, options.length)];

/** One of them, as likely as its weight; any, if all weights are 0. */
export const pickByWeight = (options: readonly number[], weights: readonly number[], dice: Chance): number => {
  let total = 0;
  for (let i = 0; i < weights.length; i++) total += weights[i];
  if (!(total > 0)) return pickAny(options, dice);
  let left = fraction(dice) * total;
  for (let i = 0; i < weights.length; i++) {
    left -= weights[i];
    if (left < 0) return options[i];
  }
  return options[options.length - 1];
};

/** A quick answer for whoever is asked in an imagined game: by the game's weights where it has any. */
export const pickQuickly = <G extends Game>(
  { insight }: Playable<G>,
  g: G,
  seat: Seat,
  options: readonly number[],
  dice: Chance,
): number =>
  options.length === 1
    ? options[0]
    : insight.weigh === undefined
      ? pickAny(options, dice)
      : pickByWeight(options, insight.weigh(g, seat, options), dice);
