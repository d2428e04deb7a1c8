import type { Seat } from '@lastroad/kernel';
import type { Diet } from '../../hooks.ts';
import { rouse, strengthen } from '../../rules/feeding.ts';
import { kindsHeld, USE } from '../../rules/items.ts';
import { type Aurora, type Card, FOOD, NONE, task } from '../../state.ts';
import { pull } from '../../verbs/cargo.ts';
import { hasToken, RESOURCES } from '../../verbs/convoy.ts';
import { showItem } from '../../verbs/items.ts';
import { inSupply, returnToken, takeToken } from '../../verbs/supply.ts';

/** FS-CREW-18: a resource by its token, an item by its kind. A food of the supply shows that somebody was fed otherwise. */
const meals = (g: Aurora, seat: Seat, waking: boolean): number[] => {
  const resources = RESOURCES.filter(token => hasToken(g.players[seat], token));
  if (!waking && !inSupply(g, FOOD)) return resources.filter(token => token === FOOD);
  return [...resources, ...kindsHeld(g, seat).map(item => item + USE)];
};

const give = (g: Aurora, seat: Seat, meal: number): void => {
  if (meal >= USE) {
    showItem(g, seat, meal - USE);
    g.events?.push({ type: 'itemDiscarded', seat, item: meal - USE });
    return;
  }
  pull(g, g.players[seat], meal);
  returnToken(g, meal);
  g.events?.push({ type: 'gaveUp', who: seat, token: meal });
};

const serve = (g: Aurora, seat: Seat, s: Card, waking: boolean, meal: number): void => {
  give(g, seat, meal);
  if (waking) return rouse(g, seat, s);
  takeToken(g, FOOD);
  strengthen(g, seat, s);
};

/** FS-CREW-18, 19, FS-RUL-20: one item or one resource does what food would do. */
export const refuel = task('refuel', (seat: Seat, survivor: Card, waking: boolean) => ({ seat, survivor, waking }), {
  // Whoever holds items is asked, so that silence tells nothing.
  onlyMeal(g, f) {
    const [meal, another] = meals(g, f.seat, f.waking);
    if (another !== undefined || g.players[f.seat].items.length > 0) return;
    serve(g, f.seat, f.survivor, f.waking, meal);
    f.survivor = NONE;
  },
  chooseMeal: {
    about: 'meal',
    always: true,
    options: (g, f) => (f.survivor === NONE ? [] : meals(g, f.seat, f.waking)),
    take: (g, f, meal) => serve(g, f.seat, f.survivor, f.waking, meal),
    whyNot: () => ({ key: 'why.noSuchMeal', clause: 'FS-CREW-18' }),
  },
});

export const DIET: Diet = {
  suits: (g, seat, s, waking) => g.content.traits[s].eatsAnything && meals(g, seat, waking).length > 0,
  serve: refuel,
};
