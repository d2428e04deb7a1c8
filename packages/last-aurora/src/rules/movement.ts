import { AGAIN, type Next, type Seat, together } from '@lastroad/kernel';
import type { Who } from '../events.ts';
import { ARRANGE, AUTOMA, type Aurora, type Card, FOOD, FUEL, NONE, type Token, TRUCK, task } from '../state.ts';
import { canSeatDriver, driverSlot, pull } from '../verbs/cargo.ts';
import { convoyCard, countSlots, countTokens, hasToken, RESOURCES } from '../verbs/convoy.ts';
import { damage } from '../verbs/damage.ts';
import { directOrder, nodeOf, regionOf, updateOrder } from '../verbs/order.ts';
import { canDrive, distance, reachable, tracksOf } from '../verbs/roads.ts';
import { gain } from '../verbs/stow.ts';
import { returnToken } from '../verbs/supply.ts';
import { countPower, move, survivorCard } from '../verbs/survivors.ts';
import { arrange, getReady } from './arrange.ts';
import { automaMoves } from './automa-move.ts';
import { drive } from './drive.ts';
import { endBoosts } from './exploration.ts';
import { anyMoment, usableItems, useItem } from './items.ts';
import { seatTheDriver } from './wheel.ts';

/** What may be done on a movement turn. */
export const MOVE = 0;
export const MEDIC = 1;
export const JACKAL = 2;
export const MOVE_ITEM = 3;
export const STAY = 4;
export const END_MOVE = 5;

/** LA-SUR-COPILOT-2: so far behind the leader the Co-pilot finds another point. */
const FAR_BEHIND = 6;

/** LA-MOV-1, LA-TOU: movement turns in direct order, then the new order. */
export const movementPhase = task('movementPhase', () => ({ order: [] as Who[] }), {
  begin(g, f) {
    g.phase = 'movement';
    g.events?.push({ type: 'phaseBegan', phase: 'movement' });
    f.order.push(...directOrder(g));
  },
  turns(g, f): Next {
    const who = f.order.shift();
    if (who === undefined) return;
    if (!g.track.includes(who)) return AGAIN;
    return [who === AUTOMA ? automaMoves() : movementTurn(who), AGAIN];
  },
  close: g => endBoosts(g),
  reorder: g => updateOrder(g),
  // From now on cargo stays where it is (LA-PLC-8).
  getReady(g): Next {
    const seats = g.track.filter(who => who !== AUTOMA && isInDanger(g, who)).sort((a, b) => a - b);
    if (seats.length > 0) return together(seats, seat => getReady(seat));
  },
});

const isInDanger = (g: Aurora, who: Who): boolean => {
  const region = regionOf(g, who);
  if (g.enemies.some(enemy => enemy.region === region)) return true;
  const ambush = g.row.some(card => card !== NONE && g.content.cards[card].kind === 'enemy');
  return ambush && regionOf(g, g.track[g.track.length - 1]) === region;
};

