import { AGAIN, type Next, type Seat } from '@lastroad/kernel';
import { type Token, task } from '../../state.ts';
import { countTokens, hasToken } from '../../verbs/convoy.ts';
import { seatsInOrder } from '../../verbs/order.ts';
import { befall, type Effects } from './befall.ts';
import { forfeit } from './deeds.ts';

/** `CONTRIBUTE`: everybody may give, in direct order (FS-RUL-44); so much for each who is there makes it enough. */
export const pot = task(
  'pot',
  ({ seat, story, option, end }: Effects, token: Token, perSeat: number, met: number, short: number) => ({
    seat,
    story,
    option,
    end,
    token,
    perSeat,
    met,
    short,
    order: [] as Seat[],
    givers: [] as Seat[],
    given: 0,
  }),
  {
    begin(g, f) {
      f.order.push(...seatsInOrder(g).filter(seat => hasToken(g.players[seat], f.token)));
    },
    chooseCount: {
      about: 'gift',
      who: (_g, f) => f.order[0],
      options(g, f) {
        if (f.order.length === 0) return [];
        const most = Math.min(f.perSeat, countTokens(g.players[f.order[0]], f.token));
        return Array.from({ length: most + 1 }, (_, count) => count);
      },
      take(_g, f, count): Next {
        const seat = f.order.shift() ?? f.seat;
        if (count === 0) return AGAIN;
        f.given += count;
        f.givers.push(seat);
        return [forfeit(seat, f.token, count), AGAIN];
      },
      whyNot: () => ({ key: 'why.noSuchToken', clause: 'FS-STORY-20' }),
    },
    settle(g, f): Next {
      const isMet = f.given >= f.perSeat * seatsInOrder(g).length;
      g.events?.push({ type: 'storyPot', story: f.story, option: f.option, isMet });
      return isMet ? f.givers.map(seat => befall({ ...f, seat }, f.met)) : befall(f, f.short);
    },
  },
);
