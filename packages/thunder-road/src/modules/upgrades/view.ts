import type { Seat } from '@lastroad/kernel';
import { FACE_DOWN, NONE, type Race } from '../../state.ts';

/** Part 12.3, as a seat sees it: before all are shown, its own cards only. */
export interface UpgradesView {
  readonly open: boolean;
  /** The hand of the one who looks, and the cards it keeps; of the others, how many of either. */
  readonly hand: readonly number[];
  readonly kept: readonly number[];
  readonly hands: readonly number[];
  readonly keeps: readonly number[];
  /** By car: its card, `NONE`, or `FACE_DOWN`. */
  readonly fitted: readonly number[];
  /** By car: the card does not work, as the car is inoperable. */
  readonly asleep: readonly boolean[];
  /** By car: tokens on its card. */
  readonly charges: readonly number[];
}

/** `null` at a table without upgrades. */
export const upgradesView = ({ upgrades, cars }: Race, seat: Seat): UpgradesView | null => {
  if (upgrades === undefined) return null;
  const { open, hands, kept, fitted, charges } = upgrades;
  const shown = (card: number, car: number): number => {
    if (card === NONE || open) return card;
    return seat >= 0 && cars[car].seat === seat ? card : FACE_DOWN;
  };
  return {
    open,
    hand: seat < 0 ? [] : hands[seat].slice(),
    kept: seat < 0 ? [] : kept[seat].slice(),
    hands: hands.map(hand => hand.length),
    keeps: kept.map(cards => cards.length),
    fitted: fitted.map(shown),
    asleep: fitted.map((_, car) => !cars[car].operable),
    charges: charges.slice(),
  };
};
