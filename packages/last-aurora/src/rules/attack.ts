import { type Frame, framesOf, type Next, type Reason, type Seat, sumOf } from '@lastroad/kernel';
import { LETTERS } from '../cards.ts';
import type { Who } from '../events.ts';
import type { Shot } from '../hooks.ts';
import { AMMO, type Aurora, type Card, DAMAGE, EMPTY, type Enemy, NONE, type Slot, task } from '../state.ts';
import { pull } from '../verbs/cargo.ts';
import { contender } from '../verbs/contenders.ts';
import { distinctSlots, hasToken, isJunk, slotKind, weaponClass, weapons } from '../verbs/convoy.ts';
import { putDamage } from '../verbs/damage.ts';
import { gainFame } from '../verbs/fame.ts';
import { isHalted, occur } from '../verbs/occasions.ts';
import { regionOf } from '../verbs/order.ts';
import { settleOutcome, turnOutcome } from '../verbs/outcomes.ts';
import { returnToken, takeToken } from '../verbs/supply.ts';
import { changeTargets, enemyCard, enemyOf, mark } from './targets.ts';

/** Its choice on a turn of Convoy fire, and where a bonus may be one. */
export const ATTACK = 0;

/** LA-AMB-4, FS-ASG-7: defence boxes of an enemy at this table; the solo game uses those for two (LA-AUS-8). */
export const boxesOf = (g: Aurora, { card, loot }: Enemy): number =>
  (enemyCard(g, card).boxes ?? g.content.loot[loot]?.boxes)?.[Math.max(0, g.content.seats - 2)] ?? 0;

/** Boxes of its shield, with any number of players. */
export const shieldOf = (g: Aurora, { card }: Enemy): number => enemyCard(g, card).shield ?? 0;

/** LA-CVF-2: enemies in a region, by card number. */
export const enemiesIn = (g: Aurora, region: number): Card[] =>
  g.enemies
    .filter(enemy => enemy.region === region)
    .map(enemy => enemy.card)
    .sort((a, b) => a - b);

/** LA-CVF-4, 14, LA-BET-15, FS-JUNK-1, 2: weapons that can still fire, those for ammo or those for an item. */
export const readyWeapons = (g: Aurora, seat: Seat, junk: boolean): number[] => {
  const player = g.players[seat];
  const all = weapons(g, player).filter(slot => isJunk(slotKind(g, player, slot)) === junk);
  return g.phase === 'fire' ? all.filter(slot => !player.fired.includes(slot)) : all;
};

const hasEnemyNear = (g: Aurora, seat: Seat): boolean => g.enemies.some(enemy => enemy.region === regionOf(g, seat));

/** LA-RUL-79. */
export const canAttack = (g: Aurora, seat: Seat, free: boolean): boolean =>
  (free || hasToken(g.players[seat], AMMO)) && hasEnemyNear(g, seat) && readyWeapons(g, seat, false).length > 0;

/** FS-JUNK-2, 5. */
export const canFireJunk = (g: Aurora, seat: Seat): boolean =>
  g.players[seat].items.length > 0 && hasEnemyNear(g, seat) && readyWeapons(g, seat, true).length > 0;

/** LA-CVF-4: a weapon is taken, for this phase. */
export const takeWeapon = (g: Aurora, f: Pick<Shot, 'seat' | 'weapon'>, slot: Slot): void => {
  f.weapon = slot;
  if (g.phase === 'fire') g.players[f.seat].fired.push(slot);
};

export const whyNotWeapon = (g: Aurora, f: Pick<Shot, 'seat'>, slot: Slot): Reason =>
  g.players[f.seat].cargo[slot] === DAMAGE
    ? { key: 'why.weaponDamaged', clause: 'LA-PLC-15' }
    : { key: 'why.weaponFired', clause: 'LA-CVF-14' };

/** FS-STORY-21, 22: after what was told the shot may be called off, and the weapon or its owner gone. */
const canStillFire = (g: Aurora, { seat, weapon }: Shot): boolean =>
  !isHalted(g) && !g.players[seat].out && g.players[seat].cargo[weapon] === EMPTY;

/** LA-CVF-2, 5..13, LA-TIM-8: what follows once a weapon was taken, whatever it was paid with. */
export const SHOT = {
  // FS-STORY-6.
  declare: (g: Aurora, f: Shot): Next => occur(g, { what: 'attack', who: f.seat, weapon: f.weapon }),
  // LA-CVF-2, 5.
  chooseEnemy: {
    about: 'enemy',
    options: (g: Aurora, f: Shot) => (canStillFire(g, f) ? enemiesIn(g, regionOf(g, f.seat)) : []),
    take(_g: Aurora, f: Shot, enemy: Card) {
      f.enemy = enemy;
    },
    whyNot: (): Reason => ({ key: 'why.enemyElsewhere', clause: 'LA-CVF-2' }),
  },
  // LA-CVF-6..10.
  fire(g: Aurora, f: Shot): Next {
    // FS-STORY-22. Called off, or nobody is left to fire at.
    if (f.enemy === NONE) return;
    const player = g.players[f.seat];
    const outcome = turnOutcome(g);
    const result = g.content.outcomes[outcome].player[weaponClass(slotKind(g, player, f.weapon)) - 1];
    const hits = result.damage > 0 ? result.damage + extraHits(g, f.seat, f.free) : 0;
    hitEnemy(g, f.seat, f.enemy, hits, result.jam, outcome);
    if (result.jam) putDamage(g, f.seat, f.weapon);
    const jammed = result.jam ? occur(g, { what: 'jam', who: f.seat, weapon: f.weapon }) : [];
    // LA-CVF-11, 12, LA-RUL-105.
    if (hits > 0) return [gainFame(f.seat, 1), mark(f.seat, f.enemy), ...jammed];
    return result.jam ? jammed : framesOf(g.content.hooks.missed, g, f);
  },
  // LA-DEF-1.
  checkDefeat: (g: Aurora, f: Shot): Next => defeatIfDown(g, f.enemy),
  // LA-OUT-1.
  discardOutcome: (g: Aurora) => settleOutcome(g),
};

