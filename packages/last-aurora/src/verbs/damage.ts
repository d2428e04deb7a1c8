import { AGAIN, andAgain, type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { Area } from '../cards.ts';
import { type Aurora, DAMAGE, DONE, EMPTY, NONE, type Slot, SURVIVOR, task } from '../state.ts';
import { cardAt, countTokens, damagedSlots, slotKind, soundSlots } from './convoy.ts';
import { limitFell } from './items.ts';
import { loseCard } from './leaving.ts';
import { isHeard, occur } from './occasions.ts';
import { stowAll } from './stow.ts';
import { inSupply, returnToken, takeToken } from './supply.ts';

/** LA-PLC-9..12, 16, LA-ARE-6..8: damage, one token after the other, wherever its owner likes inside the area. */
export const damage = task('damage', (seat: Seat, left: number, area: Area = 'CONVOY') => ({ seat, left, area }), {
  chooseSlot: {
    about: 'slot',
    options: (g, f) => (f.left > 0 && inSupply(g, DAMAGE) ? soundSlots(g, f.seat, f.area) : []),
    take(g, f, slot): Next {
      f.left--;
      return andAgain(damageSlot(g, f.seat, slot));
    },
    whyNot(g, f, slot) {
      if (g.players[f.seat].cargo[slot] === DAMAGE) return { key: 'why.alreadyDamaged', clause: 'LA-PLC-9' };
      return f.area === 'CONVOY'
        ? { key: 'why.likeAnother', clause: 'LA-PLC-16' }
        : { key: 'why.notInArea', clause: 'LA-ARE-6' };
    },
  },
});

/** LA-PLC-11, 12: a damage takes the place of what a slot holds. */
export const damageSlot = (g: Aurora, seat: Seat, slot: Slot): Frame | readonly Frame[] | void => {
  const held = g.players[seat].cargo[slot];
  putDamage(g, seat, slot);
  if (held === EMPTY) return slotKind(g, g.players[seat], slot) === 'itemLimit' ? limitFell(g, seat) : undefined;
  // LA-RUL-51. Outside the Fire phase the cargo steps aside first, if there is room.
  if (g.phase !== 'fire') return stowAll(g, seat, [held]);
  returnToken(g, held);
  g.events?.push({ type: 'gaveUp', who: seat, token: held });
  if (held === SURVIVOR) return loseCard(seat);
};

export const putDamage = (g: Aurora, seat: Seat, slot: Slot): void => {
  if (!takeToken(g, DAMAGE)) return;
  const player = g.players[seat];
  player.cargo[slot] = DAMAGE;
  g.events?.push({ type: 'damaged', who: seat, card: cardAt(player, slot), slot });
};

export const canBeDamaged = (g: Aurora, seat: Seat): boolean =>
  inSupply(g, DAMAGE) && soundSlots(g, seat, 'CONVOY').length > 0;

/** LA-PLC-17: remove up to so many damage tokens. Slots are named in ascending order: a set is reached in one way. */
export const repair = task('repair', (seat: Seat, left: number, must = false) => ({ seat, left, must, last: NONE }), {
  chooseSlot: {
    about: 'slot',
    options(g, f) {
      if (f.left === 0) return [];
      const slots = damagedSlots(g, f.seat, f.last);
      if (slots.length > 0 && !f.must) slots.unshift(DONE);
      return slots;
    },
    take(g, f, slot): Next {
      if (slot === DONE) return;
      f.left--;
      f.last = slot;
      const player = g.players[f.seat];
      player.cargo[slot] = EMPTY;
      returnToken(g, DAMAGE);
      g.events?.push({ type: 'repaired', who: f.seat, card: cardAt(player, slot), slot });
      return AGAIN;
    },
    whyNot: (g, f, slot) =>
      g.players[f.seat].cargo[slot] === DAMAGE
        ? { key: 'why.likeAnother', clause: 'LA-PLC-17' }
        : { key: 'why.notDamaged', clause: 'LA-PLC-17' },
  },
});

export const hasDamage = (g: Aurora, seat: Seat): boolean => g.players[seat].cargo.includes(DAMAGE);

/** Whether a convoy was hit hard, once all its damage from one source is placed. */
export const countHit = task('countHit', (seat: Seat, before: number) => ({ seat, before }), {
  count(g, f): Next {
    const hits = countTokens(g.players[f.seat], DAMAGE) - f.before;
    if (hits >= HARD) return occur(g, { what: 'hit2', who: g.turn });
  },
});

/** Damage that makes a hit a hard one (13.2 of Frozen Steel). */
export const HARD = 2;

/** What damage from one source does to a convoy, and who waits for it. */
export const hit = (g: Aurora, seat: Seat, frames: readonly Frame[]): readonly Frame[] =>
  isHeard(g) && frames.length > 0 ? [...frames, countHit(seat, countTokens(g.players[seat], DAMAGE))] : frames;
