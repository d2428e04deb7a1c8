import type { Seat } from '@lastroad/kernel';
import { AUTOMA, type Aurora, FUEL, NONE } from '../state.ts';
import { crewSpeed } from './crew.ts';
import type { Ledger } from './ledger.ts';
import { likely } from './odds.ts';
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

/** Whether a seat has not yet had its movement turn in this round. */
const hasToMove = (g: Aurora, seat: Seat, u: Underway): boolean => {
  if (g.phase === 'setup' || g.phase === 'explore' || g.phase === 'rest') return true;
  if (g.phase !== 'movement') return false;
  if (g.turn === seat) return u.seat !== seat || !u.moved;
  for (let i = 0; i < g.stack.length; i++) {
    if (g.stack[i].task === 'movementPhase') return (g.stack[i] as unknown as { order: number[] }).order.includes(seat);
  }
  return false;
};

export const lookAhead = (g: Aurora, seat: Seat, ledger: Ledger, u: Underway, travel: Travel): void => {
  const player = g.players[seat];
  const { nodes } = g.content.map;
  const isOwn = u.seat === seat;
  travel.rank = nodes[player.node].rank;
  if (isOwn && u.goal !== NONE) travel.rank = nodes[u.goal].rank;
  else if (isOwn) travel.rank += u.points;
  travel.toMove = hasToMove(g, seat, u);
  travel.fuel = ledger.fuel + (isOwn ? u.fuel : 0);
  const wheel = ledger.wheel ? 1 : WITHOUT_WHEEL;
  travel.speed = wheel * (ledger.speed + crewSpeed(g, player, true));
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

/** How likely an empty tank is filled before this round's move. */
export const inTime = (g: Aurora, seat: Seat): number =>
  g.phase === 'explore' && g.players[seat].active.length > 0 ? IN_TIME : 0;

/** How the game may end. */
export interface Outlook {
  /** How likely somebody reaches the Aurora. */
  reached: number;
  /** Rounds after this one. */
  rounds: number;
}

export const outlook: Outlook = { reached: 0, rounds: 0 };

export const clearOutlook = (g: Aurora): void => {
  outlook.reached = 0;
  outlook.rounds = lastDock(g) - g.dock;
};

const lastDock = (g: Aurora): number => g.content.map.docks[0].length - 1;

/** Takes one convoy into account: where it will be in the last round, and whether the Aurora is there or before. */
export const considerConvoy = (g: Aurora, rank: number, now: number, all: number): void => {
  const docks = g.content.map.docks[g.red ? 1 : 0];
  const { nodes } = g.content.map;
  const most = lastDock(g) - g.dock;
  const dock = nodes[docks[g.dock]].rank;
  const end = nodes[docks[lastDock(g)]].rank;
  const margin = rank + all - end;
  const spread = 0.35 + 0.7 * Math.sqrt(most + (now > 0 ? 1 : 0));
  outlook.reached = 1 - (1 - outlook.reached) * (1 - likely(margin / spread));
  // How many rounds it takes: what it lacks after this round is made up at its pace, while the Aurora moves on.
  const lacks = dock - rank - now;
  if (lacks <= 0) outlook.rounds = 0;
  else if (most > 0) {
    const gains = Math.max(0.1, (all - now) / most - (end - dock) / most);
    outlook.rounds = Math.min(outlook.rounds, lacks / gains);
  }
};

const AUTOMA_FUEL = 1.2;

/** The Automa's pace (LA-AUM-2, 3): what it has, and what it usually finds. */
export const automaPace = (g: Aurora): number => {
  const rival = g.automa;
  if (rival === null) return 0;
  let speed = g.content.automaBoard.speed;
  const { rows } = g.content.automaBoard;
  const wide = rows[0].slots.length;
  for (let slot = 0; slot < rival.damage.length; slot++) {
    if (!rival.damage[slot] && rows[Math.floor(slot / wide)].slots[slot % wide] === 'speed') speed++;
  }
  return speed + AUTOMA_FUEL;
};

/** Whether the Automa has this round's move before it, and what it has in the tank for it. */
export const automaNow = (g: Aurora): number => {
  const rival = g.automa;
  if (rival === null) return 0;
  const toMove =
    g.phase === 'setup' || g.phase === 'explore' || g.phase === 'rest' || (g.phase === 'movement' && automaIsNext(g));
  return toMove
    ? automaPace(g) - AUTOMA_FUEL + rival.stock[FUEL] + (g.phase === 'explore' ? 0.2 * rival.pile.length : 0)
    : 0;
};

const automaIsNext = (g: Aurora): boolean => {
  for (let i = 0; i < g.stack.length; i++) {
    if (g.stack[i].task === 'movementPhase')
      return (g.stack[i] as unknown as { order: number[] }).order.includes(AUTOMA);
  }
  return false;
};
