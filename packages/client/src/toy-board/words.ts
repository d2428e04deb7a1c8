import type { Catalogue } from '@lastroad/kernel';

/** Words of the board itself, beside the game's own. */
export const WORDS: Catalogue = {
  'face.board': 'The table',
  'face.hand': 'Your hand',
  'face.nearer': 'Nearer',
  'face.whole': 'The whole board',
  'face.round': 'Round {round} of {rounds}',
  'face.coins': '{coins, plural, one {# coin} other {# coins}}',
  'face.coinsLabel': 'Coins',
  'face.cardsLabel': 'Cards',
  'face.bidding': 'Round {round} of {rounds}: everybody bids in secret, the highest card wins.',
  'face.pot': '{pot, plural, =0 {Nothing} one {# coin} other {# coins}} in the pot, {bank} in the bank.',
  'face.risk':
    'One time in {sides} a 1 comes up{pot, plural, =0 {.} one { and the coin in the pot is lost.} other { and # coins are lost.}}',
  'face.worth': 'Bids {worth}.',
  'face.card': 'Bidding card',
  'face.cardLabel': 'Card worth {worth}',
  'face.cardText': 'Put down face down, it bids {worth}; doubled, it bids twice as much for one coin.',
  'face.deck': 'Deck, {count, plural, one {# card} other {# cards}}',
  'face.potName': 'Pot',
  'face.bank': 'Bank',
  'face.die': 'Die',
  'face.rolled': 'The die shows {rolled}',
  'face.faceDown': 'a card face down',
};
