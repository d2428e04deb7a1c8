import type { Next } from '@lastroad/kernel';
import type { EnemyCard } from '../cards.ts';
import type { Who } from '../events.ts';
import { AUTOMA, type Aurora, type Card, DONE, type Enemy, NONE, task } from '../state.ts';

export const TARGET_SPACES = 4;

export const enemyCard = (g: Aurora, card: Card): EnemyCard => g.content.cards[card] as EnemyCard;

export const enemyOf = (g: Aurora, card: Card): Enemy => {
  const enemy = g.enemies.find(e => e.card === card);
  if (enemy === undefined) throw new Error('no such enemy on the map');
  return enemy;
};

const tokensAtHome = (g: Aurora, who: Who): number =>
  who === AUTOMA ? (g.automa?.targets ?? 0) : g.players[who].targets;

/** A token of `who` leaves home, or comes home. */
export const changeTargets = (g: Aurora, who: Who, by: number): void => {
  if (who !== AUTOMA) g.players[who].targets += by;
  else if (g.automa !== null) g.automa.targets += by;
};

/** LA-TGT-4: takes a token off an enemy; those to its right slide left. */
const lift = (enemy: Enemy, space: number): void => {
  enemy.targets.splice(space, 1);
};

/** LA-CVF-12, LA-TGT: after a hit the attacker marks the enemy. Enemies by card, target spaces by number. */
export const mark = task('mark', (seat: Who, enemy: Card) => ({ seat, enemy, from: NONE, full: NONE }), {
  // LA-TGT-3, LA-RUL-72, 73. Without a token at home, one may be moved here from another enemy.
  chooseToken: {
    about: 'markedEnemy',
    options(g, f) {
      if (f.seat === AUTOMA || tokensAtHome(g, f.seat) > 0 || g.players[f.seat].out) return [];
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
      if (f.seat === AUTOMA || targets.length < TARGET_SPACES || !hasToken(g, f.seat, f.from)) return [];
      return targets.map((_, space) => space);
    },
    take(_g, f, space) {
      f.full = space;
    },
  },
  place(g, f): Next {
    if (f.seat === AUTOMA) markForAutoma(g, f.enemy);
    else if (hasToken(g, f.seat, f.from)) place(g, f.seat, f.enemy, f.from, f.full);
  },
});

const hasToken = (g: Aurora, seat: Who, from: Card): boolean => tokensAtHome(g, seat) > 0 || from !== NONE;

const markedBy = (g: Aurora, who: Who): Card[] =>
  g.enemies
    .filter(enemy => enemy.targets.includes(who))
    .map(enemy => enemy.card)
    .sort((a, b) => a - b);

const place = (g: Aurora, who: Who, card: Card, from: Card, full: number): void => {
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

/** LA-RUL-90: it moves the token on the lowest other enemy; on a full one it removes the leftmost human token. */
const markForAutoma = (g: Aurora, card: Card): void => {
  const { targets } = enemyOf(g, card);
  const others = markedBy(g, AUTOMA).filter(other => other !== card);
  others.sort((a, b) => enemyCard(g, a).number - enemyCard(g, b).number);
  const from = tokensAtHome(g, AUTOMA) > 0 ? NONE : (others[0] ?? NONE);
  if (!hasToken(g, AUTOMA, from)) return;
  const full = targets.length === TARGET_SPACES ? targets.findIndex(who => who !== AUTOMA) : NONE;
  if (targets.length === TARGET_SPACES && full < 0) return;
  place(g, AUTOMA, card, from, full);
};
