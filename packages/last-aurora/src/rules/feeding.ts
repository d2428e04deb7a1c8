import { type Next, type Seat } from '@lastroad/kernel';
import type { Diet } from '../hooks.ts';
import { type Aurora, type Card, FOOD, task } from '../state.ts';
import { pull } from '../verbs/cargo.ts';
import { hasToken } from '../verbs/convoy.ts';
import { returnToken } from '../verbs/supply.ts';
import { move } from '../verbs/survivors.ts';

/** FS-CREW-18: what else a survivor can be fed with. */
const dietOf = (g: Aurora, seat: Seat, s: Card, waking: boolean): Diet | undefined =>
  g.content.hooks.diet.find(diet => diet.suits(g, seat, s, waking));

/** Of a zone those whom a seat has something to eat for: food will do for all. */
const fedFrom = (g: Aurora, seat: Seat, zone: readonly Card[], waking: boolean): Card[] =>
  hasToken(g.players[seat], FOOD) ? zone.slice() : zone.filter(s => dietOf(g, seat, s, waking) !== undefined);

const toFeed = (g: Aurora, seat: Seat): Card[] => fedFrom(g, seat, g.players[seat].active, false);
const toWake = (g: Aurora, seat: Seat): Card[] => fedFrom(g, seat, g.players[seat].exhausted, true);

export const canFeed = (g: Aurora, seat: Seat): boolean => toFeed(g, seat).length > 0;
export const canWake = (g: Aurora, seat: Seat): boolean => toWake(g, seat).length > 0;

const eatFood = (g: Aurora, seat: Seat): void => pull(g, g.players[seat], FOOD);

/** LA-FOD-2: with a food on its card a survivor has one more skill. */
export const strengthen = (g: Aurora, seat: Seat, s: Card): void => {
  g.fed[s]++;
  g.events?.push({ type: 'fed', seat, survivor: s });
};

export const rouse = (g: Aurora, seat: Seat, s: Card): void => {
  const { exhausted, rest } = g.players[seat];
  move(exhausted, rest, s);
  g.events?.push({ type: 'woke', seat, survivor: s });
  for (const ate of g.content.hooks.ate) ate(g, seat);
};

/** LA-FOD-2, 3: a food on a survivor, for one more skill in this turn. */
export const feed = task('feed', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => toFeed(g, f.seat),
    take(g, f, s): Next {
      const diet = dietOf(g, f.seat, s, false);
      if (diet !== undefined) return diet.serve(f.seat, s, false);
      eatFood(g, f.seat);
      strengthen(g, f.seat, s);
    },
    whyNot: () => ({ key: 'why.notActive', clause: 'LA-FOD-2' }),
  },
});

/** LA-FOD-2: a food brings a survivor from Exhausted to Rest. */
export const wake = task('wake', (seat: Seat) => ({ seat }), {
  chooseSurvivor: {
    about: 'survivor',
    options: (g, f) => toWake(g, f.seat),
    take(g, f, s): Next {
      const diet = dietOf(g, f.seat, s, true);
      if (diet !== undefined) return diet.serve(f.seat, s, true);
      eatFood(g, f.seat);
      returnToken(g, FOOD);
      rouse(g, f.seat, s);
    },
    whyNot: () => ({ key: 'why.notExhausted', clause: 'LA-FOD-2' }),
  },
});
