import { AGAIN, type Next, type Seat, together } from '@lastroad/kernel';
import { ARRANGE, NONE, task } from '../state.ts';
import { isHeard, occur } from '../verbs/occasions.ts';
import { seatsLeft } from '../verbs/order.ts';
import { beginPhase } from '../verbs/phases.ts';
import { insert } from '../verbs/survivors.ts';
import { actsNow, takeAct, whyNoAct } from './acts.ts';
import { arrange } from './arrange.ts';
import { canWake, wake } from './feeding.ts';
import { usableItems, useItem } from './items.ts';

/** What may be done in the Rest phase, beside acts of others. */
export const REST_FEED = 0;
export const REST_ITEM = 2;
export const REST_DONE = 3;

/** LA-RST-5, LA-ORD-6: everybody rests at the same time. */
export const restPhase = task('restPhase', () => ({}), {
  begin: (g): Next => beginPhase(g, 'rest'),
  rest(g): Next {
    const seats = seatsLeft(g);
    const turns = seats.length > 0 ? [together(seats, seat => restTurn(seat))] : [];
    return isHeard(g) ? [...turns, afterRest()] : turns;
  },
});

/** FS-STORY-15: nobody may change what another is asked at the same time, so what was met waits until all have rested. */
export const afterRest = task('afterRest', () => ({}), {
  tell: (g): Next => occur(g, { what: 'fed', who: NONE }),
});

/** LA-RST-1..6: feed, wake up, lie down; then abilities and items of this phase. */
export const restTurn = task('restTurn', (seat: Seat) => ({ seat }), {
  begin(g, f) {
    g.players[f.seat].mres = 0;
    g.players[f.seat].spent.length = 0;
  },
  // LA-RST-1.
  feed: {
    about: 'restAct',
    options: (g, f) => (canWake(g, f.seat) ? [REST_FEED, REST_DONE] : []),
    take: (_g, f, act): Next => (act === REST_FEED ? [wake(f.seat), AGAIN] : undefined),
    whyNot: (_g, _f, act) => ({ key: act === REST_ITEM ? 'why.noItemNow' : 'why.notYet', clause: 'LA-RST-6' }),
  },
  // LA-RST-2.
  getUp(g, f) {
    const { active, rest } = g.players[f.seat];
    for (const s of rest.splice(0)) insert(active, s);
  },
  // LA-RST-3.
  lieDown(g, f) {
    const { rest, exhausted } = g.players[f.seat];
    for (const s of exhausted.splice(0)) insert(rest, s);
  },
  // LA-RST-6, LA-RUL-18.
  useAbilities: {
    about: 'restAct',
    always: true,
    options(g, f) {
      const acts = actsNow(g, f.seat);
      if (usableItems(g, f.seat).length > 0) acts.push(REST_ITEM);
      if (acts.length === 0 && g.players[f.seat].items.length === 0) return [];
      return [...acts, REST_DONE].sort((a, b) => a - b);
    },
    asides: () => [ARRANGE],
    take(g, f, act): Next {
      if (act === REST_ITEM) return [useItem(f.seat), AGAIN];
      if (act === ARRANGE) return [arrange(f.seat), AGAIN];
      return act === REST_DONE ? undefined : takeAct(g, f.seat, act);
    },
    whyNot(g, _f, act) {
      if (act === REST_FEED) return { key: 'why.tooLateToFeed', clause: 'LA-RST-4' };
      return act === REST_ITEM ? { key: 'why.noItemNow', clause: 'LA-ITM-5' } : whyNoAct(g, act);
    },
  },
});
