import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const deckBoard: Catalogue = {
  'face.text.slot.junk': 'Стреляет один раз за этап стрельбы; вместо боеприпасов выстрел стоит карты предмета.',
  'face.text.slot.itemPerRound': 'В конце каждого раунда даёт карту предмета.',
  'face.text.slot.itemLimit': 'Пока ячейка цела, можно держать на один предмет больше.',
  'face.why.junk': 'Подойдёт любой предмет. Он сбрасывается без своего эффекта.',
};
