import { AGAIN, andAgain, type Next, type Seat } from '@lastroad/kernel';
import type { EventCard } from '../cards.ts';
import type { EventEffect } from '../hooks.ts';
import { AMMO, type Aurora, type Card, DONE, FOOD, FUEL, type Token, task } from '../state.ts';
import { pull } from '../verbs/cargo.ts';
import { contender } from '../verbs/contenders.ts';
import { hasToken, RESOURCES } from '../verbs/convoy.ts';
import { damage } from '../verbs/damage.ts';
import { occur } from '../verbs/occasions.ts';
import { directOrder } from '../verbs/order.ts';
import { gain } from '../verbs/stow.ts';
import { returnToken } from '../verbs/supply.ts';

/** LA-RUL-67, FS-EVT-8, FS-RUL-13: the Aurora casts off for the red dock of the same number, if it has not yet. */
export const castOff = (g: Aurora): void => {
  if (g.red) return;
  g.red = true;
  g.events?.push({ type: 'auroraMoved', dock: g.dock, red: true });
};

/** LA-REV-8, LA-DAT-10: the events of the base box, all of our own design. */
const EFFECTS: readonly EventEffect[] = [
  { power: 'redDocks', once: castOff },
  { power: 'blizzard', befall: (g, who) => contender(g, who).damage(g, who, 1) },
  { power: 'fallout', befall: (g, who) => contender(g, who).contaminate(g, who, 1) },
  { power: 'airdrop', befall: (g, who) => contender(g, who).gainResource(g, who) },
  { power: 'frostbite', befall: (g, who) => contender(g, who).burnResource(g, who) },
];

/** LA-REV-4, LA-RUL-42: an event strikes everybody, in direct order, and is discarded. */
export const strike = task('strike', (card: Card) => ({ card, order: [] as number[] }), {
  announce(g, f): Next {
    g.discard.push(f.card);
    g.events?.push({ type: 'eventStruck', card: f.card });
    const effect = effectOf(g, f.card);
    effect.once?.(g);
    if (effect.befall) f.order.push(...directOrder(g));
    return occur(g, { what: 'event', who: g.turn });
  },
  everybody(g, f): Next {
    const who = f.order.shift();
    if (who === undefined) return;
    return g.track.includes(who) ? andAgain(effectOf(g, f.card).befall?.(g, who)) : AGAIN;
  },
  after: (g, f) => effectOf(g, f.card).after?.(g),
});

const effectOf = (g: Aurora, card: Card): EventEffect => {
  const wanted = (g.content.cards[card] as EventCard).power;
  const isWanted = ({ power }: EventEffect): boolean => power === wanted;
  const effect = EFFECTS.find(isWanted) ?? g.content.hooks.event.find(isWanted);
  if (effect === undefined) throw new Error(`nobody knows what "${wanted}" does`);
  return effect;
};

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
