import type { Seat } from '@lastroad/kernel';
import { automaNow, automaPace, automaPoints } from '../modules/automa/insight.ts';
import { damageAhead } from '../modules/deck/insight.ts';
import { pvpWorth } from '../modules/pvp/insight.ts';
import { storyWorth } from '../modules/stories/insight.ts';
import { HAND } from '../rules/items.ts';
import type { Aurora } from '../state.ts';
import { abilityWorth, cleanWorth, crewWorth, illnessOf, leastLoss } from './crew.ts';
import { fightWorth } from './fight.ts';
import { type Ledger, newLedger, takeStock } from './ledger.ts';
import { clearOutlook, considerConvoy, outlook } from './outlook.ts';
import {
  ARMOUR_WORTH,
  DAMAGE_COST,
  FOOD_WORTH,
  GROWING_WORTH,
  ITEM_EACH_ROUND,
  ITEM_WORTH,
  MORE_FOOD,
  MORE_ROOM,
  ROOM_WORTH,
  SPILLED,
} from './prices.ts';
import { inTime, lookAhead, newTravel, type Travel, wayAhead, wayWorth } from './road.ts';
import { findUnderway, type Underway } from './underway.ts';

/** Most seats at a table. Kept between evaluations, so that nothing is allocated for one. */
const SEATS = 4;
const ledgers: readonly Ledger[] = Array.from({ length: SEATS }, newLedger);
const travels: readonly Travel[] = Array.from({ length: SEATS }, newTravel);

/** How well a seat stands: its part of the win if points are as uncertain as the rounds to come make them. */
export const evaluate = (g: Aurora, seat: Seat): number => {
  if (g.players[seat].out) return 0;
  const u = findUnderway(g);
  survey(g, u);
  const mine = prospect(g, seat, u);
  const scale = 1.1 + 0.9 * Math.sqrt(outlook.rounds + (g.phase === 'explore' ? 1 : 0));
  if (g.automa !== null) return 1 / (1 + Math.exp((automaPoints(g, outlook) + 0.5 - mine) / scale));
  let others = 0;
  for (let other = 0; other < g.players.length; other++) {
    if (other !== seat && !g.players[other].out) others += Math.exp((prospect(g, other, u) - mine) / scale);
  }
  return 1 / (1 + others);
};

/** Counts every convoy, then asks how the game will end. */
const survey = (g: Aurora, u: Underway): void => {
  clearOutlook(g);
  const most = outlook.rounds;
  for (let seat = 0; seat < g.players.length; seat++) {
    const player = g.players[seat];
    if (player.out) continue;
    takeStock(g, player, ledgers[seat]);
    const travel = travels[seat];
    lookAhead(g, seat, ledgers[seat], u, travel);
    const early = inTime(g, seat);
    considerConvoy(g, travel.rank, wayAhead(travel, 0, early), wayAhead(travel, most, early));
  }
  if (g.automa !== null) {
    const now = automaNow(g);
    considerConvoy(g, g.content.map.nodes[g.automa.node].rank, now, now + most * automaPace(g));
  }
};

/** Points a seat may expect to end with, but for those that all have alike. */
const prospect = (g: Aurora, seat: Seat, u: Underway): number => {
  const player = g.players[seat];
  const ledger = ledgers[seat];
  const { rounds, reached } = outlook;
  const isOwn = u.seat === seat;
  const exploring = g.phase === 'explore';
  let points = wayWorth(travels[seat], rounds, inTime(g, seat)) + g.content.fame[player.fame];
  points +=
    Math.min(HAND + ledger.pockets, player.items.length + (isOwn ? u.items : 0)) *
    (rounds > 0 || exploring ? ITEM_WORTH : 1);
  points += ledger.fame + abilityWorth(g, player, rounds);
  points += reached * cleanWorth(g, player, rounds) + (1 - reached) * ledger.sound;
  points += crewWorth(g, seat, rounds) + storesWorth(ledger, rounds + (exploring ? 0.8 : 0), isOwn ? u : null);
  points += pvpWorth(g, seat, ledger.damage) + storyWorth(g, seat);
  points += fightWorth(g, seat, ledger, isOwn ? u.ammo : 0, rounds);
  points -= DAMAGE_COST * damageAhead(g, seat);
  if (!isOwn) return points;
  if (u.losses > 0) points -= u.losses * leastLoss(g, seat, rounds);
  return points + u.worth + 0.3 * Math.min(u.repairs, ledger.damage) + 0.4 * Math.min(u.cures, illnessOf(g, player));
};

/** Food, room, armour: what helps in the time to come. */
const storesWorth = (ledger: Ledger, time: number, u: Underway | null): number => {
  const food = ledger.food + (u === null ? 0 : u.food);
  const held = u === null ? 0 : u.fuel + u.food + u.ammo + u.people;
  const room = Math.max(0, ledger.room - held);
  const stores =
    FOOD_WORTH * Math.min(food, 1) +
    MORE_FOOD * Math.min(Math.max(food - 1, 0), 2) +
    ROOM_WORTH * Math.min(room, 1) +
    MORE_ROOM * Math.min(Math.max(room - 1, 0), 2.5);
  const lasting =
    0.3 * ledger.greenhouse +
    ITEM_EACH_ROUND * ledger.workshop +
    ARMOUR_WORTH * Math.min(ledger.armour, 3) +
    GROWING_WORTH * Math.min(ledger.growing, 3);
  return Math.min(1, time) * stores + time * lasting - SPILLED * Math.max(0, held - ledger.places);
};
