import type { SlotKind } from '../cards.ts';
import type { AuroraContent } from '../state.ts';
import { weaponClass } from '../verbs/convoy.ts';

let known: AuroraContent | null = null;
const chances = [0, 0, 0, 0];

/** How often a weapon does damage, by the outcome cards of this table. */
export const hitChance = (content: AuroraContent, weapon: SlotKind): number => {
  if (content !== known) learn(content);
  return chances[weaponClass(weapon) - 1];
};

const learn = (content: AuroraContent): void => {
  known = content;
  for (let i = 0; i < chances.length; i++) {
    const { outcomes } = content.piles;
    const hits = outcomes.filter(outcome => content.outcomes[outcome].player[i].damage > 0).length;
    chances[i] = hits / outcomes.length;
  }
};

/** From 0 to 1, a half at 0. */
export const likely = (margin: number): number => 1 / (1 + Math.exp(-margin));
