import type { Occasion } from '../../hooks.ts';
import { AUTOMA, type Aurora } from '../../state.ts';

/** LA-OPT-40: of what the Automa brings about in its turn, this was taken for nobody's before version 5. */
const NOBODYS: readonly Occasion['what'][] = ['defeat', 'discarded'];

/** LA-OPT-40: a shot without a weapon, and what falls on the Automa in its turn. */
const wasMissed = ({ what, who, weapon }: Occasion): boolean =>
  who === AUTOMA ? what === 'infect' : what === 'attack' && weapon === undefined;

/** LA-OPT-40, 41: an occasion as stories hear of it at this table, or `null`: games begun before version 5 hear less. */
export const asHeard = (g: Aurora, occasion: Occasion): Occasion | null => {
  const { questsAre, storiesHear } = g.content.house;
  if (occasion.what === 'marked') return questsAre === 'judgedAtOnce' ? occasion : null;
  if (storiesHear === 'everything') return occasion;
  if (wasMissed(occasion)) return null;
  return occasion.who === AUTOMA && NOBODYS.includes(occasion.what) ? { ...occasion, who: g.turn } : occasion;
};
