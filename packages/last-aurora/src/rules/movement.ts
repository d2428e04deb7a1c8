import { AGAIN, type Next, type Seat, sumOf, together } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { ARRANGE, type Aurora, FOOD, FUEL, NONE, type Token, TRUCK, task } from '../state.ts';
import { canSeatDriver, driverSlot, pull } from '../verbs/cargo.ts';
import { contender } from '../verbs/contenders.ts';
import { convoyCard, countSlots, countTokens, hasToken } from '../verbs/convoy.ts';
import { damage } from '../verbs/damage.ts';
import { isHalted, isHeard, occur } from '../verbs/occasions.ts';
import { directOrder, regionOf, seatsLeft, updateOrder } from '../verbs/order.ts';
import { beginPhase } from '../verbs/phases.ts';
import { canDrive, reachable } from '../verbs/roads.ts';
import { returnToken } from '../verbs/supply.ts';
import { actsNow, takeAct, whyNoAct } from './acts.ts';
import { arrange, getReady } from './arrange.ts';
import { drive } from './drive.ts';
import { endBoosts } from './exploration.ts';
import { atOnce, usableItems, useItem } from './items.ts';
import { seatTheDriver } from './wheel.ts';

/** What may be done on a movement turn, beside acts of others. */
export const MOVE = 0;
export const MOVE_ITEM = 3;
export const STAY = 4;
export const END_MOVE = 5;

/** LA-MOV-1, LA-TOU: movement turns in direct order, then the new order. */
export const movementPhase = task('movementPhase', () => ({ order: [] as Who[] }), {
  begin(g, f): Next {
    f.order.push(...directOrder(g));
    return beginPhase(g, 'movement');
  },
  turns(g, f): Next {
    const who = f.order.shift();
    if (who === undefined) return;
    if (!g.track.includes(who)) return AGAIN;
    return [...occur(g, { what: 'turn', who }), contender(g, who).move(who), AGAIN];
  },
  close: g => endBoosts(g),
  reorder: g => updateOrder(g),
  // From now on cargo stays where it is (LA-PLC-8).
  getReady(g): Next {
    const isThreatened = (seat: Seat): boolean => g.content.hooks.threat.some(fires => fires(g, seat));
    const seats = seatsLeft(g).filter(seat => isInDanger(g, seat) || isThreatened(seat));
    if (seats.length > 0) return together(seats, seat => getReady(seat));
  },
});

export const isInDanger = (g: Aurora, who: Who): boolean => {
  const region = regionOf(g, who);
  if (g.enemies.some(enemy => enemy.region === region)) return true;
  const ambush = g.row.some(card => card !== NONE && g.content.cards[card].kind === 'enemy');
  return ambush && regionOf(g, g.track[g.track.length - 1]) === region;
};

/** LA-TIM-6: abilities and items, the driver, fuel, speed, the way; what Nitromethane does to the truck; items again. */
export const movementTurn = task('movementTurn', (seat: Seat) => ({ seat, moving: false }), {
  begin(g, f): Next {
    g.turn = f.seat;
    g.speedBonus = 0;
    g.freeStart = false;
    g.players[f.seat].mres = 0;
    if (isHeard(g) && canMove(g, f.seat)) return occur(g, { what: 'move0', who: f.seat });
  },
  chooseAct: {
    about: 'moveAct',
    always: true,
    options(g, f) {
      if (g.players[f.seat].out || isHalted(g)) return [];
      const acts = actsNow(g, f.seat);
      if (canMove(g, f.seat)) acts.push(MOVE);
      if (usableItems(g, f.seat).length > 0) acts.push(MOVE_ITEM);
      if (acts.length === 0 && g.players[f.seat].items.length === 0) return [];
      return (canMove(g, f.seat) && mustMove(g, f.seat) ? acts : [...acts, STAY]).sort((a, b) => a - b);
    },
    asides: () => [ARRANGE],
    take(g, f, act): Next {
      switch (act) {
        case MOVE:
          f.moving = true;
          return [seatTheDriver(f.seat), startMoving(f.seat)];
        case MOVE_ITEM:
          return [useItem(f.seat), AGAIN];
        case ARRANGE:
          return [arrange(f.seat), AGAIN];
        case STAY:
          g.freeStart = false;
          return;
        default:
          return takeAct(g, f.seat, act);
      }
    },
    whyNot: (g, f, act) => whyNotAct(g, f.seat, act),
  },
  // LA-ITC-5, LA-RUL-69.
  burn: (g, f): Next => [
    ...(f.moving ? [] : occur(g, { what: 'stay', who: f.seat })),
    ...(g.freeStart ? [damage(f.seat, 1, 'TRUCK')] : []),
  ],
  // LA-ITM-5, LA-RUL-111, LA-OPT-28. The turn is not over with the move. Whoever holds items is asked.
  afterwards: {
    about: 'moveAct',
    always: true,
    options(g, f) {
      const player = g.players[f.seat];
      const asked = f.moving && player.items.length > 0 && g.content.house.itemsAfterMove === 'yes';
      if (!asked) return [];
      return usableItems(g, f.seat, atOnce).length > 0 ? [MOVE_ITEM, END_MOVE] : [END_MOVE];
    },
    asides: () => [ARRANGE],
    take(_g, f, act): Next {
      if (act === MOVE_ITEM) return [useItem(f.seat, false, true), AGAIN];
      if (act === ARRANGE) return [arrange(f.seat), AGAIN];
    },
    whyNot: (_g, _f, act) =>
      act === MOVE_ITEM ? { key: 'why.noItemNow', clause: 'LA-ITM-5' } : { key: 'why.moveIsOver', clause: 'LA-TIM-6' },
  },
  close(g) {
    g.turn = NONE;
    g.freeStart = false;
    g.speedBonus = 0;
  },
});

