import { type Next, type Seat } from '@lastroad/kernel';
import type { EncounterCard } from '../cards.ts';
import type { Encounter } from '../hooks.ts';
import { type Aurora, type Space, type Token, task } from '../state.ts';
import { pull } from '../verbs/cargo.ts';
import { hasResource, hasToken, RESOURCES } from '../verbs/convoy.ts';
import { gainFame, loseFameByCard } from '../verbs/fame.ts';
import { showItem } from '../verbs/items.ts';
import { stow } from '../verbs/stow.ts';
import { returnToken } from '../verbs/supply.ts';
import { blockOf, discardFromRow, LEFT } from './gather.ts';
import { drawItems, kindsHeld } from './items.ts';

/** The two options of an encounter. */
export const OPTION_A = 0;
export const OPTION_B = 1;

/** LA-ENCC-6: own resources of another type than the Merchant's. */
const tradable = (g: Aurora, seat: Seat, space: Space): Token[] => {
  const [offered] = blockOf(g, space, LEFT);
  return RESOURCES.filter(token => offered !== undefined && token !== offered && hasToken(g.players[seat], token));
};

const NOTHING_TO_GIVE: Encounter['whyNot'] = [
  { key: 'why.noResourceToGive', clause: 'LA-ENCC-9' },
  { key: 'why.noItemToGive', clause: 'LA-ENCC-9' },
];

/** LA-ENCC: what the encounters of the base box offer. */
const ENCOUNTERS: readonly Encounter[] = [
  {
    power: 'merchant',
    possible(g, seat, space) {
      const options: number[] = [];
      if (tradable(g, seat, space).length > 0) options.push(OPTION_A);
      if (g.players[seat].items.length > 0) options.push(OPTION_B);
      return options;
    },
    a: (seat, space) => trade(seat, space),
    b: seat => swapItem(seat),
    whyNot: NOTHING_TO_GIVE,
  },
  {
    power: 'travellers',
    possible: (g, seat) => (hasResource(g.players[seat]) ? [OPTION_A, OPTION_B] : [OPTION_B]),
    a: (seat, space) => help(seat, space),
    b: (seat, space) => rob(seat, space),
    whyNot: NOTHING_TO_GIVE,
  },
];

const encounterAt = (g: Aurora, space: Space): Encounter => {
  const wanted = (g.content.cards[g.row[space]] as EncounterCard).power;
  const isWanted = ({ power }: Encounter): boolean => power === wanted;
  const encounter = ENCOUNTERS.find(isWanted) ?? g.content.hooks.encounter.find(isWanted);
  if (encounter === undefined) throw new Error(`nobody knows what "${wanted}" offers`);
  return encounter;
};

/** LA-RUL-7, LA-OPT-20, FS-ENC-6. */
export const canMeet = (g: Aurora, seat: Seat, space: Space): boolean =>
  g.content.house.encounterUnaffordable === 'allowEmpty' || encounterAt(g, space).possible(g, seat, space).length > 0;

/** LA-ENC-1, LA-ENCC-9: carry out exactly one of the options. */
export const meet = task('meet', (seat: Seat, space: Space) => ({ seat, space }), {
  chooseOption: {
    about: 'encounter',
    options: (g, f) => encounterAt(g, f.space).possible(g, f.seat, f.space),
    take(g, f, option): Next {
      const encounter = encounterAt(g, f.space);
      return option === OPTION_A ? encounter.a(f.seat, f.space) : encounter.b(f.seat, f.space);
    },
    whyNot: (g, f, option) => encounterAt(g, f.space).whyNot[option],
  },
});

const give = (g: Aurora, seat: Seat, token: Token): void => {
  pull(g, g.players[seat], token);
  g.events?.push({ type: 'gaveUp', who: seat, token });
};

/** LA-ENCC-6, 8: a resource of one's own for the Merchant's, and an item; the Merchant keeps what it was given. */
export const trade = task('trade', (seat: Seat, space: Space) => ({ seat, space }), {
  chooseToken: {
    about: 'token',
    options: (g, f) => tradable(g, f.seat, f.space),
    take(g, f, token): Next {
      const goods = blockOf(g, f.space, LEFT);
      give(g, f.seat, token);
      const got = goods[0];
      goods[0] = token;
      g.events?.push({ type: 'gained', who: f.seat, token: got });
      return [stow(f.seat, [got]), drawItems(f.seat, 1)];
    },
    whyNot: (g, f, token) =>
      hasToken(g.players[f.seat], token)
        ? { key: 'why.sameAsMerchant', clause: 'LA-ENCC-6' }
        : { key: 'why.noSuchToken', clause: 'LA-ENCC-6' },
  },
});

/** LA-ENCC-7: one item for two. */
export const swapItem = task('swapItem', (seat: Seat) => ({ seat }), {
  chooseItem: {
    about: 'ownItem',
    always: true,
    options: (g, f) => kindsHeld(g, f.seat),
    take(g, f, item): Next {
      showItem(g, f.seat, item);
      g.events?.push({ type: 'itemDiscarded', seat: f.seat, item });
      return drawItems(f.seat, 2);
    },
    whyNot: () => ({ key: 'why.noSuchItem', clause: 'LA-ENCC-7' }),
  },
});

/** LA-ENCC-2, 4: give a resource for fame and an item. */
export const help = task('help', (seat: Seat, space: Space) => ({ seat, space }), {
  chooseToken: {
    about: 'token',
    options: (g, f) => RESOURCES.filter(token => hasToken(g.players[f.seat], token)),
    take(g, f, token): Next {
      give(g, f.seat, token);
      returnToken(g, token);
      return [gainFame(f.seat, g.content.house.travellersFame), drawItems(f.seat, 1)];
    },
    whyNot: () => ({ key: 'why.noSuchToken', clause: 'LA-ENCC-2' }),
  },
  leave: (g, f): Next => discardFromRow(g, f.space),
});

/** LA-ENCC-3, 4: take everything, and lose fame. */
export const rob = task('rob', (seat: Seat, space: Space) => ({ seat, space }), {
  takeAll(g, f): Next {
    const goods = blockOf(g, f.space, LEFT).splice(0);
    for (const token of goods) g.events?.push({ type: 'gained', who: f.seat, token });
    if (goods.length > 0) return stow(f.seat, goods);
  },
  drawItem: (_g, f) => drawItems(f.seat, 1),
  loseFame: (g, f): Next => loseFameByCard(g, f.seat, 1),
  leave: (g, f): Next => discardFromRow(g, f.space),
});
