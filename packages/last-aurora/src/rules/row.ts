import { AGAIN, type Next, reveal } from '@lastroad/kernel';
import { type Aurora, type Card, NONE, type Space, task } from '../state.ts';
import { strike } from './events.ts';
import { layGoods } from './gather.ts';

/** LA-EXP-15, LA-EOR-6: closes the gaps; tokens stay on their cards. */
export const slideLeft = (g: Aurora): void => {
  let to = 0;
  for (let space = 0; space < g.row.length; space++) {
    if (g.row[space] === NONE) continue;
    if (space !== to) moveCard(g, space, to);
    to++;
  }
};

/** With all that lies on it; what lay there goes the other way. */
export const moveCard = (g: Aurora, from: Space, to: Space): void => {
  const card = g.row[to];
  g.row[to] = g.row[from];
  g.row[from] = card;
  for (let side = 0; side < 2; side++) {
    const block = g.goods[to * 2 + side];
    g.goods[to * 2 + side] = g.goods[from * 2 + side];
    g.goods[from * 2 + side] = block;
  }
};

/** LA-REV-1, 2, LA-OPT-22: where the next card goes. */
const nextSpace = (g: Aurora): Space =>
  g.content.house.refillOrder === 'rightToLeft' ? g.row.lastIndexOf(NONE) : g.row.indexOf(NONE);

/** LA-REV: fills the empty spaces from the deck, one card at a time. */
export const fillRow = task('fillRow', () => ({}), {
  revealCard(g): Next {
    const space = nextSpace(g);
    // LA-REV-6, LA-RUL-39.
    if (space === NONE || g.deck.length === 0) return;
    const card = g.deck.pop() as Card;
    reveal(g);
    for (const turned of g.content.hooks.turnedUp) turned(g, card);
    // LA-REV-4. During setup events wait until everybody sits at the table (LA-RUL-2).
    if (g.content.cards[card].kind === 'event') {
      if (g.phase === 'setup') {
        g.waitingEvents.push(card);
        return AGAIN;
      }
      return [strike(card), AGAIN];
    }
    placeCard(g, card, space);
    return AGAIN;
  },
});

/** LA-REV-3, 5. */
export const placeCard = (g: Aurora, card: Card, space: Space): void => {
  g.row[space] = card;
  g.events?.push({ type: 'revealed', card, space });
  const { kind } = g.content.cards[card];
  if (kind === 'location' || kind === 'encounter') layGoods(g, space);
};