/** FS-ITEM-12. */
const mustMove = (g: Aurora, seat: Seat): boolean => g.content.hooks.mustMove.some(must => must(g, seat));

/** LA-MOV-2..4. */
export const canMove = (g: Aurora, seat: Seat): boolean =>
  (g.freeStart || hasToken(g.players[seat], FUEL)) && canDrive(g, seat) && canSeatDriver(g, seat);

const whyNotAct = (g: Aurora, seat: Seat, act: number) => {
  switch (act) {
    case MOVE:
      if (driverSlot(g, g.players[seat]) === NONE) return { key: 'why.noDriver', clause: 'LA-MOV-2' };
      return reachable(g, seat, 1).length === 0
        ? { key: 'why.endOfRoad', clause: 'LA-MOV-8' }
        : { key: 'why.noFuel', clause: 'LA-MOV-4' };
    case STAY:
      return { key: 'why.mustMove', clause: 'FS-ITEM-12' };
    case END_MOVE:
      return { key: 'why.notMoved', clause: 'LA-TIM-6' };
    case MOVE_ITEM:
      return { key: 'why.noItemNow', clause: 'LA-ITM-5' };
    default:
      return whyNoAct(g, act);
  }
};

/** Points that are taken from the speed of whoever moves. */
export const dragOn = (g: Aurora, who: Who): number => sumOf(g.content.hooks.drag, g, who);

/** LA-MOV-5, LA-RUL-110, FS-EVT-3: every bonus that costs nothing is used by itself. */
export const speedOf = (g: Aurora, seat: Seat): number => {
  const player = g.players[seat];
  const { speed } = convoyCard(g, player.convoy[TRUCK]);
  const points = speed + countSlots(g, player, 'speed') + g.speedBonus + sumOf(g.content.hooks.speed, g, seat);
  return Math.max(0, points - dragOn(g, seat));
};

/** LA-MOV-4..7: the first fuel, more fuel for more speed, and off. */
export const startMoving = task('startMoving', (seat: Seat) => ({ seat, points: 0 }), {
  // LA-MOV-6. The first fuel gives no speed.
  payFuel(g, f) {
    if (!g.freeStart) burn(g, f.seat, FUEL);
    f.points = speedOf(g, f.seat);
  },
  addFuel: {
    about: 'fuel',
    options: (g, f) => upTo(countTokens(g.players[f.seat], FUEL)),
    take(g, f, count) {
      for (let i = 0; i < count; i++) burn(g, f.seat, FUEL);
      f.points += count;
    },
    whyNot: () => ({ key: 'why.noFuel', clause: 'LA-MOV-5' }),
  },
  // LA-LTC-5. A recycling slot burns food too.
  addFood: {
    about: 'food',
    options(g, f) {
      const player = g.players[f.seat];
      return countSlots(g, player, 'recycle') > 0 ? upTo(countTokens(player, FOOD)) : [];
    },
    take(g, f, count) {
      for (let i = 0; i < count; i++) burn(g, f.seat, FOOD);
      f.points += count;
    },
    whyNot: () => ({ key: 'why.noFood', clause: 'LA-LTC-5' }),
  },
  drive: (g, f) => drive(f.seat, f.points, !mustMove(g, f.seat)),
});

const upTo = (count: number): number[] => (count === 0 ? [] : Array.from({ length: count + 1 }, (_, i) => i));

const burn = (g: Aurora, seat: Seat, token: Token): void => {
  pull(g, g.players[seat], token);
  returnToken(g, token);
  g.events?.push({ type: 'gaveUp', who: seat, token });
};
