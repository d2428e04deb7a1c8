import type { Next, Seat } from '@lastroad/kernel';
import type { Who } from '../../events.ts';
import type { EventEffect } from '../../hooks.ts';
import { castOff } from '../../rules/events.ts';
import { type Aurora, FOOD, task } from '../../state.ts';
import { pull } from '../../verbs/cargo.ts';
import { countTokens } from '../../verbs/convoy.ts';
import { gainFame } from '../../verbs/fame.ts';
import { directOrder, isSeat } from '../../verbs/order.ts';
import { returnToken } from '../../verbs/supply.ts';
import { recordOf } from './record.ts';

/** FS-EVT-1: what the wind takes from the first in the turn order, and from the others. */
const SLOWED: readonly number[] = [2, 1, 1, 0];

/** FS-EVT-1, 4: it blows in the next Movement phase, whenever that is. */
export const HEADWIND: EventEffect = {
  power: 'headwind',
  once(g) {
    recordOf(g).winds++;
  },
};

/** FS-EVT-1, 2, FS-RUL-12, FS-INT-20: places in the turn order are read when the Movement phase begins. */
export const blow = (g: Aurora): void => {
  const record = recordOf(g);
  directOrder(g).forEach((who, place) => {
    record.slowed[who] = record.winds * SLOWED[place];
  });
  record.winds = 0;
};

export const dragBy = (g: Aurora, who: Who): number => recordOf(g).slowed[who];

/** FS-EVT-6: less food than this from all together, and the Aurora casts off. */
const ENOUGH = 2;

/** FS-EVT-5..8, FS-INT-25: everybody may give food for fame; the Automa never does. */
export const MAYDAY: EventEffect = {
  power: 'mayday',
  once(g) {
    recordOf(g).given = 0;
  },
  befall: (_g, who): Next => (isSeat(who) ? donate(who) : undefined),
  after(g) {
    if (recordOf(g).given < ENOUGH) castOff(g);
    recordOf(g).given = 0;
  },
};

/** FS-EVT-5, 7: any number, whatever others have given; a fame for each at once. */
export const donate = task('donate', (seat: Seat) => ({ seat }), {
  chooseFood: {
    about: 'food',
    options(g, f) {
      const food = countTokens(g.players[f.seat], FOOD);
      return food === 0 ? [] : Array.from({ length: food + 1 }, (_, count) => count);
    },
    take(g, f, count): Next {
      for (let i = 0; i < count; i++) {
        pull(g, g.players[f.seat], FOOD);
        returnToken(g, FOOD);
        g.events?.push({ type: 'gaveUp', who: f.seat, token: FOOD });
      }
      recordOf(g).given += count;
      if (count > 0) return gainFame(f.seat, count);
    },
    whyNot: () => ({ key: 'why.noFood', clause: 'FS-EVT-5' }),
  },
});
