import { AGAIN, type Next, type Seat } from '@lastroad/kernel';
import { type Aurora, task } from '../state.ts';
import { damage, hasDamage, repair } from './damage.ts';
import { partyHas } from './survivors.ts';

/** LA-FAM-1, 2, 6: up one space at a time; at the top a damage may be repaired instead. */
export const gainFame = task('gainFame', (seat: Seat, left: number) => ({ seat, left }), {
  climb(g, f): Next {
    const player = g.players[f.seat];
    if (f.left === 0 || player.out) return;
    f.left--;
    if (player.fame === g.content.fame.length - 1) {
      return hasDamage(g, f.seat) ? [repair(f.seat, 1, g.content.house.fameTopRepair === 'auto'), AGAIN] : AGAIN;
    }
    setFame(g, f.seat, player.fame + 1);
    return AGAIN;
  },
});

/** LA-FAM-3, 4, 6: down one space at a time; at the bottom it is damage instead. */
export const loseFame = task('loseFame', (seat: Seat, left: number) => ({ seat, left }), {
  fall(g, f): Next {
    const player = g.players[f.seat];
    if (f.left === 0 || player.out) return;
    f.left--;
    if (player.fame === 0) return [damage(f.seat, 1), AGAIN];
    setFame(g, f.seat, player.fame - 1);
    return AGAIN;
  },
});

/** LA-SUR-PREACHER, LA-RUL-63: fame that a card action costs the party of a seat. */
export const loseFameByCard = (g: Aurora, seat: Seat, left: number): Next =>
  partyHas(g, 'keepsFame') ? undefined : loseFame(seat, left);

const setFame = (g: Aurora, seat: Seat, fame: number): void => {
  g.players[seat].fame = fame;
  g.events?.push({ type: 'fameChanged', who: seat, fame: g.content.fame[fame] });
};
