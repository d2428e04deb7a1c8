import type { Catalogue } from '@lastroad/kernel';

/** What only the board says of it. */
export const automaBoard: Catalogue = {
  'face.automa': 'Автома',
  'face.automaBoard': 'Планшет Автомы',
  'face.automaCrew': 'Выжившие {count}, заражённые {contaminated}',
  'face.automaCards': 'Предметы и добыча {count}',
  'face.automaDeck': 'Карты действий {count}',
  'face.automaShown': 'Открыты: {cards}',
  'face.automaSlot': 'Ряд {row}, столбец {column}: {kind}, {state, select, damaged {повреждена} other {цела}}',
};
