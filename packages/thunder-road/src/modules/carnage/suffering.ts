import type { ThunderContent } from '../../rows.ts';
import { NONE, type Race } from '../../state.ts';
import { joined, type Trait } from '../../traits.ts';

interface Afflicted {
  readonly operable: boolean;
  readonly lasting: readonly number[];
}

/** TR-LAST-3, TR-LAST-4: what the lasting effects on a car make of a column, oldest first. They sleep while it does not run. */
export const sufferingOf = (
  { lasting: cards, traits }: ThunderContent,
  { lasting, operable }: Afflicted,
  trait: Trait,
  before: number,
): number => {
  let value = before;
  for (let slot = 0; slot < lasting.length; slot++) {
    const card = lasting[slot];
    if (card !== NONE && (operable || cards[card].awake)) value = joined(trait, value, traits[card][trait]);
  }
  return value;
};

export const suffering = (g: Race, car: number, trait: Trait, before: number): number =>
  sufferingOf(g.content, g.cars[car], trait, before);
