import type { Next, Seat } from '@lastroad/kernel';
import { enemiesIn } from '../../rules/attack.ts';
import { changeTargets, enemyOf, isTokenAtHand, lift, markedBy, TARGET_SPACES } from '../../rules/targets.ts';
import { type Aurora, type Card, NONE, task } from '../../state.ts';
import { occur } from '../../verbs/occasions.ts';
import { markerOf, regionOf } from '../../verbs/order.ts';

/** Spaces with tokens of others. */
const rivalSpaces = (g: Aurora, seat: Seat, card: Card): number[] => {
  const { targets } = enemyOf(g, card);
  return targets.map((_, space) => space).filter(space => targets[space] !== seat);
};

/** FS-ITEM-10: without a token at home, one comes from an enemy; on the same one only into a space that was vacated. */
const sources = (g: Aurora, seat: Seat, card: Card): Card[] =>
  markerOf(g, seat).targets > 0
    ? []
    : markedBy(g, seat).filter(other => other !== card || rivalSpaces(g, seat, card).length > 0);

/** FS-ITEM-10: whether a token could be removed or put on it. */
const isWorthIt = (g: Aurora, seat: Seat, card: Card): boolean => {
  if (rivalSpaces(g, seat, card).length > 0) return true;
  const canPlace = markerOf(g, seat).targets > 0 || sources(g, seat, card).length > 0;
  return canPlace && enemyOf(g, card).targets.length < TARGET_SPACES;
};

/** Enemies of the region on which smoke changes anything. */
export const clouded = (g: Aurora, seat: Seat): Card[] =>
  enemiesIn(g, regionOf(g, seat)).filter(card => isWorthIt(g, seat, card));

/** FS-ITEM-9, 10, FS-RUL-11: a token of somebody else comes off an enemy, one's own takes its place, or the next. */
export const smokeOut = task('smokeOut', (seat: Seat) => ({ seat, enemy: NONE, space: NONE, from: NONE }), {
  chooseEnemy: {
    about: 'enemy',
    options: (g, f) => clouded(g, f.seat),
    take(_g, f, enemy) {
      f.enemy = enemy;
    },
    whyNot: () => ({ key: 'why.smokeUseless', clause: 'FS-ITEM-10' }),
  },
  chooseSpace: {
    about: 'target',
    options: (g, f) => (f.enemy === NONE ? [] : rivalSpaces(g, f.seat, f.enemy)),
    take(_g, f, space) {
      f.space = space;
    },
  },
  chooseToken: {
    about: 'markedEnemy',
    options: (g, f) => (f.enemy === NONE ? [] : sources(g, f.seat, f.enemy)),
    take(_g, f, enemy) {
      f.from = enemy;
    },
    whyNot: () => ({ key: 'why.noTokenThere', clause: 'FS-ITEM-10' }),
  },
  // Tokens are not moved together between the two: the space that was vacated is the leftmost empty one.
  exchange(g, f): Next {
    if (f.enemy === NONE) return;
    const { targets } = enemyOf(g, f.enemy);
    const place = isTokenAtHand(g, f.seat, f.from);
    if (f.space !== NONE) {
      changeTargets(g, targets[f.space], 1);
      g.events?.push({ type: 'untargeted', who: targets[f.space], enemy: f.enemy });
      if (place) targets[f.space] = f.seat;
      else lift(enemyOf(g, f.enemy), f.space);
    } else if (place) targets.push(f.seat);
    if (!place) return;
    if (f.from === NONE) changeTargets(g, f.seat, -1);
    else takeFrom(g, f.seat, f.from, f.from === f.enemy ? f.space : NONE);
    g.events?.push({ type: 'targeted', who: f.seat, enemy: f.enemy });
    return occur(g, { what: 'marked', who: f.seat });
  },
});

/** FS-RUL-11: the token that was moved leaves no gap behind. */
const takeFrom = (g: Aurora, seat: Seat, card: Card, but: number): void => {
  const enemy = enemyOf(g, card);
  lift(
    enemy,
    enemy.targets.findIndex((who, space) => who === seat && space !== but),
  );
};
