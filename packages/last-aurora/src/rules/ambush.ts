import { type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { AmbushPart } from '../cards.ts';
import { type Aurora, type Card, EMPTY, NONE, task } from '../state.ts';
import { pull } from '../verbs/cargo.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { contender } from '../verbs/contenders.ts';
import { distinctSlots, hasResource, hasToken, RESOURCES } from '../verbs/convoy.ts';
import { damage } from '../verbs/damage.ts';
import { regionOf, whoIsIn } from '../verbs/order.ts';
import { returnToken } from '../verbs/supply.ts';
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

/** LA-ENM: what the ambush does to one convoy; where there is a choice, its owner makes it. */
export const sufferAmbush = task('sufferAmbush', (seat: Seat, enemy: Card) => ({ seat, enemy }), {
  chooseWay: {
    about: 'ambush',
    options(g, f) {
      const player = g.players[f.seat];
      // LA-SUR-RENEGADE-1.
      if (player.out || player.ignored.includes(f.enemy)) return [];
      const { ambush } = enemyCard(g, f.enemy);
      return ambush.map((_, way) => way).filter(way => canSuffer(g, f.seat, ambush[way]));
    },
    take(g, f, way): Next {
      return enemyCard(g, f.enemy).ambush[way].map(part => suffer(f.seat, part));
    },
    whyNot: () => ({ key: 'why.noResourceToGive', clause: 'LA-ENM-4' }),
  },
});

const canSuffer = (g: Aurora, seat: Seat, parts: readonly AmbushPart[]): boolean =>
  parts.every(part => !('discard' in part) || hasResource(g.players[seat]));

const suffer = (seat: Seat, part: AmbushPart): Frame => {
  if ('damage' in part) return damage(seat, part.damage, part.area);
  return 'contamination' in part ? contaminate(seat, part.contamination, 'crew') : surrender(seat);
};

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
