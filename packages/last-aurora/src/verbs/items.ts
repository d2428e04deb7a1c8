import { type Frame, framesOf, reveal, type Seat, shuffle } from '@lastroad/kernel';
import { type Aurora, type Item, NONE } from '../state.ts';
import { removeFrom } from './survivors.ts';

/** LA-ITM-4, LA-RUL-41: the top item card; the discard pile makes a new deck; `NONE` when all cards are held. */
export const drawItem = (g: Aurora): Item => {
  if (g.itemDeck.length === 0 && g.itemDiscard.length > 0) {
    g.itemDeck.push(...g.itemDiscard.splice(0).sort((a, b) => a - b));
    shuffle(g, g.itemDeck, 'items');
  }
  reveal(g);
  return g.itemDeck.pop() ?? NONE;
};

/** LA-ITM-6: an item of a hand goes face up to the discard pile. */
export const showItem = (g: Aurora, seat: Seat, item: Item): void => {
  removeFrom(g.players[seat].items, item);
  g.itemDiscard.push(item);
  g.lastItem = item;
  reveal(g);
};

/** FS-CELL-5: what follows at once when a slot that raises the item limit was damaged, or has left the convoy. */
export const limitFell = (g: Aurora, seat: Seat): readonly Frame[] => framesOf(g.content.hooks.limitFell, g, seat);
