import { AGAIN, framesOf, type Next, type Seat } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { type Aurora, NONE, task } from '../state.ts';
import { contender } from '../verbs/contenders.ts';
import { isHalted, occur } from '../verbs/occasions.ts';
import { directOrder, whoIsIn } from '../verbs/order.ts';
import { settleOutcome, topBack, turnOutcome } from '../verbs/outcomes.ts';
import { beginPhase } from '../verbs/phases.ts';
import { actsNow, takeAct, whyNoAct } from './acts.ts';
import { ambushAll, ambushStep } from './ambush.ts';
import { ATTACK, attack, canAttack, enemiesIn, removeEnemy } from './attack.ts';
import { endBoosts } from './exploration.ts';
import { usableItems, useItem } from './items.ts';
import { shareSpoils } from './loot.ts';
import { enemyCard } from './targets.ts';

/** What may be done on a turn of Convoy fire, beside an attack and acts of others. */
export const FIRE_ITEM = 1;
export const HOLD_FIRE = 2;

const REGIONS = 3;

/** LA-FIR-1, LA-TIM-7: abilities, ambush, convoy fire, enemy fire. */
export const firePhase = task('firePhase', () => ({}), {
  // LA-FIR-2.
  begin(g): Next {
    for (const player of g.players) {
      player.fired.length = 0;
      player.ignored.length = 0;
      player.hasHit = false;
    }
    return beginPhase(g, 'fire');
  },
  ambush: (g): Next =>
    g.row.some(card => card !== NONE && g.content.cards[card].kind === 'enemy') ? ambushStep() : undefined,
  convoyFire: () => convoyFire(),
  // LA-DEF-4, 5.
  spoils: () => shareSpoils(),
  enemyFire: () => enemyFire(),
  close(g): Next {
    discardAbandoned(g);
    return [...framesOf(g.content.hooks.fireEnds, g), ...occur(g, { what: 'fireEnds', who: NONE })];
  },
  endBoosts: (g): Next => endBoosts(g),
});

/** LA-CVF-1, 15: in direct order everybody may attack. */
export const convoyFire = task('convoyFire', () => ({ order: [] as Who[] }), {
  begin(g, f) {
    f.order.push(...directOrder(g));
  },
  turns(g, f): Next {
    const who = f.order.shift();
    if (who === undefined) return;
    if (!g.track.includes(who)) return AGAIN;
    return [...occur(g, { what: 'turn', who }), contender(g, who).fire(who), AGAIN];
  },
});

/** LA-CVF-1: any number of attacks, one after the other. */
export const fireTurn = task('fireTurn', (seat: Seat) => ({ seat }), {
  begin(g, f) {
    g.turn = f.seat;
    g.players[f.seat].mres = 0;
  },
  chooseAct: {
    about: 'fireAct',
    always: true,
    options(g, f) {
      if (g.players[f.seat].out || isHalted(g)) return [];
      const acts: number[] = [];
      if (canAttack(g, f.seat, false)) acts.push(ATTACK);
      if (usableItems(g, f.seat).length > 0) acts.push(FIRE_ITEM);
      const others = actsNow(g, f.seat);
      const isIdle = acts.length === 0 && others.length === 0 && g.players[f.seat].items.length === 0;
      return isIdle ? [] : [...acts, HOLD_FIRE, ...others];
    },
    take(g, f, act): Next {
      if (act === ATTACK) return [attack(f.seat, false), AGAIN];
      if (act === FIRE_ITEM) return [useItem(f.seat), fireBurning(f.seat), AGAIN];
      if (act !== HOLD_FIRE) return takeAct(g, f.seat, act);
    },
    whyNot(g, _f, act) {
      if (act === ATTACK) return { key: 'why.cannotAttack', clause: 'LA-RUL-79' };
      return act === FIRE_ITEM ? { key: 'why.noItemNow', clause: 'LA-ITM-5' } : whyNoAct(g, act);
    },
  },
  close(g) {
    g.turn = NONE;
  },
});

/** LA-ITC-4: the attack that Incendiary Ammo was played for. */
export const fireBurning = task('fireBurning', (seat: Seat) => ({ seat }), {
  attack(g, f): Next {
    if (!g.incendiary) return;
    g.incendiary = false;
    return attack(f.seat, true);
  },
});

/** LA-ENF-1: one outcome card for each region with an enemy, from the right of the map to the left. */
export const enemyFire = task('enemyFire', () => ({ region: REGIONS }), {
  regions(g, f): Next {
    f.region--;
    if (f.region < 0) return;
    const enemies = enemiesIn(g, f.region);
    const skip = g.content.house.enemyFireEmptyRegion === 'skip' && whoIsIn(g, f.region).length === 0;
    return enemies.length > 0 && !skip ? [fireOn(f.region), AGAIN] : AGAIN;
  },
});

/** LA-ENF-2..8, LA-RUL-71: the summed hits on every convoy, then ambushes by ascending number. */
export const fireOn = task('fireOn', (region: number) => ({ region, outcome: NONE }), {
  turnUp(g, f) {
    f.outcome = turnOutcome(g);
    g.events?.push({ type: 'enemiesFired', region: f.region, outcome: f.outcome, area: topBack(g) });
  },
  hits(g, f): Next {
    const area = topBack(g);
    return whoIsIn(g, f.region).flatMap(who =>
      contender(g, who).hit(g, who, hitsOn(g, who, f.region, f.outcome), area, f.outcome),
    );
  },
  ambushes(g, f): Next {
    const rows = g.content.outcomes[f.outcome].enemy;
    const ambushers = enemiesIn(g, f.region)
      .filter(card => rows[enemyCard(g, card).number - 1] === 'ambush')
      .sort((a, b) => enemyCard(g, a).number - enemyCard(g, b).number);
    return ambushers.flatMap(card => ambushAll(g, card, f.region));
  },
  // LA-OUT-1.
  discardOutcome: g => settleOutcome(g),
});

/** LA-ENF-3, LA-SUR-RENEGADE-1. */
const hitsOn = (g: Aurora, who: Who, region: number, outcome: number): number => {
  const ignored = contender(g, who).ignores(g, who);
  let hits = 0;
  for (const card of enemiesIn(g, region)) {
    const row = g.content.outcomes[outcome].enemy[enemyCard(g, card).number - 1];
    if (row !== 'ambush' && !ignored.includes(card)) hits += row;
  }
  return hits;
};

/** LA-EDI, LA-RUL-24: enemies that nobody is near any more. */
const discardAbandoned = (g: Aurora): void => {
  for (const enemy of g.enemies.filter(({ region }) => whoIsIn(g, region).length === 0)) {
    g.lostLoot.push(enemy.loot);
    removeEnemy(g, enemy, false);
    g.events?.push({ type: 'enemyLeft', enemy: enemy.card });
  }
};
