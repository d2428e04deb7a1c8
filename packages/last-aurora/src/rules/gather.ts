import { type Frame, type Next, type Seat } from '@lastroad/kernel';
import type { EncounterCard, LocationCard } from '../cards.ts';
import type { Who } from '../events.ts';
import { type Aurora, EMPTY, ITEM, NONE, type Space, TOKENS, type Token, task } from '../state.ts';
import { contaminate } from '../verbs/contaminate.ts';
import { damage } from '../verbs/damage.ts';
import { loseFameByCard } from '../verbs/fame.ts';
import { occur } from '../verbs/occasions.ts';
import { stowAll } from '../verbs/stow.ts';
import { returnToken, takeToken } from '../verbs/supply.ts';
import { sumTrait } from '../verbs/survivors.ts';
import { drawItems } from './items.ts';

export const LEFT = 0;
export const RIGHT = 1;

export const blockOf = (g: Aurora, space: Space, side: number): Token[] => g.goods[space * 2 + side];

/** LA-REV-3: puts the printed tokens on a location or an encounter, left block first. */
export const layGoods = (g: Aurora, space: Space): void => {
  const data = g.content.cards[g.row[space]] as LocationCard | EncounterCard;
  const blocks = data.kind === 'location' ? [data.left, data.right] : [data.goods, []];
  blocks.forEach((block, side) => {
    for (const name of block) {
      const token = TOKENS.indexOf(name);
      if (takeToken(g, token)) blockOf(g, space, side).push(token);
    }
  });
};

/** LA-EOR-9: the tokens on a card go back to the supply. */
export const clearGoods = (g: Aurora, space: Space): void => {
  for (const side of [LEFT, RIGHT]) for (const token of blockOf(g, space, side).splice(0)) returnToken(g, token);
};

/** A card leaves the row for the discard pile; an enemy leaves the game (LA-RUL-40). Returns what follows from it. */
export const discardFromRow = (g: Aurora, space: Space, by: Who = g.turn): readonly Frame[] => {
  const card = g.row[space];
  clearGoods(g, space);
  (g.content.cards[card].kind === 'enemy' ? g.removed : g.discard).push(card);
  g.events?.push({ type: 'discarded', card });
  g.row[space] = NONE;
  return occur(g, { what: 'discarded', who: by, card });
};

export const fullBlocks = (g: Aurora, space: Space): number[] =>
  [LEFT, RIGHT].filter(side => blockOf(g, space, side).length > 0);

/** LA-GAT-5, LA-OPT-15: literally, items alone do not keep a location in the row. */
export const discardIfEmpty = (g: Aurora, space: Space, by: Who = g.turn): readonly Frame[] => {
  const literal = g.content.house.locationDiscard === 'literal';
  const left = [...blockOf(g, space, LEFT), ...blockOf(g, space, RIGHT)];
  return left.some(token => token !== EMPTY && !(literal && token === ITEM)) ? [] : discardFromRow(g, space, by);
};

/** FS-SURV-4: once for the action, whatever the block holds (FS-INT-3). */
const extraItems = (g: Aurora): number => sumTrait(g, g.party, 'gatherItems');

/** LA-GAT: suffer the location's effect, then empty one of its two blocks. */
export const gather = task('gather', (seat: Seat, space: Space) => ({ seat, space, items: 0 }), {
  // LA-GAT-1, 7, LA-LOC.
  sufferEffect(g, f): Next {
    // FS-SURV-4, LA-OPT-37: by whoever sets out, since who dies now has taken part.
    if (g.content.house.extraItemFor === 'setOut') f.items = extraItems(g);
    switch ((g.content.cards[g.row[f.space]] as LocationCard).effect) {
      case 'damage':
        return damage(f.seat, 1);
      case 'contamination':
        return contaminate(f.seat, 1, 'party');
      case 'loseFame':
        return loseFameByCard(g, f.seat, 1);
      case 'none':
        return;
    }
  },
  // LA-GAT-2, 6.
  chooseBlock: {
    about: 'block',
    options: (g, f) => (g.players[f.seat].out ? [] : fullBlocks(g, f.space)),
    take(g, f, side): Next {
      const taken = blockOf(g, f.space, side).splice(0);
      const items = taken.filter(token => token === ITEM).length;
      returnToken(g, ITEM, items);
      f.items += items;
      if (g.content.house.extraItemFor === 'present') f.items += extraItems(g);
      const resources = taken.filter(token => token !== ITEM);
      for (const token of resources) g.events?.push({ type: 'gained', who: f.seat, token });
      // LA-GAT-3.
      return stowAll(g, f.seat, resources);
    },
    whyNot: () => ({ key: 'why.blockEmpty', clause: 'LA-GAT-6' }),
  },
  // LA-GAT-4.
  drawItems: (_g, f) => (f.items > 0 ? drawItems(f.seat, f.items) : undefined),
  discardIfEmpty: (g, f): Next => [...discardIfEmpty(g, f.space), ...occur(g, { what: 'gathered', who: f.seat })],
});
