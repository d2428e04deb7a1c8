import type { Catalogue } from '@lastroad/kernel';

/** English: what only the board says of German Engineering. */
export const germanBoard: Catalogue = {
  'face.hand': 'Hand',
  'face.card': 'Card {die}, hits {sizes}',
  'face.cardBack': 'a card',
  'face.deck': 'Deck: {pile, plural, one {# card} other {# cards}}',
  'face.discarded': 'Discarded',
  'face.noneDiscarded': 'none',
  'face.explain.card':
    'A card counts as a die of its value; what it would hit matters only while it is in the deck. On road alone the road die adds {road}.',
  'face.foresee.cardShot': '{hits} of {cards} unseen cards hit.',
  'face.explain.cardCar': 'Cards in hand: {dice}. On road alone the road die adds {road}.',
  'face.explain.cardCommand': 'One command a round. It works before the car moves and costs one of your cards: {dice}.',
};
