import { type Seat, sumOf } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { type Aurora, DAMAGE, FOOD, NONE, type Player, POSITIONS, SLOTS_PER_CARD } from '../state.ts';
import { countPrinted, countSlots, countTokens, firstSlot } from '../verbs/convoy.ts';
import { nodeOf, rankOf } from '../verbs/order.ts';
import { distance, tracksOf } from '../verbs/roads.ts';
import { crew } from '../verbs/survivors.ts';
import { isReached } from './end-of-round.ts';

/** What a score is made of, in the order of the rulebook. */
export interface Score {
  readonly distance: number;
  readonly fame: number;
  readonly items: number;
  readonly slots: number;
  readonly abilities: number;
  /** Clean survivors if the Aurora was reached, else undamaged convoy cards. */
  readonly last: number;
}

const sum = (score: Score): number =>
  score.distance + score.fame + score.items + score.slots + score.abilities + score.last;

/** LA-LTC-3: most food that a slot turns into fame. */
const FOOD_FAME = 2;
/** FS-LOOT-9, 10: most Asgard armour that a slot turns into fame; damaged armour counts. */
const ARMOUR_FAME = 2;

/** LA-RUL-80: the last-placed convoy; of several the one furthest left on the track. */
const lastPlaced = (g: Aurora): Who => g.track.reduce((last, who) => (rankOf(g, who) < rankOf(g, last) ? who : last));

/** LA-SCO-2, 3, LA-RUL-81: waypoints ahead of the last-placed convoy, by roads which that one could use. */
export const lead = (g: Aurora, who: Who): number => {
  const last = lastPlaced(g);
  if (rankOf(g, who) <= rankOf(g, last)) return 0;
  return distance(g, nodeOf(g, last), nodeOf(g, who), tracksOf(g, last));
};

/** LA-SCO-6: fame on undamaged special slots. */
const slotFame = (g: Aurora, player: Player): number =>
  countSlots(g, player, 'fame1') +
  2 * countSlots(g, player, 'fame2') +
  countSlots(g, player, 'famePerFood') * Math.min(FOOD_FAME, countTokens(player, FOOD)) +
  countSlots(g, player, 'famePerAsgard') * Math.min(ARMOUR_FAME, countPrinted(g, player, 'asgardArmour'));

/** LA-SCO-8: convoy cards without damage. */
const soundCards = (player: Player): number => {
  let count = 0;
  for (let position = 0; position < POSITIONS; position++) {
    if (player.convoy[position] === NONE) continue;
    const first = firstSlot(position);
    if (!player.cargo.slice(first, first + SLOTS_PER_CARD).includes(DAMAGE)) count++;
  }
  return count;
};

/** LA-SCO-7, 9, 10: before the end, as if it were now. */
export const wasReached = (g: Aurora): boolean => (g.phase === 'over' ? g.reached : isReached(g));

/** LA-SCO-2..9. */
export const scoreOf = (g: Aurora, seat: Seat): Score => {
  const player = g.players[seat];
  if (player.out) return { distance: 0, fame: 0, items: 0, slots: 0, abilities: 0, last: 0 };
  return {
    distance: lead(g, seat),
    fame: g.content.fame[player.fame],
    items: player.items.length,
    slots: slotFame(g, player),
    abilities: sumOf(g.content.hooks.fame, g, seat),
    last: wasReached(g) ? crew(player).filter(s => g.contamination[s] === 0).length : soundCards(player),
  };
};

export const scores = (g: Aurora): number[] => g.players.map((_, seat) => sum(scoreOf(g, seat)));

/** LA-SCO-1, LA-TIE, LA-RUL-26, LA-AUZ-10: the eliminated are last; one alone must beat a bar. */
export const places = (g: Aurora): number[] => {
  const points = scores(g);
  const { hooks } = g.content;
  if (hooks.bar.length > 0) return [!g.players[0].out && points[0] > sumOf(hooks.bar, g) ? 1 : 2];
  return g.players.map((player, seat) => {
    if (player.out) return g.players.length;
    return 1 + g.players.filter((other, rival) => !other.out && isBetter(g, points, rival, seat)).length;
  });
};

const isBetter = (g: Aurora, points: readonly number[], a: Seat, b: Seat): boolean => {
  if (points[a] !== points[b]) return points[a] > points[b];
  if (rankOf(g, a) !== rankOf(g, b)) return rankOf(g, a) > rankOf(g, b);
  return g.track.indexOf(a) > g.track.indexOf(b);
};
