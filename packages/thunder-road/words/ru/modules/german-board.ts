import type { Catalogue } from '@lastroad/kernel';

/** Russian: what only the board says of German Engineering. */
export const germanBoard: Catalogue = {
  'face.hand': 'Рука',
  'face.card': 'Карта {die}, попадает по {sizes}',
  'face.cardBack': 'карта',
  'face.deck': 'В колоде {pile, plural, one {# карта} few {# карты} many {# карт} other {# карты}}',
  'face.discarded': 'Сброс',
  'face.noneDiscarded': 'пусто',
  'face.explain.card':
    'Карта считается кубиком с её числом; куда она попала бы, важно, только пока она в колоде. Если ехать лишь по дороге, кубик дороги добавит {road}.',
  'face.foresee.cardShot': 'Попадут {hits} из {cards} неизвестных карт.',
  'face.explain.cardCar': 'Карты на руке: {dice}. Если ехать лишь по дороге, кубик дороги добавит {road}.',
  'face.explain.cardCommand':
    'Одна команда за раунд. Она действует до движения машины и стоит одной вашей карты: {dice}.',
};