type Paid = Pick<Shot, 'seat' | 'free'>;

/** LA-CVF-3: what an attack costs. */
export const PAY_AMMO = {
  // LA-CVF-3, LA-ITC-4. Where cargo is fixed it matters which token is spent.
  chooseAmmo: {
    about: 'slot',
    options: (g: Aurora, f: Paid) =>
      f.free || g.phase !== 'fire' ? [] : distinctSlots(g, f.seat, 'CONVOY', token => token === AMMO),
    take(g: Aurora, f: Paid, slot: Slot) {
      g.players[f.seat].cargo[slot] = EMPTY;
      returnToken(g, AMMO);
      g.events?.push({ type: 'gaveUp', who: f.seat, token: AMMO });
    },
    whyNot: (): Reason => ({ key: 'why.noAmmoThere', clause: 'LA-CVF-3' }),
  },
};

/** LA-CVF-3..12, LA-TIM-8: one attack. */
export const attack = task('attack', (seat: Seat, free: boolean) => ({ seat, free, weapon: NONE, enemy: NONE }), {
  ...PAY_AMMO,
  spendAmmo(g, f) {
    if (f.free || g.phase === 'fire') return;
    pull(g, g.players[f.seat], AMMO);
    returnToken(g, AMMO);
    g.events?.push({ type: 'gaveUp', who: f.seat, token: AMMO });
  },
  // LA-CVF-4.
  chooseWeapon: {
    about: 'weapon',
    options: (g, f) => readyWeapons(g, f.seat, false),
    take: takeWeapon,
    whyNot: whyNotWeapon,
  },
  ...SHOT,
});

/** LA-SUR-GUNNER, LA-ITC-4, LA-RUL-65, 85: extra damage of a shot that has hit. */
export const extraHits = (g: Aurora, seat: Seat, free: boolean): number => {
  if (g.phase !== 'fire') return 0;
  const player = g.players[seat];
  const extra = player.hasHit ? 0 : sumOf(g.content.hooks.firstHit, g, seat);
  player.hasHit = true;
  return extra + (free ? 1 : 0);
};

/** LA-CVF-7, 13, FS-ASG-3: first its shield; damage beyond the free boxes is lost. */
export const wound = (g: Aurora, card: Card, hits: number): void => {
  const enemy = enemyOf(g, card);
  const shield = Math.min(hits, shieldOf(g, enemy) - (enemy.worn ?? 0));
  const free = boxesOf(g, enemy) - enemy.damage;
  for (let i = 0; i < shield; i++) if (takeToken(g, DAMAGE)) enemy.worn = (enemy.worn ?? 0) + 1;
  for (let i = 0; i < Math.min(hits - shield, free); i++) if (takeToken(g, DAMAGE)) enemy.damage++;
};

export const hitEnemy = (g: Aurora, who: Who, card: Card, hits: number, jam: boolean, outcome: number): void => {
  wound(g, card, hits);
  g.events?.push({ type: 'attacked', who, enemy: card, damage: hits, jam, outcome });
};

/** FS-ASG-5. */
const isDown = (g: Aurora, enemy: Enemy): boolean =>
  enemy.damage >= boxesOf(g, enemy) && (enemy.worn ?? 0) >= shieldOf(g, enemy);

/** LA-DEF: all boxes are full. Letters decide who wins the loot, the others get items for their tokens. */
export const defeatIfDown = (g: Aurora, card: Card, by: Who = g.turn): readonly Frame[] => {
  const enemy = g.enemies.find(other => other.card === card);
  if (enemy === undefined || !isDown(g, enemy)) return [];
  // LA-RUL-112. Without any target token nobody wins.
  const outcome = enemy.targets.length > 0 ? turnOutcome(g) : NONE;
  const letters = outcome === NONE ? [] : g.content.outcomes[outcome].letters;
  const decides = letters.find(letter => LETTERS.indexOf(letter) < enemy.targets.length);
  const winner = decides === undefined ? NONE : enemy.targets[LETTERS.indexOf(decides)];
  g.events?.push({ type: 'defeated', enemy: card, winner, outcome });
  // LA-DEF-5, 6.
  for (const who of enemy.targets) if (who !== winner) g.itemsDue[who]++;
  if (winner === NONE) g.lostLoot.push(enemy.loot);
  else contender(g, winner).winLoot(g, winner, enemy.loot);
  removeEnemy(g, enemy, g.phase === 'fire' && g.content.house.targetReturn === 'endOfStep');
  return occur(g, { what: 'defeat', who: by });
};

/** LA-DEF-7, 8, LA-EDI-2: an enemy leaves the map; tokens go home, at once or at the end of the step. */
export const removeEnemy = (g: Aurora, enemy: Enemy, tokensLater: boolean): void => {
  for (const who of enemy.targets) {
    if (tokensLater) g.targetsDue[who]++;
    else changeTargets(g, who, 1);
  }
  returnToken(g, DAMAGE, enemy.damage + (enemy.worn ?? 0));
  g.enemies.splice(g.enemies.indexOf(enemy), 1);
  g.removed.push(enemy.card);
};
