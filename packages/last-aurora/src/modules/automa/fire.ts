import { type Next } from '@lastroad/kernel';
import { defeatIfDown, enemiesIn, hitEnemy } from '../../rules/attack.ts';
import { enemyCard } from '../../rules/targets.ts';
import { AMMO, AUTOMA, type Aurora, type Card, NONE, task } from '../../state.ts';
import { weaponClass } from '../../verbs/convoy.ts';
import { occur } from '../../verbs/occasions.ts';
import { regionOf } from '../../verbs/order.ts';
import { settleOutcome, turnOutcome } from '../../verbs/outcomes.ts';
import { automaMarks } from './mark.ts';
import { automaFame, automaJams, automaSpends, columns, rivalOf } from './verbs.ts';

/** LA-AUF-3..6, 8, LA-RUL-97: it fires weapon after weapon while ammo, weapons and enemies last. */
export const automaFires = task('automaFires', () => ({ enemy: NONE }), {
  fire(g, f): Next {
    const weapon = nextWeapon(g);
    f.enemy = chooseEnemy(g);
    if (weapon === NONE || f.enemy === NONE || rivalOf(g).stock[AMMO] === 0) {
      f.enemy = NONE;
      return;
    }
    automaSpends(g, AMMO);
    rivalOf(g).fired.push(weapon);
    const outcome = turnOutcome(g);
    const result = g.content.outcomes[outcome].player[weaponClass(slotAt(g, weapon)) - 1];
    hitEnemy(g, AUTOMA, f.enemy, result.damage, result.jam, outcome);
    // LA-RUL-100.
    if (result.jam) automaJams(g, weapon);
    if (result.damage > 0) {
      automaFame(g, 1);
      automaMarks(g, f.enemy);
    }
    const jammed = result.jam ? occur(g, { what: 'jam', who: AUTOMA }) : [];
    return [...occur(g, { what: 'attack', who: AUTOMA }), ...jammed];
  },
  next(g, f): Next {
    if (f.enemy === NONE) return;
    const next = defeatIfDown(g, f.enemy, AUTOMA);
    settleOutcome(g);
    return [...next, automaFires()];
  },
});

const slotAt = (g: Aurora, slot: number): string =>
  g.content.automaBoard.rows[Math.floor(slot / columns(g))].slots[slot % columns(g)];

/** LA-AUF-6, LA-RUL-97: the rightmost column first, in a column from the top. */
const nextWeapon = (g: Aurora): number => {
  const { damage, fired } = rivalOf(g);
  const wide = columns(g);
  for (let column = wide - 1; column >= 0; column--) {
    for (let slot = column; slot < damage.length; slot += wide) {
      if (weaponClass(slotAt(g, slot)) > 0 && !damage[slot] && !fired.includes(slot)) return slot;
    }
  }
  return NONE;
};

/** LA-AUF-4, LA-RUL-98, LA-OPT-27: the arrow of its first action card of the round says highest or lowest number. */
const chooseEnemy = (g: Aurora): Card => {
  const { first } = rivalOf(g);
  const enemies = enemiesIn(g, regionOf(g, AUTOMA));
  enemies.sort((a, b) => enemyCard(g, a).number - enemyCard(g, b).number);
  if (enemies.length === 0) return NONE;
  const rightIsHighest = g.content.house.automaTargetArrow === 'rightHighest';
  const arrow = first === NONE ? null : g.content.automaCards[first].arrow;
  const highest = arrow !== null && (arrow === 'right') === rightIsHighest;
  return highest ? enemies[enemies.length - 1] : enemies[0];
};
