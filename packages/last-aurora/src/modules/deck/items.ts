import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { ItemUse } from '../../hooks.ts';
import { allEnemies } from '../../rules/abilities.ts';
import { defeatIfDown, enemiesIn, wound } from '../../rules/attack.ts';
import { NO, YES } from '../../rules/drive.ts';
import { canMove, isInDanger } from '../../rules/movement.ts';
import { type Aurora, type Card, CONTAMINATION, DONE, FOOD, type Item, NONE, task } from '../../state.ts';
import { contaminate, infected } from '../../verbs/contaminate.ts';
import { gainFame } from '../../verbs/fame.ts';
import { showItem } from '../../verbs/items.ts';
import { regionOf, seatsInOrder } from '../../verbs/order.ts';
import { settleOutcome } from '../../verbs/outcomes.ts';
import { gain } from '../../verbs/stow.ts';
import { returnToken } from '../../verbs/supply.ts';
import { recordOf } from './record.ts';
import { clouded, smokeOut } from './smoke.ts';

const enemiesNear = (g: Aurora, seat: Seat): Card[] => enemiesIn(g, regionOf(g, seat));

/** FS-ITEM-1, 2: food that finds no room is lost; whoever falls ill may be saved by a suit. */
const TINS: ItemUse = {
  power: 'tins',
  usable: () => true,
  use(g, seat) {
    const food = gain(g, seat, [FOOD, FOOD]);
    return [...(food === undefined ? [] : [food]), contaminate(seat, 1, 'crew')];
  },
};

/** FS-ITEM-3, 4, FS-RUL-41: no enemy does anything to its owner in this Fire phase, who may fire all the same. */
const hide = (g: Aurora, seat: Seat): void => {
  const { ignored } = g.players[seat];
  for (const enemy of allEnemies(g)) if (!ignored.includes(enemy)) ignored.push(enemy);
};

const SHROUD: ItemUse = {
  power: 'shroud',
  usable: (g, seat) => g.turn === seat && enemiesNear(g, seat).some(enemy => !g.players[seat].ignored.includes(enemy)),
  use: hide,
};

const shroudOf = (g: Aurora, seat: Seat): Item =>
  g.players[seat].items.find(item => g.content.items[item].power === 'shroud') ?? NONE;

/** FS-ITEM-5, FS-RUL-9: before ambushes, in direct order. Whoever holds items is asked, so that silence tells nothing. */
export const offerShroud = (g: Aurora): Frame[] =>
  seatsInOrder(g)
    .filter(seat => g.players[seat].items.length > 0 && isInDanger(g, seat))
    .map(seat => hideAway(seat));

export const hideAway = task('hideAway', (seat: Seat) => ({ seat }), {
  chooseToHide: {
    about: 'answer',
    always: true,
    options: (g, f) => (shroudOf(g, f.seat) === NONE ? [NO] : [NO, YES]),
    take(g, f, answer) {
      if (answer === NO) return;
      const item = shroudOf(g, f.seat);
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemUsed', seat: f.seat, item });
      hide(g, f.seat);
    },
    whyNot: () => ({ key: 'why.noShroud', clause: 'FS-ITEM-5' }),
  },
});

const ROCKET_DAMAGE = 2;

const ROCKET: ItemUse = {
  power: 'rocket',
  usable: (g, seat) => g.turn === seat && enemiesNear(g, seat).length > 0,
  use: (_g, seat) => launch(seat),
};

/** FS-ITEM-6..8: damage and fame, but no attack: nothing is marked, and loot that nobody has marked is lost unseen. */
export const launch = task('launch', (seat: Seat) => ({ seat, enemy: NONE }), {
  chooseEnemy: {
    about: 'enemy',
    options: (g, f) => enemiesNear(g, f.seat),
    take(_g, f, enemy) {
      f.enemy = enemy;
    },
    whyNot: () => ({ key: 'why.enemyElsewhere', clause: 'FS-ITEM-6' }),
  },
  hit(g, f): Next {
    wound(g, f.enemy, ROCKET_DAMAGE);
    g.events?.push({ type: 'wounded', who: f.seat, enemy: f.enemy, damage: ROCKET_DAMAGE });
    return gainFame(f.seat, 1);
  },
  checkDefeat: (g, f): Next => defeatIfDown(g, f.enemy),
  discardOutcome: g => settleOutcome(g),
});

/** FS-ITEM-9, 10. */
const SMOKE: ItemUse = {
  power: 'smoke',
  usable: (g, seat) => g.turn === seat && clouded(g, seat).length > 0,
  use: (_g, seat) => smokeOut(seat),
};

const BREW: ItemUse = {
  power: 'brew',
  usable: (g, seat) => g.turn === seat && canMove(g, seat),
  use: (_g, seat) => mixBrew(seat),
};

/** FS-ITEM-11: speed, and the damage it does. */
const BLENDS: readonly { readonly speed: number; readonly damage: number }[] = [
  { speed: 2, damage: 2 },
  { speed: 3, damage: 4 },
];

/** FS-ITEM-11, 12: the convoy is bound to move then, and damage is placed where it has come to. */
export const mixBrew = task('mixBrew', (seat: Seat) => ({ seat }), {
  chooseBlend: {
    about: 'blend',
    options: () => BLENDS.map((_, blend) => blend),
    take(g, f, blend) {
      g.speedBonus += BLENDS[blend].speed;
      recordOf(g).backfire[f.seat] += BLENDS[blend].damage;
    },
  },
});

const SERUM: ItemUse = {
  power: 'serum',
  usable: (g, seat) => infected(g, seat, 'crew').length > 0,
  use: (_g, seat) => purge(seat),
};

export const ZONES = ['active', 'rest', 'exhausted'] as const;
const SERUM_DOSES = 3;

/** FS-ITEM-13: one zone, and one contamination off each of up to three survivors in it; ascending, so that a set has one way. */
export const purge = task('purge', (seat: Seat) => ({ seat, zone: NONE, left: SERUM_DOSES, last: NONE }), {
  chooseZone: {
    about: 'zone',
    options: (g, f) => ZONES.map((_, zone) => zone).filter(zone => illIn(g, f.seat, zone).length > 0),
    take(_g, f, zone) {
      f.zone = zone;
    },
    whyNot: () => ({ key: 'why.nobodyIll', clause: 'FS-ITEM-13' }),
  },
  chooseSurvivor: {
    about: 'survivor',
    options(g, f) {
      if (f.left === 0 || f.zone === NONE) return [];
      const ill = illIn(g, f.seat, f.zone).filter(s => s > f.last);
      return ill.length > 0 ? [DONE, ...ill] : [];
    },
    take(g, f, s): Next {
      if (s === DONE) return;
      f.left--;
      f.last = s;
      g.contamination[s]--;
      returnToken(g, CONTAMINATION);
      g.events?.push({ type: 'cured', who: f.seat, survivor: s });
      return AGAIN;
    },
    whyNot: () => ({ key: 'why.notContaminated', clause: 'FS-ITEM-13' }),
  },
});

const illIn = (g: Aurora, seat: Seat, zone: number): Card[] =>
  g.players[seat][ZONES[zone]].filter(s => g.contamination[s] > 0);

export const ITEMS: readonly ItemUse[] = [TINS, SHROUD, ROCKET, SMOKE, BREW, SERUM];
