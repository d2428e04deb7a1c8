import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import { type Aurora, DAMAGE, DONE, EMPTY, type Slot, task } from '../state.ts';
import { cardAt, distinctSlots } from '../verbs/convoy.ts';
import { seatsInOrder } from '../verbs/order.ts';
import { returnToken } from '../verbs/supply.ts';

/** FS-ASG-4, 9, 10, FS-GEN-4: at the end of a round Asgard armour of convoys is whole again, then shields of enemies. */
export const regrow = (g: Aurora): Frame[] => {
  const seats = seatsInOrder(g).filter(seat => wornArmour(g, seat).length > 0);
  return [
    ...seats.map(seat => regrowArmour(seat)),
    ...(g.enemies.some(({ worn = 0 }) => worn > 0) ? [regrowShields()] : []),
  ];
};

const wornArmour = (g: Aurora, seat: Seat): Slot[] =>
  distinctSlots(g, seat, 'CONVOY', (token, kind) => kind === 'asgardArmour' && token === DAMAGE);

/** FS-ASG-9: the owner may. Nobody would not, but for damage tokens that then are lacking elsewhere. */
export const regrowArmour = task('regrowArmour', (seat: Seat) => ({ seat }), {
  atOnce(g, f) {
    if (g.content.house.supply === 'limited') return;
    for (let [slot] = wornArmour(g, f.seat); slot !== undefined; [slot] = wornArmour(g, f.seat))
      uncover(g, f.seat, slot);
  },
  chooseSlot: {
    about: 'slot',
    options(g, f) {
      const slots = wornArmour(g, f.seat);
      return slots.length > 0 ? [DONE, ...slots] : [];
    },
    take(g, f, slot): Next {
      if (slot === DONE) return;
      uncover(g, f.seat, slot);
      return AGAIN;
    },
    whyNot: (g, f, slot) =>
      g.players[f.seat].cargo[slot] === DAMAGE
        ? { key: 'why.growsNot', clause: 'FS-ASG-9' }
        : { key: 'why.notDamaged', clause: 'FS-ASG-9' },
  },
});

const uncover = (g: Aurora, seat: Seat, slot: Slot): void => {
  const player = g.players[seat];
  player.cargo[slot] = EMPTY;
  returnToken(g, DAMAGE);
  g.events?.push({ type: 'armourRegrew', who: seat, card: cardAt(player, slot), slot });
};

/** FS-ASG-4, 6: what was on ordinary boxes stays, and so do target tokens. */
export const regrowShields = task('regrowShields', () => ({}), {
  regrow(g) {
    for (const enemy of g.enemies) {
      if (enemy.worn === undefined) continue;
      returnToken(g, DAMAGE, enemy.worn);
      delete enemy.worn;
      g.events?.push({ type: 'shieldRegrew', enemy: enemy.card });
    }
  },
});
