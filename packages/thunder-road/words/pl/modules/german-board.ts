import type { Catalogue } from '@lastroad/kernel';

/** Polish: what only the board says of German Engineering. */
export const germanBoard: Catalogue = {
  'face.hand': 'Ręka',
  'face.card': 'Karta {die}, trafia {sizes}',
  'face.cardBack': 'karta',
  'face.deck': 'W talii {pile, plural, one {# karta} few {# karty} many {# kart} other {# karty}}',
  'face.discarded': 'Odrzucone',
  'face.noneDiscarded': 'brak',
  'face.explain.card':
    'Karta liczy się jak kość o jej wartości; to, co trafia, ma znaczenie tylko, póki jest w talii. Za jazdę samą drogą kość drogi dodaje {road}.',
  'face.foresee.cardShot': 'Trafia {hits} z {cards} nieznanych kart.',
  'face.explain.cardCar': 'Karty na ręce: {dice}. Za jazdę samą drogą kość drogi dodaje {road}.',
  'face.explain.cardCommand': 'Jeden rozkaz na rundę. Działa przed ruchem auta i kosztuje jedną z twoich kart: {dice}.',
};
