import { AGAIN, type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { PvpSymbol } from '../../cards.ts';
import { drawItems } from '../../rules/items.ts';
import { type Aurora, task } from '../../state.ts';
import { repair } from '../../verbs/damage.ts';
import { gainFame, loseFame } from '../../verbs/fame.ts';
import { seatsInOrder } from '../../verbs/order.ts';
import { recordOf } from './record.ts';

/** FS-PVP-19: in direct order everybody settles up. */
export const reapAll = (g: Aurora): Frame[] => seatsInOrder(g).map(seat => reap(seat));

/** FS-PVP-20, 23: what does nothing now is skipped. */
const BONUSES: Readonly<Record<PvpSymbol, (seat: Seat) => Frame>> = {
  fame: seat => gainFame(seat, 1),
  repair: seat => repair(seat, 1, true),
  item: seat => drawItems(seat, 1),
  disgrace: seat => disgrace(seat),
};

/** FS-PVP-19, 20: the evade token falls back by a cell, then comes all that the aggression token has passed. */
export const reap = task('reap', (seat: Seat) => ({ seat, cell: 0 }), {
  calmDown(g, f) {
    const { evade } = recordOf(g);
    evade[f.seat] = Math.max(0, evade[f.seat] - 1);
  },
  bonuses(g, f): Next {
    const { aggression } = recordOf(g);
    if (g.players[f.seat].out || f.cell >= aggression[f.seat]) return;
    const symbol = g.content.pvpCard.aggression[f.cell];
    f.cell++;
    g.events?.push({ type: 'pvpBonus', who: f.seat, symbol });
    return [BONUSES[symbol](f.seat), AGAIN];
  },
  close(g, f) {
    const { aggression, victims } = recordOf(g);
    aggression[f.seat] = 0;
    victims[f.seat].length = 0;
  },
});

/** FS-RUL-42: of those who were hit whoever is still there. */
const shamed = (g: Aurora, seat: Seat): Seat[] =>
  recordOf(g)
    .victims[seat].filter(victim => !g.players[victim].out)
    .sort((a, b) => a - b);

/** FS-PVP-21, 22, FS-RUL-34: one of those who were hit in this phase loses fame, or takes a damage in its place. */
export const disgrace = task('disgrace', (seat: Seat) => ({ seat }), {
  chooseVictim: {
    about: 'opponent',
    options: (g, f) => (g.players[f.seat].out ? [] : shamed(g, f.seat)),
    take: (_g, _f, victim): Next => loseFame(victim, 1),
    whyNot: () => ({ key: 'why.notHit', clause: 'FS-PVP-21' }),
  },
});
