import { type Seat, shuffle } from '@lastroad/kernel';
import type { Deed } from '../../deeds.ts';
import { type BonusState, type Car, NONE, type Race } from '../../state.ts';
import { joined, type Trait } from '../../traits.ts';
import { carsOf, modelOf } from '../../verbs/cars.ts';

/** The bonus commands of this table. Only what is part of this module asks, and it speaks only where they are in play. */
const bonusOf = ({ bonus }: Race): BonusState => {
  if (bonus === undefined) throw new Error('there are no bonus commands');
  return bonus;
};

/** TR-AMMO-6: whose cars have boards of their own has none for the crew, so no card goes to it. */
const hasBoard = (g: Race, seat: Seat): boolean => carsOf(g, seat).every(car => modelOf(g, car).commands === undefined);

/** TR-AMMO-6: one card each, face up. */
export const deal = (g: Race): void => {
  const cards = g.content.commands.flatMap(({ dealt }, row) => (dealt ? [row] : []));
  shuffle(g, cards, 'bonus');
  const held = g.crews.map((_, seat) => (hasBoard(g, seat) ? (cards.pop() ?? NONE) : NONE));
  g.bonus = { held, spurred: NONE, working: NONE };
};

/** TR-AMMO-6, TR-INT-7: beside the commands of the board, by the same rules. */
export const withBonus = (g: Race, seat: Seat, board: readonly number[]): readonly number[] => {
  const row = bonusOf(g).held[seat];
  return row === NONE ? board : [...board, row].sort((a, b) => a - b);
};

export const clear = (g: Race): void => {
  const bonus = bonusOf(g);
  bonus.spurred = NONE;
  bonus.working = NONE;
};

/** What the bonus command of this turn makes of a column of its car. */
export const spurring = (g: Race, car: Car, trait: Trait, before: number): number => {
  const { spurred, working } = bonusOf(g);
  return car === spurred ? joined(trait, before, g.content.boosts[working]?.[trait] ?? 0) : before;
};

/** Its columns work on the car until the turn is over. */
export const SPUR: Deed = {
  hindrance: () => null,
  use(g, _seat, car, _die, command) {
    const bonus = bonusOf(g);
    bonus.spurred = car;
    bonus.working = command;
  },
};
