import { isOf, type Seat } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { deckSpeed } from '../modules/deck/insight.ts';
import { movementPhase } from '../rules/movement.ts';
import { type Aurora, NONE } from '../state.ts';
import { crewSpeed } from './crew.ts';
import type { Ledger } from './ledger.ts';
import { FUEL_WORTH } from './prices.ts';
import type { Underway } from './underway.ts';

/** What a seat may expect of the road. */
export interface Travel {
  /** Main-road index it stands at, with the move under way. */
  rank: number;
  /** Whether it has this round's move before it. */
  toMove: boolean;
  fuel: number;
  /** Waypoints of a move now, and of one in a later round. */
  speed: number;
  later: number;
}

export const newTravel = (): Travel => ({ rank: 0, toMove: false, fuel: 0, speed: 0, later: 0 });

/** Fuel that comes in, in a round, and how likely it is to come in time when the tank is empty. */
const INCOME = 0.55;
const IN_TIME = 0.45;
const WITHOUT_WHEEL = 0.35;
/** Share of the rounds to come in which somebody drives who has no fuel for them yet. */
const LATER = 0.45;

/** Whether a seat or the Automa has not yet begun its movement turn in this round. */
export const hasTurnAhead = (g: Aurora, who: Who): boolean => {
  if (g.phase === 'setup' || g.phase === 'explore' || g.phase === 'rest') return true;
  if (g.phase !== 'movement') return false;
  for (let i = 0; i < g.stack.length; i++) {
    const frame = g.stack[i];
    if (isOf(movementPhase, frame)) return frame.order.includes(who);
  }
  return false;
};

/** Whether a seat has this round's move before it: it may be its turn already. */
const isToMove = (g: Aurora, seat: Seat, u: Underway): boolean =>
  g.phase === 'movement' && g.turn === seat ? u.seat !== seat || !u.moved : hasTurnAhead(g, seat);

/** Where a seat stands, how fast it is, and what is in its tank. */
export const lookAhead = (g: Aurora, seat: Seat, ledger: Ledger, u: Underway, travel: Travel): void => {
  const player = g.players[seat];
  const { nodes } = g.content.map;
  const isOwn = u.seat === seat;
  travel.rank = nodes[player.node].rank;
  if (isOwn && u.goal !== NONE) travel.rank = nodes[u.goal].rank;
  else if (isOwn) travel.rank += u.points;
  travel.toMove = isToMove(g, seat, u);
  travel.fuel = ledger.fuel + (isOwn ? u.fuel : 0);
  const wheel = ledger.wheel ? 1 : WITHOUT_WHEEL;
  travel.speed = wheel * (ledger.speed + crewSpeed(g, player, true));
  if (travel.toMove) travel.speed = Math.max(0, travel.speed + deckSpeed(g, seat));
  travel.later = ledger.speed + crewSpeed(g, player, false) - 0.3 * (1 - wheel);
  if (g.turn === seat && g.phase === 'movement') {
    travel.speed += g.speedBonus;
    if (g.freeStart && travel.toMove) travel.fuel++;
  }
};

/** Waypoints a seat will make, in this round and so many others. */
export const wayAhead = (t: Travel, rounds: number, inTime: number): number => {
  let way = 0;
  let { fuel } = t;
  if (t.toMove) {
    way = fuel >= 1 ? t.speed : inTime * t.speed;
    fuel = Math.max(0, fuel - 1);
  }
  if (rounds <= 0) return way + (t.toMove ? fuel : 0);
  const tank = fuel + INCOME * rounds;
  const moves = Math.min(rounds, tank);
  return way + moves * t.later + 0.85 * (tank - moves);
};

/** Points for the way made and to be made. */
export const wayWorth = (t: Travel, rounds: number, inTime: number): number => {
  let { fuel } = t;
  let worth = t.rank;
  if (t.toMove) {
    worth += t.speed * (fuel >= 1 ? 1 : inTime);
    fuel = Math.max(0, fuel - 1);
  }
  if (rounds <= 0) return worth + (t.toMove ? fuel : 0);
  const useful = Math.min(fuel, 1 + 1.5 * rounds);
  return worth + Math.min(1, rounds) * FUEL_WORTH * useful + 0.4 * (fuel - useful) + LATER * rounds * t.later;
};

/** How likely an empty tank is filled before this round's move. */
export const inTime = (g: Aurora, seat: Seat): number =>
  g.phase === 'explore' && g.players[seat].active.length > 0 ? IN_TIME : 0;
