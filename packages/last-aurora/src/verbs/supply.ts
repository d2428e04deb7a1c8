import type { Aurora, Token } from '../state.ts';

/** LA-RUL-1: whether the supply can still give this token. Unlimited, it always can; it is counted all the same. */
export const inSupply = (g: Aurora, token: Token): boolean =>
  g.content.house.supply === 'unlimited' || g.supply[token] > 0;

/** Takes a token out of the supply; false when a limited supply has none left. */
export const takeToken = (g: Aurora, token: Token): boolean => {
  if (!inSupply(g, token)) return false;
  g.supply[token]--;
  return true;
};

export const returnToken = (g: Aurora, token: Token, count = 1): void => {
  g.supply[token] += count;
};
