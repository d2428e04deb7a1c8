import { andAgain, type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { AmbushPart, Area, EnemyCard } from '../cards.ts';
import type { Who } from '../events.ts';
import { type Aurora, type Card, DAMAGE, EMPTY, NONE, task } from '../state.ts';
import { pull } from '../verbs/cargo.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { contender } from '../verbs/contenders.ts';
import {
  distinctSlots,
  hasResource,
  hasToken,
  positionOf,
  RESOURCES,
  slotKind,
  soundSlots,
  weaponClass,
  weapons,
} from '../verbs/convoy.ts';
import { damage, damageSlot, hit, putDamage } from '../verbs/damage.ts';
import { rankOf, regionOf, whoIsIn } from '../verbs/order.ts';
import { inSupply, returnToken } from '../verbs/supply.ts';
import { enemyCard } from './targets.ts';

/** LA-AMB: the enemies of the row fall upon the region of the leading convoy. */
export const ambushStep = task('ambushStep', () => ({ enemies: [] as Card[], region: NONE }), {
  // LA-AMB-1..3, 6, 7. All are placed first, from the left, each with a loot card.
  place(g, f) {
    f.region = regionOf(g, g.track[g.track.length - 1]);
    for (let space = 0; space < g.row.length; space++) {
      const card = g.row[space];
      if (card === NONE || g.content.cards[card].kind !== 'enemy') continue;
      g.row[space] = NONE;
      const loot = g.lootDeck.pop() as Card;
      g.enemies.push({ card, region: f.region, loot, damage: 0, targets: [] });
      g.events?.push({ type: 'ambushed', enemy: card, region: f.region });
      f.enemies.push(card);
    }
  },
  // LA-AMB-5, 11.
  resolve: (g, f): Next => f.enemies.flatMap(card => ambushAll(g, card, f.region)),
});

/** LA-AMB-5, LA-ENF-6: one enemy's ambush on everybody in the region, in direct order. */
export const ambushAll = (g: Aurora, enemy: Card, region: number): Frame[] =>
  whoIsIn(g, region).map(who => contender(g, who).ambush(who, enemy));

/** FS-ENM-7: nobody on the whole board is further ahead. */
const leads = (g: Aurora, who: Who): boolean => g.track.every(other => rankOf(g, other) <= rankOf(g, who));

/** LA-ENM, FS-ENM: the ways in which somebody may suffer the ambush of an enemy. */
export const waysFor = (g: Aurora, who: Who, enemy: Card): EnemyCard['ambush'] => {
  const { ambush, onLeaders } = enemyCard(g, enemy);
  return onLeaders !== undefined && leads(g, who) ? onLeaders : ambush;
};

/** LA-ENM, FS-ENM: what the ambush does to one convoy; where there is a choice, its owner makes it. */
export const sufferAmbush = task('sufferAmbush', (seat: Seat, enemy: Card) => ({ seat, enemy }), {
  chooseWay: {
    about: 'ambush',
    options(g, f) {
      const player = g.players[f.seat];
      // LA-SUR-RENEGADE-1.
      if (player.out || player.ignored.includes(f.enemy)) return [];
      const ways = waysFor(g, f.seat, f.enemy);
      return ways.map((_, way) => way).filter(way => canSuffer(g, f.seat, ways[way]));
    },
    take(g, f, way): Next {
      return hit(
        g,
        f.seat,
        waysFor(g, f.seat, f.enemy)[way].flatMap(part => suffer(g, f.seat, part)),
      );
    },
    whyNot: () => ({ key: 'why.noResourceToGive', clause: 'LA-ENM-4' }),
  },
});

const canSuffer = (g: Aurora, seat: Seat, parts: readonly AmbushPart[]): boolean =>
  parts.every(part => !('discard' in part) || hasResource(g.players[seat]));

const suffer = (g: Aurora, seat: Seat, part: AmbushPart): readonly Frame[] => {
  if ('damage' in part) return areasOf(g, part.area).map(area => damage(seat, part.damage, area));
  if ('contamination' in part) return [contaminate(seat, part.contamination, 'crew')];
  if ('resting' in part) return g.players[seat].rest.map(s => contaminate(seat, part.resting, s));
  if ('weapons' in part) return Array.from({ length: part.weapons }, () => damageWeapon(seat));
  return 'cards' in part ? [damageCards(seat, part.cards)] : [surrender(seat)];
};

/** Areas of several columns, and those columns. */
const COLUMNS: Readonly<Partial<Record<Area, readonly Area[]>>> = {
  LEFT_COLUMNS: ['LEFT_COLUMN', 'SECOND_COLUMN'],
  CENTRAL_COLUMNS: ['SECOND_COLUMN', 'THIRD_COLUMN'],
};

/** FS-ENM-0, FS-RUL-16: several columns are one area; by the other reading each of them is hit. */
const areasOf = (g: Aurora, area: Area): readonly Area[] =>
  (g.content.house.columnDamage === 'perColumn' && COLUMNS[area]) || [area];

/** FS-ENM-3: the undamaged weapon of highest value; of several its owner chooses one. */
export const damageWeapon = task('damageWeapon', (seat: Seat) => ({ seat }), {
  chooseWeapon: {
    about: 'weapon',
    options: (g, f) => (inSupply(g, DAMAGE) ? bestWeapons(g, f.seat) : []),
    take: (g, f, slot) => putDamage(g, f.seat, slot),
    whyNot: (g, f, slot) =>
      g.players[f.seat].cargo[slot] === DAMAGE
        ? { key: 'why.weaponDamaged', clause: 'LA-PLC-15' }
        : { key: 'why.weaponOutclassed', clause: 'FS-ENM-3' },
  },
});

const bestWeapons = (g: Aurora, seat: Seat): number[] => {
  const player = g.players[seat];
  const rank = (slot: number): number => weaponClass(slotKind(g, player, slot));
  const all = weapons(g, player);
  const best = Math.max(...all.map(rank));
  return all.filter(slot => rank(slot) === best);
};

/** FS-ENM-5, FS-RUL-40: one damage on each of so many different cards, as far as there are any. */
export const damageCards = task('damageCards', (seat: Seat, left: number) => ({ seat, left, hit: [] as number[] }), {
  chooseSlot: {
    about: 'slot',
    options(g, f) {
      if (f.left === 0 || !inSupply(g, DAMAGE)) return [];
      return soundSlots(g, f.seat, 'CONVOY').filter(slot => !f.hit.includes(positionOf(slot)));
    },
    take(g, f, slot): Next {
      f.left--;
      f.hit.push(positionOf(slot));
      return andAgain(damageSlot(g, f.seat, slot));
    },
    whyNot(g, f, slot) {
      if (g.players[f.seat].cargo[slot] === DAMAGE) return { key: 'why.alreadyDamaged', clause: 'LA-PLC-9' };
      return f.hit.includes(positionOf(slot))
        ? { key: 'why.cardHit', clause: 'FS-ENM-5' }
        : { key: 'why.likeAnother', clause: 'LA-PLC-16' };
    },
  },
});

/** LA-ENM-4: discard a resource of choice. */
export const surrender = task('surrender', (seat: Seat) => ({ seat }), {
  // LA-PLC-8, LA-OPT-29. Where cargo is fixed it matters which token it is.
  chooseSlot: {
    about: 'slot',
    options: (g, f) =>
      g.content.house.surrendered === 'token'
        ? distinctSlots(g, f.seat, 'CONVOY', token => RESOURCES.includes(token))
        : [],
    take(g, f, slot) {
      const { cargo } = g.players[f.seat];
      const token = cargo[slot];
      cargo[slot] = EMPTY;
      returnToken(g, token);
      g.events?.push({ type: 'gaveUp', who: f.seat, token });
    },
    whyNot: () => ({ key: 'why.noResourceThere', clause: 'LA-ENM-4' }),
  },
  chooseToken: {
    about: 'token',
    options: (g, f) =>
      g.content.house.surrendered === 'kind' ? RESOURCES.filter(token => hasToken(g.players[f.seat], token)) : [],
    take(g, f, token) {
      pull(g, g.players[f.seat], token);
      returnToken(g, token);
      g.events?.push({ type: 'gaveUp', who: f.seat, token });
    },
    whyNot: () => ({ key: 'why.noSuchToken', clause: 'LA-ENM-4' }),
  },
});
