import { AGAIN, type Next, type Seat } from '@lastroad/kernel';
import { ARRANGE, type Aurora, DAMAGE, DONE, EMPTY, NONE, type Player, type Slot, SURVIVOR, task } from '../state.ts';
import { accepts, allSlots, slotKind } from '../verbs/convoy.ts';
import { returnToken } from '../verbs/supply.ts';

/** Throws a token overboard instead of moving it. */
export const OVERBOARD = -4;

const isCargo = (player: Player, slot: Slot): boolean => player.cargo[slot] !== EMPTY && player.cargo[slot] !== DAMAGE;

/** Where the token of a slot could go: free slots, or slots whose token could come back in exchange. */
const destinations = (g: Aurora, player: Player, from: Slot): Slot[] => {
  const token = player.cargo[from];
  const fromKind = slotKind(g, player, from);
  return allSlots(g, player).filter(slot => {
    const other = player.cargo[slot];
    if (slot === from || other === DAMAGE || other === token || !accepts(slotKind(g, player, slot), token))
      return false;
    return other === EMPTY || accepts(fromKind, other);
  });
};

/** LA-PLC-7, LA-EXP-6, LA-RUL-55: cargo may be moved about, and resources thrown away, while it is not the Fire phase. */
export const arrange = task('arrange', (seat: Seat) => ({ seat, from: NONE }), {
  chooseToken: {
    about: 'cargo',
    options(g, f) {
      const player = g.players[f.seat];
      return [DONE, ...allSlots(g, player).filter(slot => isCargo(player, slot))];
    },
    take(_g, f, slot) {
      f.from = slot;
    },
    whyNot: () => ({ key: 'why.noCargoThere', clause: 'LA-PLC-7' }),
  },
  choosePlace: {
    about: 'cargo',
    options(g, f) {
      if (f.from === NONE) return [];
      const player = g.players[f.seat];
      const places = [DONE, ...destinations(g, player, f.from)];
      return player.cargo[f.from] === SURVIVOR ? places : [OVERBOARD, ...places];
    },
    take(g, f, slot): Next {
      const { cargo } = g.players[f.seat];
      if (slot === OVERBOARD) {
        g.events?.push({ type: 'gaveUp', who: f.seat, token: cargo[f.from] });
        returnToken(g, cargo[f.from]);
        cargo[f.from] = EMPTY;
      } else if (slot !== DONE) {
        const token = cargo[f.from];
        cargo[f.from] = cargo[slot];
        cargo[slot] = token;
        g.events?.push({ type: 'arranged', seat: f.seat, from: f.from, to: slot });
      }
      return arrange(f.seat);
    },
    whyNot: () => ({ key: 'why.slotRefuses', clause: 'LA-PLC-5' }),
  },
});

/** Before places are fixed for the Fire phase, those whom somebody may hit can put their cargo in order. */
export const getReady = task('getReady', (seat: Seat) => ({ seat }), {
  arrangeConvoy: {
    about: 'ready',
    always: true,
    options: () => [DONE],
    asides: () => [ARRANGE],
    take: (_g, f, choice): Next => (choice === ARRANGE ? [arrange(f.seat), AGAIN] : undefined),
  },
});
