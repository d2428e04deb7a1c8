import { type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { Act, Shot } from '../../hooks.ts';
import { spend, unspent } from '../../rules/abilities.ts';
import { defeatIfDown, enemiesIn, extraHits, wound } from '../../rules/attack.ts';
import { NO, YES } from '../../rules/drive.ts';
import { mark } from '../../rules/targets.ts';
import { AMMO, type Aurora, type Card, DONE, EMPTY, type Item, NONE, task } from '../../state.ts';
import { distinctSlots, hasToken } from '../../verbs/convoy.ts';
import { gainFame } from '../../verbs/fame.ts';
import { showItem } from '../../verbs/items.ts';
import { isHalted, occur } from '../../verbs/occasions.ts';
import { regionOf } from '../../verbs/order.ts';
import { settleOutcome } from '../../verbs/outcomes.ts';
import { returnToken } from '../../verbs/supply.ts';

/** Active survivors that can still correct a miss. */
const correctors = (g: Aurora, seat: Seat): Card[] => {
  const { active, spent } = g.players[seat];
  const once = g.content.house.spotterCorrects === 'oncePerPhase';
  return active.filter(s => g.content.traits[s].missHits > 0 && !(once && spent.includes(s)));
};

/** FS-SURV-1..3, FS-INT-18. In the Fire phase, with whatever weapon. */
export const offerCorrection = (g: Aurora, { seat, enemy, free }: Shot): Frame | void => {
  if (g.phase === 'fire' && correctors(g, seat).length > 0) return correctMiss(seat, enemy, free);
};

/** FS-SURV-1, FS-RUL-3: damage instead of the miss; it stays a normal attack, with fame and a target token. */
export const correctMiss = task('correctMiss', (seat: Seat, enemy: Card, free: boolean) => ({ seat, enemy, free }), {
  chooseToCorrect: {
    about: 'answer',
    options: () => [NO, YES],
    take(g, f, answer): Next {
      if (answer === NO) return;
      const [spotter] = correctors(g, f.seat);
      g.players[f.seat].spent.push(spotter);
      return strike(g, f.seat, f.enemy, g.content.traits[spotter].missHits, f.free);
    },
  },
});

/** A hit of a normal attack that no outcome card was read for. */
const strike = (g: Aurora, seat: Seat, enemy: Card, hits: number, burning: boolean): Frame[] => {
  const damage = hits + extraHits(g, seat, burning);
  wound(g, enemy, damage);
  g.events?.push({ type: 'wounded', who: seat, enemy, damage });
  return [gainFame(seat, 1), mark(seat, enemy)];
};

const LONG_SHOT = 3;

/** FS-SURV-6: what burns in place of the ammo. */
const burningOf = (g: Aurora, seat: Seat): Item =>
  g.players[seat].items.find(item => g.content.items[item].power === 'incendiary') ?? NONE;

const enemiesNear = (g: Aurora, seat: Seat): Card[] => enemiesIn(g, regionOf(g, seat));

const isReady = (g: Aurora, seat: Seat): boolean =>
  g.content.house.longshotFires === 'unlimited'
    ? g.players[seat].active.some(s => g.content.traits[s].act === 'snipe')
    : unspent(g, seat, 'snipe').length > 0;

/** FS-SURV-5, 7, FS-RUL-3. */
export const SNIPE: Act = {
  number: 11,
  phase: 'fire',
  possible: (g, seat) =>
    isReady(g, seat) &&
    enemiesNear(g, seat).length > 0 &&
    (hasToken(g.players[seat], AMMO) || burningOf(g, seat) !== NONE),
  take: (_g, seat) => snipe(seat),
  whyNot: { key: 'why.noLongshot', clause: 'FS-SURV-5' },
};

/** FS-STORY-21, 22: after what was told the shot may be called off, and whoever would fire be gone. */
const canStillShoot = (g: Aurora, seat: Seat): boolean =>
  !isHalted(g) && g.players[seat].active.some(s => g.content.traits[s].act === 'snipe');

/** FS-SURV-5..7: an ammo for sure damage, without a weapon and without an outcome card. */
export const snipe = task('snipe', (seat: Seat) => ({ seat, burning: false, enemy: NONE }), {
  // FS-SURV-6. Whoever holds items is asked, so that silence tells nothing.
  choosePrice: {
    about: 'ownItem',
    always: true,
    options(g, f) {
      const burning = burningOf(g, f.seat);
      if (!hasToken(g.players[f.seat], AMMO)) return [burning];
      if (g.players[f.seat].items.length === 0) return [];
      return burning === NONE ? [DONE] : [DONE, burning];
    },
    take(g, f, item) {
      if (item === DONE) return;
      f.burning = true;
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemUsed', seat: f.seat, item });
    },
    whyNot: () => ({ key: 'why.itemUseless', clause: 'FS-SURV-6' }),
  },
  chooseAmmo: {
    about: 'slot',
    options: (g, f) => (f.burning ? [] : distinctSlots(g, f.seat, 'CONVOY', token => token === AMMO)),
    take(g, f, slot) {
      g.players[f.seat].cargo[slot] = EMPTY;
      returnToken(g, AMMO);
      g.events?.push({ type: 'gaveUp', who: f.seat, token: AMMO });
    },
    whyNot: () => ({ key: 'why.noAmmoThere', clause: 'FS-SURV-5' }),
  },
  // FS-SURV-5, FS-STORY-6. It is an attack like any other.
  declare: (g, f): Next => occur(g, { what: 'attack', who: f.seat }),
  chooseEnemy: {
    about: 'enemy',
    options: (g, f) => (canStillShoot(g, f.seat) ? enemiesNear(g, f.seat) : []),
    take(_g, f, enemy) {
      f.enemy = enemy;
    },
    whyNot: () => ({ key: 'why.enemyElsewhere', clause: 'FS-SURV-5' }),
  },
  hit(g, f): Next {
    if (unspent(g, f.seat, 'snipe').length > 0) spend(g, f.seat, 'snipe');
    // FS-STORY-22. Called off, or nobody is left to fire.
    if (f.enemy === NONE) return;
    return strike(g, f.seat, f.enemy, LONG_SHOT, f.burning);
  },
  checkDefeat: (g, f): Next => (f.enemy === NONE ? undefined : defeatIfDown(g, f.enemy)),
  discardOutcome: g => settleOutcome(g),
});
