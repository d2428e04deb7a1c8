import { AGAIN, andAgain, type Next, type Seat } from '@lastroad/kernel';
import type { EventCard, EventPower } from '../cards.ts';
import { AMMO, AUTOMA, type Aurora, type Card, DONE, FOOD, FUEL, type Token, task } from '../state.ts';
import { automaDamaged, automaGains, automaLosesResource, automaSickens } from '../verbs/automa.ts';
import { pull } from '../verbs/cargo.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { hasToken, RESOURCES } from '../verbs/convoy.ts';
import { damage } from '../verbs/damage.ts';
import { directOrder } from '../verbs/order.ts';
import { gain } from '../verbs/stow.ts';
import { returnToken } from '../verbs/supply.ts';

interface EventEffect {
  /** What it does to one player. */
  player?(g: Aurora, seat: Seat): Next;
  automa?(g: Aurora): void;
  /** What it does once. */
  once?(g: Aurora): void;
}

/** LA-REV-8, LA-DAT-10: the events, all of our own design. */
const EFFECTS: Readonly<Record<EventPower, EventEffect>> = {
  // LA-RUL-67: the Aurora casts off for the red dock of the same number.
  redDocks: {
    once(g) {
      if (g.red) return;
      g.red = true;
      g.events?.push({ type: 'auroraMoved', dock: g.dock, red: true });
    },
  },
  blizzard: { player: (_g, seat) => damage(seat, 1), automa: g => automaDamaged(g, 1) },
  fallout: { player: (_g, seat) => contaminate(seat, 1, 'crew'), automa: g => automaSickens(g, 1) },
  airdrop: { player: (_g, seat) => airdrop(seat), automa: g => void automaGains(g, FUEL) },
  frostbite: { player: (_g, seat) => frostbite(seat), automa: g => automaFreezes(g) },
};

/** LA-RUL-88, 96. */
const automaFreezes = (g: Aurora): void => {
  if (!automaLosesResource(g)) automaDamaged(g, 1);
};

/** LA-REV-4, LA-RUL-42: an event strikes everybody, in direct order, and is discarded. */
export const strike = task('strike', (card: Card) => ({ card, order: [] as number[] }), {
  announce(g, f) {
    g.discard.push(f.card);
    g.events?.push({ type: 'eventStruck', card: f.card });
    const effect = effectOf(g, f.card);
    effect.once?.(g);
    if (effect.player) f.order.push(...directOrder(g));
  },
  everybody(g, f): Next {
    const who = f.order.shift();
    if (who === undefined) return;
    const effect = effectOf(g, f.card);
    if (who === AUTOMA) effect.automa?.(g);
    else if (effect.player && !g.players[who].out) return andAgain(effect.player(g, who));
    return AGAIN;
  },
});

const effectOf = (g: Aurora, card: Card): EventEffect => EFFECTS[(g.content.cards[card] as EventCard).power];

/** One resource of choice. */
export const airdrop = task('airdrop', (seat: Seat) => ({ seat }), {
  chooseToken: {
    about: 'token',
    options: () => [AMMO, FOOD, FUEL],
    take: (g, f, token): Next => gain(g, f.seat, [token]),
    whyNot: () => ({ key: 'why.resourcesOnly', clause: 'LA-CMP-16' }),
  },
});

/** Burn one resource, or take a damage. */
export const frostbite = task('frostbite', (seat: Seat) => ({ seat }), {
  chooseToken: {
    about: 'token',
    options: (g, f) => [DONE, ...RESOURCES.filter(token => hasToken(g.players[f.seat], token))],
    take(g, f, token: Token): Next {
      if (token === DONE) return damage(f.seat, 1);
      pull(g, g.players[f.seat], token);
      returnToken(g, token);
      g.events?.push({ type: 'gaveUp', who: f.seat, token });
    },
    whyNot: () => ({ key: 'why.noSuchToken', clause: 'LA-RUL-42' }),
  },
});
