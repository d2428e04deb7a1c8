import { enemyCard, enemyOf, isTokenAtHand, markedBy, place, TARGET_SPACES } from '../../rules/targets.ts';
import { AUTOMA, type Aurora, type Card, NONE } from '../../state.ts';
import { isSeat, markerOf } from '../../verbs/order.ts';

/** LA-RUL-90: it moves the token on the lowest other enemy; on a full one it removes the leftmost human token. */
export const automaMarks = (g: Aurora, card: Card): void => {
  const { targets } = enemyOf(g, card);
  const others = markedBy(g, AUTOMA).filter(other => other !== card);
  others.sort((a, b) => enemyCard(g, a).number - enemyCard(g, b).number);
  const from = markerOf(g, AUTOMA).targets > 0 ? NONE : (others[0] ?? NONE);
  if (!isTokenAtHand(g, AUTOMA, from)) return;
  const full = targets.length === TARGET_SPACES ? targets.findIndex(isSeat) : NONE;
  if (targets.length === TARGET_SPACES && full < 0) return;
  place(g, AUTOMA, card, from, full);
};
