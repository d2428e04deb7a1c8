import type { OutcomeCard } from '../../src/cards.ts';
import type { AuroraContent, AuroraView } from '../../src/index.ts';

/** Outcome cards that may come next, as far as everybody knows. */
export const cardsToCome = (
  { outcomes, piles }: AuroraContent,
  { outcomeDiscard, outcomeDeckSize, resolving }: AuroraView,
): readonly OutcomeCard[] => {
  // With an empty deck the discarded ones are shuffled again.
  const all = piles.outcomes;
  const left = outcomeDeckSize === 0 ? all : all.filter(card => !outcomeDiscard.includes(card) && card !== resolving);
  return left.flatMap(card => outcomes[card] ?? []);
};

export interface Odds {
  readonly hit: number;
  readonly jam: number;
  readonly all: number;
  /** Damage of one shot on average. */
  readonly damage: number;
}

/** What a weapon of a class does with those cards. */
export const oddsOf = (cards: readonly OutcomeCard[], weaponClass: number): Odds => {
  const shots = cards.flatMap(({ player }) => player[weaponClass - 1] ?? []);
  const damage = shots.reduce((sum, shot) => sum + shot.damage, 0);
  return {
    hit: shots.filter(shot => shot.damage > 0).length,
    jam: shots.filter(shot => shot.jam).length,
    all: shots.length,
    damage: damage / Math.max(1, shots.length),
  };
};