/** LA-TIM-6: abilities and items, the driver, fuel, speed, the way; what Nitromethane does to the truck; items again. */
export const movementTurn = task('movementTurn', (seat: Seat) => ({ seat, moving: false }), {
  begin(g, f) {
    g.turn = f.seat;
    g.speedBonus = 0;
    g.freeStart = false;
    g.players[f.seat].mres = 0;
  },
  chooseAct: {
    about: 'moveAct',
    always: true,
    options(g, f) {
      if (g.players[f.seat].out) return [];
      const acts: number[] = [];
      if (canMove(g, f.seat)) acts.push(MOVE);
      if (medics(g, f.seat).length > 0 && g.players[f.seat].rest.length > 0) acts.push(MEDIC);
      if (jackals(g, f.seat).length > 0 && missing(g, f.seat).length > 0) acts.push(JACKAL);
      if (usableItems(g, f.seat, () => true).length > 0) acts.push(MOVE_ITEM);
      return acts.length === 0 && g.players[f.seat].items.length === 0 ? [] : [...acts, STAY];
    },
    asides: () => [ARRANGE],
    take(g, f, act): Next {
      switch (act) {
        case MOVE:
          f.moving = true;
          return [seatTheDriver(f.seat), startMoving(f.seat)];
        case MEDIC:
          return [treat(f.seat), AGAIN];
        case JACKAL:
          return [scavenge(f.seat), AGAIN];
        case MOVE_ITEM:
          return [useItem(f.seat), AGAIN];
        case ARRANGE:
          return [arrange(f.seat), AGAIN];
        default:
          g.freeStart = false;
      }
    },
    whyNot: (g, f, act) => whyNotAct(g, f.seat, act),
  },
  // LA-ITC-5, LA-RUL-69.
  burn: (g, f): Next => (g.freeStart ? damage(f.seat, 1, 'TRUCK') : undefined),
  // LA-ITM-5, LA-RUL-111, LA-OPT-28. The turn is not over with the move. Whoever holds items is asked.
  afterwards: {
    about: 'moveAct',
    always: true,
    options(g, f) {
      const player = g.players[f.seat];
      const asked = f.moving && player.items.length > 0 && g.content.house.itemsAfterMove === 'yes';
      if (!asked) return [];
      return usableItems(g, f.seat, anyMoment).length > 0 ? [MOVE_ITEM, END_MOVE] : [END_MOVE];
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

/** LA-MOV-2..4. */
const canMove = (g: Aurora, seat: Seat): boolean =>
  (g.freeStart || hasToken(g.players[seat], FUEL)) && canDrive(g, seat) && canSeatDriver(g, seat);

const whyNotAct = (g: Aurora, seat: Seat, act: number) => {
  switch (act) {
    case MOVE:
      if (driverSlot(g, g.players[seat]) === NONE) return { key: 'why.noDriver', clause: 'LA-MOV-2' };
      return reachable(g, seat, 1).length === 0
        ? { key: 'why.endOfRoad', clause: 'LA-MOV-8' }
        : { key: 'why.noFuel', clause: 'LA-MOV-4' };
    case MEDIC:
      return { key: 'why.noMedic', clause: 'LA-SUR-MEDIC' };
    case JACKAL:
      return { key: 'why.noJackal', clause: 'LA-SUR-JACKAL-2' };
    case END_MOVE:
      return { key: 'why.notMoved', clause: 'LA-TIM-6' };
    default:
      return { key: 'why.noItemNow', clause: 'LA-ITM-5' };
  }
};

const unspent = (g: Aurora, seat: Seat, power: 'medic' | 'jackal'): Card[] => {
  const { active, spent } = g.players[seat];
  return active.filter(s => survivorCard(g, s).power === power && !spent.includes(s));
};
const medics = (g: Aurora, seat: Seat): Card[] => unspent(g, seat, 'medic');
const jackals = (g: Aurora, seat: Seat): Card[] => unspent(g, seat, 'jackal');

/** LA-SUR-MEDIC: one survivor from Rest to Active. */
export const treat = task('treat', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => g.players[f.seat].rest.slice(),
    take(g, f, s) {
      const { active, rest, spent } = g.players[f.seat];
      spent.push(medics(g, f.seat)[0]);
      move(rest, active, s);
      g.events?.push({ type: 'activated', seat: f.seat, survivor: s });
    },
    whyNot: () => ({ key: 'why.notResting', clause: 'LA-SUR-MEDIC' }),
  },
});

/** LA-SUR-JACKAL-1, 2: types of resources that the convoy has none of. */
const missing = (g: Aurora, seat: Seat): Token[] => RESOURCES.filter(token => !hasToken(g.players[seat], token));

export const scavenge = task('scavenge', (seat: Seat) => ({ seat }), {
  chooseToken: {
    about: 'token',
    options: (g, f) => missing(g, f.seat),
    take(g, f, token): Next {
      g.players[f.seat].spent.push(jackals(g, f.seat)[0]);
      return gain(g, f.seat, [token]);
    },
    whyNot: () => ({ key: 'why.alreadyAboard', clause: 'LA-SUR-JACKAL-1' }),
  },
});

/** LA-MOV-5, LA-SUR-COPILOT-1, LA-SUR-DRIVER, LA-RUL-110: every bonus that costs nothing is used by itself. */
export const speedOf = (g: Aurora, seat: Seat): number => {
  const player = g.players[seat];
  const copilots = countPower(g, player.active, 'copilot');
  let speed = convoyCard(g, player.convoy[TRUCK]).speed + countSlots(g, player, 'speed') + g.speedBonus;
  speed += countPower(g, player.active, 'driver') + copilots;
  if (copilots > 0 && isFarBehind(g, seat)) speed += copilots;
  return speed;
};

/** LA-SUR-COPILOT-2, 3, LA-RUL-109. */
const isFarBehind = (g: Aurora, seat: Seat): boolean => {
  const leader = Math.max(...g.track.map(who => nodeOf(g, who)));
  const { node } = g.players[seat];
  return leader > node && distance(g, node, leader, tracksOf(g, seat)) >= FAR_BEHIND;
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
  drive: (_g, f) => drive(f.seat, f.points, true),
});

const upTo = (count: number): number[] => (count === 0 ? [] : Array.from({ length: count + 1 }, (_, i) => i));

const burn = (g: Aurora, seat: Seat, token: Token): void => {
  pull(g, g.players[seat], token);
  returnToken(g, token);
  g.events?.push({ type: 'gaveUp', who: seat, token });
};
