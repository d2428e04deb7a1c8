import { AGAIN, type Next, type Seat } from '@lastroad/kernel';
import { task } from '../state.ts';
import { driverSacrifices, pull, seatDriver } from '../verbs/cargo.ts';
import { returnToken } from '../verbs/supply.ts';

/** LA-MOV-2, 3: a survivor token on the truck; if cargo is in the way and nowhere else fits, something is given up. */
export const seatTheDriver = task('seatTheDriver', (seat: Seat) => ({ seat }), {
  giveUp: {
    about: 'token',
    options: (g, f) => driverSacrifices(g, f.seat),
    take(g, f, token): Next {
      pull(g, g.players[f.seat], token);
      returnToken(g, token);
      g.events?.push({ type: 'gaveUp', who: f.seat, token });
      return AGAIN;
    },
    whyNot: () => ({ key: 'why.makesNoRoom', clause: 'LA-MOV-3' }),
  },
  sit: (g, f) => seatDriver(g, g.players[f.seat]),
});
