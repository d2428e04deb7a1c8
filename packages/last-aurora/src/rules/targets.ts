import type { Next, Seat } from '@lastroad/kernel';
import type { EnemyCard } from '../cards.ts';
import type { Who } from '../events.ts';
import { type Aurora, type Card, DONE, type Enemy, NONE, task } from '../state.ts';
import { occur } from '../verbs/occasions.ts';
import { markerOf } from '../verbs/order.ts';

export const TARGET_SPACES = 4;

export const enemyCard = (g: Aurora, card: Card): EnemyCard => g.content.cards[card] as EnemyCard;

export const enemyOf = (g: Aurora, card: Card): Enemy => {
  const enemy = g.enemies.find(e => e.card === card);
  if (enemy === undefined) throw new Error('no such enemy on the map');
  return enemy;
};

/** A token of `who` leaves home, or comes home. */
export const changeTargets = (g: Aurora, who: Who, by: number): void => {
  markerOf(g, who).targets += by;
};

/** LA-TGT-4: takes a token off an enemy; those to its right slide left. */
export const lift = (enemy: Enemy, space: number): void => {
  enemy.targets.splice(space, 1);
};

/** LA-CVF-12, LA-TGT: after a hit the attacker marks the enemy. Enemies by card, target spaces by number. */
export const mark = task('mark', (seat: Seat, enemy: Card) => ({ seat, enemy, from: NONE, full: NONE }), {
  // LA-TGT-3, LA-RUL-72, 73. Without a token at home, one may be moved here from another enemy.
  chooseToken: {
    about: 'markedEnemy',
    options(g, f) {
      if (markerOf(g, f.seat).targets > 0 || g.players[f.seat].out) return [];
      const elsewhere = markedBy(g, f.seat).filter(card => card !== f.enemy);
      if (elsewhere.length === 0) return [];
      const must = g.content.house.targetRelocation === 'must' && !enemyOf(g, f.enemy).targets.includes(f.seat);
      return must ? elsewhere : [DONE, ...elsewhere];
    },
    take(_g, f, enemy) {
      f.from = enemy;
    },
    whyNot: () => ({ key: 'why.noTokenThere', clause: 'LA-TGT-3' }),
  },
  // LA-TGT-5.
  chooseSpace: {
    about: 'target',
    options(g, f) {
      const { targets } = enemyOf(g, f.enemy);
      if (targets.length < TARGET_SPACES || !isTokenAtHand(g, f.seat, f.from)) return [];
      return targets.map((_, space) => space);
    },
    take(_g, f, space) {
      f.full = space;
    },
  },
  place(g, f): Next {
    if (!isTokenAtHand(g, f.seat, f.from)) return;
    place(g, f.seat, f.enemy, f.from, f.full);
    return occur(g, { what: 'marked', who: f.seat });
  },
});

export const isTokenAtHand = (g: Aurora, seat: Who, from: Card): boolean =>
  markerOf(g, seat).targets > 0 || from !== NONE;

export const markedBy = (g: Aurora, who: Who): Card[] =>
  g.enemies
    .filter(enemy => enemy.targets.includes(who))
    .map(enemy => enemy.card)
    .sort((a, b) => a - b);

export const place = (g: Aurora, who: Who, card: Card, from: Card, full: number): void => {
  const { targets } = enemyOf(g, card);
  if (from !== NONE) {
    const other = enemyOf(g, from);
    lift(other, other.targets.indexOf(who));
    changeTargets(g, who, 1);
  }
  changeTargets(g, who, -1);
  if (full !== NONE) {
    changeTargets(g, targets[full], 1);
    // LA-OPT-14.
    if (g.content.house.fullTargetPlace === 'inPlace') targets[full] = who;
    else {
      targets.splice(full, 1);
      targets.push(who);
    }
  } else if (targets.length < TARGET_SPACES) targets.push(who);
  g.events?.push({ type: 'targeted', who, enemy: card });
};
