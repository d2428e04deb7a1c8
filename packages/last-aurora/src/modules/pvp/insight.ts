import { isOf, type Seat, yetTo } from '@lastroad/kernel';
import type { PvpSymbol } from '../../cards.ts';
import { convoyFire, firePhase } from '../../rules/fire.ts';
import { type Aurora, NONE } from '../../state.ts';
import { raid, raidWithJunk } from './raid.ts';
import { reap } from './reap.ts';

/** What a sign of the aggression track is worth to whoever has passed it, about; a repair only if there is damage. */
const SIGNS: Readonly<Record<PvpSymbol, number>> = { fame: 1, repair: 0.35, item: 0.95, disgrace: 0.35 };
/** Damage may come yet, before the signs are paid. */
const IDLE_REPAIR = 0.08;
/** Damage that the next attack does not do. */
const EVADED = 0.1;

const firesLater = yetTo(firePhase, 'spoils');

/** Whether there is a player in the region to fire at. */
export const hasRival = (g: Aurora, seat: Seat): boolean => {
  if (g.pvp === undefined) return false;
  const { nodes } = g.content.map;
  const { region } = nodes[g.players[seat].node];
  for (let other = 0; other < g.players.length; other++) {
    const player = g.players[other];
    if (other !== seat && !player.out && nodes[player.node].region === region) return true;
  }
  return false;
};

/** Whether a turn of Convoy fire is over: ammo that is left is for later rounds. */
export const hasHeldFire = (g: Aurora, seat: Seat): boolean => {
  if (g.pvp === undefined || g.phase !== 'fire' || g.turn === seat) return false;
  for (let i = 0; i < g.stack.length; i++) {
    const frame = g.stack[i];
    if (isOf(convoyFire, frame)) return !frame.order.includes(seat);
    if (isOf(firePhase, frame) && !firesLater(frame)) return true;
  }
  return false;
};

/** Steps that an attack under way will still bring to both tokens, if there is room for all its damage. */
let attacker = NONE;
let victim = NONE;
let steps = 0;
/** Cells that somebody has already been paid for. */
let payee = NONE;
let paid = 0;

const lookAround = (g: Aurora): void => {
  attacker = NONE;
  victim = NONE;
  steps = 0;
  payee = NONE;
  paid = 0;
  for (let i = 0; i < g.stack.length; i++) {
    const frame = g.stack[i];
    if (isOf(raid, frame) || isOf(raidWithJunk, frame)) {
      attacker = frame.seat;
      victim = frame.victim;
      steps = frame.placed + frame.left;
    } else if (isOf(reap, frame)) {
      payee = frame.seat;
      paid = frame.cell;
    }
  }
};

/** What the tokens of a seat stand for, whose convoy has so much damage. */
export const pvpWorth = (g: Aurora, seat: Seat, damage: number): number => {
  const { pvp } = g;
  if (pvp === undefined) return 0;
  lookAround(g);
  const { evade, aggression } = g.content.pvpCard;
  const passed = Math.min(aggression.length, pvp.aggression[seat] + (attacker === seat ? steps : 0));
  let worth = 0;
  let repairs = 0;
  for (let cell = payee === seat ? paid : 0; cell < passed; cell++) {
    const sign = aggression[cell];
    worth += sign === 'repair' && ++repairs > damage ? IDLE_REPAIR : SIGNS[sign];
  }
  const cell = Math.min(evade.length - 1, pvp.evade[seat] + (victim === seat ? steps : 0));
  return worth + EVADED * evade[cell];
};
