import type { Catalogue } from '@lastroad/kernel';

/** Italian: what only the board says of German Engineering. */
export const germanBoard: Catalogue = {
  'face.hand': 'Mano',
  'face.card': 'Carta {die}, colpisce {sizes}',
  'face.cardBack': 'una carta',
  'face.deck': 'Mazzo: {pile, plural, one {# carta} many {# carte} other {# carte}}',
  'face.discarded': 'Scarti',
  'face.noneDiscarded': 'nessuno',
  'face.explain.card':
    'Una carta vale come un dado del suo valore; ciò che colpisce conta solo finché è nel mazzo. Solo su strada il dado strada aggiunge {road}.',
  'face.foresee.cardShot': 'Colpiscono {hits} delle {cards} carte non viste.',
  'face.explain.cardCar': 'Carte in mano: {dice}. Solo su strada il dado strada aggiunge {road}.',
  'face.explain.cardCommand':
    'Un comando per round. Agisce prima che l’auto si muova e costa una delle tue carte: {dice}.',
};
