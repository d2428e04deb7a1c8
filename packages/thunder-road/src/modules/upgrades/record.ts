import type { Act } from '../../rows.ts';
import { type Car, NONE, type Race, type UpgradeState } from '../../state.ts';
import { joined, type Trait } from '../../traits.ts';

/** The upgrades of this table. Only what is part of this module asks. */
export const upgradesOf = ({ upgrades }: Race): UpgradeState => {
  if (upgrades === undefined) throw new Error('there are no upgrades at this table');
  return upgrades;
};

export const setUp = (g: Race): void => {
  g.upgrades = {
    hands: g.crews.map(() => []),
    kept: g.crews.map(() => []),
    fitted: g.cars.map(() => NONE),
    open: false,
    charges: g.cars.map(() => 0),
    spent: 0,
  };
};

/** TR-UPG-3: the card that works for a car, or `NONE`: it sleeps while the car is inoperable. */
export const awakeOn = (g: Race, car: Car): number => {
  const { open, fitted } = upgradesOf(g);
  return open && car < fitted.length && g.cars[car].operable ? fitted[car] : NONE;
};

export const does = (g: Race, car: Car, act: Act): boolean => {
  const card = awakeOn(g, car);
  return card !== NONE && g.content.fittings[card].act === act;
};

/** TR-UPG-3: what the card of a car makes of a column. */
export const fitting = (g: Race, car: Car, trait: Trait, before: number): number => {
  const card = awakeOn(g, car);
  return card === NONE ? before : joined(trait, before, g.content.fittings[card].traits[trait]);
};
