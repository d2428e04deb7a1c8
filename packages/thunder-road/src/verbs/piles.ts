import { draw, type Game, reveal } from '@lastroad/kernel';
import { FACE_DOWN, NONE, type Race, type Space } from '../state.ts';
import { putToken, tokenAt } from './board.ts';

/** Takes one at random. A pile whose every draw is random needs no order, so "shuffling back" is putting it there. */
export const takeAny = (g: Game, pile: number[], purpose: string): number => {
  const at = draw(g, pile.length, purpose);
  const thing = pile[at];
  pile[at] = pile[pile.length - 1];
  pile.pop();
  return thing;
};

/** TR-DMG-1, TR-DMG-6: a random token; a minor one when all others lie on cars. */
export const drawDamage = (g: Race): number =>
  g.damagePile.length > 0 ? takeAny(g, g.damagePile, 'damage') : g.content.minor;

/** TR-ELIM-2, TR-CMD-5. */
export const returnDamage = (g: Race, token: number): void => {
  if (token !== g.content.minor) g.damagePile.push(token);
};

/** TR-LAST-2, TR-RUL-68: a card, or `NONE` when all lie on cars. */
export const drawLasting = (g: Race): number => {
  if (g.lastingDeck.length === 0) g.lastingDeck.push(...g.lastingDiscard.splice(0));
  return g.lastingDeck.length > 0 ? takeAny(g, g.lastingDeck, 'lasting') : NONE;
};

export const returnLasting = (g: Race, card: number): void => {
  if (card !== NONE) g.lastingDiscard.push(card);
};

/** TR-SETUP-4, TR-HAZ-9: one face-down token there, if any is left. */
export const layHazard = (g: Race, space: Space): void => {
  if (g.hazardPile.length === 0) g.hazardPile.push(...g.hazardDiscard.splice(0));
  if (g.hazardPile.length > 0) putToken(g, space, takeAny(g, g.hazardPile, 'hazard') + FACE_DOWN);
};

/** Removes the token there, for everybody to see. */
export const discardHazard = (g: Race, space: Space): void => {
  const token = tokenAt(g, space);
  if (token === NONE) return;
  const hazard = token % FACE_DOWN;
  if (g.content.hazards[hazard].ofCard) for (const says of g.content.hooks.tokenBack) says(g, hazard);
  else g.hazardDiscard.push(hazard);
  putToken(g, space, NONE);
};

/** Takes a hazard of a certain effect out of discard or pile; `NONE` if there is none. Either answer tells something. */
export const findHazard = (g: Race, effect: string): number => {
  reveal(g);
  for (const pile of [g.hazardDiscard, g.hazardPile]) {
    const at = pile.findIndex(kind => g.content.hazards[kind].effect === effect);
    if (at >= 0) return pile.splice(at, 1)[0];
  }
  return NONE;
};
