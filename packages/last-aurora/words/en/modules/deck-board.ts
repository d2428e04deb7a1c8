import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk': 'Fires once in a Fire phase; each shot costs an item card instead of ammo.',
  'face.text.slot.itemPerRound': 'Draws an item card at the end of each round.',
  'face.text.slot.itemLimit': 'Lets you hold one more item while it is not damaged.',
  'face.why.junk': 'Any item will do. It is discarded and does nothing else.',
};
